"""The shelf as a window or a list shows it: sorted, narrowed, searched, a page at a time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from foxreader.core.plain_data import read_json_or
from foxreader.language.sorting import find_words, sort_key
from foxreader.library.database import Database
from foxreader.library.shelf_log import FINISHED

Sort = Literal[
    "title", "author", "series", "progress", "opened", "added", "format", "language", "match"
]  # fmt: skip
Facet = Literal["author", "series", "tag", "language", "format", "collection", "state"]
State = Literal["not_started", "reading", "finished"]

STATE_SQL = f"""CASE WHEN chosen_state != '' THEN chosen_state
 WHEN fraction >= {FINISHED} THEN 'finished'
 WHEN opened_at != '' AND fraction > 0 THEN 'reading' ELSE 'not_started' END"""
"""How far a book is read: as the reader says, else by the place in it."""
_SORTS: dict[str, tuple[str, ...]] = {
    "title": ("title_key",),
    "author": ("author_key", "series_key", "series_index", "title_key"),
    "series": ("series_key = ''", "series_key", "series_index", "title_key"),
    "progress": ("fraction", "title_key"),
    "opened": ("opened_at", "added_at"),
    "added": ("added_at", "title_key"),
    "format": ("format", "title_key"),
    "language": ("language = ''", "language_name", "title_key"),
}
_COMPUTED = {
    "language_name": "(SELECT value FROM book_facet AS named WHERE named.kind = 'language'"
    " AND named.sha256 = book.sha256)"
}
"""Orders that are no column of a book."""
_COLUMNS = (
    f"sha256, title, sort_title, names, series, series_index, tags, language, format, path,"
    f" fraction, {STATE_SQL}, added_at, opened_at, missing, isbn, described"
)
_AT_ONCE = 500
"""Books that are asked for in one statement; SQLite has allowed 999 values since ever."""


@dataclass(frozen=True, slots=True)
class ShelfBook:
    """A book on the shelf, as it is shown: with the reader's corrections.

    ``progress`` is how far the reader got, 0 to 1. ``added`` and ``opened`` are ISO 8601 in UTC,
    "" where it was never opened. ``missing``: its file was not found where it lay. ``described``:
    all was read that its file says, not just the title and the authors. ``series_size``: how many
    books its series has at least, by the numbers of those on the shelf.
    """

    sha256: str
    title: str
    sort_title: str
    authors: tuple[str, ...]
    series: str
    series_index: float | None
    tags: tuple[str, ...]
    language: str
    format: str
    path: Path
    progress: float
    state: State
    added: str
    opened: str
    missing: bool
    isbn: str = ""
    described: bool = True
    series_size: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What of the shelf is shown, and in which order.

    ``where`` are facets with the key of their value, all of which hold; the state's key is one of
    ``STATES``, a format's its name, the others' as :meth:`Catalog.counts` gives them. ``text`` is
    what was typed: each of its words is somewhere in the title, authors, series, tags or ISBN.
    ``missing`` narrows it to books whose file is gone (True) or there (False). The sort "match" is
    by how well a title fits ``text``: those that begin with it, those with its words, the others.
    """

    sort: Sort = "title"
    descending: bool = False
    where: tuple[tuple[Facet, str], ...] = ()
    text: str = ""
    missing: bool | None = None
    removed: bool = False


@dataclass(frozen=True, slots=True)
class FacetCount:
    """A value of a facet: its key, the words that show it, and how many books have it."""

    key: str
    value: str
    books: int


@dataclass(frozen=True, slots=True)
class Totals:
    """How many books there are on the shelf, in all and in each state, and without their file."""

    books: int = 0
    not_started: int = 0
    reading: int = 0
    finished: int = 0
    missing: int = 0


