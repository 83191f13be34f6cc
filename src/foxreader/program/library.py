"""The library of one profile: what comes onto the shelf, is found again, and leaves it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.formats import digest
from foxreader.formats.called_apart import DetailsReader, Task, called_apart
from foxreader.library.backup import (
    LARGEST,
    SECONDS,
    BackupRead,
    is_backup,
    read_backup,
    write_backup,
)
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.restoring import Consent, accepted, merge_in, restore
from foxreader.library.shelf import ShelfFile
from foxreader.library.union import Merged
from foxreader.program.books import Books
from foxreader.program.importing import Importing, ImportReport, NotTaken, candidates
from foxreader.program.indexer import build_apart
from foxreader.program.profile import Profile

_AT_ONCE = 100
"""Books whose covers are looked for before some are shown. Chosen: a second or two."""
_SHORTEST = 8
"""Digits of a hash that name a book, if no other begins so."""


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
        with contextlib.closing(DetailsReader()) as reader:
            return Importing(self._profile, reader, cancel, progress).run(paths)

    def add_new(
        self,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> ImportReport:
        """Put what is new in the folders that are watched on the shelf. A book of them that the
        reader took off the shelf stays off it."""
        with contextlib.closing(DetailsReader()) as reader:
            importing = Importing(self._profile, reader, cancel, progress, again=False)
            return importing.run(self._profile.files.folders())

    def describe_waiting(self, cancel: Cancel | None = None) -> int:
        """Read what the files of books say that were only opened so far: series, tags and cover.
        Gives how many books there were; what is done stays where it is stopped."""
        profile, done = self._profile, 0
        with contextlib.closing(DetailsReader(1)) as reader, contextlib.suppress(Cancelled):
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

    def make_covers(self, cancel: Cancel | None = None) -> Iterator[int]:
        """Look for the covers of books whose files were never asked for one: those that a backup
        or an older version brought. Yields how many were found, some books at a time."""
        profile = self._profile
        if profile.database.read_only:
            return
        there = profile.covers.looked_for()
        waiting = [one for one in profile.catalog.order() if one not in there]
        with contextlib.closing(DetailsReader(1)) as reader, contextlib.suppress(Cancelled):
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

    def unindexed(self, count: int = 1) -> list[ShelfBook]:
        """The next books on the shelf that are not in the search of all books, those that were
        opened first, then the newest; without those that are missing or could not be read."""
        there = {book.sha256 for book in self._profile.passages.books() if book.whole}
        view = View(sort="opened", descending=True, missing=False)
        left = (one for one in self._profile.catalog.order(view) if one not in there | self._failed)
        return self._profile.catalog.books(list(islice(left, count)))

    def unindexed_count(self) -> int:
        """How many books on the shelf are not in the search of all books yet."""
        there = {book.sha256 for book in self._profile.passages.books() if book.whole}
        return sum(sha256 not in there for sha256 in self._profile.catalog.order())

    def index(self, book: ShelfBook, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Read a book's text and put it into the search of all books, in processes of low
        priority; stopped or killed, it goes on where it was. Raises an ``OpenError`` for one that
        cannot be read, which is not among the :meth:`unindexed` until the next start."""
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
