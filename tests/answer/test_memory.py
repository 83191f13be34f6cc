from __future__ import annotations

import pytest

from foxreader.answer.conversation.memory import MOST_RECALLED, Memory
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Answer, Citation, Searched, Text
from foxreader.core.message import Message
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question

TEXTS = {
    "en": "The sailor Queequeg met Ahab. Later Ahab saw Queequeg and Starbuck. Old Ahab died. ",
    "de": "Der Matrose Queequeg traf den alten Ahab. Später sah Ahab den Starbuck. Ahab starb. ",
    "fr": "Le marin Queequeg vit Ahab. Puis le vieux Ahab vit Starbuck. Enfin Ahab mourut. ",
    "es": "El marino Queequeg vio al viejo Ahab. Luego Ahab vio a Starbuck. El viejo Ahab murió. ",
    "ru": "Матрос Квикег встретил Ахава. Потом старый Ахав увидел Старбека. Старый Ахав умер. ",
    "zh": "水手季奎格遇见了亚哈。后来亚哈看见了斯达巴克。老亚哈死了。",
    "ja": "水夫クイークェグはエイハブに会った。エイハブはスターバックを見た。エイハブは死んだ。",
    "ar": "التقى البحار كويكويغ بالقبطان آخاب. ثم رأى آخاب ستاربك. ثم مات آخاب. ",
}


@pytest.fixture
def index_of(tmp_path):
    made: list[Index] = []

    def make(language: str, text: str = "") -> Index:
        text = text or TEXTS[language] * 5
        book = Book("ab" * 32, "text", Metadata("The Whale", (), language), (BookFile("0", text),))
        made.append(Index.open(tmp_path / f"{len(made)}.sqlite", book))
        list(build_text(made[-1]))
        return made[-1]

    yield make
    for index in made:
        index.close()


def answer(question: str, *places: Span, mode="grounded", text="So it is.", book="") -> Answer:
    citations = tuple(
        Citation(number, span, "words", "T", book=book) for number, span in enumerate(places, 1)
    )
    return Answer(question, mode, "specific", (Text(text),), citations, Searched())


class Remembering:
    """A memory and the reading of questions, as a conversation joins them."""

    def __init__(self, index: Index) -> None:
        self._search, self._memory = Search(index), Memory(index)

    def _read(self, question: str, scope: Scope) -> Question:
        return self._search.read_question(question, scope, self._memory.before)

    def add(self, answer: Answer, scope: Scope) -> None:
        self._memory.add(self._read(answer.question, scope), answer)

    def searched_as(self, question: str, scope: Scope = WHOLE_BOOK) -> str:
        return self._read(question, scope).searched_as

    def recalled(self, question: str, scope: Scope) -> tuple[Span, ...]:
        return self._memory.recalled(self._read(question, scope))

    def messages(self, room: int, scope: Scope) -> tuple[Message, ...]:
        return self._memory.messages(room, scope)


def after(index: Index, *questions: str) -> Remembering:
    memory = Remembering(index)
    for question in questions:
        memory.add(answer(question), WHOLE_BOOK)
    return memory


@pytest.mark.parametrize(
    ("language", "before", "question", "gained"),
    [
        ("en", "How did Ahab die?", "What did he see?", {"Ahab"}),
        ("en", "How did Ahab die?", "And his sister?", {"Ahab"}),
        ("de", "Wie starb der alte Ahab?", "Was sah er später?", {"Ahab"}),
        ("fr", "Comment est mort Ahab ?", "Et sa sœur, qui lui parla ?", {"Ahab"}),
        ("es", "¿Cómo murió el viejo Ahab?", "¿Y qué vio él luego?", {"Ahab"}),
        ("ru", "Как умер старый Ахав?", "А кого он увидел?", {"Ахав"}),
        ("zh", "亚哈怎么死的？", "他看见了谁？", {"亚哈"}),
        ("ja", "エイハブはどのように死にましたか", "彼は誰を見ましたか", {"エイハブ"}),
        ("ar", "كيف مات آخاب؟", "من رأى هو؟", {"آخاب"}),
    ],
)
def test_who_it_points_back_to_is_searched_for(index_of, language, before, question, gained):
    searched = after(index_of(language), before).searched_as(question)
    assert searched.startswith(question)
    assert all(word in searched[len(question) :] for word in gained)


