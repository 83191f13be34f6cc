"""True answers in other forms than the book's: what is not removed, and what is not marked."""

import pytest

from foxreader.answer.checks.evidence import Verdict
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

UNITS = {
    "mills": "In 1900 the county had 67 mills, and by 1905 there were 103 of them.",
    "lory": "“I am older than you, and must know better,” said the Lory, turning to Alice.",
    "people": "The county had 2,609,121 people when it was counted last.",
    "king": "The King laid his hand upon her arm, and timidly said “She is only a child!”",
    "ferry": "The ferry came after half an hour and took the captain over the river.",
    "carpenter": "“The boat will never float,” said the old carpenter to the captain.",
    "land": "The county covers 59,265 acres, of which 540 are under water.",
    "river": "The river was wide and slow, and trees grew down to the water.",
    "page": " ".join(["The rain fell on the county all day."] * 60),
    "page after": " ".join(["The rain fell on the county all night."] * 60),
    "narrator": "I slept in the mill that night, and in the morning the rain had stopped.",
    "call": "“Go home, Jonas,” said she. “You are late, Jonas, and wet, Jonas, as ever, Jonas.”",
    "again": "And Jonas, Jonas is what they called me in that county.",
    "talk": "“The mill,” said the miller, “has no wheel\u2060—none at all.”",
    "terms": "Sheriffs serve for two years and judges for six.",
    "smoke": "From there Napoleon could see nothing, for the smoke hid it all.",
    "march": "By noon Emperor Napoleon had gone.",
    "miller": "No Miller was ever richer than the Miller of Dee.",
    "table head": "All sums are in millions of dollars.",
    "table": "Sale of timber 39 399 (90) %",
    "share": "Of the mills 2 percent still have a wheel.",
    "aniska": "Aniska was weeping by the gate.",
    "play": "The play lasts an hour and fifty-three minutes without the songs.",
    "rate": "The rate has now been raised by 525 basis points in all.",
    "sales": "The sales of flour rose to 24.7 million pounds from 23.5 million.",
    "road": "The road is eighty miles long and leads to the sea.",
    "free": "The song was free from 1731 on, but in 1774 a printer still sold it alone.",
    "professor": "The mill was drawn by Prof. Herrlich in the spring.",
    "flight": "The flight of 1903 lasted just short of one hundred seconds.",
    "rain": "The rainfall is highest at Rabun, with 71.7 inches.",
    "origin": "Of the mill's old name I do not know the origin.",
    "girl": "They seized all the children by the gate but one girl.",
    "bell": "The bell of 1862 cracked forty-one years later.",
    "weir": "“The weir,” said the old reeve, turning to look at the sheriffs, “is older than I.”",
    "council": "In May Ellen spoke for the W.F.C., and Harriet joined the Guild of River Pilots.",
    "tarts": "“Who stole the tarts?” asked the Dodo, turning to the Mouse.",
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
        "Timber brought $39 million after $399 million {table head}{table}.",
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
        "The bell cracked in 1903 {bell}.",
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


def test_a_title_may_stand_for_the_name_that_the_book_puts_after_it():
    assert codes("The Emperor saw nothing for the smoke {smoke}.") == set()
    assert codes("The Miller saw nothing for the smoke {smoke}.") == {"name_not_cited"}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("Der Müller nennt ihn »Freund« und gibt ihm Brot {mills}.", set()),
        ("Der Müller sagt: »Ich bin viel älter als du und weiß es besser« {lory}.",
         {"quote_translated"}),
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
        ("Ellen spoke for the World Fishing Council {council}.", set()),
        ("Harriet joined the GRP {council}.", set()),
        ("Ellen spoke for the Royal Fishing Council {council}.", {"name_not_in_book"}),
    ],
)
def test_a_name_may_be_known_by_its_first_letters(answer, names):
    assert codes(answer) == names


def test_a_name_of_a_translated_answer_is_marked_and_not_removed():
    (verdict,) = verdicts("De las franjas de Estados Unidos vino el molinero con Jonas {call}.")
    assert {f.code for f in verdict.findings} == {"name_not_in_book"} and not verdict.fails


def test_a_place_in_a_part_that_is_not_translated_is_compared_in_its_own_language():
    text = "The keeper lit the lamp every night and wrote it in the book of the harbour.\n"
    text += "この情報は開発者のみがアクセスできます。"
    book = Book("5" * 64, "text", Metadata("Keeping"), (BookFile("a", text),))
    span = Span(0, text.index("この"), len(text))
    ledger = Ledger(book, [Span(0, 0, text.index("\n")), span])
    notes = Footnotes(ledger)
    list(notes.feed(f"この情報を見られるのは開発者だけです{span}。"))
    list(notes.end())
    checker = Checker(ledger, "誰が情報を見られますか。", "en", Words())
    (verdict,) = checker.inspect(notes.parts, notes.citations.all)
    assert verdict.findings == () and verdict.grade == "cited"


def test_a_word_of_the_question_may_be_part_of_a_longer_one():
    asked = "Where does rain fall most?"
    assert codes("Rabun gets the most rain, 71.7 inches {rain}.", asked) == set()
    assert codes("Rabun gets the most snow, 71.7 inches {rain}.", "Where is most snow?") != set()


def test_the_narrator_may_not_know_what_the_book_does_not_tell():
    claim = "The book does not explain it: {} says he does not know the origin {{origin}}."
    assert codes(claim.format("Jonas"), "Where is its name from?") == set()
    assert codes(claim.format("Zebedee"), "Where is its name from?") == {"name_not_in_book"}


def test_a_name_in_unspaced_text_shows_by_its_ending_or_by_what_is_said_of_it():
    made = "一八九四年に堀井新次郎という人物がこのしくみをつくりあげた。"
    text = f"{made}\n雨が降った。\n馬子は源兵衛である。"
    book = Book("4" * 64, "text", Metadata("印刷"), (BookFile("a", text),))
    first = Span(0, 0, text.index("\n"))
    last = Span(0, text.index("馬子"), len(text))
    ledger = Ledger(book, [first, last])

    def found(claim: str, span: Span) -> set[str]:
        notes = Footnotes(ledger)
        list(notes.feed(f"{claim}{span}。"))
        list(notes.end())
        checker = Checker(ledger, "しくみをつくったのは誰か。", "ja", Words())
        return {
            f.words
            for v in checker.inspect(notes.parts, notes.citations.all)
            for f in v.findings
            if f.code == "name_not_cited"
        }

    assert found("しくみをつくったのは草間京平である", first) == {"草間京平"}
    assert found("しくみをつくったのは堀井新次郎である", first) == set()
    assert found("馬子は権太郎である", last) == {"権太郎"}
    assert found("馬子は源兵衛である", last) == set()


def test_a_number_of_a_place_cited_beside_is_marked_and_not_removed():
    (verdict,) = verdicts("The 67 mills turned {terms} when the county was counted {mills}.")
    assert {f.code for f in verdict.findings} == {"number_not_cited"} and not verdict.fails


def test_a_name_at_the_beginning_is_one_if_the_book_writes_it_so():
    assert "name_not_cited" in codes("Lory slept in the mill that night {narrator}.")
