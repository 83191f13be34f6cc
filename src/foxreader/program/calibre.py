"""Follows calibre libraries: what calibre changes of its books is taken over by the shelf.

A library is only read, in the confined process, also while calibre runs. What the reader corrected
of a book stays above what calibre says of it, as it does above what a file says.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from foxreader.core.about import About, unpack_about
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import DetailsReader, Task
from foxreader.library.shelf import CalibreLink, KeptBook
from foxreader.program.profile import Profile

_DATABASE = "metadata.db"
"""The file by which a folder is known as a library of calibre."""
_LOG, _JOURNAL = "metadata.db-wal", "metadata.db-journal"
"""What SQLite keeps beside it while it is changed."""
_LARGEST_LOG = 256 * 1024 * 1024
_TRIES, _PAUSE = 12, 0.25
"""How often a library is read that changes meanwhile, and seconds between two times. Chosen:
calibre writes a book's details in some hundredths."""
_FORMATS = {
    "EPUB": "EPUB", "KEPUB": "EPUB", "AZW3": "Kindle", "FB2": "FB2", "MOBI": "Kindle",
    "AZW": "Kindle", "PRC": "Kindle", "DOCX": "DOCX", "PDF": "PDF", "CBZ": "CBZ",
    "CBR": "CBZ", "CB7": "CBZ", "CBT": "CBZ", "ODT": "ODT", "RTF": "RTF",
    "HTML": "HTML", "HTM": "HTML", "MD": "Markdown", "TXT": "text",
}  # fmt: skip
"""What calibre calls the formats that are read, the best to read first."""


@dataclass(frozen=True, slots=True)
class CalibreBook:
    """A book of a calibre library: its number there, the file that is taken, its format, what
    calibre says of it, the file of its cover if it has one, and its files in other formats."""

    id: int
    path: Path
    format: str
    about: About
    cover: Path | None
    others: tuple[tuple[str, Path], ...] = ()


@dataclass(frozen=True, slots=True)
class CoverOf:
    """A task's key: the cover that is read is that of the book of this hash."""

    sha256: str


def is_calibre(path: Path) -> bool:
    """Whether the folder is a library of calibre."""
    try:
        return path.is_dir() and (path / _DATABASE).is_file()
    except (OSError, ValueError):
        return False


def has_calibre(names: Iterable[str]) -> bool:
    """Whether a folder with files of these names is one."""
    return _DATABASE in names


def changed_libraries(profile: Profile) -> list[Path]:
    """The libraries that the shelf follows, are there, and are not as they were when read last."""
    followed = profile.files.calibre_folders()
    return [
        folder
        for folder, state in followed.items()
        if is_calibre(folder) and _state(folder) != state
    ]


class CalibreLibrary:
    """A library that is read once, beside what the shelf knows of it. Raises an ``OpenError`` for
    one that cannot be read."""

    def __init__(self, profile: Profile, folder: Path, reader: DetailsReader) -> None:
        self._profile, self.folder = profile, folder.absolute()
        self._values, self._read_as = _read(self.folder, reader)
        self._links = profile.files.calibre_books(self.folder)
        self._said = profile.records.all_said()
        self._met: dict[int, CalibreLink] = {}

    def books(self, kept: Mapping[str, KeptBook]) -> Iterator[CalibreBook | tuple[Path, Notice]]:
        """Its books; of one without a file that is read, its folder and why."""
        for value in self._values:
            link = self._links.get(_id(value))
            there = None if link is None else kept.get(link.sha256)
            yield _book(self.folder, value, None if there is None else there.path)

    def meet(self, book: CalibreBook, sha256: str) -> Task | None:
        """The shelf has this book: note which it is; the task to read its cover, if that is another
        one than it was. Taken over at :meth:`store`."""
        cover = _cover_state(book)
        before = self._links.get(book.id)
        self._met[book.id] = CalibreLink(book.id, sha256, cover)
        if book.cover is None or before is None or before.cover in ("", cover):
            return None
        return Task(CoverOf(sha256), book.cover, "cover")

    def differing(self, book: CalibreBook, sha256: str) -> bool:
        """Whether calibre says another thing of a book than it did."""
        return self._said.get(sha256) != book.about

    def store(self, *, whole: bool) -> list[str]:
        """Keep which books of the shelf are which of its; gives the hashes of those that calibre
        has no longer. ``whole``: all of them were looked at."""
        files = self._profile.files
        files.link_calibre(self.folder, self._met.values(), self._read_as if whole else "")
        if not whole:
            return []
        there = set(map(_id, self._values))
        gone = [link for id_, link in self._links.items() if id_ not in there]
        met = {link.sha256 for link in self._met.values()}
        files.drop_calibre(self.folder, [link.id for link in gone if link.sha256 in met])
        left = [link for link in gone if link.sha256 not in met]
        files.mark_gone(self.folder, [link.id for link in left])
        replaced = {link.sha256 for id_, link in self._links.items() if id_ in self._met} - met
        self._profile.records.remove(*self._without_file(replaced))
        return [link.sha256 for link in left]

    def _without_file(self, sha256s: Iterable[str]) -> list[str]:
        """Of books whose file calibre has put another in the place of, those that lie nowhere."""
        files = self._profile.files.of
        return [one for one in sha256s if not any(f.path.is_file() for f in files(one))]


