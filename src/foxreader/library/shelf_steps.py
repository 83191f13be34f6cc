"""The step that makes the list of opened books into a library: see ``library/database``."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from foxreader.core.about import About
from foxreader.library.shelf_rows import write_about

_TABLES = (
    "ALTER TABLE book ADD COLUMN names TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE book ADD COLUMN sort_title TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN title_key TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN author_key TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN series TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN series_key TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN series_index REAL",
    "ALTER TABLE book ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'",
    "ALTER TABLE book ADD COLUMN language TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN isbn TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN words TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN added_at TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN placed_at TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN chosen_state TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE book ADD COLUMN removed INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE book ADD COLUMN missing INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE book ADD COLUMN described INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX book_of_title ON book (title_key)",
    "CREATE INDEX book_of_isbn ON book (isbn) WHERE isbn != ''",
    # What the file says beside what is shown of it.
    "CREATE TABLE book_said (sha256 TEXT PRIMARY KEY, said TEXT NOT NULL)",
    # The columns of the key come first: SQLite 3.40 calls the table damaged otherwise.
    """CREATE TABLE book_facet (
        kind TEXT NOT NULL, key TEXT NOT NULL, sha256 TEXT NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (kind, key, sha256)
    ) WITHOUT ROWID""",
    "CREATE INDEX book_facet_of_book ON book_facet (sha256)",
    """CREATE TABLE book_file (
        path TEXT PRIMARY KEY, sha256 TEXT NOT NULL, size INTEGER NOT NULL DEFAULT -1,
        modified INTEGER NOT NULL DEFAULT -1, format TEXT NOT NULL DEFAULT ''
    )""",
    "CREATE INDEX book_file_of_book ON book_file (sha256)",
    "CREATE INDEX book_file_of_size ON book_file (size)",
    # What the reader did to the shelf, an append-only log as that of the annotations.
    """CREATE TABLE shelf_change (
        id TEXT PRIMARY KEY, subject TEXT NOT NULL, field TEXT NOT NULL, device TEXT NOT NULL,
        at TEXT NOT NULL, number INTEGER NOT NULL, value TEXT NOT NULL
    )""",
    "CREATE INDEX shelf_change_of_subject ON shelf_change (subject, field)",
    "CREATE INDEX shelf_change_of_device ON shelf_change (device, number)",
    "CREATE TABLE collection (id TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL)",
    "CREATE TABLE watched_folder (path TEXT PRIMARY KEY)",
    "CREATE TABLE catalogue (url TEXT PRIMARY KEY, title TEXT NOT NULL)",
    # What is still to be written beside the library after a backup was restored.
    "CREATE TABLE pending_file (name TEXT PRIMARY KEY, data BLOB NOT NULL)",
)

_LONG_AGO = "1970-01-01T00:00:00+00:00"
"""When a book was opened of which that is not known."""


def make_library(work: sqlite3.Connection) -> None:
    """Add what a library has, and fill it in for the books that were opened."""
    for statement in _TABLES:
        work.execute(statement)
    rows = work.execute("SELECT sha256, path, title, authors, opened_at FROM book").fetchall()
    for sha256, path, title, authors, opened in rows:
        opened_at = opened or _LONG_AGO
        # The names were kept joined; what the file says is read again when it is there.
        names = tuple(filter(None, authors.split(", ")))
        work.execute(
            "UPDATE book SET opened_at = ?, added_at = ?, placed_at = ? WHERE sha256 = ?",
            (opened_at, opened_at, opened_at, sha256),
        )
        write_about(work, sha256, About(title, names))
        size, modified = _looked_at(Path(os.fsdecode(path)))
        work.execute(
            "INSERT OR REPLACE INTO book_file (path, sha256, size, modified) VALUES (?, ?, ?, ?)",
            (path, sha256, size, modified),
        )


def _looked_at(path: Path) -> tuple[int, int]:
    """The size of a file in bytes and its time of change in nanoseconds; -1 for one that is gone.

    The time is left open: whether the file is still the book that was opened is not known."""
    try:
        return path.stat().st_size, -1
    except (OSError, ValueError):
        return -1, -1
