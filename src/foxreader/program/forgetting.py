"""Deletes what is kept: an index, all of a book but its file, what was measured of the reader."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.index.storage.index_file import write_lock
from foxreader.index.summaries.job import terms_of
from foxreader.library import passages
from foxreader.library.annotations import followed
from foxreader.library.database import Database
from foxreader.library.merging import forgotten_mark
from foxreader.library.reading_life import ReadingLife, ReadingPaces
from foxreader.library.shelf_log import APART, COVER, PICTURE, TALK, stamp
from foxreader.library.store_file import SUSPICIOUS
from foxreader.program.profile import Profile
from foxreader.system.files import database_address, delete, private_folder


def forget_book(profile: Profile, sha256: str) -> None:
    """Delete a book's index with its summaries, its text, cover, passages, place, conversations,
    corrections and annotations, also from the backups, and the picture of the window as it was
    left. Its file stays.

    Nothing may work on the book meanwhile. Raises ``StorageError`` where something cannot be
    deleted; what was deleted by then is gone.
    """
    delete_index(profile, sha256)  # first: where it is refused nothing is gone
    book = profile.documents.load(sha256)
    profile.passages.erase(
        sha256, "" if book is None else book.fingerprint,
        None if book is None else lambda language: terms_of(book, language),
    )  # fmt: skip
    forget(profile.database, sha256)
    forget_in_copies(profile.copies, sha256)
    profile.documents.remove(sha256)
    profile.covers.remove(sha256)
    delete(profile.home.left_page)


# What the library has of a book, also in its backups

logger = logging.getLogger(__name__)

_ROWS = (
    ("turn", "sha256"),
    ("turn_gone", "sha256"),
    ("conversation", "sha256"),
    ("sent_request", "sha256"),
    ("correction", "sha256"),
    ("correction", "made_of"),
    ("text_version", "sha256"),
    ("book_said", "sha256"),
    ("book_facet", "sha256"),
    ("book_text", "sha256"),
    ("book_file", "sha256"),
    ("calibre_book", "sha256"),
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
        books = {sha256, *followed(work, sha256)}
        _delete(work, sha256)
        at = stamp(datetime.now(UTC))
        work.executemany(
            "INSERT OR REPLACE INTO forgotten_book VALUES (?, ?)",
            [(forgotten_mark(one), at) for one in books],
        )
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
            with closing(sqlite3.connect(database_address(path, "mode=rw"), uri=True)) as copy:
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
    if "shelf_change" in there:
        talks = f"{sha256}{TALK}"
        work.execute(
            "DELETE FROM shelf_change WHERE substr(subject, 1, ?) = ?", (len(talks), talks)
        )
        work.execute("DELETE FROM shelf_change WHERE field = ?", (APART + sha256,))
        work.execute("DELETE FROM book_facet WHERE kind = 'apart' AND key = ?", (sha256,))
        work.execute(  # a picture that was the cover of this book alone
            "DELETE FROM shelf_change WHERE field = ? AND subject NOT IN"
            " (SELECT trim(value, '\"') FROM shelf_change WHERE field = ?)", (PICTURE, COVER)
        )  # fmt: skip
    if "annotation_entry" in there:
        for book in followed(work, sha256):
            work.execute("DELETE FROM annotation_entry WHERE sha256 = ?", (book,))
            work.execute("DELETE FROM annotation_book WHERE ? IN (sha256, follows)", (book,))


def _tables(work: sqlite3.Connection) -> set[str]:
    return {name for (name,) in work.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


# The indexes of all books

_WAIT_SECONDS = 1.0
"""How long to wait for one who builds the index and is done soon. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class IndexSize:
    """The index of a book: ``size`` in bytes. ``title`` is "" for one not on the shelf."""

    sha256: str
    title: str
    size: int


def index_sizes(profile: Profile) -> list[IndexSize]:
    """All indexes, the largest first."""
    titles = {sha256: title for sha256, (title, _) in profile.shelf.names().items()}
    sizes: dict[str, int] = {}
    for path in profile.home.indexes.glob("*.sqlite*"):
        sha256 = path.name.partition(".")[0]
        try:
            sizes[sha256] = sizes.get(sha256, 0) + path.stat().st_size
        except FileNotFoundError:
            continue  # its log, which has just been folded into it
    found = [
        IndexSize(one, titles.get(one, "") or _stored_title(profile, one), size)
        for one, size in sizes.items()
    ]
    return sorted(found, key=lambda one: (-one.size, one.title))


def _stored_title(profile: Profile, sha256: str) -> str:
    """The title of a book that was indexed by command alone; "" where its text is gone."""
    book = profile.documents.some(sha256, ())
    return "" if book is None else book.metadata.title


def delete_index(profile: Profile, sha256: str) -> None:
    """Delete the index of a book with its summaries; it is made again when the book is opened.

    No window may show the book. Raises ``StorageError``, also where another process builds it.
    """
    index = private_folder(profile.home.indexes) / f"{sha256}.sqlite"
    vectors = index.with_name(f"{index.name}.vectors")
    try:
        with write_lock(index, _WAIT_SECONDS), write_lock(vectors, _WAIT_SECONDS):
            _unlink(profile, f"{sha256}.sqlite*", kept=".lock")
        _unlink(profile, f"{sha256}.sqlite*")
    except OSError as error:
        raise StorageError(
            Notice(
                "book_not_forgotten", folder=str(profile.home.indexes), reason=str(error.strerror)
            )
        ) from error


def _unlink(profile: Profile, pattern: str, kept: str | None = None) -> None:
    """Delete the files of the indexes that match, but for those that end with ``kept``."""
    for path in profile.home.indexes.glob(pattern):
        if kept is None or not path.name.endswith(kept):
            delete(path)
