"""How far somebody has read a book, from the places they come to. Pure, but for the clock.

Reading is turning on: from a place at or before the furthest one to the next, as Right does, or a
wheel. What is gone to (a chapter, a citation, a search's hit) is not read by that. It is once the
reader stays there for as long as it takes to read, no longer than somebody reads, and turns on.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from foxreader.core.book import Book
from foxreader.core.reading_clock import LONGEST_REST, LONGEST_STEP
from foxreader.core.script import DENSE, script_of_book
from foxreader.core.span import Span

USUAL_PACE = 1_000.0
"""Characters in a minute where the reader's own pace is not known: 200 words of five letters."""
_WEIGHT = 3
"""Characters of an alphabet that one of a dense script stands for, as in the reader's pace."""
_ARRIVES = 5.0
"""Seconds in which a jump ends, at the latest: many times what a page takes to load. Chosen: one
that does not move the page is over by then."""


class FurthestRead:
    """Follows a reader through ``book``, which is read to ``furthest``; they are at ``here`` now.

    ``clock`` gives seconds that never go back.
    """

    def __init__(
        self,
        book: Book,
        furthest: Span,
        here: Span,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.book, self.furthest = book, furthest
        self._here, self._clock = here, clock
        self._weight = _WEIGHT if script_of_book(book) in DENSE else 1
        self._since = clock()
        self._strayed: float | None = None

    def strayed(self) -> None:
        """The reader goes somewhere by other means than turning on; the place follows."""
        self._strayed = self._clock()

    def moved(self, place: Span, pace: float | None = None) -> bool:
        """The reader is at ``place`` now, with a ``pace`` in characters a minute, None where it is
        not known; whether the furthest place is another one."""
        if _order(place) == _order(self._here):
            return False
        now, step = self._clock(), self._characters(place) - self._characters(self._here)
        jumps = self._strayed is not None and now - self._strayed <= _ARRIVES
        forward = _order(place) > _order(self._here) and step * self._weight <= LONGEST_STEP
        in_order = _order(self._here) <= _order(self.furthest)
        read = in_order or self._stayed(step, now - self._since, pace)
        self._here, self._since, self._strayed = place, now, None
        if jumps or not (forward and read and _order(place) > _order(self.furthest)):
            return False
        self.furthest = place
        return True

    def _stayed(self, characters: int, seconds: float, pace: float | None) -> bool:
        """Whether somebody was there as long as it takes to read what they turned from."""
        needs = 60 * characters / (pace or USUAL_PACE / self._weight)
        return min(needs, LONGEST_REST) <= seconds <= LONGEST_REST

    def _characters(self, place: Span) -> int:
        return self.book.starts[place.file] + place.start


def _order(place: Span) -> tuple[int, int]:
    return place.file, place.start
