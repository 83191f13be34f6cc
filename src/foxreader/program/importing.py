"""Puts files, folders and calibre libraries on the shelf; nothing is copied or changed on disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from foxreader.core.about import About, unpack_about
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.formats.called_apart import DetailsReader, FoundDetails, Task
from foxreader.library.records import NewBook
from foxreader.library.shelf import KeptBook, ShelfFile
from foxreader.program.profile import Profile
from foxreader.system.files import reachable

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
class ImportReport:
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
        self._report = ImportReport()
        self._seen: set[str] = set()
        self._done = self._total = 0

    def run(self, paths: Iterable[Path]) -> ImportReport:
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
            if isinstance(one, Path) and _is_calibre(one):
                found += self._of_calibre(one)
            else:
                found.append(one)
        self._total = len(found)
        return found

    def _of_calibre(self, folder: Path) -> Iterator[CalibreBook | NotTaken]:
        try:
            yield from _calibre_books(folder, self._reader)
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
        self, path: Path, files: dict[Path, ShelfFile], kept: dict[str, KeptBook]
    ) -> _New | None:
        """The file at ``path`` where it is new; None for one that the shelf has."""
        path = reachable(path.absolute())
        size, modified = _state(path)
        file = files.get(path)
        as_noted = file is not None and (file.size, file.modified) == (size, modified)
        same = as_noted and file is not None and not file.format
        sha256 = file.sha256 if file is not None and same and modified >= 0 else digest(path)
        there = kept.get(sha256)
        if sha256 in self._seen or (there is not None and (there.on_shelf or not self._again)):
            self._report.known.append(sha256)
            if sha256 not in self._seen and there is not None:
                self._note_known(ShelfFile(path, sha256, size, modified), there, noted=same)
            return None
        self._seen.add(sha256)
        return _New(sha256, path, size, modified)

    def _note_known(self, file: ShelfFile, there: KeptBook, *, noted: bool) -> None:
        """Note where a book that the shelf has was met, and that it lies there if it is gone from
        where it lay."""
        if file.path != there.path and (there.missing or not there.path.is_file()):
            self._report.moved.append(file.sha256)
            self._profile.files.moved(file)
        elif there.missing:
            self._profile.files.moved(file)
        elif not noted:
            self._profile.files.note(file)

    def _take(self, answer: FoundDetails, batch: list[tuple[NewBook, bytes]]) -> None:
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


# Which files of those given may be books

_BOOKS = frozenset(
    {
        *(".epub", ".kepub", ".pdf", ".mobi", ".azw", ".azw3", ".azw4", ".prc", ".pdb", ".fb2"),
        *(".fbz", ".cbz", ".cbr", ".cb7", ".cbt", ".docx", ".odt", ".rtf", ".mht", ".mhtml"),
        *(".html", ".htm", ".xhtml", ".md", ".markdown", ".txt"),
    }
)
"""The endings of books among the files of a folder."""
_OTHERS = frozenset(
    {
        *(".cbr", ".cb7", ".cbt", ".djvu", ".djv", ".rtf", ".chm", ".lit", ".kfx", ".odt", ".doc"),
        *(".xps", ".oxps", ".lrf", ".tcr", ".ps", ".epub3"),
    }
)
"""The endings of books that are tried as well, so that it is said why one is not taken."""
_ZIPPED = ".fb2.zip"
_CALIBRE = "metadata.db"
"""The file by which a folder is known as a library of calibre."""


@dataclass(frozen=True, slots=True)
class NotTaken:
    """A file that was not taken, and the sentence that says why."""

    path: Path
    why: str


def candidates(paths: Iterable[Path]) -> Iterator[Path | NotTaken]:
    """The files to try: each that is named, and of folders all below them that may be books, in
    the order of their names. A folder that is a calibre library is given as it is.

    Hidden files and links to folders are left out; a folder that cannot be listed is refused.
    """
    for path in paths:
        try:
            is_folder = path.is_dir()
        except (OSError, ValueError):
            is_folder = False
        if is_folder and not _is_calibre(path):
            yield from _below(path)
        else:
            yield path


def _is_calibre(path: Path) -> bool:
    """Whether the folder is a library of calibre."""
    try:
        return path.is_dir() and (path / _CALIBRE).is_file()
    except (OSError, ValueError):
        return False


def _may_be_book(name: str) -> bool:
    """Whether a file of a folder is tried, by its name."""
    lower = name.lower()
    ending = os.path.splitext(lower)[1]  # noqa: PTH122 -- a name, not a path
    return not name.startswith(".") and (
        ending in _BOOKS or ending in _OTHERS or lower.endswith(_ZIPPED)
    )


def _below(folder: Path) -> Iterator[Path | NotTaken]:
    refused: list[NotTaken] = []

    def note(error: OSError) -> None:
        why = Notice("folder_not_listed", path=str(error.filename), reason=str(error.strerror))
        refused.append(NotTaken(Path(error.filename), why))

    for place, folders, names in os.walk(folder, onerror=note):
        if place != str(folder) and _CALIBRE in names:
            folders.clear()
            yield Path(place)
            continue
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(filter(_may_be_book, names)):
            yield Path(place, name)
    yield from refused


# The books of a calibre library, where they lie

_FORMATS = {
    "EPUB": "EPUB", "KEPUB": "EPUB", "AZW3": "Kindle", "FB2": "FB2", "MOBI": "Kindle",
    "AZW": "Kindle", "PRC": "Kindle", "DOCX": "DOCX", "PDF": "PDF", "CBZ": "CBZ",
    "CBR": "CBZ", "CB7": "CBZ", "CBT": "CBZ", "ODT": "ODT", "RTF": "RTF",
    "HTML": "HTML", "HTM": "HTML", "MD": "Markdown", "TXT": "text",
}  # fmt: skip
"""What calibre calls the formats that are read, the best to read first."""


@dataclass(frozen=True, slots=True)
class CalibreBook:
    """A book of a calibre library: the file that is taken, its format, what calibre says of it,
    the file of its cover if it has one, and its files in other formats."""

    path: Path
    format: str
    about: About
    cover: Path | None
    others: tuple[tuple[str, Path], ...] = ()


def _calibre_books(folder: Path, reader: DetailsReader) -> Iterator[CalibreBook | NotTaken]:
    """The books of the library in ``folder``; raises an ``OpenError`` for a damaged one."""
    found = reader.read(Task(None, folder / _CALIBRE, "calibre")).values.get("books")
    for value in found if isinstance(found, list) else []:
        if isinstance(value, dict):
            yield _book(folder, value)


def _book(folder: Path, value: dict[str, Any]) -> CalibreBook | NotTaken:
    said = value.get("about")
    about = unpack_about(said) if isinstance(said, dict) else About()
    own = folder / str(value.get("folder", ""))
    files = {
        str(format_): own / f"{name}.{str(format_).lower()}"
        for format_, name in value.get("files", [])
    }
    taken = [format_ for format_ in _FORMATS if format_ in files]
    if not taken or not _is_below(files[taken[0]], folder):
        names = ", ".join(sorted(files)) or "—"
        return NotTaken(own, Notice("calibre_no_format", title=about.title, formats=names))
    others = tuple(
        (_FORMATS.get(format_, format_), path)
        for format_, path in files.items()
        if format_ != taken[0] and _is_below(path, folder)
    )
    cover = own / "cover.jpg" if value.get("cover") else None
    return CalibreBook(files[taken[0]], _FORMATS[taken[0]], about, cover, others)


def _is_below(path: Path, folder: Path) -> bool:
    """Whether the path leads into the library and nowhere else, whatever its database says."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False
