"""The tables of an index, and how a file that is new, old or damaged becomes a good one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.errors import StorageError

VERSION = 8
"""Raised whenever tables, units, passages or terms change; the text part is then built anew."""

_BUSY_SECONDS = 30.0
_SHORT = 100_000
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

# All places of a term in a batch of files are one value: see index.posting.
_TEXT_TABLES = """
CREATE TABLE passage(id INTEGER PRIMARY KEY, file INTEGER NOT NULL, start INTEGER NOT NULL,
    end INTEGER NOT NULL, length INTEGER NOT NULL, units BLOB NOT NULL);
CREATE INDEX passage_place ON passage(file, start);
CREATE TABLE posting(term TEXT NOT NULL, field INTEGER NOT NULL, first INTEGER NOT NULL,
    places BLOB NOT NULL, PRIMARY KEY(term, field, first)) WITHOUT ROWID;
CREATE TABLE name(term TEXT PRIMARY KEY, inside INTEGER NOT NULL, capital INTEGER NOT NULL)
    WITHOUT ROWID;
"""
_EXTRA_TABLES = """
CREATE TABLE chunk(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, file INTEGER NOT NULL,
    start INTEGER NOT NULL, spans TEXT NOT NULL, segment INTEGER NOT NULL,
    chapter INTEGER NOT NULL);
