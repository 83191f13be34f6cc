"""The library's file: one SQLite database a profile, copied before its tables are changed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.library.migrations import migrate
from foxreader.library.paths import private_folder

_WAIT_SECONDS = 10.0
"""How long a connection waits for another one's transaction: many times the longest there is,
500 passages put into the table of all books. Chosen, not measured."""

MIGRATIONS = (
    """
    CREATE TABLE book (
        sha256 TEXT PRIMARY KEY, path TEXT NOT NULL, title TEXT NOT NULL, authors TEXT NOT NULL,
        format TEXT NOT NULL, opened_at TEXT NOT NULL,
        file INTEGER NOT NULL DEFAULT 0, offset INTEGER NOT NULL DEFAULT 0,
        fraction REAL NOT NULL DEFAULT 0
    );
    CREATE TABLE turn (
        id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL, conversation TEXT NOT NULL,
        asked_at TEXT NOT NULL, answer TEXT NOT NULL
    );
    CREATE INDEX turn_of_book ON turn (sha256, id);
    """,
    """
    CREATE TABLE usage (
        id INTEGER PRIMARY KEY, at TEXT NOT NULL, month TEXT NOT NULL, kind TEXT NOT NULL,
        provider TEXT NOT NULL, model TEXT NOT NULL, local INTEGER NOT NULL,
        calls INTEGER NOT NULL, prompt INTEGER NOT NULL, completion INTEGER NOT NULL,
        money REAL NOT NULL
    );
    CREATE INDEX usage_of_month ON usage (month);
    """,
    """
    CREATE TABLE passages_book (
        number INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL UNIQUE,
        version TEXT NOT NULL, fingerprint TEXT NOT NULL, language TEXT NOT NULL,
        path TEXT NOT NULL, passages INTEGER NOT NULL DEFAULT 0, whole INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE passages_part (
        first INTEGER PRIMARY KEY, book INTEGER NOT NULL, count INTEGER NOT NULL,
        spans BLOB NOT NULL
    );
    CREATE TABLE passages_language (number INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE);
    CREATE VIRTUAL TABLE passages_terms USING fts5 (terms, content='', tokenize='ascii');
    """,
    """
    CREATE TABLE correction (
        id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL, question TEXT NOT NULL,
        answer TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL, made_of TEXT NOT NULL,
        reach_file INTEGER, reach_offset INTEGER
    );
    """,
    """
    ALTER TABLE book ADD COLUMN limited INTEGER NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE text_version (sha256 TEXT PRIMARY KEY, version INTEGER NOT NULL);
    """,
)
"""The steps of the library's file; see :mod:`foxreader.library.migrations`."""


class Database:
    """Opens the library's file for one short piece of work at a time; safe from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        private_folder(path.parent)
        with self._connected() as connection:
            # Before anything is written: a newer program's file is left as it is.
            migrate(connection, MIGRATIONS, Notice("the_library"), self._back_up)
        path.chmod(0o600)

    @contextlib.contextmanager
    def work(self) -> Iterator[sqlite3.Connection]:
        """A connection whose work is one transaction; raises ``StorageError`` in plain words."""
        with self._connected() as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            with connection:
                yield connection

    @contextlib.contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        try:
            connection = sqlite3.connect(self.path, timeout=_WAIT_SECONDS)
            try:
                yield connection
            finally:
                connection.close()
        except sqlite3.DatabaseError as error:
            raise StorageError(
                Notice("library_unusable", name=self.path.name, reason=str(error))
            ) from error

    def _back_up(self, version: int) -> None:
        """Copy the file before it is changed; a new one has nothing to lose."""
        if version == 0:
            return
        aside = self.path.with_suffix(f".before-{version + 1}")
        with self._connected() as connection, contextlib.closing(sqlite3.connect(aside)) as backup:
            connection.backup(backup)
        aside.chmod(0o600)