class Catalog:
    """Reads the shelf. Short statements; call it from a worker. Raises ``StorageError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def order(self, view: View = View()) -> list[str]:
        """The hashes of the books of a view, in its order."""
        where, values = _where(view)
        query = f"SELECT sha256 FROM book WHERE {where} ORDER BY {_order(view)}"
        with self._database.work() as work:
            return [sha256 for (sha256,) in work.execute(query, values + _match_values(view))]

    def books(self, sha256s: Sequence[str]) -> list[ShelfBook]:
        """These books, in this order; those that are not kept are left out."""
        found: dict[str, ShelfBook] = {}
        with self._database.work() as work:
            for at in range(0, len(sha256s), _AT_ONCE):
                some = sha256s[at : at + _AT_ONCE]
                marks = ", ".join("?" * len(some))
                query = f"SELECT {_COLUMNS} FROM book WHERE sha256 IN ({marks})"
                rows = work.execute(query, some).fetchall()
                found.update((one.sha256, one) for one in _books(work, rows))
        return [found[sha256] for sha256 in sha256s if sha256 in found]

    def page(self, view: View, start: int, count: int) -> list[ShelfBook]:
        """``count`` books of a view from the one at ``start`` on, counted from 0."""
        where, values = _where(view)
        query = (
            f"SELECT {_COLUMNS} FROM book WHERE {where} ORDER BY {_order(view)} LIMIT ? OFFSET ?"
        )
        with self._database.work() as work:
            values_of_all = (*values, *_match_values(view), count, start)
            return _books(work, work.execute(query, values_of_all).fetchall())

    def get(self, sha256: str) -> ShelfBook | None:
        """The book with that hash, also one that was taken off the shelf; None without one."""
        return next(iter(self.books([sha256])), None)

    def count(self, view: View = View()) -> int:
        """How many books a view has."""
        where, values = _where(view)
        with self._database.work() as work:
            row = work.execute(f"SELECT count(*) FROM book WHERE {where}", values).fetchone()
        return int(row[0])

    def totals(self) -> Totals:
        """The counts of the whole shelf."""
        query = f"SELECT {STATE_SQL}, count(*), sum(missing) FROM book WHERE NOT removed GROUP BY 1"
        with self._database.work() as work:
            rows = work.execute(query).fetchall()
        by = {state: count for state, count, _ in rows}
        return Totals(
            books=sum(by.values()),
            not_started=by.get("not_started", 0),
            reading=by.get("reading", 0),
            finished=by.get("finished", 0),
            missing=sum(missing for _, _, missing in rows),
        )

    def counts(self, facet: Facet, view: View = View()) -> list[FacetCount]:
        """The values of a facet among the books of a view, in the order of the alphabet."""
        where, values = _where(view)
        with self._database.work() as work:
            return [FacetCount(*row) for row in work.execute(_count_query(facet, where), values)]

    def members(self, collection: str) -> frozenset[str]:
        """The books in a collection, by its id."""
        query = "SELECT sha256 FROM book_facet WHERE kind = 'collection' AND key = ?"
        with self._database.work() as work:
            return frozenset(sha256 for (sha256,) in work.execute(query, (collection,)))

    def continued(self, count: int = 3) -> list[ShelfBook]:
        """The books that are being read, the one opened last first."""
        view = View(sort="opened", descending=True, where=(("state", "reading"),), missing=False)
        return self.page(view, 0, count)

    def same(self, sha256: str) -> list[ShelfBook]:
        """Other files of the same book on the shelf, by ISBN or by title and authors."""
        own = "SELECT {} FROM book WHERE sha256 = :own"
        # Two searches by an index each: joined by OR they would read all books.
        by_isbn = f"SELECT sha256 FROM book WHERE isbn != '' AND isbn = ({own.format('isbn')})"
        by_title = (
            f"SELECT sha256 FROM book WHERE title_key = ({own.format('title_key')})"
            f" AND author_key != '' AND author_key = ({own.format('author_key')})"
        )
        query = (
            f"SELECT {_COLUMNS} FROM book WHERE sha256 IN ({by_isbn} UNION {by_title})"
            " AND sha256 != :own AND NOT removed"
        )
        with self._database.work() as work:
            return [_book(row) for row in work.execute(query, {"own": sha256})]

    def undescribed(self, count: int = 100) -> list[ShelfBook]:
        """Books whose files are still to be asked for series, tags and a cover."""
        query = (
            f"SELECT {_COLUMNS} FROM book WHERE NOT described AND NOT removed AND NOT missing"
            " LIMIT ?"
        )
        with self._database.work() as work:
            return [_book(row) for row in work.execute(query, (count,))]

    def named(self, beginning: str) -> list[str]:
        """The hashes on the shelf that begin so."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256 FROM book WHERE NOT removed AND substr(sha256, 1, ?) = ?",
                (len(beginning), beginning),
            )
            return [sha256 for (sha256,) in rows]


