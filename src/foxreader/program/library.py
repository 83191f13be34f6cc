"""The library of one profile: what comes onto the shelf, is found again, leaves it; its counts."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Progress
from foxreader.core.letters import script_of_book
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.formats import digest
from foxreader.formats.called_apart import (
    DetailsReader,
    Task,
    called_apart,
    chosen_cover,
    small_cover,
)
from foxreader.language.compare import sort_key
from foxreader.library.backup import (
    LARGEST,
    SECONDS,
    BackupRead,
    is_backup,
    read_backup,
    write_backup,
)
from foxreader.library.catalog import Facet, FacetCount, ShelfBook, Totals, View
from foxreader.library.merging import Merged
from foxreader.library.records import ManyChange
from foxreader.library.restoring import Consent, accepted, merge_in, restore
from foxreader.library.searches import SavedSearch
from foxreader.library.shelf import ShelfFile, Shelved
from foxreader.program.books import Books
from foxreader.program.calibre import changed_libraries
from foxreader.program.importing import Importing, ImportReport, NotTaken, candidates
from foxreader.program.profile import Profile


@dataclass(frozen=True, slots=True)
class Restored:
    """A backup that was restored: the books on the shelf, and what of its settings is off until the
    reader accepts it."""

    books: int
    held: tuple[Consent, ...]


class Library:
    """Works on the shelf of a profile. What takes longer than a moment can be cancelled, and is
    for a worker; one import at a time."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._failed: set[str] = set()

    def add(
        self,
        paths: Iterable[Path],
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> ImportReport:
        """Put the books at ``paths``, files or folders, on the shelf; a folder that is a calibre
        library is read in place. Raises ``StorageError`` where they cannot be stored."""
        with contextlib.closing(DetailsReader(low=True)) as reader:
            return Importing(self._profile, reader, cancel, progress).run(paths)

    def add_new(
        self,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> ImportReport:
        """Put what is new in the folders that are watched on the shelf, and take over what calibre
        changed in the libraries that are followed. A book of them that the reader took off the
        shelf stays off it."""
        paths = [*self._profile.files.folders(), *changed_libraries(self._profile)]
        return self._renewed(paths, cancel, progress)

    def follow_calibre(
        self,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        *,
        anew: bool = False,
    ) -> ImportReport:
        """Take over what calibre changed in the libraries that are followed; with ``anew`` all of
        them are read, also where nothing seems changed."""
        followed = self._profile.files.calibre_folders()
        paths = list(followed) if anew else changed_libraries(self._profile)
        return self._renewed(paths, cancel, progress)

    def _renewed(
        self,
        paths: Iterable[Path],
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
    ) -> ImportReport:
        with contextlib.closing(DetailsReader(low=True)) as reader:
            importing = Importing(self._profile, reader, cancel, progress, again=False)
            return importing.run(paths)

    def describe_waiting(self, cancel: Cancel | None = None) -> int:
        """Read what the files of books say that were only opened so far: series, tags and cover.
        Gives how many books there were; what is done stays where it is stopped."""
        profile, done = self._profile, 0
        reading = contextlib.closing(DetailsReader(1, low=True))
        with reading as reader, contextlib.suppress(Cancelled):
            while books := profile.catalog.undescribed():
                profile.files.look({book.sha256 for book in books})
                tasks = [Task(book, book.path) for book in books if book.path.is_file()]
                for found in reader.read_all(tasks, cancel):
                    book: ShelfBook = found.task.key
                    about = found.about if found.error is None else None
                    profile.records.describe(book.sha256, about)
                    profile.covers.write(book.sha256, found.cover)
                    done += 1
        return done

    def show_chosen_covers(self) -> bool:
        """Have the covers that the reader chose be those that are shown, also where a backup or
        another computer brought them; whether that changed any."""
        chosen = self._profile.records.chosen_covers()
        found = {sha256: chosen_cover(_decoded(value)) for sha256, value in chosen.items()}
        return self._profile.covers.choose({sha: data for sha, data in found.items() if data})

    def change(self, sha256s: Collection[str], change: ManyChange) -> Callable[[], None]:
        """Change many books, all of them or none; gives what takes it back."""
        records = self._profile.records
        before = records.change(sha256s, change)
        self.show_chosen_covers()

        def take_back() -> None:
            records.take_back(before)
            self.show_chosen_covers()

        return take_back

    def make_covers(self, cancel: Cancel | None = None) -> Iterator[int]:
        """Look for the covers of books whose files were never asked for one: those that a backup
        or an older version brought. Yields how many were found, some books at a time."""
        profile = self._profile
        if profile.database.read_only:
            return
        there = profile.covers.looked_for()
        waiting = [one for one in profile.catalog.order() if one not in there]
        reading = contextlib.closing(DetailsReader(1, low=True))
        with reading as reader, contextlib.suppress(Cancelled):
            for at in range(0, len(waiting), _AT_ONCE):
                books = profile.catalog.books(waiting[at : at + _AT_ONCE])
                tasks = [Task(one.sha256, one.path) for one in books if one.path.is_file()]
                found = 0
                for answer in reader.read_all(tasks, cancel):
                    profile.covers.write(answer.task.key, answer.cover)
                    found += bool(answer.cover)
                yield found

    def back_up(
        self,
        path: Path,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> None:
        """Write everything the reader made to a file; see ``library/backup``. Stopped, it
        leaves what was there."""

        def step(done: int, total: int) -> None:
            if cancel is not None:
                cancel.check()
            if progress is not None:
                progress(Progress("backup", done, total))

        self._profile.database.check()
        write_backup(self._profile.home, path, step=step, known=_is_backup)

    def restore(self, path: Path, cancel: Cancel | None = None) -> Restored:
        """Put a backup in the place of what the profile has; see ``library/restoring``. Nothing
        else may work on the profile meanwhile. Stopped, it leaves everything as it was."""
        check = (lambda: None) if cancel is None else cancel.check
        held = restore(self._profile.home, self._profile.database, path, check, _reads(cancel))
        self._profile.read_settings()
        self._profile.files.look()
        return Restored(self._profile.catalog.count(), held)

    def accept(self, *consents: Consent) -> None:
        """Turn on what a backup would have on, as the reader accepts it."""
        settings = self._profile.settings
        self._profile.save(accepted(settings, consents), settings)

    def merge(self, path: Path, cancel: Cancel | None = None) -> Merged:
        """Merge a backup of another computer, or of before, into what the profile has. Stopped, it
        leaves everything as it was."""
        check = (lambda: None) if cancel is None else cancel.check
        home, database = self._profile.home, self._profile.database
        merged = merge_in(home, database, path, check, _reads(cancel))
        self._profile.files.look()
        return merged

    def named(self, given: str) -> list[str]:
        """The hashes on the shelf that are, or begin with, ``given``; [] for less than 8 digits."""
        sha256 = given.strip().lower()
        return self._profile.catalog.named(sha256) if len(sha256) >= _SHORTEST else []

    # The search of all books

    def unindexed(self, count: int = 1, among: Collection[str] | None = None) -> list[ShelfBook]:
        """The next books on the shelf that are not in the search of all books, those that were
        opened first, then the newest; without those that are missing or could not be read. Only
        books ``among`` these hashes, where they are given."""
        there = {book.sha256 for book in self._profile.passages.books() if book.whole}
        view = View(sort="opened", descending=True, missing=False)
        left = (
            one
            for one in self._profile.catalog.order(view)
            if one not in there | self._failed and (among is None or one in among)
        )
        return self._profile.catalog.books(list(islice(left, count)))

    def unindexed_count(self) -> int:
        """How many books on the shelf are not in the search of all books yet."""
        there = {book.sha256 for book in self._profile.passages.books() if book.whole}
        return sum(sha256 not in there for sha256 in self._profile.catalog.order())

    def index(self, book: ShelfBook, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Read a book's text and put it into the search of all books, in processes of low
        priority; stopped or killed, it goes on where it was. Raises an ``OpenError`` for one that
        cannot be read, which is not among the :meth:`unindexed` until the next start."""
        from foxreader.program.indexes import build_apart  # noqa: PLC0415 -- the shelf opens sooner

        try:
            opened = Books(self._profile).open(book.path, cancel=cancel)
            opened.resources.close()
            yield from build_apart(opened.book.sha256, book.path, cancel)
        except FoxError:
            self._failed.add(book.sha256)
            raise

    # Files that moved

    def find_again(self, paths: Iterable[Path], cancel: Cancel | None = None) -> list[str]:
        """Look for books whose file is gone among files and folders, by their content; gives the
        hashes of those that were found, which lie there from then on."""
        files = self._profile.files
        files.look()
        gone, found = files.missing(), []
        for path in candidates(paths):
            if not gone:
                break
            if cancel is not None:
                cancel.check()
            if isinstance(path, NotTaken) or not path.is_file():
                continue
            state = path.stat()
            wanted = {*gone.get(state.st_size, ()), *gone.get(-1, ())}
            if wanted and (sha256 := digest(path)) in wanted:
                file = ShelfFile(path.absolute(), sha256, state.st_size, state.st_mtime_ns)
                files.moved(file)
                found.append(sha256)
                gone = files.missing()
        return found


def _decoded(value: str) -> bytes:
    try:
        return base64.b64decode(value, validate=True)
    except ValueError:
        return b""


def cover_of(picture: bytes, cancel: Cancel | None = None) -> str:
    """A picture as a book's log has the cover that the reader chose; raises ``UsageError`` for what
    is none that can be drawn. Anybody may have made it: it is read in a confined process."""
    return _picture(Task(None, Path("cover"), "chosen", picture), cancel)


def cover_choices(path: Path, cancel: Cancel | None = None) -> list[bytes]:
    """Thumbnails of the pictures of a book, JPEG files, any of which can be its cover; b"" for one
    that cannot be drawn."""
    with contextlib.closing(DetailsReader(1)) as reader:
        found = reader.read(Task(None, path, "pictures", seconds=_PICTURES), cancel)
    return [small_cover(one) for one in found.parts]


def cover_of_book(path: Path, number: int, cancel: Cancel | None = None) -> str:
    """The picture with that number of the :func:`cover_choices`, as :func:`cover_of`."""
    task = Task(None, path, "picture", str(number).encode(), seconds=_PICTURES)
    return _picture(task, cancel)


def _picture(task: Task, cancel: Cancel | None) -> str:
    with contextlib.closing(DetailsReader(1)) as reader:
        parts = reader.read(task, cancel).parts
    data = chosen_cover(parts[0]) if parts else b""
    if not data:
        raise UsageError(Notice("no_cover_picture"))
    return base64.b64encode(data).decode()


def _reads(cancel: Cancel | None) -> Callable[[Path], BackupRead]:
    """Reads a backup in a confined process: anybody may have made it."""
    return lambda path: called_apart(
        read_backup, path, seconds=SECONDS, most=LARGEST, cancel=cancel
    )


def _is_backup(path: Path) -> bool:
    try:
        return called_apart(is_backup, path)
    except FoxError:
        return False


# What the shelf shows beside its books: counts, values to narrow it by, what to go on reading

FACETS: tuple[Facet, ...] = ("collection", "author", "series", "tag", "language", "format")
"""What the shelf can be narrowed by, besides how far books are read; in the order shown."""


@dataclass(frozen=True, slots=True)
class ShelfCounts:
    """The counts of the whole shelf. ``waiting`` books are not in the search of all books yet, -1
    while that is not known; ``twins`` are on the shelf in another file too."""

    totals: Totals = field(default_factory=Totals)
    facets: Mapping[Facet, tuple[FacetCount, ...]] = field(default_factory=dict)
    waiting: int = -1
    searches: tuple[SavedSearch, ...] = ()
    twins: int = 0


@dataclass(frozen=True, slots=True)
class Continued:
    """A book that is being read. ``text`` is its stored text, None if it is not stored, ``place``
    where the reader is, ``pace`` the reader's characters a minute, None for the usual one."""

    book: ShelfBook
    text: Book | None
    place: Span
    pace: float | None


def counted(profile: Profile) -> ShelfCounts:
    """The counts of the shelf, but for how many books are waiting."""
    catalog = profile.catalog
    facets = {facet: tuple(catalog.counts(facet)) for facet in FACETS}
    return ShelfCounts(catalog.totals(), facets, searches=tuple(profile.saved_searches.all()))


def continued(profile: Profile, count: int = 3) -> list[Continued]:
    """The books that are being read, the one opened last first."""
    found = []
    for book in profile.catalog.continued(count):
        text = profile.stored(book.sha256)
        place = Span(0, 0, 0) if text is None else profile.shelf.place(text)
        pace = None if text is None else profile.paces.of(script_of_book(text))
        found.append(Continued(book, text, place, pace))
    return found


@dataclass(frozen=True, slots=True)
class Collected:
    """A collection: its name, and the hashes of its books on the shelf, the one read last
    first."""

    name: str
    books: tuple[str, ...]


def collected(profile: Profile) -> list[Collected]:
    """The collections that have books on the shelf, by name."""
    found = (
        Collected(one.name, _members(profile, one.id)) for one in profile.records.collections()
    )
    return [one for one in found if one.books]


def books_of_collection(profile: Profile, name: str) -> tuple[str, ...]:
    """The hashes of the books of the collection with this name, however its letters are written.

    Raises ``UsageError`` where there is none of that name, or no book in it."""
    wanted = sort_key(" ".join(name.split()))
    named = [one for one in profile.records.collections() if sort_key(one.name) == wanted]
    if not named:
        raise UsageError(Notice("no_such_collection", name=name[:80]))
    books = tuple(dict.fromkeys(sha256 for one in named for sha256 in _members(profile, one.id)))
    if not books:
        raise UsageError(Notice("collection_empty", name=name[:80]))
    return books


def _members(profile: Profile, id_: str) -> tuple[str, ...]:
    view = View(sort="opened", descending=True, where=(("collection", id_),))
    return tuple(profile.catalog.order(view))


def shelved(book: ShelfBook) -> Shelved:
    """A book of the shelf in the short form."""
    return Shelved(book.sha256, book.path, book.title, ", ".join(book.authors), book.progress)


@dataclass(frozen=True, slots=True)
class Several:
    """Some books by their hashes, and the name of the one collection that has just these, ""
    for none."""

    books: tuple[str, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Askable:
    """What a question can be about: the books that were opened or are in a collection, those
    opened last first, and the collections."""

    books: tuple[Shelved, ...]
    collections: tuple[Collected, ...]


def askable(profile: Profile) -> Askable:
    """The books and collections that can be asked."""
    books, collections = profile.shelf.all(), collected(profile)
    there = {book.sha256 for book in books}
    members = dict.fromkeys(sha256 for one in collections for sha256 in one.books)
    new = profile.catalog.books([sha256 for sha256 in members if sha256 not in there])
    return Askable((*books, *map(shelved, new)), tuple(collections))


_PICTURES = 60.0
"""Seconds that reading the pictures of a book may take. Chosen: sixty large ones take ten."""
_AT_ONCE = 100
"""Books whose covers are looked for before some are shown. Chosen: a second or two."""
_SHORTEST = 8
"""Digits of a hash that name a book, if no other begins so."""