@pytest.mark.parametrize(
    ("language", "before", "question", "kept", "left"),
    [
        ("en", "Where did Ahab die?", "And Queequeg?", "die", "Ahab"),
        ("en", "Where did Ahab die?", "What about Starbuck?", "die", "Ahab"),
        ("de", "Wie starb Ahab?", "Und Queequeg?", "starb", "Ahab"),
        ("fr", "Quand mourut Ahab ?", "Et Queequeg ?", "mourut", "Ahab"),
        ("es", "¿Cuándo murió Ahab?", "¿Y Queequeg?", "murió", "Ahab"),
        ("ru", "Когда умер Ахав?", "А Квикег?", "умер", "Ахав"),
        ("zh", "亚哈看见了谁？", "那季奎格呢？", "看见", ""),
        ("ja", "エイハブは誰を見ましたか", "では、クイークェグは？", "見", ""),
        ("ar", "متى مات آخاب؟", "وماذا عن كويكويغ؟", "مات", ""),
    ],
)
def test_with_a_new_name_the_predicate_is_kept(index_of, language, before, question, kept, left):
    searched = after(index_of(language), before).searched_as(question)
    gained = searched[len(question) :]
    assert searched.startswith(question)
    assert kept in gained
    assert not left or left not in gained


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "And who is Queequeg?"),
        ("en", "What did Starbuck see?"),
        ("en", "So how did Starbuck meet Queequeg?"),
        ("de", "Und wer ist Queequeg?"),
        ("fr", "Et qui est Queequeg ?"),
        ("es", "¿Qué vio el marino Queequeg?"),
        ("ru", "А кто такой Квикег?"),
        ("zh", "季奎格是谁？"),
        ("ja", "クイークェグは誰ですか"),
    ],
)
def test_what_is_whole_stays_as_it_is(index_of, language, question):
    before = {"ru": "Как умер Ахав?", "zh": "亚哈怎么死的？"}.get(language, "How did Ahab die?")
    assert after(index_of(language), before).searched_as(question) == question


def test_without_words_of_its_own_it_gets_all_that_was_asked(index_of):
    memory = after(index_of("en"), "How did Ahab die?")
    assert memory.searched_as("And then?") == "And then? Ahab die"
    assert Remembering(index_of("en")).searched_as("And then?") == "And then?"


def test_a_pronoun_before_a_name_is_for_somebody_else(index_of):
    memory = after(index_of("en"), "Who is Queequeg?")
    assert "Queequeg" in memory.searched_as("What does he predict about Ahab's death?")
    whole = "Why does Ahab say that he saw Starbuck?"
    assert memory.searched_as(whole) == whole


@pytest.mark.parametrize(
    "question",
    ["What is this book about?", "How many chapters does this book have?", "Who wrote this book?",
     "How often is Ahab named?", "What is the colour of these sailors?"],
)  # fmt: skip
def test_an_unrelated_question_takes_nothing(index_of, question):
    memory = after(index_of("en"), "Who is Queequeg?")
    assert memory.searched_as(question) == question


def test_who_it_is_about_lasts_over_several_turns(index_of):
    memory = after(index_of("en"), "How did Ahab die?", "What did he see?", "And then?")
    assert "Ahab" in memory.searched_as("Did he come home?")


def test_a_follow_up_finds_its_place_in_a_real_book(index_of, books):
    book, _resources = open_book(books / "epub" / "readest" / "sample-alice.epub")
    index = Index.open(index_of("en").path.with_suffix(".alice"), book)
    list(build_text(index))
    memory = after(index, "What did the Caterpillar smoke?")
    found = Search(index).passages(memory.searched_as("And what did he say to her?"), WHOLE_BOOK, 5)
    assert any("Caterpillar" in book.text_at(hit.span) for hit in found)
    alone = Search(index).passages("And what did he say to her?", WHOLE_BOOK, 5)
    assert not all("Caterpillar" in book.text_at(hit.span) for hit in alone)
    index.close()


