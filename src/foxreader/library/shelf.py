"""The books on the shelf: the reader's place in each, where their files lie."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.about import About, isbn_of
from foxreader.core.book import EXTRACTOR_VERSION, Book, Metadata
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.paths import stored_path
from foxreader.library.records import note_file
from foxreader.library.shelf_log import (
    PLACE,
    READ,
    REMOVED,
    Position,
    append,
    keep_position,
    said_of,
    write_about,
    write_position,
)


@dataclass(frozen=True, slots=True)
class Shelved:
    """A book on the shelf. ``fraction`` is how far the reader got, 0 to 1."""

    sha256: str
    path: Path
    title: str
    authors: str
    fraction: float


class Shelf:
    """The stored state of each book, whose places are those of the texts of ``version``. Short
    statements; call it from a worker."""

    def __init__(self, database: Database, version: int = EXTRACTOR_VERSION) -> None:
        self._database, self._version = database, version

    def opened(self, book: Book, path: Path, *, read: bool = True) -> Span:
        """Note that ``book`` was opened from ``path``; returns where the reader left it. One that
        was taken off the shelf is on it again. Without ``read`` it only comes onto the shelf, such
        as with its first notes by command, and counts as one that was never opened."""
        now = datetime.now(UTC)
        opened = now.isoformat() if read else ""
        with self._database.work() as work:
            was = work.execute(
                "SELECT removed FROM book WHERE sha256 = ?", (book.sha256,)
            ).fetchone()
            work.execute(
                "INSERT INTO book (sha256, path, title, authors, format, opened_at, added_at)"
                " VALUES (?, ?, '', '', ?, ?, ?) ON CONFLICT (sha256) DO UPDATE SET"
                " path = excluded.path, opened_at = max(opened_at, excluded.opened_at),"
                " missing = 0",
                (book.sha256, stored_path(path), book.format, opened, now.isoformat()),
            )
            note_file(work, book.sha256, path)
            if was is not None and was[0]:
                append(work, now, [(book.sha256, REMOVED, False)])
            # All that is kept of it has been moved to this version's text by now.
            work.execute(
                "INSERT OR REPLACE INTO text_version VALUES (?, ?)", (book.sha256, self._version)
            )
            if was is None:
                write_position(work, book.sha256)  # where another device has left it
            said = said_of(work, book.sha256)
            if not _is_of_calibre(work, book.sha256):  # which knows better than the file
                write_about(work, book.sha256, _with(said, book.metadata))
        return self.place(book)

    def place(self, book: Book, window: int = 1) -> Span:
        """Where the reader left ``book``; its beginning if it was never opened.

        A ``window`` beyond the first has a place of its own, once that was kept; until then it is
        the first one's.
        """
        with self._database.work() as work:
            rows = work.execute(
                "SELECT file, offset, 0 AS of_first FROM window_place"
                " WHERE sha256 = ?1 AND window = ?2 UNION ALL"
                " SELECT file, offset, 1 FROM book WHERE sha256 = ?1 ORDER BY of_first",
                (book.sha256, window),
            ).fetchall()
        places = (Span(file, offset, offset) for file, offset, _ in rows)
        return next((place for place in places if book.holds(place)), Span(0, 0, 0))

    def all(self) -> list[Shelved]:
        """Every book that was opened and is on the shelf, the newest first; also those whose file
        is gone."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, path, title, authors, fraction FROM book"
                " WHERE opened_at != '' AND NOT removed ORDER BY opened_at DESC"
            ).fetchall()
        return [
            Shelved(sha, Path(os.fsdecode(path)), title, who, far)
            for sha, path, title, who, far in rows
        ]

    def on_it(self) -> list[Shelved]:
        """Every book on the shelf, also those that were never opened; the newest first."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, path, title, authors, fraction FROM book WHERE NOT removed"
                " ORDER BY opened_at DESC, added_at DESC"
            ).fetchall()
        return [
            Shelved(sha, Path(os.fsdecode(path)), title, who, far)
            for sha, path, title, who, far in rows
        ]

    def names(self) -> dict[str, tuple[str, str]]:
        """Title and path of every book that is kept, by its hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, title, path FROM book").fetchall()
        return {sha256: (title, os.fsdecode(path)) for sha256, title, path in rows}

    def limited(self, sha256: str) -> bool:
        """Whether nothing of the book past what is read of it is to be used."""
        with self._database.work() as work:
            row = work.execute("SELECT limited FROM book WHERE sha256 = ?", (sha256,)).fetchone()
        return row is not None and bool(row[0])

    def limit(self, sha256: str, on: bool) -> None:
        """Use nothing of the book past what is read of it, or all of it."""
        with self._database.work() as work:
            work.execute("UPDATE book SET limited = ? WHERE sha256 = ?", (on, sha256))

    def limit_all(self) -> None:
        """Use nothing past what is read of any book that was opened so far."""
        with self._database.work() as work:
            work.execute("UPDATE book SET limited = 1 WHERE opened_at != ''")

    def limits(self) -> dict[str, Span]:
        """How far each book is read that has a limit there, by its hash."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, read_file, read_offset FROM book WHERE limited"
            ).fetchall()
        return {sha: Span(file, offset, offset) for sha, file, offset in rows}

    def read_to(self, book: Book) -> Span:
        """How far ``book`` is read; its beginning where its text has no such place."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT read_file, read_offset FROM book WHERE sha256 = ?", (book.sha256,)
            ).fetchone()
        place = Span(0, 0, 0) if row is None else Span(row[0], row[1], row[1])
        return place if book.holds(place) else Span(0, 0, 0)

    def keep_read(self, sha256: str, place: Span, *, lower: bool = False) -> None:
        """Remember how far a book is read; less far than before only to ``lower`` it."""
        with self._database.work() as work:
            there = work.execute(
                "UPDATE book SET read_file = ?1, read_offset = ?2 WHERE sha256 = ?3"
                " AND (?4 OR (read_file, read_offset) < (?1, ?2))",
                (place.file, place.start, sha256, lower),
            )
            if there.rowcount:
                position = Position(place.file, place.start, lowered=lower)
                keep_position(work, datetime.now(UTC), sha256, READ, position)

    def declined(self, sha256: str) -> frozenset[str]:
        """What the reader was offered for a book and did not want, by its names."""
        with self._database.work() as work:
            row = work.execute("SELECT declined FROM book WHERE sha256 = ?", (sha256,)).fetchone()
        return frozenset(row[0].split()) if row is not None else frozenset()

    def keep_declined(self, sha256: str, declined: frozenset[str]) -> None:
        """Remember what the reader does not want for a book: it is not offered again."""
        with self._database.work() as work:
            work.execute(
                "UPDATE book SET declined = ? WHERE sha256 = ?",
                (" ".join(sorted(declined)), sha256),
            )

    def knows(self, sha256: str) -> bool:
        """Whether the book was opened before."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT 1 FROM book WHERE sha256 = ? AND opened_at != ''", (sha256,)
            ).fetchone()
        return row is not None

    def keep_place(self, book: Book, place: Span, window: int = 1) -> None:
        """Remember where the reader is. The place in a ``window`` beyond the first says nothing of
        how far the book is read."""
        with self._database.work() as work:
            if window > 1:
                work.execute(
                    "INSERT OR REPLACE INTO window_place (sha256, window, file, offset)"
                    " SELECT sha256, ?, ?, ? FROM book WHERE sha256 = ?",
                    (window, place.file, place.start, book.sha256),
                )
                return
            now, share = datetime.now(UTC), min(max(book.fraction(place), 0.0), 1.0)
            there = work.execute(
                "UPDATE book SET file = ?, offset = ?, fraction = ?, placed_at = ?"
                " WHERE sha256 = ?",
                (place.file, place.start, share, now.isoformat(), book.sha256),
            )
            if there.rowcount:
                position = Position(place.file, place.start, share)
                keep_position(work, now, book.sha256, PLACE, position)

    def recent(self, count: int = 12) -> list[Shelved]:
        """The books opened last, the newest first; those whose file is gone are left out."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, path, title, authors, fraction FROM book"
                " WHERE opened_at != '' AND NOT removed ORDER BY opened_at DESC LIMIT ?",
                (count * 2,),
            ).fetchall()
        books = [
            Shelved(sha, Path(os.fsdecode(path)), title, who, far)
            for sha, path, title, who, far in rows
        ]
        return [book for book in books if book.path.is_file()][:count]


