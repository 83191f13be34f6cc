"""Puts files, folders and calibre libraries on the shelf; nothing is copied or changed on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from foxreader.core.about import About
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.formats import digest
from foxreader.formats.called_apart import DetailsReader, Found, Task
from foxreader.library.files import BookFile, Kept
from foxreader.library.records import NewBook
from foxreader.parts.calibre import CalibreBook, calibre_books
from foxreader.parts.candidates import NotTaken, candidates, is_calibre
from foxreader.parts.profile import Profile

_AT_ONCE = 25
"""Books that are stored in one transaction: half a second of work that a kill can undo."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A file that was taken although the shelf has the same book in another one."""

    path: Path
    sha256: str
    title: str
    of: tuple[str, ...]


@dataclass(slots=True)
class Report:
    """What came of an import.

    ``added`` and ``known`` are hashes of books, new ones and those the shelf had; ``moved`` are
    those of the known ones that were found again where they lie now. ``stopped``: the reader
    stopped it; what was taken by then stays.
    """

    added: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    refused: list[NotTaken] = field(default_factory=list)
    twins: list[Twin] = field(default_factory=list)
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class _New:
    """A file that the shelf does not have, before it is read."""

    sha256: str
    path: Path
    size: int
    modified: int
    calibre: CalibreBook | None = None


class Importing:
    """One import. ``progress`` is told of each file; how many there are is counted first. With
    ``again`` books that the reader took off the shelf come back."""

    def __init__(
        self,
        profile: Profile,
        reader: DetailsReader,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        *,
        again: bool = True,
    ) -> None:
        self._profile, self._reader, self._again = profile, reader, again
        self._cancel = Cancel() if cancel is None else cancel
        self._progress = progress
        self._report = Report()
        self._seen: set[str] = set()
        self._done = self._total = 0

    def run(self, paths: Iterable[Path]) -> Report:
        """Import what is at ``paths``; raises ``StorageError`` where it cannot be stored."""
        batch: list[tuple[NewBook, bytes]] = []
        try:
            found = self._counted(paths)
            for answer in self._reader.read_all(self._tasks(found), self._cancel):
                self._take(answer, batch)
                if len(batch) >= _AT_ONCE:
                    self._store(batch)
        except Cancelled:
            self._report.stopped = True
        finally:
            self._store(batch)
        return self._report

    def _counted(self, paths: Iterable[Path]) -> list[Path | CalibreBook | NotTaken]:
        found: list[Path | CalibreBook | NotTaken] = []
        for one in candidates(paths):
            self._cancel.check()
            if isinstance(one, Path) and is_calibre(one):
                found += self._of_calibre(one)
            else:
                found.append(one)
        self._total = len(found)
        return found

    def _of_calibre(self, folder: Path) -> Iterator[CalibreBook | NotTaken]:
        try:
            yield from calibre_books(folder, self._reader)
        except FoxError as error:
            yield NotTaken(folder, error.sentence)

    def _tasks(self, found: Iterable[Path | CalibreBook | NotTaken]) -> Iterator[Task]:
        """What is to be read of each file that the shelf does not have."""
        files = self._profile.files.all()
        kept = self._profile.files.kept()
        for one in found:
            self._cancel.check()
            if isinstance(one, NotTaken):
                self._refuse(one.path, one.why)
                continue
            book = one if isinstance(one, CalibreBook) else None
            path = one.path if isinstance(one, CalibreBook) else one
            try:
                new = self._looked_at(path, files, kept)
            except FoxError as error:
                self._refuse(path, error.sentence)
                continue
            if new is None:
                self._tick()
                continue
            if book is None:
                yield Task(new, new.path)
            else:
                key = replace(new, calibre=book)
                cover = book.cover if book.cover is not None and book.cover.is_file() else None
                yield Task(key, new.path) if cover is None else Task(key, cover, "cover")

    def _looked_at(
        self, path: Path, files: dict[Path, BookFile], kept: dict[str, Kept]
    ) -> _New | None:
        """The file at ``path`` where it is new; None for one that the shelf has."""
        path = path.absolute()
        size, modified = _state(path)
        file = files.get(path)
        as_noted = file is not None and (file.size, file.modified) == (size, modified)
        same = as_noted and file is not None and not file.format
        sha256 = file.sha256 if file is not None and same and modified >= 0 else digest(path)
        there = kept.get(sha256)
        if sha256 in self._seen or (there is not None and (there.on_shelf or not self._again)):
            self._report.known.append(sha256)
            if sha256 not in self._seen and there is not None:
                self._note_known(BookFile(path, sha256, size, modified), there, noted=same)
            return None
        self._seen.add(sha256)
        return _New(sha256, path, size, modified)

    def _note_known(self, file: BookFile, there: Kept, *, noted: bool) -> None:
        """Note where a book that the shelf has was met, and that it lies there if it is gone from
        where it lay."""
        if file.path != there.path and (there.missing or not there.path.is_file()):
            self._report.moved.append(file.sha256)
            self._profile.files.moved(file)
        elif there.missing:
            self._profile.files.moved(file)
        elif not noted:
            self._profile.files.note(file)

    def _take(self, answer: Found, batch: list[tuple[NewBook, bytes]]) -> None:
        new: _New = answer.task.key
        if new.calibre is None and answer.error is not None:
            self._seen.discard(new.sha256)
            self._refuse(new.path, answer.error.sentence)
            return
        about, format_ = answer.about, answer.format
        others: tuple[tuple[str, Path], ...] = ()
        if new.calibre is not None:
            about, format_, others = new.calibre.about, new.calibre.format, new.calibre.others
        book = NewBook(
            new.sha256, new.path, format_, _titled(about, new.path), new.size, new.modified, others
        )
        batch.append((book, answer.cover))
        self._tick()

    def _store(self, batch: list[tuple[NewBook, bytes]]) -> None:
        """Store the books read so far, all or none of them."""
        if not batch:
            return
        books, covers = [book for book, _ in batch], self._profile.covers
        for book, cover in batch:
            covers.write(book.sha256, cover)
        batch.clear()
        added = set(self._profile.records.add(books))
        for book in books:
            (self._report.added if book.sha256 in added else self._report.known).append(book.sha256)
            same = self._profile.catalog.same(book.sha256)
            if same and book.sha256 in added:
                of = tuple(one.sha256 for one in same)
                self._report.twins.append(Twin(book.path, book.sha256, book.about.title, of))

    def _refuse(self, path: Path, why: str) -> None:
        self._report.refused.append(NotTaken(path, why))
        self._tick()

    def _tick(self) -> None:
        self._done += 1
        if self._progress is not None:
            self._progress(Progress("import", self._done, self._total))


def _state(path: Path) -> tuple[int, int]:
    """The size of a file and its time of change in nanoseconds; -1 where they cannot be had."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return -1, -1
    return found.st_size, found.st_mtime_ns


def _titled(about: About, path: Path) -> About:
    """``about`` with the file's name as the title where it says none."""
    return about if about.title else replace(about, title=path.stem)
