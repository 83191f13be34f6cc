"""The places of a search of all books, loaded a few books at a time as the reader scrolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.core.cancel import Cancel
from foxreader.library.catalog import ShelfBook
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import BookPlaces, ShelfHit, ShelfPlaces
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words

FEW = 3
"""Places of a book that are listed until the reader asks for more; chosen: another book is near."""
_BOOKS = 8
"""Books that are loaded at a time; chosen: a screen of them or more."""
_MORE = 50
"""Places of a book that are loaded when more of them are asked for; chosen: some screens."""


@dataclass(frozen=True, slots=True)
class BookFound:
    """A book with places, those that are loaded of it, and how it is on the shelf, if it is."""

    book: BookPlaces
    hits: tuple[ShelfHit, ...]
    shelved: ShelfBook | None = None

    @property
    def left(self) -> int:
        """How many of its places are not loaded."""
        return max(0, self.book.count - len(self.hits)) if self.hits else 0


class Everywhere(QObject):
    """What was found so far. Signals: ``found`` another search's first books, or the same in a
    better order; ``grown`` books came below; ``opened`` the book of that number shows more of its
    places; ``failed`` with a sentence.
    """

    found = Signal()
    grown = Signal()
    opened = Signal(int)
    failed = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self._job: Job | None = None
        self._wanted = False
        self.places: ShelfPlaces | None = None
        self.books: list[BookFound] = []

    @property
    def whole(self) -> bool:
        """Whether all books that have the words are loaded."""
        return self.places is None or len(self.books) >= len(self.places.books)

    def stop(self) -> None:
        """Search no more."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def clear(self) -> None:
        """Forget what was found."""
        self.stop()
        self.places, self.books, self._wanted = None, [], False

    def look(self, words: str) -> None:
        """Search all books for ``words``."""
        self.clear()
        sessions = self._program.sessions

        def work(cancel: Cancel) -> Iterator[tuple[ShelfPlaces, list[BookFound]]]:
            for places in sessions.places(words, cancel):
                yield places, self._read(places, places.books[:_BOOKS], cancel)

        self._start(work, self._begin)

    def more(self) -> None:
        """Load the next books, if any are left; as soon as what is read now has come."""
        self._wanted = self._job is not None
        if self._wanted or self.places is None or self.whole:
            return
        places, at = self.places, len(self.books)
        self._start(
            lambda cancel: self._read(places, places.books[at : at + _BOOKS], cancel), self._grow
        )

    def open(self, number: int) -> None:
        """Load more places of the book with this number."""
        if self._job is not None or self.places is None:
            return
        places, found = self.places, self.books[number]
        start, sessions = len(found.hits), self._program.sessions

        def show(hits: list[ShelfHit]) -> None:
            self.books[number] = replace(found, hits=(*found.hits, *hits))
            self.opened.emit(number)

        self._start(lambda cancel: sessions.hits(places, found.book, start, _MORE), show)

    def _start(self, work: Callable[[Cancel], Any], value: Callable[[Any], None]) -> None:
        job: list[Job] = []

        def ended() -> None:
            if job and self._job is job[0]:
                self._job = None
                if self._wanted:
                    self.more()

        job.append(
            self._jobs.start(
                work,
                value=value,
                failed=lambda error: self.failed.emit(error_words(error)),
                ended=ended,
            )
        )
        self._job = job[0]

    def _read(
        self, places: ShelfPlaces, books: Sequence[BookPlaces], cancel: Cancel
    ) -> list[BookFound]:
        known = self._program.profile.catalog.books([book.sha256 for book in books])
        shelved = {book.sha256: book for book in known}
        made = []
        for book in books:
            cancel.check()
            hits = self._program.sessions.hits(places, book, 0, FEW)
            made.append(BookFound(book, tuple(hits), shelved.get(book.sha256)))
        return made

    def _begin(self, found: tuple[ShelfPlaces, list[BookFound]]) -> None:
        self.places, self.books = found
        self.found.emit()

    def _grow(self, books: list[BookFound]) -> None:
        self.books += books
        self.grown.emit()
