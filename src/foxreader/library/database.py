"""The library's file: one SQLite database a profile, migrated by number, backed up before each."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.library.paths import private_folder

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
)
"""Each entry takes the file from its number to the next; entries never change once released."""


class Database:
    """Opens the library's file for one short piece of work at a time; safe from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        private_folder(path.parent)
        with self.work() as connection:
            self._migrate(connection)
        path.chmod(0o600)

    @contextlib.contextmanager
    def work(self) -> Iterator[sqlite3.Connection]:
        """A connection whose work is one transaction; raises ``StorageError`` in plain words."""
        try:
            connection = sqlite3.connect(self.path, timeout=10)
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                with connection:
                    yield connection
            finally:
                connection.close()
        except sqlite3.DatabaseError as error:
            raise StorageError(
                f"The library file {self.path.name} cannot be used ({error}); free some space, "
                "or move the file away and Foxreader makes a new one."
            ) from error

    def _migrate(self, connection: sqlite3.Connection) -> None:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise StorageError(
                "The library was written by a newer Foxreader; update this one to open it."
            )
        if 0 < version < len(MIGRATIONS):
            with contextlib.closing(
                sqlite3.connect(self.path.with_suffix(f".before-{version + 1}"))
            ) as backup:
                connection.backup(backup)
        for number, statements in enumerate(MIGRATIONS[version:], version + 1):
            connection.executescript(f"BEGIN; {statements} PRAGMA user_version = {number}; COMMIT;")
