"""The number of the page a place is on: that of the printed edition, or a count of ours.

Where a book names no pages of a printed edition, a page is so many characters of its text. The
count depends on the text alone: two readers see the same number, whatever font and window they
have. Adobe's count, a page for 1,024 bytes of the file as it is packed, changes with how well a
file was compressed; characters do not.
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.book import Book, once_a_book
from foxreader.core.script import DENSE, script_of_book
from foxreader.core.span import Span

COUNTED, COUNTED_DENSE = 1_500, 500
"""Characters of a counted page, in an alphabet and in a dense script. A page of a novel in paper
covers has 250 to 300 words, 1,500 to 1,800 characters; one of Japanese or Chinese 500 to 700."""


@dataclass(frozen=True, slots=True)
class PageNumber:
    """The page of a place: its label, and that of the last page ("" where "of" would make no
    sense). ``counted`` tells that the count is ours."""

    label: str
    last: str
    counted: bool


def characters_of_page(book: Book) -> int:
    """How many characters a counted page of ``book`` has."""
    return COUNTED_DENSE if script_of_book(book) in DENSE else COUNTED


@once_a_book
def _last_printed(book: Book) -> str:
    """The highest number among the printed pages, "" without one."""
    return str(max((int(mark.label) for mark in book.pages if _is_number(mark.label)), default=""))


def _is_number(label: str) -> bool:
    return label.isascii() and label.isdigit()


def page_number(book: Book, place: Span) -> PageNumber | None:
    """The page of ``place`` in a book that flows; None before the first printed page of a book
    that names them, and in a book without text. The two kinds are never mixed."""
    if book.pages:
        label = book.page_label(place)
        if label is None:
            return None
        return PageNumber(label, _last_printed(book) if _is_number(label) else "", False)
    if not book.readable:
        return None
    size = characters_of_page(book)
    last = -(-book.characters // size)
    here = min(last, (book.starts[place.file] + place.start) // size + 1)
    return PageNumber(str(here), str(last), True)
