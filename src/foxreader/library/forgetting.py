"""Deletes what the library has of a book, also from its backups."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

from foxreader.library import passages
from foxreader.library.annotations import followed
from foxreader.library.database import Database
from foxreader.library.reading_life import ReadingLife, ReadingPaces
from foxreader.library.store_file import SUSPICIOUS

logger = logging.getLogger(__name__)

_ROWS = (
    ("turn", "sha256"),
    ("conversation", "sha256"),
    ("sent_request", "sha256"),
    ("correction", "sha256"),
    ("correction", "made_of"),
    ("text_version", "sha256"),
    ("book_said", "sha256"),
    ("book_facet", "sha256"),
    ("book_file", "sha256"),
    ("shelf_change", "subject"),
    ("page_view", "sha256"),
    ("book_look", "sha256"),
    ("window_place", "sha256"),
    ("reading_day", "sha256"),
    ("book", "sha256"),
)
"""The tables with rows of one book, and the column that has its hash."""


def forget(database: Database, sha256: str) -> None:
    """Delete a book's place, view, conversations, corrections and annotations, with those it
    took over from files it replaced; raises ``StorageError``.

    Its passages are not among them: see ``Passages.erase``.
    """
    with database.work() as work:
        work.execute("PRAGMA secure_delete = ON")
        _delete(work, sha256)
    _take_in(database)


def _take_in(database: Database) -> None:
    """The log of changes still has what was deleted, until it is taken into the file."""
    with database.work() as work:
        work.commit()
        work.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def forget_in_copies(copies: Iterable[Path], sha256: str) -> None:
    """Delete the same, and the book's passages, from copies of the library's file.

    A copy that cannot be read or written stays as it is.
    """

    def delete(copy: sqlite3.Connection) -> None:
        _delete(copy, sha256)
        if "passages_book" in _tables(copy):
            passages.empty(copy)

    _in_copies(copies, delete)


def forget_pace(database: Database, copies: Iterable[Path]) -> None:
    """Delete what was measured of the reader's pace, also from copies; raises ``StorageError``."""
    ReadingPaces(database).forget()
    _take_in(database)
    _in_copies(copies, lambda copy: _empty(copy, "reading_pace"))


def forget_life(database: Database, copies: Iterable[Path]) -> None:
    """Delete what was recorded of days and times, also from copies; raises ``StorageError``."""
    ReadingLife(database).forget()
    _take_in(database)
    _in_copies(copies, lambda copy: _empty(copy, "reading_day"))


def _empty(copy: sqlite3.Connection, table: str) -> None:
    if table in _tables(copy):
        copy.execute(f"DELETE FROM {table}")


def _in_copies(copies: Iterable[Path], delete: Callable[[sqlite3.Connection], None]) -> None:
    for path in copies:
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as copy:
                with copy:
                    delete(copy)
                copy.execute("VACUUM")
        except SUSPICIOUS as error:
            logger.warning("The copy %s still has what was deleted: %s", path.name, error)


def _delete(work: sqlite3.Connection, sha256: str) -> None:
    there = _tables(work)
    for table, column in _ROWS:
        if table in there:
            work.execute(f"DELETE FROM {table} WHERE {column} = ?", (sha256,))
    if "annotation_entry" in there:
        for book in followed(work, sha256):
            work.execute("DELETE FROM annotation_entry WHERE sha256 = ?", (book,))
            work.execute("DELETE FROM annotation_book WHERE ? IN (sha256, follows)", (book,))


def _tables(work: sqlite3.Connection) -> set[str]:
    return {name for (name,) in work.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
