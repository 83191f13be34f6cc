"""Which words rest on which footnote, and what the sentences around a sentence carry."""

import pytest

from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.verdict import Verdict, flags
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.uncited import uncited
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Text
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

UNITS = [
    "“That would be grand,” said Alice, “but then I shouldn’t be hungry for it.”",
    "The three little sisters lived at the bottom of a well on treacle.",
    "“They lived on treacle,” said the Dormouse after a minute or two.",
    "The Queen had a garden of roses and painted them red every morning.",
    "In him courage was not a sentiment, but a thing simply useful to him.",
    "Bill the gardener fell into the pond and was pulled out by the cat.",
]
TEXT = "\n".join(UNITS)
BOOK = Book(
    "1" * 64, "text", Metadata("Tales of 12 Nights", ("Ann Author",)), (BookFile("a", TEXT),)
)
SPANS = [Span(0, TEXT.index(u), TEXT.index(u) + len(u)) for u in UNITS]


class Words:
    """The words of the made book, none of them past a limit."""

    def knows(self, term: str) -> bool:
        return term in terms(TEXT, "en")

    def only_later(self, term: str) -> bool:
        return False

    def rarity(self, term: str) -> float:
        return 1.0


def verdicts(
    answer: str, question: str = "What of them?", *, limited: bool = False
) -> tuple[Verdict, ...]:
    ledger = Ledger(BOOK, SPANS)
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(*SPANS)))
    list(notes.end())
    checker = Checker(ledger, question, "en", Words(), limited=limited)
    return checker.inspect(notes.parts, notes.citations.all)


def codes(answer: str, question: str = "What of them?") -> set[str]:
    return {f.code for verdict in verdicts(answer, question) for f in verdict.findings}


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("The sisters lived on treacle {1} and they murdered the Queen.", "no_place"),
        ("They drowned.", "no_place"),
        ("He said that courage “was … a sentiment” {4}.", "quote_not_found"),
        ("Alice says “I should … be hungry for it” {0}.", "quote_not_found"),
        ("“The three little sisters … painted them red” {1}.", "quoted_elsewhere"),
        ("The Queen killed Bill with a knife, and “They lived on treacle” {2}.",
         "beyond_quotation"),
        ("The book does not explain why the Queen poisoned the sisters.", "taken_for_granted"),
        ("## Bill murders the Queen\n\nBill fell into the pond {5}.", "beyond_its_list"),
        ("“They lived on treacle,” said Bill {2}.", "name_not_cited"),
        ("Every morning Bill painted the roses red {3}.", "name_not_cited"),
    ],
)  # fmt: skip
def test_what_a_footnote_does_not_carry_is_found(answer, code):
    assert code in codes(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "The Queen {3} painted her roses red.",
        "The sisters lived {1} on treacle.",
        "The book does not say why the roses were painted red.",
        "The passages do not mention a king.",
        "Two things happen:\n\n- Bill fell into the pond {5}\n- The Queen painted roses {3}",
        "In summary: Bill fell into the pond {5}.",
        "The Queen painted her roses. She painted them red every morning {3}.",
        "| who | what |\n|---|---|\n| Bill | fell into the pond {5} |",
    ],
)
def test_what_the_sentences_around_carry_is_not_marked(answer):
    assert codes(answer) == set()


@pytest.mark.parametrize("question", ["Were there 17 sisters?", "Did “17 sisters” live there?"])
def test_a_question_lends_no_number(question):
    found = verdicts("There were 17 sisters at the bottom of a well {1}.", question)
    assert any(verdict.fails for verdict in found)
    denied = verdicts("There were not 17 but three sisters at the bottom {1}.", question)
    assert not any(verdict.fails for verdict in denied)


def test_a_question_lends_no_quotation():
    question = "Is it true that “the Queen drowned her sisters in the pond” there?"
    found = verdicts("Yes, “the Queen drowned her sisters in the pond” {3}.", question)
    assert any(verdict.fails for verdict in found)


def test_quoted_is_only_a_sentence_that_is_all_the_books():
    (whole,) = verdicts("“The Queen had a garden of roses and painted them red every morning.” {3}")
    (part,) = verdicts("The Queen “had a garden of roses” that she painted red {3}.")
    assert (whole.grade, part.grade) == ("quoted", "cited")


def test_each_footnote_has_the_grade_of_its_own_claim():
    (verdict,) = verdicts(
        "Bill the gardener fell into the pond {5}, and kings debated taxes and budgets {1}."
    )
    assert dict(verdict.grades) == {1: "cited", 2: "weak"}


def test_under_a_limit_what_is_not_supported_is_not_shown():
    for answer in ("The Queen drowned Bill.", "The Queen drowned Bill in treacle {1}."):
        assert all(verdict.fails for verdict in verdicts(answer, limited=True))
    (kept,) = verdicts("Bill fell into the pond {5}.", limited=True)
    assert not kept.fails
    (foreign,) = verdicts("Die Königin hat den Gärtner in dem Teich ertränkt {5}.", limited=True)
    assert foreign.fails


def test_words_after_a_footnote_are_marked_where_they_stand():
    text = "The sisters lived on treacle {1} and they murdered the Queen."
    ledger = Ledger(BOOK, SPANS)
    notes = Footnotes(ledger)
    list(notes.feed(text.format(*SPANS)))
    list(notes.end())
    found = flags(Checker(ledger, "", "en", Words()).inspect(notes.parts, notes.citations.all))
    said = "".join(part.text for part in notes.parts if isinstance(part, Text))
    assert [said[a:b] for a, b in uncited(notes.parts, found)] == ["and they murdered the Queen."]


def test_a_marked_sentence_that_cites_nothing_is_marked_in_the_text():
    parts = (Text("The book does not explain why the Queen poisoned the sisters."),)
    found = flags(Checker(Ledger(BOOK, SPANS), "", "en", Words()).inspect(parts, ()))
    assert uncited(parts, found) == [(0, len(parts[0].text))]
