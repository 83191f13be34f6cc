"""True answers in other forms than the book's: what is not removed, and what is not marked."""

import re

import pytest

from foxreader.answer.checks.evidence import Verdict
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

UNITS = {
    "fire": "I saw the first of its mills burn when I was a boy.",
    "mills": "In 1900 the county had 67 mills, and by 1905 there were 103 of them.",
    "lory": "“I am older than you, and must know better,” said the Lory, turning to Alice.",
    "people": "The county had 2,609,121 people when it was counted last.",
    "king": "The King laid his hand upon her arm, and timidly said “She is only a child!”",
    "ferry": "The ferry came after half an hour and took the captain over the river.",
    "carpenter": "“The boat will never float,” said the old carpenter to the captain.",
    "land": "The county covers 59,265 acres, of which 540 are under water.",
    "river": "The river was wide and slow, and trees grew down to the water.",
    "jon": "Jon held the rope when the ferry came, and asked for nothing.",
    "page": " ".join(["The rain fell on the county all day."] * 60),
    "page after": " ".join(["The rain fell on the county all night."] * 60),
    "narrator": "I slept in the mill that night, and in the morning the rain had stopped.",
    "call": "“Go home, Jonas,” said she. “You are late, Jonas, and wet, Jonas, as ever, Jonas.”",
    "again": "And Jonas, Jonas is what they called me in that county.",
    "talk": "“The mill,” said the miller, “has no wheel\u2060—none at all.”",
    "terms": "Sheriffs serve for two years and judges for six.",
    "smoke": "From there Napoleon could see nothing, for the smoke hid it all.",
    "table head": "All sums are in millions of dollars.",
    "table": "Sale of timber 34 399 (91) %",
    "march": "By noon Emperor Napoleon had gone.",
    "miller": "No Miller was ever richer than the Miller of Dee.",
    "share": "Of the mills 2 percent still have a wheel.",
    "aniska": "Aniska was weeping by the gate.",
    "play": "The play lasts an hour and fifty-three minutes without the songs.",
    "rate": "The rate has now been raised by 525 basis points in all.",
    "sales": "The sales of flour rose to 24.7 million pounds from 23.5 million.",
    "road": "The road is eighty miles long and leads to the sea.",
    "free": "The song was free from 1731 on, but in 1774 a printer still sold it alone.",
    "professor": "The mill was drawn by Prof. Herrlich in the spring.",
    "flight": "The flight of 1903 lasted just short of one hundred seconds.",
    "snow": "The snowfall is highest at Rabun, with 71.7 inches.",
    "origin": "Of the mill's old name I do not know the origin.",
    "girl": "They seized all the children by the gate but one girl.",
    "bell": "The bell of 1862 cracked sixty-one years later and weighs 150 pounds.",
    "egypt": "Two travellers from Egypt slept at the mill with Roberta and her dogs.",
    "louis": "King Louis the Fourteenth never came to see it.",
    "council": "For Norland it was counted by the World Grain Council before the war.",
    "board": "What was left in Norland they sold to the NFB in the last year of the war.",
    "wall": "The old wall fell into the sea in the wind.",
    "weir": "“The weir,” said the old reeve, turning to look at the sheriffs, “is older than I.”",
    "guild": "In May Ellen spoke for the W.F.C., and Harriet joined the Guild of River Pilots.",
    "tarts": "“Who stole the tarts?” asked the Dodo, turning to the Mouse.",
    "captains": "The three old captains sat by the fire until dawn.",
    "post": "The G.P.O. took over the ferry in the spring.",
    "steps": "First she washed the cloth, then she dyed it, and lastly she hung it in the mill.",
    "wind": "At Rabun the South East wind blew until the harvest.",
    "reasons": "Firstly the wheel was his father’s; secondly the water was low; thirdly he had no "
    "son.",
    "clerk": "The clerk wrote it all down and went home.",
    "duties": "The keeper shall (a) wind the clock of the tower before noon; (b) light the lamp at "
    "the fall of night; (c) write down each ship that he sees; (d) mend the nets of the harbour.",
    "gifts": "They brought oil, salt of the sea, honey from the hills, flour and wine.",
    "harbour": "Nobody else came to the harbour in that year.",
    "tide": "Tides in feet: 3, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90 and 104.",
}
TEXT = "\n".join(UNITS.values())
BOOK = Book("2" * 64, "text", Metadata("The County", ("Ann Author",)), (BookFile("a", TEXT),))
SPANS = {name: Span(0, TEXT.index(u), TEXT.index(u) + len(u)) for name, u in UNITS.items()}


