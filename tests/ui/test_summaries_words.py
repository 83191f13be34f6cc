"""How far the summaries of a book are, by entry of its contents; and what the card says of it."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as some_of

from examples import examples
from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.message import Usage
from foxreader.core.span import Span
from foxreader.index.chapters import Segment
from foxreader.index.summaries.plan import Agreement, Overview, entry_segments
from foxreader.index.summaries.requests import Cap
from foxreader.ui.contents.panel import Work, older_words, work_words
from foxreader.ui.contents.tree import Sign, sign_words, signs_of

MADE = Overview((1.0, 0.5, 0.0, None), frozenset({0}), ("old-1",), 3, 5, Usage(900, 100, 3))


def book_with(places: list[int], length: int) -> Book:
    entries = tuple(TocEntry(f"e{n}", Span(0, at, at)) for n, at in enumerate(places))
    files = (BookFile("a", "x" * length),)
    return Book("a" * 64, "text", Metadata("A"), files, toc=entries)


@examples(60)
@given(
    some_of.lists(some_of.integers(0, 99), min_size=1, max_size=8).map(sorted),
    some_of.lists(some_of.integers(1, 99), unique=True, max_size=8).map(sorted),
)
def test_each_segment_after_the_first_entry_is_of_some_entry(
    places: list[int], cuts: list[int]
) -> None:
    bounds = [0, *cuts, 100]
    segments = [
        Segment(n, (Span(0, first, last),), "", 1)
        for n, (first, last) in enumerate(pairwise(bounds))
    ]
    found = entry_segments(book_with(places, 100), segments)
    assert len(found) == len(places)
    reached = {one.id for one in segments if one.spans[0].end > places[0]}
    assert set().union(*found) == reached


def test_signs_and_their_words() -> None:
    signs = signs_of(MADE)
    assert signs == [Sign(1.0, True), Sign(0.5), Sign(0.0), None]
    assert [sign_words(one) for one in signs] == [
        "summarised by another model or an older version", "summarised in part",
        "not summarised yet", "",
    ]  # fmt: skip
    assert sign_words(Sign(1.0)) == "summarised"


def test_the_card_says_time_cost_cap_and_why_something_is_older() -> None:
    money = Agreement(Cap(money=0.20))
    assert work_words(Work(True, False, 2.0, 0.02, money)) == "2 min left · $0.02 of $0.20"
    assert work_words(Work(False, True, None, None, Agreement(minutes=50))) == (
        "Paused · stops after 50 min"
    )
    assert work_words(Work(spent=0.02)) == "$0.02"
    assert work_words(Work()) == ""
    assert older_words(MADE) == "↻ Chapters by another model (old-1): 1"
    assert "asked for in an older way: 1" in older_words(
        Overview((1.0,), frozenset({0}), (), 1, 1, Usage())
    )
