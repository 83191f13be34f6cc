"""The pictures of the covers: made by a worker when they are seen, the last used ones kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from foxreader.core.cancel import Cancel
from foxreader.library.catalog import ShelfBook
from foxreader.library.shelf import Covers
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.shelf.cover_art import cover_picture

MOST_BYTES = 48_000_000
"""What all kept pictures take at most, in bytes. Chosen: three screens of covers on a screen of
double density, twelve on others."""
_WAITING = 80
"""Pictures that are waited for; chosen: a large screen of them. Older wishes have gone by."""
_AT_ONCE = 6
"""Pictures that a worker makes before it hands them over. Chosen: 10 to 20 ms of work."""


_State = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Wanted:
    sha256: str
    title: str
    author: str
    width: int
    height: int
    dark: bool


@dataclass(frozen=True, slots=True)
class _Made:
    """A picture, and the ``state`` of the thumbnail it was made of."""

    picture: QPixmap
    state: _State


class Made(frozenset[str]):
    """The hashes of books whose covers are there."""


class CoverCache(QObject):
    """Signal: ``made`` covers of these books are there that were asked for."""

    made = Signal(Made)

    def __init__(self, covers: Covers, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._covers, self._jobs = covers, jobs
        self._kept: OrderedDict[_Wanted, _Made] = OrderedDict()
        self._bytes = 0
        self._wanted: list[_Wanted] = []
        self._at_work: frozenset[_Wanted] = frozenset()
        self._looking: Job | None = None
        self._to_look = False
        self.dark = False

    @property
    def bytes(self) -> int:
        """What the kept pictures take."""
        return self._bytes

    def get(self, book: ShelfBook, width: int, height: int, density: float) -> QPixmap | None:
        """The cover of a book, ``width`` and ``height`` in the window's pixels; None until it is
        made."""
        wanted = _Wanted(
            book.sha256, book.title, ", ".join(book.authors[:2]),
            round(width * density), round(height * density), self.dark,
        )  # fmt: skip
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
            return found.picture
        if wanted not in self._at_work:
            self._want([wanted])
        return None

    def look(self) -> None:
        """Make those covers anew whose books have another thumbnail by now, or one at last: an
        import, another window or a command may have written it."""
        self._to_look = bool(self._at_work)
        if self._to_look:
            return  # what is being made may miss it
        if self._looking is not None:
            self._looking.stop()
        kept = [(wanted, made.state) for wanted, made in self._kept.items()]

        def work(cancel: Cancel) -> list[_Wanted]:
            states = {sha256: self._covers.state(sha256) for sha256 in {w.sha256 for w, _ in kept}}
            return [wanted for wanted, state in kept if state != states[wanted.sha256]]

        self._looking = self._jobs.start(work, value=self._renew, pool="page")

    def _renew(self, changed: list[_Wanted]) -> None:
        """What was used last is made anew and shown until then; the others when they are seen."""
        for wanted in changed[:-_WAITING]:
            self._drop(wanted)
        self._want(changed[-_WAITING:])

    def _want(self, some: Sequence[_Wanted]) -> None:
        there = [one for one in self._wanted if one not in some]
        # The last one asked for is on screen.
        self._wanted = [*there, *(one for one in some if one not in self._at_work)][-_WAITING:]
        self._next()

    def _next(self) -> None:
        if self._at_work or not self._wanted:
            return
        some = self._wanted[-_AT_ONCE:]
        del self._wanted[-_AT_ONCE:]
        self._at_work = frozenset(some)

        def work(cancel: Cancel) -> list[tuple[_Wanted, QImage, _State]]:
            made = []
            for one in some:
                cancel.check()
                size = QSize(one.width, one.height)
                state = self._covers.state(one.sha256)  # first: else a new one is missed
                thumbnail = self._covers.read(one.sha256)
                picture = cover_picture(thumbnail, one.title, one.author, size, dark=one.dark)
                made.append((one, picture, state))
            return made

        self._jobs.start(work, value=self._keep, ended=self._ended, pool="page")

    def _keep(self, made: list[tuple[_Wanted, QImage, _State]]) -> None:
        for wanted, image, state in made:
            self._drop(wanted)
            self._kept[wanted] = _Made(QPixmap.fromImage(image), state)
            self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES:
            self._drop(next(iter(self._kept)))
        self.made.emit(Made(wanted.sha256 for wanted, _, _ in made))

    def _drop(self, wanted: _Wanted) -> None:
        if self._kept.pop(wanted, None) is not None:
            self._bytes -= 4 * wanted.width * wanted.height

    def _ended(self) -> None:
        self._at_work = frozenset()
        if self._to_look:
            self.look()
        self._next()
