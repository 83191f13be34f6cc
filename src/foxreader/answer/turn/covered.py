"""Which segments and chapters of a book some units are of."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.events import Covered
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.chapters import Chapter
from foxreader.language.chapter_words import heading_number


def covered(index: BookIndex, units: Sequence[Span]) -> Covered | None:
    """How much of the book ``units`` are of; None without any."""
    if not units:
        return None
    segments = [one for one in index.segments if _touched(one.spans, units)]
    chapters = [_name(one) for one in index.chapters if _touched(one.spans, units)]
    return Covered(len(segments), len(index.segments), tuple(dict.fromkeys(chapters)))


def _touched(spans: Sequence[Span], units: Sequence[Span]) -> bool:
    return any(unit.begins_in(spans) for unit in units)


def _name(chapter: Chapter) -> str:
    """The number of a chapter, or its title."""
    named = heading_number(chapter.title)
    if named is not None:
        return ".".join(map(str, named.number))
    return " ".join(chapter.title.split())
