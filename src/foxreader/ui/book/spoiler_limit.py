"""How far the open book is read, and whether answers may use only that much of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.reading import FurthestRead
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.program.profile import Profile
from foxreader.ui.book.opening import Arrival
from foxreader.ui.platform.jobs import Jobs


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