def _is_of_calibre(work: sqlite3.Connection, sha256: str) -> bool:
    row = work.execute("SELECT 1 FROM calibre_book WHERE sha256 = ?", (sha256,)).fetchone()
    return row is not None


def _with(said: About, meta: Metadata) -> About:
    """``said`` with what opening a book gives of it, which has no series and no tags."""
    return replace(
        said,
        title=meta.title,
        authors=meta.authors,
        language=meta.language or said.language,
        isbn=isbn_of(meta.identifier) or said.isbn,
        identifier=meta.identifier or said.identifier,
        publisher=meta.publisher or said.publisher,
        published=meta.published or said.published,
        description=meta.description or said.description,
    )


# Files of the books


@dataclass(frozen=True, slots=True)
class ShelfFile:
    """A file of a book on the shelf; ``format`` is "" for its content, else that of another
    format of it. ``size`` is in bytes, ``modified`` in nanoseconds; -1 where not known."""

    path: Path
    sha256: str
    size: int = -1
    modified: int = -1
    format: str = ""


@dataclass(frozen=True, slots=True)
class CalibreLink:
    """A book of a calibre library: its number there, its hash, and what its cover's file was
    like."""

    id: int
    sha256: str
    cover: str = ""


@dataclass(frozen=True, slots=True)
class KeptBook:
    """A book that is kept: whether it is on the shelf, where it lies, whether it was gone."""

    on_shelf: bool
    path: Path
    missing: bool


