"""A part of a book that a question is limited to, and the page a place is on."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.span import Span

_PAGE = 1_800
"""Characters of a page of a text without pages: those of a printed one."""


@dataclass(frozen=True, slots=True)
class BookPart:
    """An entry of the contents, by its title and the place it begins at (an empty span)."""

    title: str
    place: Span


def page_at(book: Book, place: Span) -> Span:
    """The page ``place`` is on: that of a paged book or of the printed one, if the book marks
    its pages; else as much as a page has from ``place`` on, to the end of a paragraph."""
    text = book.files[place.file].text
    if book.paged:
        return Span(place.file, 0, len(text))
    breaks = [one.place.start for one in book.pages if one.place.file == place.file]
    at = bisect_right(breaks, place.start)
    if at:
        end = breaks[at] if at < len(breaks) else len(text)
        return Span(place.file, breaks[at - 1], end)
    end = text.find("\n", place.start + _PAGE)
    return Span(place.file, place.start, len(text) if end < 0 else end)
