"""Where the files of the books lie: which are gone, and which file is a book that moved."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from foxreader.library.database import Database
from foxreader.library.paths import stored_path
from foxreader.library.records import note_file


@dataclass(frozen=True, slots=True)
class BookFile:
    """A file of a book on the shelf; ``format`` is "" for its content, else that of another
    format of it. ``size`` is in bytes, ``modified`` in nanoseconds; -1 where not known."""

    path: Path
    sha256: str
    size: int = -1
    modified: int = -1
    format: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """A book that is kept: whether it is on the shelf, where it lies, whether it was gone."""

    on_shelf: bool
    path: Path
    missing: bool


class Files:
    """The paths of the books. Safe from any thread; raises ``StorageError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> list[BookFile]:
        """The files of a book, its main one first."""
        query = (
            "SELECT book_file.path, sha256, size, modified, book_file.format FROM book_file"
            " JOIN book USING (sha256) WHERE sha256 = ?"
            " ORDER BY book_file.format, book_file.path != book.path, book_file.path"
        )
        with self._database.work() as work:
            return [_file(row) for row in work.execute(query, (sha256,))]

    def all(self) -> dict[Path, BookFile]:
        """The content of every book, by path: what an import need not read again."""
        query = "SELECT path, sha256, size, modified, format FROM book_file"
        with self._database.work() as work:
            return {file.path: file for file in map(_file, work.execute(query))}

    def kept(self) -> dict[str, Kept]:
        """All books that are kept, by hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, removed, path, missing FROM book").fetchall()
        return {
            sha256: Kept(not removed, Path(os.fsdecode(path)), bool(missing))
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

    def note(self, file: BookFile) -> None:
        """Note that a book's content lies at a path too."""
        with self._database.work() as work:
            note_file(work, file.sha256, file.path, file.size, file.modified)

    def moved(self, file: BookFile) -> None:
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


def _file(row: tuple[str | bytes, str, int, int, str]) -> BookFile:
    path, sha256, size, modified, format_ = row
    return BookFile(Path(os.fsdecode(path)), sha256, size, modified, format_)


def _is_file(path: str | bytes) -> bool:
    try:
        return Path(os.fsdecode(path)).is_file()
    except (OSError, ValueError):
        return False
