"""Puts files, folders and calibre libraries on the shelf; nothing is copied or changed on disk.

The same book in several files is found by what their texts are, and put together.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path

from foxreader.core.about import About
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Progress
from foxreader.core.letters import script_of_book
from foxreader.core.notice import Notice
from foxreader.core.places import pages_of
from foxreader.formats import digest
from foxreader.formats.called_apart import DetailsReader, FoundDetails, Task
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.records import ManyChange, NewBook, TextMeasure
from foxreader.library.shelf import KeptBook, ShelfFile
from foxreader.program.calibre import CalibreBook, CalibreLibrary, CoverOf, has_calibre, is_calibre
from foxreader.program.profile import Profile
from foxreader.system.files import reachable

# The same book in several files: found by what their texts are, and put together.

_FEWEST = 500
"""Characters of a text that tells a book from others. Chosen: a title page and an imprint have as
many, and are alike."""


def measure_texts(profile: Profile, cancel: Cancel | None = None, most: int = 200) -> int:
    """Measure the texts that were stored since this was done last, ``most`` of them: how many pages
    they have, and what tells whether two are the same. Gives how many there were."""
    if profile.database.read_only:
        return 0
    done = 0
    stored = profile.documents.versions()
    waiting = (one for one in profile.records.unmeasured() if one in stored)
    for sha256 in islice(waiting, most):
        if cancel is not None:
            cancel.check()
        book = profile.documents.some(sha256, ())
        if book is not None:
            book = profile.documents.some(sha256, range(len(book.files)))
        if book is not None:
            profile.records.measure(sha256, measured(book))
            done += 1
    return done


def measured(book: Book) -> TextMeasure:
    """What the text of a book says of it."""
    words = "".join("".join(file.text.split()) for file in book.files)
    fingerprint = hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()
    known = fingerprint if len(words) >= _FEWEST else ""
    return TextMeasure(pages_of(book), book.characters, script_of_book(book), known)


def groups(profile: Profile) -> list[list[ShelfBook]]:
    """The books that are on the shelf in several files, those of each together, by title."""
    found: list[list[ShelfBook]] = []
    seen = set[str]()
    for book in profile.catalog.books(profile.catalog.order(View(twins=True))):
        if book.sha256 not in seen:
            found.append(together(profile, book))
            seen |= {one.sha256 for one in found[-1]}
    return found


def together(profile: Profile, book: ShelfBook) -> list[ShelfBook]:
    """A book and its other files on the shelf, also those that are files of these."""
    found = {book.sha256: book}
    waiting = [book.sha256]
    while waiting:
        for other in profile.catalog.same(waiting.pop()):
            if other.sha256 not in found:
                found[other.sha256] = other
                waiting.append(other.sha256)
    return list(found.values())


def join(profile: Profile, keep: str, others: Sequence[str]) -> Callable[[], None]:
    """Have one file stand for all: it has the notes, collections and, where it has none itself, the
    rating and state of the others, which leave the shelf. Nothing is deleted; gives what takes it
    back."""
    if not others or keep in others:
        raise UsageError(Notice("nothing_to_join"))
    records, notes = profile.records, profile.annotations
    new = [one for one in others if one not in notes.followed(keep)]
    before = records.change([keep], _of_others(profile, keep, others))
    for other in new:
        notes.follow(keep, other)
    gone = [one.sha256 for one in profile.catalog.books(others)]
    records.remove(*gone)

    def take_back() -> None:
        records.restore(*gone)
        for other in new:
            notes.unfollow(keep, other)
        records.take_back(before)

    return take_back


def _of_others(profile: Profile, keep: str, others: Sequence[str]) -> ManyChange:
    """What the book that is kept takes over."""
    catalog = profile.catalog
    shown = profile.records.shown_of([keep, *others])
    rating = next(filter(None, (shown[one].rating for one in others if one in shown)), None)
    values = {"rating": rating} if rating and not shown[keep].rating else {}
    states = [book.state for book in catalog.books(others) if book.state == "finished"]
    kept = catalog.get(keep)
    state = "finished" if states and kept is not None and kept.state != "finished" else None
    into = [
        one.id for one in profile.records.collections()
        if keep not in (inside := catalog.members(one.id)) and inside.intersection(others)
    ]  # fmt: skip
    return ManyChange(values, state=state, put_in=tuple(into))


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
    those of the known ones that were found again where they lie now. ``changed`` are those of which
    calibre says another thing than before, ``gone`` those that it has no longer. ``stopped``: the
    reader stopped it; what was taken by then stays.
    """

    added: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    refused: list[NotTaken] = field(default_factory=list)
    twins: list[Twin] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class _New:
    """A file that the shelf does not have, before it is read."""

    sha256: str
    path: Path
    size: int
    modified: int
    calibre: _OfCalibre | None = None


