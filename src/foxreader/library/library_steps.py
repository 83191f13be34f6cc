"""The steps by which the library's file came to what it is now, see ``store_file``."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
from pathlib import Path

from foxreader.core.about import About, pack_about
from foxreader.library.shelf_log import (
    CALLED,
    COLUMNS,
    PINNED,
    PLACE,
    READ,
    TALK,
    device_of,
    entry_time,
    said_of,
    write_shown,
)

# From a list of opened books to a library

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
        # What is shown is written by the last step, when all columns are there.
        said = json.dumps(pack_about(About(title, names)))
        work.execute("INSERT INTO book_said VALUES (?, ?)", (sha256, said))
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


_SHOWN = (
    "ALTER TABLE book ADD COLUMN rating REAL",
    "ALTER TABLE book ADD COLUMN published TEXT NOT NULL DEFAULT ''",
    # The calibre libraries that the shelf follows: what their files were like when they were read,
    # and which book of the shelf each of theirs is, with the file of its cover; gone from there.
    "CREATE TABLE calibre_library (folder TEXT PRIMARY KEY, state TEXT NOT NULL DEFAULT '')",
    """CREATE TABLE calibre_book (
        folder TEXT NOT NULL, id INTEGER NOT NULL, sha256 TEXT NOT NULL,
        cover TEXT NOT NULL DEFAULT '', gone INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (folder, id)
    )""",
    "CREATE INDEX calibre_book_of_book ON calibre_book (sha256)",
)


def show_anew(work: sqlite3.Connection) -> None:
    """Add the columns of what is shown of a book by now, and write it: languages in one way, where
    "eng" stood beside "en", and titles sorted in one way. It is the last step that writes what is
    shown, so it stays after all that add columns of it."""
    for statement in _SHOWN:
        work.execute(statement)
    for (sha256,) in work.execute("SELECT sha256 FROM book_said").fetchall():
        write_shown(work, sha256, said_of(work, sha256))


_BOOKS_AND_TURNS = """
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
    """

_USAGE = """
    CREATE TABLE usage (
        id INTEGER PRIMARY KEY, at TEXT NOT NULL, month TEXT NOT NULL, kind TEXT NOT NULL,
        provider TEXT NOT NULL, model TEXT NOT NULL, local INTEGER NOT NULL,
        calls INTEGER NOT NULL, prompt INTEGER NOT NULL, completion INTEGER NOT NULL,
        money REAL NOT NULL
    );
    CREATE INDEX usage_of_month ON usage (month);
    """

_PASSAGES = """
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
    """

_CORRECTIONS = """
    CREATE TABLE correction (
        id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL, question TEXT NOT NULL,
        answer TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL, made_of TEXT NOT NULL,
        reach_file INTEGER, reach_offset INTEGER
    );
    """

_SPOILER_LIMIT = """
    ALTER TABLE book ADD COLUMN limited INTEGER NOT NULL DEFAULT 0;
    """

_TEXT_VERSIONS = """
    CREATE TABLE text_version (sha256 TEXT PRIMARY KEY, version INTEGER NOT NULL);
    """

_ANNOTATIONS = """
    CREATE TABLE annotation_entry (
        id TEXT PRIMARY KEY, annotation TEXT NOT NULL, sha256 TEXT NOT NULL, device TEXT NOT NULL,
        at TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL
    );
    CREATE INDEX annotation_entry_of_book ON annotation_entry (sha256, annotation);
    CREATE INDEX annotation_entry_of_annotation ON annotation_entry (annotation, at);
    CREATE INDEX annotation_entry_of_device ON annotation_entry (device, number);
    CREATE TABLE annotation_device (id TEXT NOT NULL);
    CREATE TABLE annotation_book (
        sha256 TEXT NOT NULL, follows TEXT NOT NULL, PRIMARY KEY (sha256, follows)
    );
    """

_PAGE_VIEWS = """
    CREATE TABLE page_view (
        sha256 TEXT PRIMARY KEY, fit TEXT NOT NULL, zoom REAL NOT NULL, spread TEXT NOT NULL,
        flow TEXT NOT NULL, turned INTEGER NOT NULL
    );
    """

_LOOKS_PACES_AND_WINDOWS = """
    CREATE TABLE book_look (sha256 TEXT PRIMARY KEY, look TEXT NOT NULL);
    CREATE TABLE reading_pace (
        script TEXT PRIMARY KEY, characters REAL NOT NULL, seconds REAL NOT NULL,
        measured REAL NOT NULL
    );
    CREATE TABLE window_place (
        sha256 TEXT NOT NULL, window INTEGER NOT NULL, file INTEGER NOT NULL,
        offset INTEGER NOT NULL, PRIMARY KEY (sha256, window)
    );
    """

# Of before there were versions of a turn each turn follows the one before it.
_VERSIONS_OF_TURNS = """
    ALTER TABLE turn ADD COLUMN follows TEXT NOT NULL DEFAULT '';
    UPDATE turn SET follows = coalesce(
        (SELECT o.asked_at FROM turn o WHERE o.sha256 = turn.sha256
         AND o.conversation = turn.conversation AND o.id < turn.id ORDER BY o.id DESC LIMIT 1), ''
    );
    CREATE TABLE conversation (
        sha256 TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL DEFAULT '',
        pinned INTEGER NOT NULL DEFAULT 0, changed_at TEXT NOT NULL, PRIMARY KEY (sha256, id)
    );
    """

# The sums of each computer by themselves, so that merged libraries count nothing twice.
_READING_DAYS = """
    CREATE TABLE reading_day (
        day TEXT NOT NULL, sha256 TEXT NOT NULL, device TEXT NOT NULL, seconds REAL NOT NULL,
        pages REAL NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, sha256, device)
    );
    """

_BRANCH_SHOWN = """
    ALTER TABLE conversation ADD COLUMN shown TEXT NOT NULL DEFAULT '';
    """

_SENT_REQUESTS = """
    CREATE TABLE sent_request (
        id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL, conversation TEXT NOT NULL,
        asked_at TEXT NOT NULL, sent_at REAL NOT NULL, method TEXT NOT NULL, url TEXT NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX sent_request_of_turn ON sent_request (sha256, conversation, asked_at);
    """

# Before the furthest place was kept, the limit was where the reader is.
_FURTHEST_READ = """
    ALTER TABLE book ADD COLUMN read_file INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN read_offset INTEGER NOT NULL DEFAULT 0;
    UPDATE book SET read_file = file, read_offset = offset;
    ALTER TABLE book ADD COLUMN declined TEXT NOT NULL DEFAULT '';
    """

_TURN_LOG = (
    "ALTER TABLE turn ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE turn ADD COLUMN at TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE turn_gone (
        sha256 TEXT NOT NULL, conversation TEXT NOT NULL, asked_at TEXT NOT NULL,
        device TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (sha256, conversation, asked_at)
    )""",
    # The files of other devices that were read, and what was written of this one.
    "CREATE TABLE sync_file (name TEXT PRIMARY KEY, digest TEXT NOT NULL)",
    # Books that were forgotten here, without their hashes: what others have does not come back.
    "CREATE TABLE forgotten_book (mark TEXT PRIMARY KEY, at TEXT NOT NULL)",
)


