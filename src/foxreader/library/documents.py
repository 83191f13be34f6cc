"""The canonical documents of every opened book, kept by content so that citations stay true.

One file a book, named by its hash and the extractor's version: a newer extractor gives
another text and therefore another file, and never touches offsets that are in use.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import tempfile
from array import array
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from foxreader.core.book import EXTRACTOR_VERSION, Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.errors import StorageError
from foxreader.core.page import PageLayout
from foxreader.core.span import Span

_SCHEMA = """
CREATE TABLE book (about TEXT NOT NULL);
CREATE TABLE file (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    text BLOB NOT NULL,
    markup BLOB NOT NULL,
    anchors TEXT NOT NULL,
    hidden TEXT NOT NULL,
    linear INTEGER NOT NULL,
    width REAL,
    height REAL,
    boxes BLOB,
    recognised INTEGER,
    viewport TEXT
);
"""
_DAMAGE = (sqlite3.Error, ValueError, KeyError, TypeError, IndexError, AttributeError)
_HEX = frozenset("0123456789abcdef")


class Documents:
    """The store below ``folder``. Calls may come from any thread; each opens its own connection."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def load(self, sha256: str) -> Book | None:
        """The book as it was saved, or None. A damaged file is set aside: it is made again."""
        path = self._path(sha256)
        if not path.is_file():
            return None
        try:
            with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
                book = _read(connection)
            if book.sha256 == sha256:
                return book
        except sqlite3.OperationalError as error:
            if "locked" in str(error) or "unable to open" in str(error):
                return None
        except _DAMAGE:
            pass
        self._set_aside(path)
        return None

    def save(self, book: Book) -> None:
        """Keep ``book``, whole or not at all; raises ``StorageError`` where there is no room."""
        path = self._path(book.sha256)
        temporary: Path | None = None
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=".new-", suffix=".db", dir=self._folder)
            os.close(handle)
            temporary = Path(name)
            with closing(sqlite3.connect(temporary)) as connection:
                _write(connection, book)
            _sync(temporary)
            temporary.replace(path)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(
                f"The book's text could not be stored in “{self._folder}” ({error});"
                " make room on the disk or check the folder's rights."
            ) from error
        finally:
            if temporary is not None:
                temporary.unlink(missing_ok=True)

    def _path(self, sha256: str) -> Path:
        if len(sha256) != 64 or not _HEX.issuperset(sha256):
            raise ValueError(f"not a SHA-256 in hex: {sha256!r}")
        return self._folder / f"{sha256}-{EXTRACTOR_VERSION}.db"

    def _set_aside(self, path: Path) -> None:
        """Keep the damaged file for whoever wants to look; one a book is enough."""
        try:
            path.replace(path.with_suffix(".damaged"))
        except OSError:
            # It cannot even be renamed: the next save says what is wrong with the folder.
            return


def _write(connection: sqlite3.Connection, book: Book) -> None:
    # The file is new and nobody else knows it: a journal would only cost time.
    connection.execute("PRAGMA journal_mode = OFF")
    connection.executescript(_SCHEMA)
    about = {
        "sha256": book.sha256,
        "format": book.format,
        "metadata": asdict(book.metadata),
        "toc": [[e.title, *_place(e.place), e.level] for e in book.toc],
        "pages": [[p.label, *_place(p.place)] for p in book.pages],
        "warnings": book.warnings,
        "paged": book.paged,
        "cover": book.cover,
        "leftward": book.leftward,
        "files": len(book.files),
    }
    connection.execute("INSERT INTO book VALUES (?)", (json.dumps(about),))
    connection.executemany(
        "INSERT INTO file VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (_row(number, file) for number, file in enumerate(book.files)),
    )
    connection.commit()


def _place(span: Span) -> tuple[int, int, int]:
    return span.file, span.start, span.end


def _row(number: int, file: BookFile) -> tuple[Any, ...]:
    page = file.page
    return (
        number,
        file.name,
        file.text.encode("utf-8", "surrogatepass"),
        file.markup,
        json.dumps(dict(file.anchors)),
        json.dumps(file.hidden),
        file.linear,
        page.width if page else None,
        page.height if page else None,
        _bytes(page.boxes) if page else None,
        page.recognised if page else None,
        json.dumps(file.viewport),
    )


def _read(connection: sqlite3.Connection) -> Book:
    about = json.loads(connection.execute("SELECT about FROM book").fetchone()[0])
    files = tuple(_files(connection))
    if len(files) != about["files"]:
        raise ValueError("files are missing")
    metadata = about["metadata"] | {"authors": tuple(about["metadata"]["authors"])}
    return Book(
        sha256=about["sha256"],
        format=about["format"],
        metadata=Metadata(**metadata),
        files=files,
        toc=tuple(TocEntry(t, Span(f, s, e), level) for t, f, s, e, level in about["toc"]),
        pages=tuple(PageMark(label, Span(f, s, e)) for label, f, s, e in about["pages"]),
        warnings=tuple(about["warnings"]),
        paged=about["paged"],
        cover=about["cover"],
        leftward=about["leftward"],
    )


def _files(connection: sqlite3.Connection) -> Iterator[BookFile]:
    rows = connection.execute(
        "SELECT name, text, markup, anchors, hidden, linear, width, height, boxes, recognised,"
        " viewport FROM file ORDER BY number"
    )
    for name, text, markup, anchors, hidden, linear, width, height, boxes, recognised, size in rows:
        page = None
        if boxes is not None:
            page = PageLayout(width, height, _floats(boxes), bool(recognised))
        yield BookFile(
            name=name,
            text=text.decode("utf-8", "surrogatepass"),
            markup=markup,
            anchors=json.loads(anchors),
            hidden=tuple((start, end) for start, end in json.loads(hidden)),
            page=page,
            linear=bool(linear),
            viewport=_pair(json.loads(size)),
        )


def _pair(size: list[float] | None) -> tuple[float, float] | None:
    return (float(size[0]), float(size[1])) if size else None


def _bytes(boxes: array[float]) -> bytes:
    """The boxes as 32-bit floats, low byte first: the file may move to another machine."""
    floats = array("f", boxes)
    if sys.byteorder == "big":
        floats.byteswap()
    return floats.tobytes()


def _floats(raw: bytes) -> array[float]:
    floats = array("f")
    floats.frombytes(raw)
    if sys.byteorder == "big":
        floats.byteswap()
    return floats


def _sync(path: Path) -> None:
    """Have the file on the disk before it takes its name."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