def _where(view: View) -> tuple[str, list[Any]]:
    """The condition of a view, and the values of its places."""
    parts: list[str] = ["removed = ?"]
    values: list[Any] = [view.removed]
    for facet, key in view.where:
        if facet == "state":
            parts.append(f"{STATE_SQL} = ?")
        elif facet == "format":
            parts.append("format = ?")
        else:
            parts.append(
                "sha256 IN (SELECT sha256 FROM book_facet"
                f" WHERE kind = '{_known(facet)}' AND key = ?)"
            )
        values.append(key)
    if view.missing is not None:
        parts.append("missing = ?")
        values.append(view.missing)
    for word in find_words(view.text):
        parts.append("instr(words, ?)")
        values.append(word)
    return " AND ".join(parts), values


def _known(facet: str) -> str:
    if facet not in ("author", "series", "tag", "language", "collection"):
        raise ValueError(f"no facet of a book: {facet}")
    return facet


_FOUND_TITLE = "substr(words, 1, instr(words || char(10), char(10)) - 1)"
"""The folded title of a book: the first line of what is searched."""


def _match_values(view: View) -> list[Any]:
    """The values of the places in the order of a view."""
    words = find_words(view.text)
    return [" ".join(words), *words] if view.sort == "match" else []


def _order(view: View) -> str:
    if view.sort == "match":
        has = " AND ".join(f"instr({_FOUND_TITLE}, ?)" for _ in find_words(view.text)) or "1"
        return f"instr(words, ?) != 1, NOT ({has}), title_key, sha256"
    direction = "DESC" if view.descending else "ASC"
    by = [f"{_COMPUTED.get(column, column)} {direction}" for column in _SORTS[view.sort]]
    if view.sort == "series":
        by[0] = _SORTS["series"][0]  # books of no series come last either way
    return ", ".join((*by, "sha256"))


def _count_query(facet: Facet, where: str) -> str:
    if facet in ("state", "format"):
        column = STATE_SQL if facet == "state" else "format"
        return f"SELECT {column}, {column}, count(*) FROM book WHERE {where} GROUP BY 1 ORDER BY 1"
    if facet == "collection":  # empty ones are listed too
        return (
            "SELECT id, name, count(sha256) FROM collection LEFT JOIN (SELECT key AS member,"
            " sha256 FROM book_facet JOIN book USING (sha256)"
            f" WHERE kind = 'collection' AND {where}) ON member = id"
            " GROUP BY id ORDER BY collection.key, name"
        )
    return (
        "SELECT key, min(value), count(*) FROM book_facet JOIN book USING (sha256)"
        f" WHERE kind = '{_known(facet)}' AND {where} GROUP BY key"
        f" ORDER BY {'min(value)' if facet == 'language' else 'key'}"
    )


def _books(work: sqlite3.Connection, rows: Sequence[Sequence[Any]]) -> list[ShelfBook]:
    """Books with how large their series are."""
    books = [_book(row) for row in rows]
    keys = list({sort_key(book.series) for book in books if book.series})
    marks = ", ".join("?" * len(keys))
    sizes: dict[str, int] = {}
    if keys:
        query = (
            "SELECT series_key, max(count(*), coalesce(max(series_index), 0)) FROM book"
            f" WHERE NOT removed AND series_key IN ({marks}) GROUP BY series_key"
        )
        sizes = {key: int(size) for key, size in work.execute(query, keys)}
    return [
        replace(book, series_size=sizes.get(sort_key(book.series), 0)) if book.series else book
        for book in books
    ]


def _texts(stored: str) -> tuple[str, ...]:
    return tuple(one for one in read_json_or(stored, []) if isinstance(one, str))


def _book(row: Sequence[Any]) -> ShelfBook:
    sha256, title, sort, names, series, index, tags, language, format_, path, *rest = row
    progress, state, added, opened, missing, isbn, described = rest
    return ShelfBook(
        sha256, title, sort, _texts(names), series, index, _texts(tags),
        language, format_, Path(os.fsdecode(path)), progress, state, added, opened,
        bool(missing), isbn, bool(described),
    )  # fmt: skip