def test_a_follow_up_in_a_real_japanese_book(index_of, books):
    name = "kusamakura-japanese-vertical-writing.epub"
    book, _resources = open_book(books / "epub" / "idpf-samples" / name)
    index = Index.open(index_of("ja").path.with_suffix(".ja"), book)
    list(build_text(index))
    memory = after(index, "那美さんは誰ですか")
    found = Search(index).passages(memory.searched_as("彼女は何をしましたか"), WHOLE_BOOK, 5)
    assert any("那美" in book.text_at(hit.span) for hit in found)
    index.close()


ONE, TWO, FAR = Span(0, 0, 29), Span(0, 30, 66), Span(0, 200, 229)


@pytest.mark.parametrize(
    "question",
    [
        "What did he do then?",
        "And Starbuck?",
        "What did you say about the ending?",
        "Where did old Ahab go?",
    ],
)
def test_places_cited_before_are_offered_again(index_of, question):
    memory = Remembering(index_of("en"))
    memory.add(answer("How did Ahab die?", ONE, TWO), WHOLE_BOOK)
    assert memory.recalled(question, WHOLE_BOOK) == (ONE, TWO)


def test_a_question_of_its_own_recalls_nothing(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("How did Ahab die?", ONE), WHOLE_BOOK)
    assert memory.recalled("What did Queequeg carry?", WHOLE_BOOK) == ()
    assert memory.recalled("And who said that Queequeg slept?", WHOLE_BOOK) == ()


def test_what_was_said_is_found_by_the_words_of_the_answer(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("How did Ahab die?", ONE, text="A rope took him."), WHOLE_BOOK)
    memory.add(answer("Who met Queequeg?", TWO, text="Ahab did."), WHOLE_BOOK)
    assert memory.recalled("What did you say about the rope?", WHOLE_BOOK) == (ONE,)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Was hast du vorhin gesagt?"),
        ("fr", "Qu'est-ce que tu as dit ?"),
        ("es", "¿Qué dijiste?"),
        ("ru", "Что ты говорил?"),
        ("zh", "你刚才说了什么？"),
        ("ja", "さっき何と言いましたか"),
        ("ar", "ماذا قلت؟"),
    ],
)
def test_what_was_said_in_any_language(index_of, language, question):
    memory = Remembering(index_of(language))
    memory.add(answer("Ahab?", ONE), WHOLE_BOOK)
    assert memory.recalled(question, WHOLE_BOOK) == (ONE,)


def test_nothing_past_the_limit_is_recalled(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("How did Ahab die?", ONE, FAR), WHOLE_BOOK)
    assert memory.recalled("What did he do?", Scope(Span(0, 228, 228))) == (ONE,)
    assert memory.recalled("What did he do?", Scope(Span(0, 0, 0))) == ()


def test_only_a_few_and_none_of_another_book(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("Who is Ahab?", *(Span(0, n, n + 9) for n in range(9))), WHOLE_BOOK)
    assert len(memory.recalled("What did he do?", WHOLE_BOOK)) == MOST_RECALLED
    other = Remembering(index_of("en"))
    other.add(answer("Who is Ahab?", ONE, book="cd" * 32), WHOLE_BOOK)
    assert other.recalled("What did he do?", WHOLE_BOOK) == ()


def test_what_saw_farther_is_not_told_again(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("How did Ahab die?"), WHOLE_BOOK)
    assert memory.messages(1_000, WHOLE_BOOK)
    assert memory.messages(1_000, Scope(Span(0, 100, 100))) == ()


def test_a_refusal_is_not_told_but_whom_it_was_about_is_known(index_of):
    memory = Remembering(index_of("en"))
    memory.add(answer("Where was Ahab born?", mode="hard_refusal"), WHOLE_BOOK)
    assert memory.messages(1_000, WHOLE_BOOK) == ()
    assert "Ahab" in memory.searched_as("How did he die?")