class Words:
    """The words of the made book, none of them past a limit."""

    def knows(self, term: str) -> bool:
        return term in terms(TEXT, "en")

    def only_later(self, term: str) -> bool:
        return False

    def rarity(self, term: str) -> float:
        return 1.0


def verdicts(answer: str, question: str = "What of the county?") -> tuple[Verdict, ...]:
    ledger = Ledger(BOOK, SPANS.values())
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(**SPANS)))
    list(notes.end())
    return Checker(ledger, question, "en", Words()).inspect(notes.parts, notes.citations.all)


def of_book(
    text: str, claim: str, place: str, question: str = "What of it?", language: str = "en"
) -> Verdict:
    """The verdict on a claim that cites the line ``place`` of a small book."""
    book = Book("5" * 64, "text", Metadata("Keeping"), (BookFile("a", text),))
    lines = [Span(0, *line.span()) for line in re.finditer(".+", text)]
    cited = next(line for line in lines if book.text_at(line) == place)
    ledger = Ledger(book, lines)
    notes = Footnotes(ledger)
    list(notes.feed(f"{claim} {cited}."))
    list(notes.end())
    checker = Checker(ledger, question, language, Words())
    (verdict,) = checker.inspect(notes.parts, notes.citations.all)
    return verdict


def codes(answer: str, question: str = "What of the county?") -> set[str]:
    return {f.code for verdict in verdicts(answer, question) for f in verdict.findings}


@pytest.mark.parametrize(
    "answer",
    [
        "From 67 mills the number rose by 36, to 103 {mills}.",
        "In 1905 the county had more mills than five years earlier {mills}.",
        "By the last count 2.6 million people lived in the county {people}.",
        "After 30 minutes the ferry took the captain over the river {ferry}.",
        "In the end the two friends cross the river by ferry {ferry}.",
        "The terms of the two differ {terms}.",
        "Timber brought $34 million after $399 million {table head}{table}.",
        "The other 98 percent of the mills have no wheel {share}.",
        "The play lasts 113 minutes without the songs {play}.",
        "The play lasts about two hours without the songs {play}.",
        "It took just under 1 minute 40 seconds in 1903 {flight}.",
        "In all the rate rose by 5.25 percentage points {rate}.",
        "Die Straße ist achtzig Meilen lang, also fast 130 Kilometer {road}.",
        "The road is 80 miles long, some 129 kilometres {road}.",
        "It was free for more than four decades {free}.",
        "The first two friends are the miller and the carpenter {carpenter}{talk}.",
        "Sales of flour grew by 1.2 million pounds {sales}.",
        "Her work has three steps {steps}.",
        "He gave three reasons {reasons}.",
        "The keeper has four duties {duties}.",
        "They brought five things {gifts}.",
    ],
)
def test_a_number_in_another_form_is_the_places_own(answer):
    assert "number_not_cited" not in codes(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "The county covers 59,265 acres, some 58,700 of them land {land}.",
        "Judges serve three times as long as sheriffs {terms}.",
        "More than 58,000 of its acres are land {land}.",
        "Nine tenths of the sale of timber are gone {table}.",
        "The county had 67 mills {mills} and its judges serve 103 years {terms}.",
        "Two friends cross the river by ferry {ferry}.",
        "The bell cracked in 1923 {bell}.",
        "The two captains sat by the fire until dawn {captains}.",
    ],
)
def test_a_number_that_may_be_worked_out_is_marked_and_not_removed(answer):
    (verdict,) = verdicts(answer)
    assert not verdict.fails and {f.code for f in verdict.findings} == {"number_not_cited"}


