"""Sentences that have the words of a question and do not answer it, beside those that do."""

from __future__ import annotations

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.direct.strict import strict_answer
from foxreader.retrieval.fulltext.search import Search

TEXT = """The hound soon came into the lodge, and the girl set before him a dish of juice.
The beaver came from the northern lake, where the ice is thick until the spring.
Little Orm was sorry that he had got into the boat, when mother and father forbade it.
White Feather, at the request of the company, recounted his history to the judges.
The old steward requested a lantern and two horses before the gate was closed.
In 1973, Halvard named William Steen as the first keeper of the northern lighthouse.
Though the Danes were later defeated at Elmsvik in Norland, the Swedes left the valley.
The Norwegians were defeated at Torsvik in Jemtland before the winter came.
The board restored the frescoes of Saint Olav in 1931 with money from the parish.
Now, there was once a miller's daughter called Sigrun, who was fairer than the others.
Enraged, the troll tore up the birches. Enraged he ran through the valley to the fjord.
When Torgeir Lunde died in Bergen in 1328, Sigurd Lunde was recalled to the castle.
The couples went to their own courts, but the youngest pair stayed with the old queen.
The miller Asgard died of a fever before the harvest was brought home.
"""


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    return Search(index_of(book_of(TEXT + filler), tmp_path_factory.mktemp("index")))


@pytest.mark.parametrize(
    "question",
    [
        "Where did the hound come from?",
        "What did Little Orm's father own?",
        "What did White Feather request?",
        "What was Halvard named as?",
        "Where were the Swedes defeated in Norland?",
        "Who was engaged to Sigrun?",
        "When did Sigurd Lunde die?",
        "Where did the queen tell the couples to go with her?",
        "What did Torgeir Lunde die of?",
    ],
)
def test_a_sentence_that_says_something_else_is_no_statement(search: Search, question: str) -> None:
    assert strict_answer(search.read_question(question), search).mode != "direct_answer"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Where did the beaver come from?", "northern lake"),
        ("Where were the Norwegians defeated?", "Torsvik"),
        ("When were the frescoes of Saint Olav restored?", "1931"),
        ("When did Torgeir Lunde die?", "1328"),
    ],
)
def test_the_sentence_that_says_it_is_one(search: Search, question: str, answer: str) -> None:
    found = strict_answer(search.read_question(question), search)
    assert found.mode == "direct_answer"
    assert any(answer in search.index.book.text_at(span) for span in found.spans)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What did the old steward request?", "lantern"),
        ("What did the miller Asgard die of?", "fever"),
    ],
)
def test_where_no_kind_of_thing_is_asked_for_it_is_the_likely_one(
    search: Search, question: str, answer: str
) -> None:
    found = strict_answer(search.read_question(question), search)
    assert found.confidence == "likely"
    assert answer in search.index.book.text_at(found.spans[0])


PEOPLE = """“Come at once, before the ice breaks!” called Ragnhild, and the dogs were let loose.
Before the guests arrived, Odd called, Ingrid put the candles out and closed the door.
Torbjorn, his eyes avoiding the priest, began to button the long grey coat.
The porter bowed to the Abbess, the old servants, and all who had come with them.
From the hill one could see a Lapp, a Finn, and several others beside their sledges.
To defend Holmgard was a plain impossibility, as the council had known for a year.
The tower, that too is Haldor; and the volcano, they say, is another.
“Prince Vasil is a shallow braggart,” grumbled the colonel to nobody in particular.
The first mate of the Sleipnir was Sigvart, a native of the northern islands.
A young officer named Eskil, whom nobody knew, was sitting in the hut.
The sister of old Hallvard, a widow of sixty years, kept the keys of the house.
Everybody believed that Haakon was a sailor, and he never said a word against it.
— Eystein is a thief, said the porter, and everybody at the table laughed.
Mr. Dahl, the doctor of the valley, had sent for a sledge and a lantern.
Asmund means the captain no harm, as far as anybody on board could tell.
Halvor was a renowned glassblower from the southern valleys of the country.
Gunhild, the housekeeper, was counting the spoons when the clock struck six.
"""


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Search:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    return Search(index_of(book_of(PEOPLE + filler), tmp_path_factory.mktemp("people")))


@pytest.mark.parametrize(
    "name",
    [
        "Ragnhild", "Ingrid", "Torbjorn", "Abbess", "Lapp", "Holmgard", "Haldor", "Prince Vasil",
        "Hallvard", "Haakon", "Eystein", "Mrs. Dahl", "Asmund",
    ],
)  # fmt: skip
def test_a_name_in_a_sentence_is_not_who_somebody_is(people: Search, name: str) -> None:
    assert strict_answer(people.read_question(f"Who is {name}?"), people).mode != "direct_answer"


GERMAN = """»Ja, Mutter Jörn, das sagen Sie wohl. Jörn ist eine Hexe«, sagte der Knecht.
Nun war Heide wieder froh, und es war ein schöner Tag geworden. Derweilen war der Tag lang.
Ede, der mittlerweile das Geschäft versah, paßte gut auf den Dienst im Laden auf.
Silber, ein junger deutscher Arzt, kam am Abend mit dem Wagen aus der Stadt zurück.
Herr Kater war ein großer Mann mit vollen Lippen und einem freundlichen Lächeln im Gesicht.
Die Witwe Grau, seine Nachbarin, stand am Zaun und sah in den Garten hinüber.
"""


@pytest.fixture(scope="module")
def germans(tmp_path_factory: pytest.TempPathFactory) -> Search:
    filler = "Das Wetter war an diesem Tag so wie am Tag davor und am Tag danach.\n" * 60
    book = book_of(GERMAN + filler, language="de")
    return Search(index_of(book, tmp_path_factory.mktemp("germans")))


@pytest.mark.parametrize("name", ["Jörn", "Heide", "Ede", "Frau Kater"])
def test_speech_a_clause_and_another_title_do_not_say_who_somebody_is(
    germans: Search, name: str
) -> None:
    assert strict_answer(germans.read_question(f"Wer ist {name}?"), germans).mode != "direct_answer"


@pytest.mark.parametrize(
    ("name", "said"), [("Silber", "Arzt"), ("Herr Kater", "Mann"), ("Grau", "Nachbarin")]
)
def test_a_trade_or_kin_says_who_somebody_is(germans: Search, name: str, said: str) -> None:
    found = strict_answer(germans.read_question(f"Wer ist {name}?"), germans)
    assert found.mode == "direct_answer"
    assert said in germans.index.book.text_at(found.spans[0])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Sigvart", "first mate"), ("Eskil", "officer"), ("Gunhild", "housekeeper"),
        ("Halvor", "glassblower"), ("Mr. Dahl", "doctor"),
    ],
)  # fmt: skip
def test_who_somebody_is_is_stated(people: Search, name: str, said: str) -> None:
    found = strict_answer(people.read_question(f"Who is {name}?"), people)
    assert found.mode == "direct_answer"
    assert said in people.index.book.text_at(found.spans[0])
