"""The reader's own pace, measured while they read and kept in the library; it is never sent."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.letters import DENSE, script_of_book
from foxreader.core.reading import ReadingClock, ReadingSample
from foxreader.core.span import Span
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs

logger = logging.getLogger(__name__)


class PaceKeeper(QObject):
    """Follows the reader through the open book. ``pace`` is in characters a minute, None before
    enough was measured. Signal: ``known`` it is another one now."""

    known = Signal()

    def __init__(self, profile: Profile, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self._book = self._script = ""
        self._clock = ReadingClock()
        self.pace: float | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._state_changed)

    def pause(self) -> None:
        """The reader jumps, or does something else."""
        self._clock.pause()

    def moved(self, book: Book, place: Span) -> None:
        """The reader is at ``place``."""
        if book.sha256 != self._book:
            self._book, self._script = book.sha256, script_of_book(book)
            self._clock = ReadingClock(weight=3 if self._script in DENSE else 1)
            self._read(None)
        if book.paged:
            return  # a page is turned to be looked at, and its text is not all that is on it
        sample = self._clock.moved(book.starts[place.file] + place.start)
        if sample is not None:
            self._read(sample)

    def forget(self) -> None:
        """What was measured has been deleted."""
        self._clock.pause()
        self._show(None)

    def _read(self, sample: ReadingSample | None) -> None:
        """Store a sample, if there is one, and find the pace in this script."""
        paces, script = self._profile.paces, self._script

        def work(cancel: object) -> float | None:
            if sample is not None and script:
                paces.add(script, sample)
            return paces.of(script)

        def found(pace: float | None) -> None:
            if script == self._script:
                self._show(pace)

        self._jobs.start(work, value=found, failed=self._failed, pool="short")

    def _show(self, pace: float | None) -> None:
        if pace != self.pace:
            self.pace = pace
            self.known.emit()

    def _failed(self, error: FoxError) -> None:
        """The usual pace is shown; that nothing can be written is said where it matters."""
        logger.warning("The pace was not kept: %s", error)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._clock.pause()