@pytest.mark.parametrize(
    "answer",
    [
        "The county has 69 mills {mills}.",
        "By the last count 2.7 million people lived in the county {people}.",
        "After 20 minutes the ferry took the captain over the river {ferry}.",
        "The play lasts 112 minutes without the songs {play}.",
        "The play lasts about three hours without the songs {play}.",
        "In all the rate rose by 5.5 percentage points {rate}.",
        "The road is 80 miles long, some 160 kilometres {road}.",
        "It was free for more than six decades {free}.",
        "Two captains cross the river by ferry {ferry}.",
        "The bell cracked in 1907 {bell}.",
        "The bell cracked in 1712 {bell}.",
        "The tide stood at 11 feet {tide}.",
        "In 1900 the county had 67 mills {mills}, and by 1905 it had 540 mills.",
        "In the county 98 percent of the sheriffs serve again {terms}.",
    ],
)
def test_a_number_that_is_certainly_not_there_is_removed(answer):
    (verdict,) = verdicts(answer)
    assert verdict.fails


@pytest.mark.parametrize(
    ("answer", "differs"),
    [
        ("“I am older than you,” it tells Alice {lory}.", False),
        ("“I am older than you,” the Lory tells Alice {lory}.", False),
        ("“I am older than you,” the bird tells Alice {lory}.", False),
        ("“I am older than you,” Alice tells the Lory {lory}.", True),
        ("Timidly the King says “She is only a child!” {king}", False),
        ("Her husband says “She is only a child!” {king}", False),
        ("The Queen says “She is only a child!” {king}", True),
        ("“Who stole the tarts?” The Dodo asks this at last {tarts}.", False),
        ("“Who stole the tarts?” The Mouse asks the Dodo at last {tarts}.", True),
    ],
)
def test_a_speaker_may_be_a_pronoun_or_described(answer, differs):
    assert ("other_speaker" in codes(answer) or "name_not_in_book" in codes(answer)) is differs


def test_a_number_word_with_a_capital_is_no_name():
    assert codes("Sixty-seven mills were in the county in 1900 {mills}.") == set()


@pytest.mark.parametrize(
    "answer",
    [
        "The miller says: “The mill has no wheel—none at all” {talk}.",
        "“The mill has no wheel”, says the miller {talk}.",
        "The reeve says: “The weir is older than I” {weir}.",
    ],
)
def test_a_quotation_may_leave_out_who_speaks(answer):
    assert codes(answer) == set()


def test_a_quotation_may_not_leave_out_a_negation():
    assert "quote_not_found" in codes("The miller says: “The mill has a wheel at all” {talk}.")


def test_the_narrator_may_be_called_by_name():
    assert codes("In the mill slept Jonas that night {narrator}.") == set()
    assert codes("In the mill slept Alice that night {narrator}.") == {"name_not_cited"}
    assert codes("In the mill slept Jon that night {narrator}.") == {"name_not_cited"}
    assert codes("As a boy Jonas saw the first of its mills burn {fire}.") == set()
    assert codes("As a boy Napoleon saw the first of its mills burn {fire}.") == {"name_not_cited"}


@pytest.mark.parametrize(
    ("talk", "marked"),
    [
        ("“Rolf, Rolf,” said she, “Rolf and Rolf! Rolf, Rolf!”", False),
        ("“Rolf, Rolf,” said she, “Rolf and Rolf! Rolf!”", True),
        ("“Rolf, Rolf,” said she, “Rolf and Rolf! Rolf, Rolf!” Rolf said nothing.", True),
        ("“Rolf, Rolf,” said she, “Rolf and Rolf! Rolf, Rolf!” “No,” said Rolf.", True),
    ],
)
def test_the_narrator_is_often_called_and_never_speaks_as_another(talk, marked):
    text = f"{UNITS['narrator']}\n{UNITS['page']}\n{UNITS['page after']}\n{talk}"
    verdict = of_book(text, "In the mill slept Rolf that night", UNITS["narrator"])
    assert [finding.code for finding in verdict.findings] == ["name_not_cited"] * marked


