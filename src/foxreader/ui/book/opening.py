"""Opening a book in the background, with signals for its progress and its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.core.book import Book, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import Progress
from foxreader.core.span import Span
from foxreader.library.kept_per_book import FIRST_VIEW, PageView
from foxreader.program.books import OpenBook
from foxreader.program.opened_ahead import OpenedAhead, Showings, first_place
from foxreader.program.program import Program
from foxreader.program.sessions import Branch, branch_of
from foxreader.ui.platform.jobs import Job, Jobs

_LATE = 300
"""Milliseconds until the window shows that a book is being opened; chosen: most are open before,
and a line that comes and goes at once would only flicker."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A book that is still being read: its first files can be shown, from ``place`` on."""

    book: Book
    resources: Resources
    place: Span


@dataclass(frozen=True, slots=True)
class Arrival:
    """A book has been opened: where the reader left it, and the newest ``branch`` of what was asked
    of it.

    ``read`` is how far it was read, and ``limited`` tells that nothing past that is to be used.
    ``view`` is how its pages were shown last, where it has any; ``look`` has the settings of how
    text looks that the book has of its own. ``declined`` names what the reader was offered for the
    book and did not want.
    """

    opened: OpenBook
    place: Span
    branch: Branch
    limited: bool = False
    view: PageView = FIRST_VIEW
    look: Mapping[str, Any] = field(default_factory=dict)
    rank: int = 1
    read: Span = field(default_factory=lambda: Span(0, 0, 0))
    declined: frozenset[str] = frozenset()


class Opening(QObject):
    """One book at a time that is being opened; another one takes its place. ``window`` is the
    number of the window, which has a place of its own in a book that ``showings`` has already. A
    book that was opened ``ahead`` is taken over where it is the first that is wanted.

    Signals: ``begun`` a new book can be shown while the rest is loaded; ``arrived``;
    ``open_failed``; ``loading`` how far it is, ``settled`` nothing is opened any more; ``given_up``
    the book of this hash was opened when it was not wanted any more, or could not be shown.
    """

    begun = Signal(Beginning)
    arrived = Signal(Arrival)
    open_failed = Signal(Path, FoxError)
    loading = Signal(Progress)
    settled = Signal()
    given_up = Signal(str)
    _began = Signal(int, Beginning)
    _read = Signal(int, Progress)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        parent: QObject,
        showings: Showings,
        window: int,
        ahead: OpenedAhead | None = None,
    ) -> None:
        super().__init__(parent)
        self._ahead = ahead
        self._program, self._jobs = program, jobs
        self._showings, self._window = showings, window
        self._job: Job | None = None
        self._path: Path | None = None
        self._number = 0
        self._late = QTimer(self, interval=_LATE, singleShot=True)
        self._late.timeout.connect(partial(self.loading.emit, Progress("reading", 0, 0)))
        self._began.connect(self._begin)
        self._read.connect(self._progress)

    @property
    def running(self) -> bool:
        """Whether a book is being opened."""
        return self._job is not None

    @property
    def path(self) -> Path | None:
        """The book that is being opened; None for the guide, too."""
        return self._path if self.running else None

    def start(self, path: Path | None, password: str, first: Callable[[], None]) -> None:
        """Open the book at ``path``, or the guide. ``first`` is done before, on the worker."""
        self.stop()
        self._number, self._path = self._number + 1, path
        number, ahead = self._number, self._take_ahead(path, password)
        made: list[Arrival] = []
        shown: list[Span] = []

        def begin(book: Book, resources: Resources) -> None:
            # A book that is known is shown where the reader is in it, and that is not read yet.
            if not self._program.profile.shelf.knows(book.sha256):
                shown.append(first_place(book, resources))
                self._began.emit(number, Beginning(book, resources, shown[0]))

        def tell(state: Progress) -> None:
            self._read.emit(number, state)

        def work(cancel: Cancel) -> Arrival:
            first()
            chosen = path if path is not None else self._program.books.guide()
            opened = ahead.take(cancel, tell, begin) if ahead else self._program.books.open(
                chosen, password=password, cancel=cancel, preview=begin, progress=tell
            )  # fmt: skip
            made.append(self._arrival(opened, chosen, shown))
            return made[0]

        def deliver(arrival: Arrival) -> None:
            made.clear()
            self._end()
            self.arrived.emit(arrival)

        def refuse(error: FoxError) -> None:
            self._end()
            self.open_failed.emit(path, error)

        def ended() -> None:
            for unwanted in made:  # given up when it had just been opened
                unwanted.opened.resources.close()
                self.given_up.emit(unwanted.opened.book.sha256)
            if self._number == number:
                self._end()

        self._job = self._jobs.start(
            work,
            value=deliver,
            failed=refuse,
            ended=ended,
        )
        self._late.start()

    def _take_ahead(self, path: Path | None, password: str) -> OpenedAhead | None:
        ahead, self._ahead = self._ahead, None
        if ahead is not None and (path != ahead.path or password):
            ahead.drop()
            return None
        return ahead

    def stop(self) -> None:
        """Stop opening the book."""
        if self._job is not None:
            self._job.stop()
            self._end()

    def _arrival(self, opened: OpenBook, path: Path, shown: Sequence[Span]) -> Arrival:
        """What the window needs to show ``opened``; the book is closed where that fails. ``shown``
        has the place of a new book that is on screen already."""
        program, book = self._program, opened.book
        try:
            profile = program.profile
            rank = self._showings.take(book.sha256, self._window)
            is_new = not profile.shelf.knows(book.sha256)
            place = self._place(opened, path, shown, rank, is_new=is_new)
            read = place if is_new else profile.shelf.read_to(book)
            branch = Branch()
            if rank == 1:  # each other window on it begins a conversation of its own
                branch = branch_of(profile, book)
            limited = profile.shelf.limited(book.sha256)
            view, look = profile.page_views.of(book), profile.looks.of(book.sha256)
            declined = profile.shelf.declined(book.sha256)
            return Arrival(
                opened, place, branch, limited, view, look, rank, read, declined
            )  # fmt: skip
        except BaseException:
            opened.resources.close()
            self.given_up.emit(book.sha256)
            raise

    def _place(
        self, opened: OpenBook, path: Path, shown: Sequence[Span], rank: int, *, is_new: bool
    ) -> Span:
        """Where the reader left a book, in a new one its first page that shows something; that it
        was opened is noted, if that is possible."""
        profile, book = self._program.profile, opened.book
        try:
            place = profile.shelf.opened(book, path)
        except StorageError as error:
            profile.warn(error.sentence)
            place = profile.shelf.place(book)
        if not is_new:
            return place if rank == 1 else profile.shelf.place(book, rank)
        return shown[0] if shown else first_place(book, opened.resources)

    def _end(self) -> None:
        self._job = None
        self._late.stop()
        self.settled.emit()

    def _begin(self, number: int, beginning: Beginning) -> None:
        if self.running and self._number == number:
            self.begun.emit(beginning)

    def _progress(self, number: int, state: Progress) -> None:
        if self.running and self._number == number:
            self._late.stop()
            self.loading.emit(state)
