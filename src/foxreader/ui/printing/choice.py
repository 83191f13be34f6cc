"""What is to be printed, and what the reader types to say so. Pure functions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.ui.platform.progress import labels_of, page_named

What = Literal["selection", "here", "range", "all"]


@dataclass(frozen=True, slots=True)
class PrintChoice:
    """What of a book is printed: the ``pages`` of a book of fixed pages, by their numbers from 0,
    or the parts ``spans`` of a book that flows, or of selected words, in their order.
    """

    pages: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()


def pages_typed(book: Book, text: str) -> tuple[int, ...] | None:
    """The pages that "3, 7–9" names, each once and in that order; "7–" goes to the end. None where
    one is unknown.
    """
    found: dict[int, None] = {}
    for part in re.split(r"[,;]", text):
        if not part.strip():
            continue
        labels = labels_of(book)
        first = last = labels.index(part.strip()) if part.strip() in labels else None
        if first is None:
            names = [name.strip() for name in re.split(r"[-–—]", part, maxsplit=1)]
            first = page_named(book, names[0]) if names[0] else 0
            last = page_named(book, names[-1]) if names[-1] else len(labels) - 1
        if first is None or last is None or last < first:
            return None
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found) or None


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter as it can be printed."""

    title: str
    start: Span


def parts_of(book: Book) -> tuple[Part, ...]:
    """The chapters of a book that flows, by its contents; without any, its files."""
    entries = sorted(book.toc, key=lambda entry: (entry.place.file, entry.place.start))
    parts = [Part("  " * (entry.level - 1) + entry.title, entry.place) for entry in entries]
    if not parts:
        return tuple(Part(str(n + 1), Span(n, 0, 0)) for n in range(len(book.files)))
    if (parts[0].start.file, parts[0].start.start) != (0, 0):
        parts.insert(0, Part(book.metadata.title, Span(0, 0, 0)))
    return tuple(parts)


def part_at(parts: tuple[Part, ...], place: Span) -> int:
    """The number of the part that ``place`` is in."""
    before = [
        at
        for at, part in enumerate(parts)
        if (part.start.file, part.start.start) <= (place.file, place.start)
    ]
    return before[-1] if before else 0


def spans_of(book: Book, parts: tuple[Part, ...], first: int, last: int) -> tuple[Span, ...]:
    """The text from the beginning of part ``first`` to the end of part ``last``: a span a file."""
    start = parts[first].start
    end = parts[last + 1].start if last + 1 < len(parts) else None
    spans = []
    for number in range(start.file, (end.file if end is not None else len(book.files) - 1) + 1):
        length = len(book.files[number].text)
        low = start.start if number == start.file else 0
        high = end.start if end is not None and number == end.file else length
        if low < high or (low == high == length == 0):
            spans.append(Span(number, low, high))
    return tuple(spans)