def keep_logs(work: sqlite3.Connection) -> None:
    """Have logs of conversations and of where the reader is in books, which were rows that were
    overwritten. The rows there are become the first entries."""
    for statement in _TURN_LOG:
        work.execute(statement)
    turns = work.execute("SELECT id, asked_at FROM turn").fetchall()
    for id_, asked in turns:
        work.execute("UPDATE turn SET at = ? WHERE id = ?", (entry_time(asked), id_))
    made: list[tuple[str, str, str, object]] = []
    for sha256, placed, file, offset, share, read_file, read_offset in work.execute(
        "SELECT sha256, placed_at, file, offset, fraction, read_file, read_offset FROM book"
        " WHERE placed_at != ''"
    ):
        made.append((placed, sha256, PLACE, [file, offset, min(max(share, 0.0), 1.0), False]))
        made.append((placed, sha256, READ, [read_file, read_offset, 0.0, False]))
    for sha256, id_, name, pinned, changed in work.execute(
        "SELECT sha256, id, name, pinned, changed_at FROM conversation WHERE changed_at != ''"
    ):
        made.append((changed, f"{sha256}{TALK}{id_}", CALLED, name))
        made.append((changed, f"{sha256}{TALK}{id_}", PINNED, bool(pinned)))
    _append_old(work, made)


def _append_old(work: sqlite3.Connection, made: list[tuple[str, str, str, object]]) -> None:
    """Append entries with the times they are of. Their ids follow from them, so that copies of one
    profile have the same."""
    if not made:
        return
    device = device_of(work)
    last = "SELECT coalesce(max(number), 0) FROM shelf_change WHERE device = ?"
    (before,) = work.execute(last, (device,)).fetchone()
    for number, (time, subject, field, value) in enumerate(made, before + 1):
        id_ = hashlib.sha256(f"{device} {subject} {field} {time}".encode()).hexdigest()[:32]
        work.execute(
            f"INSERT OR IGNORE INTO shelf_change ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (id_, subject, field, device, entry_time(time), number, json.dumps(value)),
        )


# What the text of a book says of it; it can be measured again at any time.
_BOOK_TEXTS = """
    CREATE TABLE book_text (
        sha256 TEXT PRIMARY KEY, pages INTEGER NOT NULL, characters INTEGER NOT NULL,
        script TEXT NOT NULL, fingerprint TEXT NOT NULL
    );
    CREATE INDEX book_text_of_fingerprint ON book_text (fingerprint);
    """

_CORRECTED_PLACES = """
    ALTER TABLE correction ADD COLUMN of_place TEXT NOT NULL DEFAULT '';
    """

MIGRATIONS = (
    _BOOKS_AND_TURNS,
    _USAGE,
    _PASSAGES,
    _CORRECTIONS,
    _SPOILER_LIMIT,
    _TEXT_VERSIONS,
    _ANNOTATIONS,
    _PAGE_VIEWS,
    _LOOKS_PACES_AND_WINDOWS,
    make_library,
    _VERSIONS_OF_TURNS,
    _READING_DAYS,
    _BRANCH_SHOWN,
    _SENT_REQUESTS,
    _FURTHEST_READ,
    show_anew,
    keep_logs,
    _BOOK_TEXTS,
    _CORRECTED_PLACES,
)
"""All steps, in order. A step never changes once it is released."""