def _read(folder: Path, reader: DetailsReader) -> tuple[list[dict[str, Any]], str]:
    """What the database says of each book, and the state it was read in. While calibre writes, it
    is waited for: half of a change is none."""
    for _ in range(_TRIES):
        before = _state(folder)
        if not _size(folder / _JOURNAL):
            task = Task(None, folder / _DATABASE, "calibre", _log(folder))
            try:
                found = reader.read(task).values.get("books")
            except DamagedBook:
                if _state(folder) == before:
                    raise
            else:
                if _state(folder) == before and not _size(folder / _JOURNAL):
                    listed = found if isinstance(found, list) else []
                    return [one for one in listed if isinstance(one, dict)], before
        time.sleep(_PAUSE)
    raise DamagedBook(Notice("calibre_busy", folder=folder.name))


def _log(folder: Path) -> bytes:
    try:
        with (folder / _LOG).open("rb") as file:
            return file.read(_LARGEST_LOG)
    except OSError:
        return b""


def _state(folder: Path) -> str:
    """What differs once the database was changed."""
    return " ".join(map(_file_state, (folder / _DATABASE, folder / _LOG)))


def _file_state(path: Path) -> str:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return "-"
    return f"{found.st_size}:{found.st_mtime_ns}"


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def _cover_state(book: CalibreBook) -> str:
    return "-" if book.cover is None else _file_state(book.cover)


def _id(value: Mapping[str, Any]) -> int:
    id_ = value.get("id")
    return id_ if isinstance(id_, int) else -1


def _book(
    folder: Path, value: dict[str, Any], now: Path | None
) -> CalibreBook | tuple[Path, Notice]:
    """A book as the confined process gave it; ``now`` is the file of it that the shelf has."""
    said = value.get("about")
    about = unpack_about(said) if isinstance(said, dict) else About()
    own = folder / str(value.get("folder", ""))
    files = {
        str(format_): own / f"{name}.{str(format_).lower()}"
        for format_, name in value.get("files", [])
    }
    taken = [format_ for format_ in _FORMATS if format_ in files]
    taken.sort(key=lambda format_: files[format_] != now)
    if not taken or not _is_below(files[taken[0]], folder):
        names = ", ".join(sorted(files)) or "—"
        return own, Notice("calibre_no_format", title=about.title, formats=names)
    others = tuple(
        (_FORMATS.get(format_, format_), path)
        for format_, path in files.items()
        if format_ != taken[0] and _is_below(path, folder)
    )
    cover = _cover(own, folder) if value.get("cover") else None
    first = taken[0]
    return CalibreBook(_id(value), files[first], _FORMATS[first], about, cover, others)


def _cover(own: Path, folder: Path) -> Path | None:
    cover = own / "cover.jpg"
    return cover if _is_below(cover, folder) and cover.is_file() else None


def _is_below(path: Path, folder: Path) -> bool:
    """Whether the path leads into the library and nowhere else, whatever its database says."""
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):
        return False
