"""The heading over a passage as a model gets it: "Part II · XXII (22 of 59)", "10.7.3 Behavior"."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.span import Span
from foxreader.index.pieces.chapter import chapter_level
from foxreader.language.chapter_words import heading_number
from foxreader.language.fold import fold
from foxreader.retrieval.question.places import printed_number

BETWEEN = " · "
"""Between a heading and the one above it."""
_ABOVE = 60
"""The most characters of the heading above. Chosen, not measured."""
_FEWEST = 3
"""With fewer numbered chapters their total is not said. Chosen, not measured."""


def heading(book: Book, span: Span, *, whole: bool = False) -> str:
    """The title of the section that ``span`` begins in, as a name: see :func:`as_name`; "" without
    one. ``whole``: with the title above it and the number of chapters, which tell of more than what
    is before a spoiler limit.
    """
    entry = book.section_at(span)
    if entry is None:
        return ""
    if not whole:
        return as_name(entry.title, LONGEST_HEADING)
    return _full(book).get(id(entry), "")


@once_a_book
def _full(book: Book) -> Mapping[int, str]:
    """The full heading of each entry of the contents, by its identity."""
    title, level = fold(book.metadata.title), chapter_level(book)
    above: list[TocEntry] = []
    parents: dict[int, TocEntry | None] = {}
    held = [entry for entry in book.toc if book.holds(entry.place)]
    for entry in sorted(held, key=lambda e: (e.place.file, e.place.start)):
        while above and above[-1].level >= entry.level:
            above.pop()
        parents[id(entry)] = above[-1] if above else None
        above.append(entry)
    numbers = {
        id(entry): number.number[0]
        for entry in held
        if entry.level == level
        and (number := heading_number(entry.title)) is not None
        and len(number.number) == 1
    }
    totals = Counter(id(parents[id(entry)]) for entry in held if id(entry) in numbers)
    found: dict[int, str] = {}
    for entry in held:
        parent, name = parents[id(entry)], f"{printed_number(book, entry)} {entry.title}"
        said = as_name(name, LONGEST_HEADING)
        total = totals[id(parent)]
        if 0 < numbers.get(id(entry), 0) <= total and total >= _FEWEST:
            said = f"{said} ({numbers[id(entry)]} of {total})"
        if parent is not None and fold(parent.title) != title and parent.level > 0:
            said = f"{as_name(parent.title, _ABOVE)}{BETWEEN}{said}"
        found[id(entry)] = said
    return found


def section_bounds(book: Book, span: Span) -> tuple[int, int]:
    """Where the section that ``span`` begins in starts and ends, in code points of the book."""
    order = _starts(book)
    at = bisect_right(order, book.starts[span.file] + span.start)
    return order[at - 1] if at else 0, order[at] if at < len(order) else book.characters


@once_a_book
def _starts(book: Book) -> list[int]:
    return sorted(
        {book.starts[e.place.file] + e.place.start for e in book.toc if book.holds(e.place)}
    )
