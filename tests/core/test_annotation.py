"""What an annotation may be, and where annotations are in another text."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from core.test_anchor import TEXT, book_of
from foxreader.core.annotation import (
    Anchor,
    bookmark,
    highlight,
    placed,
    written_time,
)
from foxreader.core.span import Span

BOOK = book_of(TEXT)


def at(start: int, end: int) -> Anchor:
    return Anchor.of(BOOK, Span(0, start, end))


def test_a_highlight_is_rose_and_a_bookmark_has_no_color() -> None:
    assert highlight(at(4, 8)).color == "rose"
    assert bookmark(at(4, 4)).color is None
    for wrong in (
        {"color": None}, {"color": "yellow"}, {"kind": "bookmark"}, {"kind": "pencil"},
        {"anchor": at(4, 4)},
    ):  # fmt: skip
        with pytest.raises(ValueError, match=r"color|kind|characters"):
            replace(highlight(at(4, 8)), **wrong)  # type: ignore[arg-type]


def test_times_are_utc() -> None:
    there = timezone(timedelta(hours=5, minutes=30))
    assert written_time(datetime(2026, 1, 2, 3, 4, 5, 6789, there)) == "2026-01-01T21:34:05.006Z"


def test_what_is_not_in_the_text_is_listed_as_missing() -> None:
    words = TEXT.index("keeper")
    kept, gone = highlight(at(words, words + 12)), highlight(at(46, 60))
    mark = bookmark(at(110, 110))
    other = book_of("Title", TEXT.replace("The keeper", "A keeper"), sha256="cd" * 32)
    found = placed([kept, gone, mark], other)
    assert found.missing == (gone,)
    assert [(one, other.text_at(span)) for one, span in found.here] == [
        (kept, "keeper slept"), (mark, "")
    ]  # fmt: skip


def test_they_come_in_the_order_of_their_places() -> None:
    made = [highlight(at(start, start + 20)) for start in (90, 0, 30)]
    assert [span.start for _, span in placed(made, BOOK).here] == [0, 30, 90]
