"""The books that were opened: the path of each, and the reader's place in it."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.about import About
from foxreader.core.book import Book, Metadata
from foxreader.core.isbn import isbn_of
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.paths import stored_path
from foxreader.library.records import note_file
from foxreader.library.shelf_log import append
from foxreader.library.shelf_rows import REMOVED, said_of, write_about


@dataclass(frozen=True, slots=True)
class Shelved:
    """A book on the shelf. ``fraction`` is how far the reader got, 0 to 1."""

    sha256: str
    path: Path
    title: str
    authors: str
    fraction: float


class Shelf:
    """The stored state of each book. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def opened(self, book: Book, path: Path) -> Span:
        """Note that ``book`` was opened from ``path``; returns where the reader left it. One that
        was taken off the shelf is on it again."""
        now = datetime.now(UTC)
        with self._database.work() as work:
            was = work.execute(
                "SELECT removed FROM book WHERE sha256 = ?", (book.sha256,)
            ).fetchone()
            work.execute(
                "INSERT INTO book (sha256, path, title, authors, format, opened_at, added_at)"
                " VALUES (?, ?, '', '', ?, ?, ?) ON CONFLICT (sha256) DO UPDATE SET"
                " path = excluded.path, opened_at = excluded.opened_at, missing = 0",
                (book.sha256, stored_path(path), book.format, now.isoformat(), now.isoformat()),
            )
            note_file(work, book.sha256, path)
            if was is not None and was[0]:
                append(work, now, [(book.sha256, REMOVED, False)])
            write_about(work, book.sha256, _with(said_of(work, book.sha256), book.metadata))
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
            work.execute(
                "UPDATE book SET read_file = ?1, read_offset = ?2 WHERE sha256 = ?3"
                " AND (?4 OR (read_file, read_offset) < (?1, ?2))",
                (place.file, place.start, sha256, lower),
            )

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
            work.execute(
                "UPDATE book SET file = ?, offset = ?, fraction = ?, placed_at = ?"
                " WHERE sha256 = ?",
                (
                    *(place.file, place.start, book.fraction(place)),
                    *(datetime.now(UTC).isoformat(), book.sha256),
                ),
            )

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
