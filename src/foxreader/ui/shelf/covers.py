"""The pictures of the covers: made by a worker when they are seen, the last used ones kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from foxreader.core.cancel import Cancel
from foxreader.library.catalog import ShelfBook
from foxreader.library.covers import Covers
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.shelf.cover_art import cover_picture

MOST_BYTES = 48_000_000
"""What all kept pictures take at most, in bytes. Chosen: three screens of covers on a screen of
double density, twelve on others."""
_WAITING = 80
"""Pictures that are waited for; chosen: a large screen of them. Older wishes have gone by."""
_AT_ONCE = 6
"""Pictures that a worker makes before it hands them over. Chosen: 10 to 20 ms of work."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    sha256: str
    title: str
    author: str
    width: int
    height: int
    dark: bool


class CoverCache(QObject):
    """Signal: ``made(frozenset of str)`` covers of these books are there that were asked for."""

    made = Signal(object)

    def __init__(self, covers: Covers, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._covers, self._jobs = covers, jobs
        self._kept: OrderedDict[_Wanted, QPixmap] = OrderedDict()
        self._bytes = 0
        self._wanted: list[_Wanted] = []
        self._at_work: frozenset[_Wanted] = frozenset()
        self._stale: set[str] = set()
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
            return found
        if wanted not in self._at_work:
            if wanted in self._wanted:
                self._wanted.remove(wanted)
            self._wanted.append(wanted)  # the last one asked for is on screen
            del self._wanted[:-_WAITING]
            self._next()
        return None

    def forget(self, sha256s: Sequence[str]) -> None:
        """Make the covers of these books anew when they are seen."""
        gone = set(sha256s)
        self._stale |= gone & {one.sha256 for one in self._at_work}
        for wanted in [one for one in self._kept if one.sha256 in gone]:
            self._drop(wanted)

    def _next(self) -> None:
        if self._at_work or not self._wanted:
            return
        some = self._wanted[-_AT_ONCE:]
        del self._wanted[-_AT_ONCE:]
        self._at_work = frozenset(some)

        def work(cancel: Cancel) -> list[tuple[_Wanted, QImage]]:
            made = []
            for one in some:
                cancel.check()
                size = QSize(one.width, one.height)
                thumbnail = self._covers.read(one.sha256)
                made.append(
                    (one, cover_picture(thumbnail, one.title, one.author, size, dark=one.dark))
                )
            return made

        self._jobs.start(work, value=self._keep, ended=partial(self._ended, some), pool="page")

    def _keep(self, made: list[tuple[_Wanted, QImage]]) -> None:
        for wanted, image in made:
            if wanted.sha256 in self._stale:
                continue
            self._drop(wanted)
            self._kept[wanted] = QPixmap.fromImage(image)
            self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES:
            self._drop(next(iter(self._kept)))
        self.made.emit(frozenset(wanted.sha256 for wanted, _ in made))

    def _drop(self, wanted: _Wanted) -> None:
        picture = self._kept.pop(wanted, None)
        if picture is not None:
            self._bytes -= 4 * wanted.width * wanted.height

    def _ended(self, some: list[_Wanted]) -> None:
        self._at_work = frozenset()
        self._stale.clear()
        self._next()
