"""The SQLite file of an index: opened, repaired where it is damaged, read and written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from foxreader.core.book import Book
from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.index.storage import carry, schema
from foxreader.library.store_file import (
    SUSPICIOUS,
    check_version,
    is_sound,
    is_suspicious,
    let_go,
    made_again,
    mend,
    migrate,
    open_unwritable,
    version_of,
)
from foxreader.system.files import delete, make_private, put

_BUSY_SECONDS = 30.0
"""How long a connection waits while another one writes: the longest write is a batch of text, some
seconds on a slow disk. Chosen, not measured."""
_SHORT = 100_000
"""Characters below which a book's index has pages of 1 KiB, else of 4 KiB. Each of its tables takes
a page at least, and a short book has less text than the tables have pages."""
_WHAT = "the_index"


class Damaged(Exception):
    """An index file is not readable as a database; it is set aside and made again."""


class InUse(StorageError):
    """Another job or process holds the right to write."""


@contextmanager
def _failures(path: Path) -> Iterator[None]:
    """The database's failures inside as a ``StorageError`` for the reader, or as ``Damaged``."""
    try:
        yield
    except SUSPICIOUS as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if is_suspicious(error):
            _checked.pop(path, None)
            raise Damaged(str(error)) from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise InUse(Notice("index_in_use")) from error
        if code == sqlite3.SQLITE_FULL:
            message = Notice("index_disk_full")
        elif code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
            message = Notice("index_unwritable", name=path.name)
        elif code == sqlite3.SQLITE_IOERR:
            message = Notice("index_disk_failed")
        else:
            raise
        raise StorageError(message) from error


class IndexFile:
    """An open index file. One thread at a time; each opens its own.

    Every method raises ``StorageError``, one sentence that says what to do, where the disk fails.
    """

    def __init__(self, path: Path, book: Book) -> None:
        """Open the index of ``book`` at ``path``; it is made or repaired as need be."""
        self.path = path
        self._book = book
        self._database = _connect(path, book)

    def close(self) -> None:
        """Let go of the file; once more does nothing."""
        self._database.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of ``query``."""
        with self._reading():
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """The connection, for changes that are made all or not at all."""
        with self._reading(), _all_or_none(self._database):
            yield self._database

    def begin_anew(self) -> None:
        """Empty the tables that are made of the book."""
        with self.transaction() as database:
            schema.begin_anew(database, self._book)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Failures inside as ``StorageError``; a damaged file is made again then. An error that a
        sound file did not cause is its own."""
        try:
            with _failures(self.path), let_go(self._database):
                yield
        except Damaged as damage:
            if is_sound(self._database, schema.columns()):
                assert damage.__cause__ is not None
                raise damage.__cause__ from None
            self._database.close()
            _make_again(self.path)
            self._database = _connect(self.path, self._book)
            raise StorageError(Notice("index_damaged")) from damage


@contextmanager
def _all_or_none(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def _connect(path: Path, book: Book) -> sqlite3.Connection:
    """A connection to the index of ``book`` at ``path``; a damaged file is made again, once."""
    try:
        return _opened(path, book)
    except Damaged:
        _make_again(path)
    try:
        return _opened(path, book)
    except Damaged as error:
        raise StorageError(Notice("index_keeps_breaking", name=path.name)) from error


def _opened(path: Path, book: Book) -> sqlite3.Connection:
    try:
        return _writable(path, book)
    except InUse:
        raise
    except StorageError:
        database = _unwritable(path, book)
        if database is None:
            raise
        return database


def _unwritable(path: Path, book: Book) -> sqlite3.Connection | None:
    """A connection that only reads an index of ``book`` that was made before; None where there is
    none that can be read so: on a full disk or in a folder that cannot be written it still answers.
    """
    if not path.is_file() or not path.stat().st_size:
        return None
    with _failures(path):
        database = open_unwritable(path)
        try:
            with let_go(database):
                check_version(database, schema.STEPS, _WHAT)
                whole = version_of(database) == len(schema.STEPS) and schema.is_of(database, book)
        except BaseException:
            database.close()
            raise
        if not whole:
            database.close()
            return None
    return database


def _writable(path: Path, book: Book) -> sqlite3.Connection:
    _create(path)
    with _failures(path):
        database = sqlite3.connect(
            path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            with let_go(database):
                _prepare(database, book, path)
        except BaseException:
            database.close()
            raise
    return database


def _create(path: Path) -> None:
    """The file itself, readable by its owner alone from the first moment on."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        make_private(path)
    except OSError as error:
        raise StorageError(Notice("index_unwritable", name=path.name)) from error


_checked: dict[Path, tuple[int, int]] = {}
"""Size and time of change of the files this process has found whole: the check reads all of a file,
and each question opens one."""


def _check(database: sqlite3.Connection, path: Path) -> None:
    """Raise ``Damaged`` where the file is; an unchanged file is checked once."""
    about = path.stat()
    state = (about.st_size, about.st_mtime_ns)
    if _checked.get(path) == state:
        return
    answer = database.execute("PRAGMA quick_check(1)").fetchone()
    if answer[0] != "ok":
        raise Damaged(answer[0])
    _checked[path] = state


def _prepare(database: sqlite3.Connection, book: Book, path: Path) -> None:
    # Before anything is written: the file of a newer program is left as it is.
    check_version(database, schema.STEPS, _WHAT)
    database.execute(f"PRAGMA page_size={1024 if book.characters < _SHORT else 4096}")
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    _check(database, path)
    migrate(database, schema.STEPS, _WHAT)
    if not schema.keeps_all(database):
        raise Damaged("columns are missing")
    if schema.is_of(database, book) and not carry.lacking(database):
        return
    with _all_or_none(database):
        carry.fill(database, book)
        if not schema.is_of(database, book):  # else another process was first
            schema.begin_anew(database, book)
            carry.move(database, book)


def _make_again(path: Path) -> None:
    """Move a damaged file out of the way; what a model was paid for goes on in a new one, if it can
    be read."""
    try:
        if not mend(path, schema.STEPS, _WHAT, _set_aside):
            _set_aside(path)
    except OSError as error:
        raise StorageError(Notice("index_not_moved", name=path.name)) from error


def _set_aside(path: Path) -> Path:
    """Rename a damaged file; one is kept, so that it can be examined."""
    for ending in ("-wal", "-shm"):
        delete(path.with_name(path.name + ending))
    aside = path.with_name(path.name + ".damaged")
    put(path, aside)
    return aside


@contextmanager
def write_lock(path: Path, wait: float) -> Iterator[None]:
    """Hold the right to build the index at ``path``, across processes and threads.

    It is a lock on a database of its own, so it ends with the process that held it.
    """
    lock = path.with_name(path.name + ".lock")
    with _failures(path):
        database = made_again(lock, lambda: _held(lock, wait))
    try:
        yield
    finally:
        database.close()


def _held(lock: Path, wait: float) -> sqlite3.Connection:
    _create(lock)
    database = sqlite3.connect(lock, timeout=wait, isolation_level=None, check_same_thread=False)
    try:
        # No second file: Windows deletes none that is open, as when the book is forgotten.
        database.execute("PRAGMA journal_mode = MEMORY")
        database.execute("BEGIN EXCLUSIVE")
    except BaseException:
        database.close()
        raise
    return database