def test_a_name_may_be_shortened_or_written_in_two_words():
    assert codes("In the spring the General Post Office took over the ferry {post}.") == set()
    assert codes("The General Post Office took over the ferry in the spring {post}.") == set()
    assert codes("At Rabun the Southeast wind blew until the harvest {wind}.") == set()


def test_a_quotation_may_go_over_all_between_two_places():
    said = " ".join(UNITS[name] for name in ("rate", "sales", "road", "free"))
    assert codes(f"It is told there: “{said}” {{rate}}{{free}}") == set()


def test_a_title_may_stand_for_the_name_that_the_book_puts_after_it():
    assert codes("The Emperor saw nothing for the smoke {smoke}.") == set()
    assert codes("The Miller saw nothing for the smoke {smoke}.") == {"name_not_cited"}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("Der Müller nennt ihn »Freund« und gibt ihm Brot {mills}.", set()),
        ("Der Müller sagt: »Ich bin viel älter als du und weiß es besser« {lory}.",
         {"quote_translated"}),
        ("Der Müller sagt: »Ich bin doch um vieles älter als du, mein Kind, und muß es darum auch "
         "wohl besser wissen« {lory}.", {"quote_translated"}),
        ("Der Müller sagt: »Ich bin doch um vieles älter als du, mein Kind, und muß es darum auch "
         "wohl besser wissen, denn wer so alt ist wie ich, der hat die Welt gesehen und kennt alle "
         "ihre Wege« {lory}.", {"quote_not_found"}),
        ("Der Müller sagt: »Ich bin 40 Jahre älter als du und weiß es besser« {lory}.",
         {"quote_not_found"}),
        ("Der Müller sagt: »Ich bin älter als du … und weiß es besser« {lory}.",
         {"quote_not_found"}),
    ],
)  # fmt: skip
def test_a_translated_term_between_quotation_marks_is_no_quotation(answer, code):
    assert codes(answer) == code
    assert not any(verdict.fails for verdict in verdicts(answer))


def test_what_somebody_is_called_only_a_place_with_the_name_can_tell():
    assert codes("The girl left behind is called Aniska {girl}.") == {"name_not_cited"}
    assert "name_not_cited" not in codes("Aniska, it seems, was weeping by the gate {aniska}.")


@pytest.mark.parametrize(
    ("answer", "names"),
    [
        ("The mill was drawn by Professor Herrlich {professor}.", set()),
        ("The mill was drawn by Captain Herrlich {professor}.", {"name_not_cited"}),
        ("The mill was drawn by Professor Adams {professor}.", {"name_not_in_book"}),
        ("Puisque la rivière était large, elle était lente {river}.", set()),
        ("Weil der Fluss breit war, war er langsam {river}.", set()),
        ("Daarom is Jonas dood {call}.", set()),
    ],
)
def test_a_title_may_be_written_out_and_a_conjunction_is_no_name(answer, names):
    assert {code for code in codes(answer) if code.startswith("name")} == names


@pytest.mark.parametrize(
    ("answer", "names"),
    [
        ("The Egyptian travellers slept at the mill with Roberta {egypt}.", set()),
        ("The Egyptian travellers slept at the mill {egypt}.", set()),
        ("The Ethiopian travellers slept at the mill {egypt}.", {"name_not_in_book"}),
        ("Louis XIV never came to see it {louis}.", set()),
        ("Louis XIII never came to see it {louis}.", {"name_not_in_book"}),
        ("For Norland the WGC counted it before the war {council}.", set()),
        ("For Norland the WTO counted it before the war {council}.", {"name_not_in_book"}),
        ("What was left in Norland they sold to the National Flour Board {board}.", set()),
        ("Das Boot, sagt der Zimmermann, wird Wind und Wellen nie standhalten {carpenter}.", set()),
    ],
)
def test_a_name_in_another_form_or_a_noun_of_the_answers_language_is_not_marked(answer, names):
    assert {code for code in codes(answer) if code.startswith("name")} == names


