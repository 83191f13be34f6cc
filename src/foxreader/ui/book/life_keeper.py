"""Records how long the reader reads the open book, for the page "Reading life"; never sent."""

from __future__ import annotations

import logging
from datetime import date

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.places import characters_of_page
from foxreader.core.reading import LifeClock, TimeRead
from foxreader.core.span import Span
from foxreader.library.shelf_log import FINISHED
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs

logger = logging.getLogger(__name__)
_KEPT_SECONDS = 60.0
"""Seconds that are measured before they are stored. Chosen: a kill loses no more of them."""


class LifeKeeper(QObject):
    """Follows the reader of a ``window``, as long as it has the keyboard and shows its book."""

    def __init__(self, profile: Profile, jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self._profile, self._jobs, self._window = profile, jobs, window
        self._book: Book | None = None
        self._clock = LifeClock()
        self._at_shelf = False
        self._fraction = 1.0
        self._day = date.today()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._focused)
            application.applicationStateChanged.connect(self._state_changed)

    def moved(self, book: Book, place: Span) -> None:
        """The reader is at ``place``."""
        if self._at_shelf:
            return
        if self._book is None or book.sha256 != self._book.sha256:
            self.leave()
            self._book, self._clock = book, LifeClock()
            self._fraction = book.fraction(place)
        fraction, before = book.fraction(place), self._fraction
        self._fraction = fraction
        read_on = self._clock.moved(_page(book, place))
        finished = read_on and before < FINISHED <= fraction
        if finished or self._clock.seconds >= _KEPT_SECONDS or self._day != date.today():
            self._store(finished=finished)

    def turned(self, at_shelf: bool) -> None:
        """The window shows the shelf, or its book again."""
        self._at_shelf = at_shelf
        self._pause() if at_shelf else self._clock.resume()

    def leave(self) -> None:
        """The book is left; nothing more of it is measured."""
        self._pause()
        self._book = None

    def forget(self) -> None:
        """What was recorded has been deleted, and what is measured is to go with it."""
        self._clock.take()

    def finish(self) -> None:
        """Store what is left, at once: the window closes."""
        self._clock.rest()
        if self._book is not None:
            self._write(self._day, self._book.sha256, self._clock.take(), finished=False)

    def _pause(self) -> None:
        self._clock.rest()
        self._store(finished=False)

    def _store(self, *, finished: bool) -> None:
        """Have a worker store what was measured; it belongs to the day it was begun on."""
        book, day = self._book, self._day
        self._day = date.today()
        read = self._clock.take()
        if book is not None and (read.seconds or read.pages or finished):
            self._jobs.start(
                lambda cancel: self._write(day, book.sha256, read, finished=finished), pool="short"
            )

    def _write(self, day: date, sha256: str, read: TimeRead, *, finished: bool) -> None:
        if not (read.seconds or read.pages or finished):
            return
        try:
            self._profile.life.add(day, sha256, read, finished=finished)
        except FoxError as error:  # reading goes on; that nothing can be written is said elsewhere
            logger.warning("The time read was not kept: %s", error)

    def _focused(self, window: QWindow | None) -> None:
        if window is not None and window is self._window.windowHandle() and not self._at_shelf:
            self._clock.resume()
        else:
            self._pause()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._pause()


def _page(book: Book, place: Span) -> float:
    """How many pages come before ``place``: those of the file, or counted ones of its text."""
    if book.paged:
        return float(place.file)
    return (book.starts[place.file] + place.start) / characters_of_page(book)
