"""A calibre library's ``metadata.db``, read as it is: nothing is written, locked or made beside it.

calibre's tables are known by its own description of them; those a library lacks are left out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from foxreader.core.about import About, isbn_of, pack_about, series_number
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.html.markup import canonical
from foxreader.formats.tidy import one_line

_MOST = 200_000
"""Books of a library that are read; the largest known has 100,000. Chosen, not measured."""
_MOST_LINKED = 10 * _MOST
_LISTED = {
    "authors": "SELECT l.book, a.name FROM books_authors_link l JOIN authors a ON a.id = l.author"
    " ORDER BY l.id",
    "tags": "SELECT l.book, t.name FROM books_tags_link l JOIN tags t ON t.id = l.tag"
    " ORDER BY t.name",
    "series": "SELECT l.book, s.name FROM books_series_link l JOIN series s ON s.id = l.series",
    "publisher": "SELECT l.book, p.name FROM books_publishers_link l"
    " JOIN publishers p ON p.id = l.publisher",
    "language": "SELECT l.book, g.lang_code FROM books_languages_link l"
    " JOIN languages g ON g.id = l.lang_code ORDER BY l.item_order",
    "isbn": "SELECT book, val FROM identifiers WHERE lower(type) = 'isbn'",
    "description": "SELECT book, text FROM comments",
}
_FORMATS = "SELECT book, format, name FROM data ORDER BY format"
_BOOKS = "SELECT id, title, sort, series_index, path, has_cover, pubdate FROM books ORDER BY id"


def read_calibre(path: Path) -> dict[str, Any]:
    """The books of the library whose database is at ``path``, as JSON data.

    Each has ``about``, ``folder`` (below the library's), ``cover`` and ``files``: format and name
    of each. Raises ``DamagedBook`` for a file that is no library of calibre.
    """
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as library:
            library.execute("PRAGMA temp_store = MEMORY")
            library.execute("PRAGMA trusted_schema = OFF")
            library.text_factory = lambda raw: raw.decode("utf-8", "replace")
            return {"is": "calibre", "books": list(_books(library))}
    except (sqlite3.Error, ValueError, TypeError, OverflowError) as error:
        raise DamagedBook(Notice("calibre_damaged", folder=path.parent.name)) from error


def _books(library: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    listed = {name: _linked(library, query) for name, query in _LISTED.items()}
    files: dict[int, list[list[str]]] = {}
    for book, format_, name in library.execute(_FORMATS).fetchmany(_MOST_LINKED):
        files.setdefault(book, []).append([str(format_).upper(), str(name)])
    for row in library.execute(_BOOKS).fetchmany(_MOST):
        id_, title, sort, index, folder, has_cover, published = row
        said = {name: found.get(id_, []) for name, found in listed.items()}
        yield {
            "about": pack_about(_about(title, sort, index, published, said)),
            "folder": str(folder),
            "cover": bool(has_cover),
            "files": files.get(id_, []),
        }


def _linked(library: sqlite3.Connection, query: str) -> dict[int, list[str]]:
    """What is linked to each book; of a table that this library lacks, nothing."""
    found: dict[int, list[str]] = {}
    try:
        rows = library.execute(query).fetchmany(_MOST_LINKED)
    except sqlite3.OperationalError as error:
        if "no such" not in str(error):
            raise
        return {}
    for book, value in rows:
        found.setdefault(book, []).append(str(value))
    return found


def _about(
    title: object, sort: object, index: object, published: object, said: dict[str, list[str]]
) -> About:
    def first(name: str, limit: int = 300) -> str:
        return one_line(next(iter(said[name]), ""), limit)

    series = first("series")
    day = str(published or "")[:10]
    return About(
        title=one_line(str(title or "")),
        # calibre keeps the comma of a name as a bar.
        authors=tuple(one_line(name.replace("|", ","), 200) for name in said["authors"]),
        sort_title=one_line(str(sort or "")),
        series=series,
        series_index=series_number(index) if series else None,
        tags=tuple(one_line(tag, 100) for tag in said["tags"]),
        language=first("language", 40),
        isbn=isbn_of(first("isbn")),
        publisher=first("publisher"),
        published="" if day.startswith("0101-01") else day,  # calibre's date for none
        description=_plain(next(iter(said["description"]), "")),
    )


def _plain(html: str) -> str:
    html = html[:20_000]
    if "<" in html or "&" in html:
        html = canonical(html.encode("utf-8", "replace")).text
    return "\n".join(filter(None, (one_line(line, 2_000) for line in html.splitlines())))[:5_000]
