"""The search index of all books, made one book after the other while nothing else needs doing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.library.catalog import ShelfBook
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs

_WAIT_MS = 4_000
"""Milliseconds from a change of the shelf until work begins. Chosen: the reader opens a book or
goes on adding some in that time."""
_PAUSED = "shelf_index_paused"


class ShelfIndexing(QObject):
    """Indexes the books that are not in the search of all books, in processes of low priority.

    ``busy`` tells that something of the reader's is going on: then it waits. ``open_book`` gives
    the hash of the book that is open, which the window indexes itself. Signals: ``progress`` the
    title of the book at work, how many are done and of how many, "" for nothing to do; ``indexed``
    one more can be searched.
    """

    progress = Signal(str, int, int)
    indexed = Signal()

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        state: QSettings,
        busy: Callable[[], bool],
        open_book: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._state = program, jobs, state
        self._busy, self._open_book = busy, open_book
        self._job: Job | None = None
        self._done = self._all = 0
        self._shut = False
        self.paused = state.value(_PAUSED, "false") == "true"
        self._wait = QTimer(self, interval=_WAIT_MS, singleShot=True)
        self._wait.timeout.connect(self._next)

    def start(self) -> None:
        """Begin soon, if there is something to do."""
        if not self.paused and self._job is None:
            self._wait.start()

    def pause_or_resume(self) -> None:
        """Pause, or go on; this is kept."""
        self.paused = not self.paused
        self._state.setValue(_PAUSED, "true" if self.paused else "false")
        if self.paused:
            self._wait.stop()
            if self._job is not None:
                self._job.stop()
            self.progress.emit("", self._done, self._all)
        else:
            self._next()

    def shut(self) -> None:
        """The window closes: begin nothing more."""
        self._shut = True
        self._wait.stop()

    def _next(self) -> None:
        if self._shut or self.paused or self._job is not None:
            return
        if self._busy():
            self._wait.start()
            return
        library, opened = self._program.library, self._open_book()

        def work(cancel: Cancel) -> Iterator[tuple[ShelfBook | None, int]]:
            left = library.unindexed_count()
            book = next((one for one in library.unindexed(2) if one.sha256 != opened), None)
            yield book, left
            if book is not None:
                for _ in self._indexed(book, cancel):
                    pass

        found: list[ShelfBook] = []
        self._job = self._jobs.start(
            work, value=lambda told: self._begun(told, found), failed=lambda error: None,
            ended=lambda: self._ended(found),
        )  # fmt: skip

    def _indexed(self, book: ShelfBook, cancel: Cancel) -> Iterator[Progress]:
        try:
            yield from self._program.library.index(book, cancel)
        except FoxError:
            return  # it cannot be read; opening it says why, and it is not tried again

    def _begun(self, told: tuple[ShelfBook | None, int], found: list[ShelfBook]) -> None:
        book, left = told
        if book is None:
            self._done = self._all = 0
            self.progress.emit("", 0, 0)
            return
        found.append(book)
        self._all = max(self._all, self._done + left)
        self.progress.emit(book.title, self._done, self._all)

    def _ended(self, found: list[ShelfBook]) -> None:
        self._job = None
        if found and not self.paused:
            self._done += 1
            self.indexed.emit()
            self._next()
