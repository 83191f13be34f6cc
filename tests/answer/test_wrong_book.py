"""Answers over several books: a claim about one of them that cites another."""

import pytest

from foxreader.answer.checks.grounding import Checker
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.scope import WHOLE_BOOK, join
from foxreader.core.span import Span
from foxreader.language.tokenize import terms

MATE = "Starbuck is the chief mate of the ship, and a careful man."
ROSES = "The gardeners paint the white roses of the garden red."
GLASS = "The glass was blown at night by two brothers."
BOOKS = [
    Book(digit * 64, "text", Metadata(title, ("A. Author",), "en"), (BookFile("a", text),))
    for digit, title, text in (
        ("1", "The Whale: A Story", MATE),
        ("2", "Alice's Adventures in Wonderland", ROSES),
        ("3", "Green Glass of the Sea", GLASS),
    )
]
JOINED = join(BOOKS, [WHOLE_BOOK] * len(BOOKS))
PLACES = {"mate": Span(0, 0, len(MATE)), "roses": Span(1, 0, len(ROSES))}


class Words:
    """The words of both books, none of them past a limit."""

    def knows(self, term: str) -> bool:
        return term in terms(f"{MATE} {ROSES}", "en")

    def only_later(self, term: str) -> bool:
        return False

    def rarity(self, term: str) -> float:
        return 1.0


def codes(answer: str) -> set[str]:
    ledger = Ledger(JOINED, PLACES.values())
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(**PLACES)))
    list(notes.end())
    checker = Checker(ledger, "Who is the chief mate?", "en", Words())
    return {f.code for v in checker.inspect(notes.parts, notes.citations.all) for f in v.findings}


@pytest.mark.parametrize(
    "answer",
    [
        "In Alice's Adventures in Wonderland Starbuck is the chief mate of the ship {mate}.",
        "In Alice's Adventures, Starbuck is the chief mate of the ship {mate}.",
        "According to The Whale, the gardeners paint the white roses red {roses}.",
        "As Melville's Whale tells, the gardeners paint the white roses red {roses}.",
        "In Green Glass the gardeners paint the white roses red {roses}.",
    ],
)
def test_a_claim_about_one_book_that_cites_another_is_marked(answer):
    assert "other_book" in codes(answer)


@pytest.mark.parametrize(
    "answer",
    [
        "In The Whale Starbuck is the chief mate of the ship {mate}.",
        "In Alice's Adventures in Wonderland the gardeners paint the white roses red {roses}.",
        "Starbuck is the chief mate of the ship {mate}.",
        "Starbuck is a careful mate of the ship {mate}.",
        "Unlike The Whale, Alice's Adventures in Wonderland has gardeners of roses {roses}.",
    ],
)
def test_a_claim_that_cites_the_book_it_names_is_not(answer):
    assert "other_book" not in codes(answer)