class Files:
    """The paths of the books. Safe from any thread; raises ``StorageError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> list[ShelfFile]:
        """The files of a book, its main one first."""
        query = (
            "SELECT book_file.path, sha256, size, modified, book_file.format FROM book_file"
            " JOIN book USING (sha256) WHERE sha256 = ?"
            " ORDER BY book_file.format, book_file.path != book.path, book_file.path"
        )
        with self._database.work() as work:
            return [_file(row) for row in work.execute(query, (sha256,))]

    def all(self) -> dict[Path, ShelfFile]:
        """The content of every book, by path: what an import need not read again."""
        query = "SELECT path, sha256, size, modified, format FROM book_file"
        with self._database.work() as work:
            return {file.path: file for file in map(_file, work.execute(query))}

    def kept(self) -> dict[str, KeptBook]:
        """All books that are kept, by hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, removed, path, missing FROM book").fetchall()
        return {
            sha256: KeptBook(not removed, Path(os.fsdecode(path)), bool(missing))
            for sha256, removed, path, missing in rows
        }

    def look(self, sha256s: Collection[str] | None = None) -> list[str]:
        """Look whether the files of books are there, and keep what was found; of all without
        ``sha256s``. Gives the books that are missing or came back.

        A book whose path is gone and that lies at another known one has that from then on. It asks
        the disk for each file, so it is for a worker.
        """
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, missing, path FROM book").fetchall()
            others: dict[str, list[str | bytes]] = {}
            for sha256, path in work.execute(
                "SELECT sha256, path FROM book_file WHERE format = '' ORDER BY path"
            ):
                others.setdefault(sha256, []).append(path)
        changed = []
        for sha256, missing, path in rows:
            if sha256s is not None and sha256 not in sha256s:
                continue
            there = next(filter(_is_file, (path, *others.get(sha256, ()))), None)
            if (there is None) != bool(missing) or (there is not None and there != path):
                changed.append((there is None, there or path, sha256, path))
        with self._database.work() as work:
            # Not where the book was opened from elsewhere meanwhile.
            work.executemany(
                "UPDATE book SET missing = ?, path = ? WHERE sha256 = ? AND path = ?", changed
            )
        return [sha256 for _, _, sha256, _ in changed]

    def missing(self) -> dict[int, list[str]]:
        """The hashes of the books whose file is gone, by the file's size in bytes; under -1 those
        whose size is not known."""
        query = (
            "SELECT max(size), sha256 FROM book JOIN book_file USING (sha256)"
            " WHERE missing AND NOT removed AND book_file.format = '' GROUP BY sha256"
        )
        found: dict[int, list[str]] = {}
        with self._database.work() as work:
            for size, sha256 in work.execute(query):
                found.setdefault(size, []).append(sha256)
        return found

    def note(self, file: ShelfFile) -> None:
        """Note that a book's content lies at a path too."""
        with self._database.work() as work:
            note_file(work, file.sha256, file.path, file.size, file.modified)

    def moved(self, file: ShelfFile) -> None:
        """Note that a book's file lies at another path now."""
        with self._database.work() as work:
            note_file(work, file.sha256, file.path, file.size, file.modified)
            work.execute(
                "UPDATE book SET path = ?, missing = 0 WHERE sha256 = ?",
                (stored_path(file.path), file.sha256),
            )

    # Folders that are watched

    def folders(self) -> list[Path]:
        """The folders whose new books come onto the shelf by themselves."""
        with self._database.work() as work:
            rows = work.execute("SELECT path FROM watched_folder ORDER BY path").fetchall()
        return [Path(os.fsdecode(path)) for (path,) in rows]

    def watch(self, folder: Path, on: bool = True) -> None:
        """Watch a folder, or no longer."""
        with self._database.work() as work:
            if on:
                work.execute(
                    "INSERT OR IGNORE INTO watched_folder VALUES (?)", (stored_path(folder),)
                )
            else:
                work.execute("DELETE FROM watched_folder WHERE path = ?", (stored_path(folder),))

    # Libraries of calibre that are followed

    def calibre_folders(self) -> dict[Path, str]:
        """The folders of the libraries, each with the state in which it was read last."""
        with self._database.work() as work:
            rows = work.execute("SELECT folder, state FROM calibre_library ORDER BY folder")
            return {Path(os.fsdecode(folder)): state for folder, state in rows}

    def calibre_books(self, folder: Path) -> dict[int, CalibreLink]:
        """Which books of the shelf are those of a library, by their numbers there."""
        query = "SELECT id, sha256, cover FROM calibre_book WHERE folder = ? AND NOT gone"
        with self._database.work() as work:
            return {
                row[0]: CalibreLink(*row) for row in work.execute(query, (stored_path(folder),))
            }

    def link_calibre(self, folder: Path, links: Iterable[CalibreLink], state: str) -> None:
        """Follow a library, which was read in this state, and note which its books are."""
        place = stored_path(folder)
        with self._database.work() as work:
            work.execute("INSERT OR REPLACE INTO calibre_library VALUES (?, ?)", (place, state))
            work.executemany(
                "INSERT OR REPLACE INTO calibre_book VALUES (?, ?, ?, ?, 0)",
                [(place, link.id, link.sha256, link.cover) for link in links],
            )

    def leave_calibre(self, folder: Path) -> None:
        """Follow a library no longer; its books stay on the shelf."""
        with self._database.work() as work:
            for table in ("calibre_library", "calibre_book"):
                work.execute(f"DELETE FROM {table} WHERE folder = ?", (stored_path(folder),))

    def drop_calibre(self, folder: Path, ids: Iterable[int]) -> None:
        """These numbers of a library stand for no book any more."""
        self._each(folder, ids, "DELETE FROM calibre_book WHERE folder = ? AND id = ?")

    def mark_gone(self, folder: Path, ids: Iterable[int]) -> None:
        """A library has these of its books no longer; the reader is to be asked about them."""
        self._each(folder, ids, "UPDATE calibre_book SET gone = 1 WHERE folder = ? AND id = ?")

    def _each(self, folder: Path, ids: Iterable[int], statement: str) -> None:
        with self._database.work() as work:
            work.executemany(statement, [(stored_path(folder), id_) for id_ in ids])

    def gone_from_calibre(self) -> list[str]:
        """The books on the shelf that calibre has no longer, and of which the reader was not asked
        what is to be done."""
        query = (
            "SELECT DISTINCT sha256 FROM calibre_book JOIN book USING (sha256) WHERE gone"
            " AND NOT removed AND sha256 NOT IN (SELECT sha256 FROM calibre_book WHERE NOT gone)"
        )
        with self._database.work() as work:
            return [sha256 for (sha256,) in work.execute(query)]

    def asked_of_gone(self, sha256s: Iterable[str]) -> None:
        """The reader has said what is to be done with these."""
        with self._database.work() as work:
            work.executemany(
                "DELETE FROM calibre_book WHERE gone AND sha256 = ?", [(one,) for one in sha256s]
            )


def _file(row: tuple[str | bytes, str, int, int, str]) -> ShelfFile:
    path, sha256, size, modified, format_ = row
    return ShelfFile(Path(os.fsdecode(path)), sha256, size, modified, format_)


def _is_file(path: str | bytes) -> bool:
    try:
        return Path(os.fsdecode(path)).is_file()
    except (OSError, ValueError):
        return False