@pytest.mark.parametrize(
    ("answer", "names"),
    [
        ("Ellen spoke for the World Fishing Council {guild}.", set()),
        ("Harriet joined the GRP {guild}.", set()),
        ("Ellen spoke for the Royal Fishing Council {guild}.", {"name_not_in_book"}),
    ],
)
def test_a_name_may_be_known_by_its_first_letters(answer, names):
    assert codes(answer) == names


def test_a_name_of_a_translated_answer_is_marked_and_not_removed():
    (verdict,) = verdicts("De las franjas de Estados Unidos vino el molinero con Jonas {call}.")
    assert {f.code for f in verdict.findings} == {"name_not_in_book"} and not verdict.fails


def test_a_place_in_a_part_that_is_not_translated_is_compared_in_its_own_language():
    place = "この情報は開発者のみがアクセスできます。"
    text = f"The keeper lit the lamp every night and wrote it in the book of the harbour.\n{place}"
    claim = "この情報を見られるのは開発者だけです"
    verdict = of_book(text, claim, place, "誰が情報を見られますか。")
    assert verdict.findings == () and verdict.grade == "cited"


def test_a_word_of_the_question_may_be_part_of_a_longer_one():
    asked = "Where does snow fall most?"
    assert codes("Rabun gets the most snow, 71.7 inches {snow}.", asked) == set()
    assert codes("Rabun gets the most hail, 71.7 inches {snow}.", "Where is most hail?") != set()


def test_the_narrator_may_not_know_what_the_book_does_not_tell():
    claim = "The book does not explain it: {} says he does not know the origin {{origin}}."
    assert codes(claim.format("Jonas"), "Where is its name from?") == set()
    assert codes(claim.format("Zebedee"), "Where is its name from?") == {"name_not_in_book"}


def test_a_name_in_unspaced_text_shows_by_its_ending_or_by_what_is_said_of_it():
    made = "一八九四年に堀井新次郎という人物がこのしくみをつくりあげた。"
    driver = "馬子は源兵衛である。"
    text = f"{made}\n雨が降った。\n{driver}"

    def found(claim: str, place: str) -> set[str]:
        verdict = of_book(text, claim, place, "しくみをつくったのは誰か。", "ja")
        return {one.words for one in verdict.findings if one.code == "name_not_cited"}

    assert found("しくみをつくったのは草間京平である", made) == {"草間京平"}
    assert found("しくみをつくったのは堀井新次郎である", made) == set()
    assert found("馬子は権太郎である", driver) == {"権太郎"}
    assert found("馬子は源兵衛である", driver) == set()


@pytest.mark.parametrize(
    ("quoted", "code"),
    [
        ("The old man was mending his net by the river", "quote_translated"),
        ("The old man was mending his net by the river, and all the time he sang of the sea and of "
         "his dead brother", "quote_not_found"),
    ],
)  # fmt: skip
def test_a_translation_of_unspaced_text_is_longer(quoted, code):
    place = "老人在河边补他的渔网。"
    verdict = of_book(f"{place}\n天黑了。", f"He wrote: “{quoted}”", place, "老人做什么？", "zh")
    assert [finding.code for finding in verdict.findings] == [code]


def test_a_number_of_a_place_cited_beside_is_marked_and_not_removed():
    (verdict,) = verdicts("The 67 mills turned {terms} when the county was counted {mills}.")
    assert {f.code for f in verdict.findings} == {"number_not_cited"} and not verdict.fails


def test_a_name_at_the_beginning_is_one_if_the_book_writes_it_so():
    assert "name_not_cited" in codes("Lory slept in the mill that night {narrator}.")
