"""What the shelf shows beside its books: counts, values to narrow it by, what to go on reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from foxreader.core.book import Book
from foxreader.core.script import script_of_book
from foxreader.core.span import Span
from foxreader.library.catalog import Count, Facet, ShelfBook, Totals
from foxreader.parts.profile import Profile

FACETS: tuple[Facet, ...] = ("collection", "author", "series", "tag", "language", "format")
"""What the shelf can be narrowed by, besides how far books are read; in the order shown."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The counts of the whole shelf. ``waiting`` books are not in the search of all books yet, -1
    while that is not known."""

    totals: Totals = field(default_factory=Totals)
    facets: Mapping[Facet, tuple[Count, ...]] = field(default_factory=dict)
    waiting: int = -1


@dataclass(frozen=True, slots=True)
class Continued:
    """A book that is being read. ``text`` is its stored text, None if it is not stored, ``place``
    where the reader is, ``pace`` the reader's characters a minute, None for the usual one."""

    book: ShelfBook
    text: Book | None
    place: Span
    pace: float | None


def counted(profile: Profile) -> Counted:
    """The counts of the shelf, but for how many books are waiting."""
    catalog = profile.catalog
    facets = {facet: tuple(catalog.counts(facet)) for facet in FACETS}
    return Counted(catalog.totals(), facets)


def continued(profile: Profile, count: int = 3) -> list[Continued]:
    """The books that are being read, the one opened last first."""
    found = []
    for book in profile.catalog.continued(count):
        text = profile.stored(book.sha256)
        place = Span(0, 0, 0) if text is None else profile.shelf.place(text)
        pace = None if text is None else profile.paces.of(script_of_book(text))
        found.append(Continued(book, text, place, pace))
    return found