@dataclass(frozen=True, slots=True)
class _OfCalibre:
    """A book of a calibre library."""

    library: CalibreLibrary
    book: CalibreBook


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
        self._libraries: list[CalibreLibrary] = []
        self._described: dict[str, About] = {}

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
            self._profile.records.describe_all(self._described)
        for library in self._libraries:
            self._report.gone += library.store(whole=not self._report.stopped)
        return self._report

    def _counted(self, paths: Iterable[Path]) -> list[Path | _OfCalibre | NotTaken]:
        found: list[Path | _OfCalibre | NotTaken] = []
        for one in candidates(paths):
            self._cancel.check()
            if isinstance(one, Path) and is_calibre(one):
                found += self._of_calibre(one)
            else:
                found.append(one)
        self._total = len(found)
        return found

    def _of_calibre(self, folder: Path) -> Iterator[_OfCalibre | NotTaken]:
        try:
            library = CalibreLibrary(self._profile, folder, self._reader)
        except FoxError as error:
            yield NotTaken(folder, error.sentence)
            return
        self._libraries.append(library)
        for book in library.books(self._profile.files.kept()):
            if isinstance(book, CalibreBook):
                yield _OfCalibre(library, book)
            else:
                yield NotTaken(*book)

    def _tasks(self, found: Iterable[Path | _OfCalibre | NotTaken]) -> Iterator[Task]:
        """What is to be read of each file that the shelf does not have."""
        files = self._profile.files.all()
        kept = self._profile.files.kept()
        for one in found:
            self._cancel.check()
            if isinstance(one, NotTaken):
                self._refuse(one.path, one.why)
                continue
            of = one if isinstance(one, _OfCalibre) else None
            path = one.book.path if isinstance(one, _OfCalibre) else one
            try:
                met = self._looked_at(path, files, kept)
            except FoxError as error:
                self._refuse(path, error.sentence)
                continue
            if isinstance(met, str):
                yield from self._met(of, met)
                self._tick()
            elif of is None:
                yield Task(met, met.path)
            else:
                of.library.meet(of.book, met.sha256)
                key, cover = replace(met, calibre=of), of.book.cover
                yield Task(key, met.path) if cover is None else Task(key, cover, "cover")

    def _met(self, of: _OfCalibre | None, sha256: str) -> Iterator[Task]:
        """The shelf has the book with this hash: take over what calibre says of it now."""
        if of is None:
            return
        task = of.library.meet(of.book, sha256)
        if task is not None:
            yield task
        if of.library.differing(of.book, sha256):
            self._described[sha256] = of.book.about
        if (task is not None or sha256 in self._described) and sha256 not in self._report.changed:
            self._report.changed.append(sha256)

    def _looked_at(
        self, path: Path, files: dict[Path, ShelfFile], kept: dict[str, KeptBook]
    ) -> _New | str:
        """The file at ``path`` where it is new; the hash of one that the shelf has."""
        path = reachable(path.absolute())
        size, modified = _state(path)
        file = files.get(path)
        if file is not None and (file.format or (file.size, file.modified) != (size, modified)):
            file = None  # it is another one now
        sha256 = file.sha256 if file is not None and modified >= 0 else digest(path)
        if sha256 in self._seen:
            self._report.known.append(sha256)
            return sha256
        there = kept.get(sha256)
        if there is not None and (there.on_shelf or not self._again):
            self._report.known.append(sha256)
            now = ShelfFile(path, sha256, size, modified)
            self._note_known(now, there, noted=file is not None)
            return sha256
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
        if isinstance(answer.task.key, CoverOf):
            if answer.error is None and answer.cover:
                self._profile.covers.write(answer.task.key.sha256, answer.cover)
            return
        new: _New = answer.task.key
        if new.calibre is None and answer.error is not None:
            self._seen.discard(new.sha256)
            self._refuse(new.path, answer.error.sentence)
            return
        about, format_ = answer.about, answer.format
        others: tuple[tuple[str, Path], ...] = ()
        if new.calibre is not None:
            of = new.calibre.book
            about, format_, others = of.about, of.format, of.others
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
        if is_folder and not is_calibre(path):
            yield from _below(path)
        else:
            yield path


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
        if place != str(folder) and has_calibre(names):
            folders.clear()
            yield Path(place)
            continue
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(filter(_may_be_book, names)):
            yield Path(place, name)
    yield from refused
