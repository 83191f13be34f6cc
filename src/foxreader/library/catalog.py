"""The shelf as a window or a list shows it: sorted, narrowed, searched, a page at a time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from foxreader.core.plain_data import read_json_or
from foxreader.language.compare import sort_key
from foxreader.library.database import Database
from foxreader.library.query import conditions, found_words, title_matches
from foxreader.library.shelf_log import FINISHED

Sort = Literal[
    "title", "author", "series", "progress", "opened", "added", "format", "language", "match",
    "rating", "published", "size", "pages", "left",
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
    "rating": ("rating IS NULL", "rating", "title_key"),
    "published": ("published = ''", "published", "title_key"),
    "size": ("size < 0", "size", "title_key"),
    "pages": ("pages = 0", "pages", "title_key"),
    "left": ("weight <= 0", "weight", "title_key"),
}
_ABSENT = (" IS NULL", " = ''", " < 0", " = 0", " <= 0")
"""The ends of what says that a book has no value of an order: such books come last either way."""
_ONE = frozenset(("state", "format", "language", "series"))
"""Facets of which a book has one value: of several that are chosen, it has any."""
_OF_TEXT = "coalesce((SELECT {} FROM book_text WHERE book_text.sha256 = book.sha256), {})"
_SIZE = (
    "coalesce((SELECT max(size) FROM book_file WHERE book_file.sha256 = book.sha256"
    " AND book_file.format = ''), -1)"
)
_WEIGHT = _OF_TEXT.format(
    "characters * CASE WHEN script IN ('cjk', 'hangul') THEN 3 ELSE 1 END"
    f" * (CASE WHEN {STATE_SQL} = 'finished' THEN 0 ELSE 1 - fraction END)", "0",
)  # fmt: skip
"""What is left to read of a book, in characters of an alphabet; 0 where that is not known."""
_COMPUTED = {
    "size": _SIZE,
    "pages": _OF_TEXT.format("pages", "0"),
    "weight": _WEIGHT,
    "language_name": "(SELECT value FROM book_facet AS named WHERE named.kind = 'language'"
    " AND named.sha256 = book.sha256)",
}
"""Orders that are no column of a book."""
_COLUMNS = (
    f"sha256, title, sort_title, names, series, series_index, tags, language, format, path,"
    f" fraction, {STATE_SQL}, added_at, opened_at, missing, isbn, described, rating, published,"
    f" {_SIZE}, {_OF_TEXT.format('pages', '0')}, {_WEIGHT}"
)
_APART = (
    "o.sha256 NOT IN (SELECT key FROM book_facet AS a WHERE a.sha256 = {} AND a.kind = 'apart')"
)
_TWIN = f"""(
 isbn != '' AND EXISTS (SELECT 1 FROM book AS o WHERE o.isbn = book.isbn
  AND o.sha256 != book.sha256 AND NOT o.removed AND {_APART.format("book.sha256")})
 OR author_key != '' AND EXISTS (SELECT 1 FROM book AS o WHERE o.title_key = book.title_key
  AND o.author_key = book.author_key AND o.series_index IS book.series_index
  AND o.sha256 != book.sha256 AND NOT o.removed AND {_APART.format("book.sha256")})
 OR sha256 IN (SELECT t.sha256 FROM book_text AS t JOIN book_text AS u USING (fingerprint)
  JOIN book AS o ON o.sha256 = u.sha256 WHERE t.fingerprint != '' AND t.sha256 != u.sha256
  AND NOT o.removed AND {_APART.format("t.sha256")}))"""
"""Whether another file of the same book is on the shelf: by ISBN, by title and authors, by the
words of the text; not where the reader said that it is another book."""
_AT_ONCE = 500
"""Books that are asked for in one statement; SQLite has allowed 999 values since ever."""


@dataclass(frozen=True, slots=True)
class ShelfBook:
    """A book on the shelf, as it is shown: with the reader's corrections.

    ``progress`` is how far the reader got, 0 to 1. ``added`` and ``opened`` are ISO 8601 in UTC,
    "" where it was never opened. ``missing``: its file was not found where it lay. ``described``:
    all was read that its file says, not just the title and the authors. ``series_size``: how many
    books its series has at least, by the numbers of those on the shelf. ``size`` is in bytes, -1
    where it is not known; ``pages`` and ``left``, the characters that are still to be read, are 0
    where the text was not read yet.
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
    rating: float | None = None
    published: str = ""
    size: int = -1
    pages: int = 0
    left: float = 0.0
    series_size: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What of the shelf is shown, and in which order.

    ``where`` are facets with the key of their value. All of them hold; of facets of which a book
    has one value, such as its language, any of those that are given. The state's key is one of
    ``STATES``, a format's its name, the others' as :meth:`Catalog.counts` gives them. ``text`` is
    what was typed, as ``library/query`` reads it.
    ``missing`` narrows it to books whose file is gone (True) or there (False). The sort "match" is
    by how well a title fits ``text``: those that begin with it, those with its words, the others.
    ``twins`` narrows it to books that are on the shelf in another file too.
    """

    sort: Sort = "title"
    descending: bool = False
    where: tuple[tuple[Facet, str], ...] = ()
    text: str = ""
    missing: bool | None = None
    removed: bool = False
    twins: bool = False


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
        # The hashes first: what is counted of a book would be counted of all that are sorted.
        query = f"SELECT sha256 FROM book WHERE {where} ORDER BY {_order(view)} LIMIT ? OFFSET ?"
        values_of_all = (*values, *_match_values(view), count, start)
        with self._database.work() as work:
            found = [sha256 for (sha256,) in work.execute(query, values_of_all)]
        return self.books(found)

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
        """Other files of the same book on the shelf: by ISBN, by title and authors, by the text."""
        own = "SELECT {} FROM book WHERE sha256 = :own"
        # Searches by an index each: joined by OR they would read all books.
        by_isbn = f"SELECT sha256 FROM book WHERE isbn != '' AND isbn = ({own.format('isbn')})"
        by_title = (
            f"SELECT sha256 FROM book WHERE title_key = ({own.format('title_key')})"
            f" AND author_key != '' AND author_key = ({own.format('author_key')})"
            f" AND series_index IS ({own.format('series_index')})"
        )
        by_text = (
            "SELECT o.sha256 FROM book_text AS t JOIN book_text AS o USING (fingerprint)"
            " WHERE t.sha256 = :own AND t.fingerprint != ''"
        )
        found = f"{by_isbn} UNION {by_title} UNION {by_text}"
        query = (
            f"SELECT {_COLUMNS} FROM book WHERE sha256 IN ({found})"
            " AND sha256 != :own AND NOT removed AND sha256 NOT IN"
            " (SELECT key FROM book_facet WHERE sha256 = :own AND kind = 'apart')"
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
    for facet, keys in _chosen(view):
        marks = ", ".join("?" * len(keys))
        if facet in ("state", "format"):
            parts.append(f"{STATE_SQL if facet == 'state' else 'format'} IN ({marks})")
        else:
            parts.append(
                "sha256 IN (SELECT sha256 FROM book_facet"
                f" WHERE kind = '{_known(facet)}' AND key IN ({marks}))"
            )
        values += keys
    if view.twins:
        parts.append(_TWIN)
    if view.missing is not None:
        parts.append("missing = ?")
        values.append(view.missing)
    for condition, own in conditions(view.text, STATE_SQL):
        parts.append(condition)
        values += own
    return " AND ".join(parts), values


def _chosen(view: View) -> list[tuple[Facet, list[str]]]:
    """The facets of a view with the keys of which a book has one."""
    together: dict[Facet, list[str]] = {}
    apart: list[tuple[Facet, list[str]]] = []
    for facet, key in view.where:
        if facet in _ONE:
            together.setdefault(facet, []).append(key)
        else:
            apart.append((facet, [key]))
    return [*together.items(), *apart]


def _known(facet: str) -> str:
    if facet not in ("author", "series", "tag", "language", "collection"):
        raise ValueError(f"no facet of a book: {facet}")
    return facet


def _match_values(view: View) -> list[Any]:
    """The values of the places in the order of a view."""
    words = found_words(view.text)
    return [" ".join(words), *title_matches(view.text)[1]] if view.sort == "match" else []


def _order(view: View) -> str:
    if view.sort == "match":
        has, _ = title_matches(view.text)
        return f"instr(words, ?) != 1, NOT ({has}), title_key, sha256"
    direction = "DESC" if view.descending else "ASC"
    by = [_ordered(column, direction) for column in _SORTS[view.sort]]
    return ", ".join((*by, "sha256"))


def _ordered(column: str, direction: str) -> str:
    name, _, rest = column.partition(" ")
    made = f"{_COMPUTED.get(name, name)}{f' {rest}' if rest else ''}"
    return made if column.endswith(_ABSENT) else f"{made} {direction}"


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
    progress, state, added, opened, missing, isbn, described, *measured = rest
    rating, published, size, pages, left = measured
    return ShelfBook(
        sha256, title, sort, _texts(names), series, index, _texts(tags),
        language, format_, Path(os.fsdecode(path)), progress, state, added, opened,
        bool(missing), isbn, bool(described), rating, published, size, pages, left,
    )  # fmt: skip