CREATE INDEX chunk_place ON chunk(file, start);
CREATE TABLE extract(segment INTEGER PRIMARY KEY, spans TEXT NOT NULL, units TEXT NOT NULL);
CREATE TABLE concept(number INTEGER PRIMARY KEY, data TEXT NOT NULL);
"""
_KEPT_TABLES = """
CREATE TABLE IF NOT EXISTS meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summary(place TEXT PRIMARY KEY, text TEXT NOT NULL,
    model TEXT NOT NULL, prompt INTEGER NOT NULL, prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL, reach TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS digest(key TEXT PRIMARY KEY, title TEXT NOT NULL, text TEXT NOT NULL,
    model TEXT NOT NULL, prompt INTEGER NOT NULL, prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL, calls INTEGER NOT NULL, parts INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS label(key TEXT PRIMARY KEY, text TEXT NOT NULL, model TEXT NOT NULL,
    prompt INTEGER NOT NULL, prompt_tokens INTEGER NOT NULL, completion_tokens INTEGER NOT NULL,
    calls INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS vector(id INTEGER PRIMARY KEY, model TEXT NOT NULL,
    dimension INTEGER NOT NULL, keys BLOB NOT NULL, numbers BLOB NOT NULL);
"""


class Damaged(Exception):
    """An index file is not readable as a database; it is set aside and built anew."""


class InUse(StorageError):
    """Another job or process holds the right to write."""


@contextmanager
def storage(path: Path) -> Iterator[None]:
    """Have the database's failures inside become a ``StorageError``, or ``Damaged``."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _DAMAGE:
            _checked.pop(path, None)
            raise Damaged(str(error)) from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse(
                "Another Foxreader is writing this book's index; try again when it is done."
            ) from error
        if code == sqlite3.SQLITE_FULL:
            message = "The disk is full, so the book's index cannot be written; free some space."
        elif code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            message = f"The index file {path.name} cannot be written; check its folder's rights."
        elif code == sqlite3.SQLITE_IOERR:
            message = "The disk failed while the book's index was read or written; check the disk."
        else:
            raise
        raise StorageError(message) from error


def connect(path: Path, book: Book) -> sqlite3.Connection:
    """A connection to the index of ``book`` at ``path``, made or repaired as need be."""
    try:
        return _opened(path, book)
    except Damaged:
        _set_aside(path)
    try:
        return _opened(path, book)
    except Damaged as error:
        raise StorageError(f"The index file {path.name} keeps breaking; check the disk.") from error


def in_memory(book: Book) -> sqlite3.Connection:
    """The tables of an index that is kept nowhere, empty."""
    database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _prepare(database, book, None)
    return database


def _opened(path: Path, book: Book) -> sqlite3.Connection:
    _create(path)
    with storage(path):
        database = sqlite3.connect(
            path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            _prepare(database, book, path)
        except BaseException:
            database.close()
            raise
    return database


def _create(path: Path) -> None:
    """The file itself, readable by its owner alone from the first moment on."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageError(
            f"The index file {path.name} cannot be written; check its folder's rights."
        ) from error


_checked: dict[Path, tuple[int, int]] = {}
"""Size and time of change of the files this process has found whole: the check reads all of a file,
and each question opens one."""


def _check(database: sqlite3.Connection, path: Path | None) -> None:
    """Raise ``Damaged`` where the file is; an unchanged file is looked at once."""
    about = path.stat() if path is not None else None
    state = (about.st_size, about.st_mtime_ns) if about is not None else (0, 0)
    if path is not None and _checked.get(path) == state:
        return
    answer = database.execute("PRAGMA quick_check(1)").fetchone()
    if answer[0] != "ok":
        raise Damaged(answer[0])
    if path is not None:
        _checked[path] = state


def _prepare(database: sqlite3.Connection, book: Book, path: Path | None) -> None:
    # Each table takes a page at least, and a short book has less text than the tables pages.
    database.execute(f"PRAGMA page_size={1024 if book.characters < _SHORT else 4096}")
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    _check(database, path)
    wanted = f"{VERSION} {book.fingerprint}"
    if _state(database) == wanted and _keeps_all(database):
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        if _state(database) != wanted:
            _renew(database, wanted)
        _keep(database)
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def _state(database: sqlite3.Connection) -> str:
    tables = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    if not tables:
        return ""
    row = database.execute("SELECT value FROM meta WHERE key = 'state'").fetchone()
    return str(row[0]) if row else ""


def _renew(database: sqlite3.Connection, wanted: str) -> None:
    """Empty text tables; summaries stay, since they are found by place and text."""
    same_text = _state(database).partition(" ")[2] == wanted.partition(" ")[2]
    made = ("posting", "terms", "passage", "name", "chunk", "extract", "concept", "meta")
    for table in made:
        database.execute(f"DROP TABLE IF EXISTS {table}")
    if not same_text:
        database.execute("DROP TABLE IF EXISTS summary")
        database.execute("DROP TABLE IF EXISTS digest")
        database.execute("DROP TABLE IF EXISTS label")
    for statement in (_KEPT_TABLES + _TEXT_TABLES + _EXTRA_TABLES).split(";"):
        database.execute(statement)
    database.execute("INSERT INTO meta VALUES ('state', ?)", (wanted,))


def _keep(database: sqlite3.Connection) -> None:
    """Have the kept tables as they are now; what was paid for in an older one stays."""
    for statement in _KEPT_TABLES.split(";"):
        database.execute(statement)
    if "reach" not in _columns(database, "summary"):
        database.execute("ALTER TABLE summary ADD COLUMN reach TEXT NOT NULL DEFAULT ''")


def _keeps_all(database: sqlite3.Connection) -> bool:
    return "reach" in _columns(database, "summary") and bool(_columns(database, "digest"))


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in database.execute(f"PRAGMA table_info({table})")]


def _set_aside(path: Path) -> None:
    """Move a damaged file out of the way; it is kept once, for whoever wants to look."""
    try:
        for ending in ("-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        path.replace(path.with_name(path.name + ".damaged"))
    except OSError as error:
        raise StorageError(
            f"The damaged index file {path.name} cannot be moved away; delete it by hand."
        ) from error


@contextmanager
def write_lock(path: Path, wait: float) -> Iterator[None]:
    """Hold the right to build the index at ``path``, across processes and threads.

    It is a lock on a database of its own, so it ends with the process that held it.
    """
    lock = path.with_name(path.name + ".lock")
    _create(lock)
    with storage(path):
        database = sqlite3.connect(
            lock, timeout=wait, isolation_level=None, check_same_thread=False
        )
        try:
            database.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            database.close()
            raise
    try:
        yield
    finally:
        database.close()


def rows(
    database: sqlite3.Connection, path: Path, query: str, values: Sequence[object]
) -> list[tuple]:  # type: ignore[type-arg]
    """The rows of ``query``; a ``StorageError`` says what to do where the file is damaged."""
    try:
        with storage(path):
            return database.execute(query, values).fetchall()
    except Damaged as error:
        raise StorageError(
            "The index of this book is damaged; open the book again to rebuild it."
        ) from error


@contextmanager
def transaction(database: sqlite3.Connection, path: Path) -> Iterator[None]:
    """All writes inside or none of them."""
    try:
        with storage(path):
            database.execute("BEGIN IMMEDIATE")
            try:
                yield
                database.execute("COMMIT")
            except BaseException:
                database.execute("ROLLBACK")
                raise
    except Damaged as error:
        raise StorageError(
            "The index of this book is damaged; open the book again to rebuild it."
        ) from error
