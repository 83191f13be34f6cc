"""The books that were opened: the path of each, and the reader's place in it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.paths import stored_path


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
        """Note that ``book`` was opened from ``path``; returns where the reader left it."""
        meta, now = book.metadata, datetime.now(UTC).isoformat()
        with self._database.work() as work:
            work.execute(
                "INSERT INTO book (sha256, path, title, authors, format, opened_at)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (sha256) DO UPDATE SET"
                " path = excluded.path, title = excluded.title, authors = excluded.authors,"
                " opened_at = excluded.opened_at",
                (
                    book.sha256,
                    stored_path(path),
                    meta.title,
                    ", ".join(meta.authors),
                    book.format,
                    now,
                ),
            )
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
        """Every book that was opened, the newest first; also those whose file is gone."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, path, title, authors, fraction FROM book ORDER BY opened_at DESC"
            ).fetchall()
        return [
            Shelved(sha, Path(os.fsdecode(path)), title, who, far)
            for sha, path, title, who, far in rows
        ]

    def names(self) -> dict[str, tuple[str, str]]:
        """Title and path of every book that was opened, by its hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, title, path FROM book").fetchall()
        return {sha256: (title, os.fsdecode(path)) for sha256, title, path in rows}

    def limited(self, sha256: str) -> bool:
        """Whether nothing of the book past the reader's place is to be used."""
        with self._database.work() as work:
            row = work.execute("SELECT limited FROM book WHERE sha256 = ?", (sha256,)).fetchone()
        return row is not None and bool(row[0])

    def limit(self, sha256: str, on: bool) -> None:
        """Use nothing of the book past the reader's place, or all of it."""
        with self._database.work() as work:
            work.execute("UPDATE book SET limited = ? WHERE sha256 = ?", (on, sha256))

    def limit_all(self) -> None:
        """Use nothing past the reader's place of any book that was opened so far."""
        with self._database.work() as work:
            work.execute("UPDATE book SET limited = 1")

    def limits(self) -> dict[str, Span]:
        """Where the reader is in each book that has a limit there, by its hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, file, offset FROM book WHERE limited").fetchall()
        return {sha: Span(file, offset, offset) for sha, file, offset in rows}

    def knows(self, sha256: str) -> bool:
        """Whether the book was opened before."""
        with self._database.work() as work:
            row = work.execute("SELECT 1 FROM book WHERE sha256 = ?", (sha256,)).fetchone()
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
                "UPDATE book SET file = ?, offset = ?, fraction = ? WHERE sha256 = ?",
                (place.file, place.start, book.fraction(place), book.sha256),
            )

    def recent(self, count: int = 12) -> list[Shelved]:
        """The books opened last, the newest first; those whose file is gone are left out."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT sha256, path, title, authors, fraction FROM book"
                " ORDER BY opened_at DESC LIMIT ?",
                (count * 2,),
            ).fetchall()
        books = [
            Shelved(sha, Path(os.fsdecode(path)), title, who, far)
            for sha, path, title, who, far in rows
        ]
        return [book for book in books if book.path.is_file()][:count]
