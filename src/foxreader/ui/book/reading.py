"""The reader in the open book: how far it is read and may be told of, at which pace, how long."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.letters import DENSE, script_of_book
from foxreader.core.places import characters_of_page
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.reading_life import (
    FurthestRead,
    LifeClock,
    ReadingClock,
    ReadingSample,
    TimeRead,
)
from foxreader.library.shelf_log import FINISHED
from foxreader.program.books import OpenBook
from foxreader.program.profile import Profile
from foxreader.ui.book.opening import Arrival
from foxreader.ui.platform.jobs import Jobs, Latest


class ReadingState(Protocol):
    """The open book, where the reader is in it and how much of it may be used."""

    @property
    def opened(self) -> OpenBook | None:
        """The open book."""
        ...

    @property
    def place(self) -> Span | None:
        """Where the reader is."""
        ...

    @property
    def read(self) -> Span:
        """How far it is read."""
        ...

    @property
    def scope(self) -> Scope:
        """What of the book may be used now."""
        ...

    @property
    def latest_place(self) -> Latest[Span | None]:
        """Where the reader is in the open book, for a worker to follow."""
        ...

    @property
    def answering(self) -> Latest[bool]:
        """Whether a question is being answered, for a worker to follow."""
        ...


# How far


class SpoilerLimit(QObject):
    """One value for all that must not tell what comes: the furthest place that was read.

    Signals: ``limited`` the ``share`` that answers may look at is another; ``read_changed`` how far
    the book is read, 0 to 1; ``failed`` something was not stored. ``pace`` gives the reader's own
    in characters a minute, None while it is not known.
    """

    limited = Signal()
    read_changed = Signal(float)
    failed = Signal(FoxError)

    def __init__(self, profile: Profile, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self.pace: Callable[[], float | None] = lambda: None
        self._furthest: FurthestRead | None = None
        self._on = self._unkept = False
        self._told: tuple[float | None, float] | None = None

    def take(self, arrival: Arrival) -> None:
        """A book is open; what is known of it is told with :meth:`tell`."""
        self._on, self._unkept = arrival.limited, False
        self._furthest = FurthestRead(arrival.opened.book, arrival.read, arrival.place)

    def leave(self) -> None:
        """No book is open."""
        self._furthest, self._on, self._told = None, False, None
        self.limited.emit()

    def renew(self, book: Book) -> None:
        """The open book has more text than before."""
        if self._furthest is not None:
            self._furthest.book = book

    @property
    def on(self) -> bool:
        """Whether nothing past what is read is to be used."""
        return self._on

    @property
    def share(self) -> float | None:
        """How far into the book answers may look, 0 to 1; None for all of it."""
        return self._told[0] if self._told is not None else None

    @property
    def read(self) -> Span:
        """How far the open book is read."""
        return Span(0, 0, 0) if self._furthest is None else self._furthest.furthest

    @property
    def scope(self) -> Scope:
        """What a question may see now."""
        return Scope(self.read) if self._on else WHOLE_BOOK

    def moved(self, place: Span) -> None:
        """The reader is at ``place``."""
        if self._furthest is not None and self._furthest.moved(place, self.pace()):
            self._unkept = True
            self.tell()

    def strayed(self) -> None:
        """The reader goes somewhere by other means than turning on."""
        if self._furthest is not None:
            self._furthest.strayed()

    def set(self, on: bool) -> None:
        """Use nothing of the open book past what is read, or all of it."""
        self._on = on
        if self._furthest is not None:
            shelf, sha256 = self._profile.shelf, self._furthest.book.sha256
            self._start(lambda cancel: shelf.limit(sha256, on))
            self._told = None
            self.tell()

    def set_read(self, place: Span) -> None:
        """The reader says that they have read to ``place``, which may be less far than before."""
        if self._furthest is None:
            return
        book, shelf = self._furthest.book, self._profile.shelf
        place = Span(place.file, place.start, place.start)
        self._furthest = FurthestRead(book, place, place)
        self._unkept = False
        self._start(lambda cancel: shelf.keep_read(book.sha256, place, lower=True))
        self.tell()

    def keep(self) -> None:
        """Remember how far the book is read, in the background."""
        if (write := self._write()) is not None:
            self._start(lambda cancel: write())

    def keep_now(self) -> None:
        """Remember it at once. Raises ``StorageError``."""
        if (write := self._write()) is not None:
            write()

    def _start(self, work: Callable[[Cancel], None]) -> None:
        self._jobs.start(work, failed=self.failed.emit, pool="short")

    def _write(self) -> Callable[[], None] | None:
        if self._furthest is None or not self._unkept:
            return None
        self._unkept = False
        shelf, sha256, read = self._profile.shelf, self._furthest.book.sha256, self.read
        return lambda: shelf.keep_read(sha256, read)

    def tell(self) -> None:
        """Report how far answers may look and the book is read, when a percentage has changed."""
        if self._furthest is None:
            return
        read = round(self._furthest.book.fraction(self.read), 2)
        now = (read if self._on else None, read)
        if now != self._told:
            self._told = now
            self.read_changed.emit(read)
            self.limited.emit()


# At which pace: measured while they read, kept in the library, never sent

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


# How long, for the page "Reading life": never sent

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
