"""The tables of an index, and the steps from one version of its file to the next."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache

from foxreader.core.book import EXTRACTOR_VERSION, Book
from foxreader.library.store_file import Step, columns_by, columns_of

VERSION = 13
"""Raised whenever units, passages, terms or their tables change. They are made again from the book
at no cost, so there is no step for them; what a model was paid for stays."""
SHELF_VERSION = f"{VERSION}.{EXTRACTOR_VERSION}"
"""Of the passages in the table of all books, which are made of the same text."""

_MADE = ("posting", "terms", "passage", "name", "chunk", "extract", "concept", "named")
"""The tables that are made again; “terms” is one of before version 0.1."""

# All places of a term in a batch of files are one value: see :mod:`.terms`.
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
CREATE TABLE named(number INTEGER PRIMARY KEY, kind TEXT NOT NULL, label TEXT NOT NULL,
    others TEXT NOT NULL, places BLOB NOT NULL);
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


def _add_reach(database: sqlite3.Connection) -> None:
    """Files of before version 0.1 have summaries that do not say how far their request reached."""
    if "reach" not in [row[1] for row in database.execute("PRAGMA table_info(summary)")]:
        database.execute("ALTER TABLE summary ADD COLUMN reach TEXT NOT NULL DEFAULT ''")


STEPS: tuple[Step, ...] = (
    # What version 0.1 has, whose files do not count their steps.
    _KEPT_TABLES,
    _add_reach,
    # How what a model was paid for is found in another text of the book: see :mod:`.carry`.
    """
ALTER TABLE summary ADD COLUMN letters TEXT NOT NULL DEFAULT '';
ALTER TABLE summary ADD COLUMN marks TEXT NOT NULL DEFAULT '';
ALTER TABLE digest ADD COLUMN letters TEXT NOT NULL DEFAULT '';
ALTER TABLE digest ADD COLUMN marks TEXT NOT NULL DEFAULT '';
ALTER TABLE label ADD COLUMN concepts TEXT NOT NULL DEFAULT '';
""",
    # Which version of the check it has passed: see :mod:`.model_results`.
    """
ALTER TABLE summary ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE digest ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;
""",
    # What a model said of a person, a place or a term: see :mod:`.derived`.
    """
CREATE TABLE said(id INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL,
    span TEXT NOT NULL, quote TEXT NOT NULL, model TEXT NOT NULL, reach TEXT NOT NULL);
CREATE INDEX said_name ON said(name);
""",
)
"""The steps of an index file; see :mod:`foxreader.library.store_file`."""


@cache
def _kept_columns() -> frozenset[tuple[str, str]]:
    """The columns of the tables that outlive another text, each with its table."""
    return frozenset(columns_by(STEPS, "the_index"))


@cache
def columns() -> frozenset[tuple[str, str]]:
    """The columns of all tables, each with its table."""
    with closing(sqlite3.connect(":memory:")) as made:
        for statement in (_TEXT_TABLES + _EXTRA_TABLES).split(";"):
            made.execute(statement)
        return _kept_columns() | columns_of(made)


def keeps_all(database: sqlite3.Connection) -> bool:
    """Whether the tables that outlive another text are there, each with all its columns."""
    return columns_of(database) >= _kept_columns()


def is_of(database: sqlite3.Connection, book: Book) -> bool:
    """Whether the text tables are there, of this very text of ``book``, and of this version."""
    return _state(database) == _state_of(book) and columns_of(database) >= columns()


def has_text_of(database: sqlite3.Connection, book: Book) -> bool:
    """Whether the text tables are of this very text of ``book``, of whatever version."""
    return _state(database).partition(" ")[2] == book.fingerprint


def begin_anew(database: sqlite3.Connection, book: Book) -> None:
    """Empty the text tables for another text of the book, or another version; in a transaction."""
    for table in _MADE:
        database.execute(f"DROP TABLE IF EXISTS {table}")
    database.execute("DELETE FROM meta")
    for statement in (_TEXT_TABLES + _EXTRA_TABLES).split(";"):
        database.execute(statement)
    database.execute("INSERT INTO meta VALUES ('state', ?)", (_state_of(book),))


def _state(database: sqlite3.Connection) -> str:
    row = database.execute("SELECT value FROM meta WHERE key = 'state'").fetchone()
    return str(row[0]) if row else ""


def _state_of(book: Book) -> str:
    return f"{VERSION} {book.fingerprint}"
