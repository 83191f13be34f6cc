"""What is meant where to go is typed, as readers type it: 224 entries in fourteen languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of
from foxreader.core.book import Book
from foxreader.core.places import Destination
from foxreader.retrieval.question.places import typed_places

WRITTEN = Path(__file__).with_name("wheretogo.txt").read_text(encoding="utf-8")
BLOCKS = [block.strip() for block in WRITTEN.split("\n\n")[1:]]
LONG = "Lorem ipsum dolor sit amet. " * 1600


def meant(found: list[Destination], last: int) -> str:
    """The first place found, in the words of the file."""
    if not found or found[0].kind == "words":
        return "none"
    kind, name, number = found[0].kind, found[0].name, found[0].place.file
    if kind != "chapter":
        return f"{kind}-{name}"
    return {0: "prologue", last: "epilogue"}.get(number, f"chapter-{number}")


@pytest.mark.parametrize("block", BLOCKS, ids=[block[:2] for block in BLOCKS])
def test_where_readers_want_to_go(block: str) -> None:
    """Exactly those with a mark are not understood: a change shows what it gains and loses."""
    head, *rows = block.split("\n")
    _, *titles = head.split(" | ")
    book: Book = book_of(
        *(f"{title}\n\n{LONG}" for title in titles),
        toc=[(title, number, 0) for number, title in enumerate(titles)],
    )
    pairs = [(kind, text) for kind, _, text in (row.partition(" ") for row in rows)]
    last = len(titles) - 1
    found = [
        text for kind, text in pairs if meant(typed_places(book, text), last) != kind.rstrip("!")
    ]
    assert found == [text for kind, text in pairs if kind.endswith("!")]


def test_most_are_understood() -> None:
    rows = [row for block in BLOCKS for row in block.split("\n")[1:]]
    assert (len(rows), sum(row.partition(" ")[0].endswith("!") for row in rows)) == (224, 20)
