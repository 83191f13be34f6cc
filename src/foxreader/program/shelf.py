"""What the shelf shows beside its books: counts, values to narrow it by, what to go on reading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.letters import script_of_book
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.sorting import sort_key
from foxreader.library.catalog import Facet, FacetCount, ShelfBook, Totals, View
from foxreader.library.searches import SavedSearch
from foxreader.library.shelf import Shelved
from foxreader.program.profile import Profile

FACETS: tuple[Facet, ...] = ("collection", "author", "series", "tag", "language", "format")
"""What the shelf can be narrowed by, besides how far books are read; in the order shown."""


@dataclass(frozen=True, slots=True)
class ShelfCounts:
    """The counts of the whole shelf. ``waiting`` books are not in the search of all books yet, -1
    while that is not known."""

    totals: Totals = field(default_factory=Totals)
    facets: Mapping[Facet, tuple[FacetCount, ...]] = field(default_factory=dict)
    waiting: int = -1
    searches: tuple[SavedSearch, ...] = ()


@dataclass(frozen=True, slots=True)
class Continued:
    """A book that is being read. ``text`` is its stored text, None if it is not stored, ``place``
    where the reader is, ``pace`` the reader's characters a minute, None for the usual one."""

    book: ShelfBook
    text: Book | None
    place: Span
    pace: float | None


def counted(profile: Profile) -> ShelfCounts:
    """The counts of the shelf, but for how many books are waiting."""
    catalog = profile.catalog
    facets = {facet: tuple(catalog.counts(facet)) for facet in FACETS}
    return ShelfCounts(catalog.totals(), facets, searches=tuple(profile.saved_searches.all()))


def continued(profile: Profile, count: int = 3) -> list[Continued]:
    """The books that are being read, the one opened last first."""
    found = []
    for book in profile.catalog.continued(count):
        text = profile.stored(book.sha256)
        place = Span(0, 0, 0) if text is None else profile.shelf.place(text)
        pace = None if text is None else profile.paces.of(script_of_book(text))
        found.append(Continued(book, text, place, pace))
    return found


@dataclass(frozen=True, slots=True)
class Collected:
    """A collection: its name, and the hashes of its books on the shelf, the one read last
    first."""

    name: str
    books: tuple[str, ...]


def collected(profile: Profile) -> list[Collected]:
    """The collections that have books on the shelf, by name."""
    found = (
        Collected(one.name, _members(profile, one.id)) for one in profile.records.collections()
    )
    return [one for one in found if one.books]


def books_of_collection(profile: Profile, name: str) -> tuple[str, ...]:
    """The hashes of the books of the collection with this name, however its letters are written.

    Raises ``UsageError`` where there is none of that name, or no book in it."""
    wanted = sort_key(" ".join(name.split()))
    named = [one for one in profile.records.collections() if sort_key(one.name) == wanted]
    if not named:
        raise UsageError(Notice("no_such_collection", name=name[:80]))
    books = tuple(dict.fromkeys(sha256 for one in named for sha256 in _members(profile, one.id)))
    if not books:
        raise UsageError(Notice("collection_empty", name=name[:80]))
    return books


def _members(profile: Profile, id_: str) -> tuple[str, ...]:
    view = View(sort="opened", descending=True, where=(("collection", id_),))
    return tuple(profile.catalog.order(view))


def shelved(book: ShelfBook) -> Shelved:
    """A book of the shelf in the short form."""
    return Shelved(book.sha256, book.path, book.title, ", ".join(book.authors), book.progress)


@dataclass(frozen=True, slots=True)
class Several:
    """Some books by their hashes, and the name of the one collection that has just these, ""
    for none."""

    books: tuple[str, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Askable:
    """What a question can be about: the books that were opened or are in a collection, those
    opened last first, and the collections."""

    books: tuple[Shelved, ...]
    collections: tuple[Collected, ...]


def askable(profile: Profile) -> Askable:
    """The books and collections that can be asked."""
    books, collections = profile.shelf.all(), collected(profile)
    there = {book.sha256 for book in books}
    members = dict.fromkeys(sha256 for one in collections for sha256 in one.books)
    new = profile.catalog.books([sha256 for sha256 in members if sha256 not in there])
    return Askable((*books, *map(shelved, new)), tuple(collections))
