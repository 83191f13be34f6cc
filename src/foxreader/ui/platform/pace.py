"""How fast the summaries come, measured while they are made."""

from __future__ import annotations

import time
from collections.abc import Callable

from foxreader.core.events import Progress


class Pace:
    """Notes how far a job is. ``clock`` gives seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: float | None = None
        self._first = self._done = self._total = 0
        self._last = 0.0

    def begin(self) -> None:
        """The job begins, from wherever it had stopped."""
        self._began, self._total = self._clock(), 0

    def note(self, state: Progress) -> None:
        """The job is so far."""
        if self._began is None or state.stage != "segments":
            return
        if not self._total:
            self._first = state.done
        self._done, self._total, self._last = state.done, state.total, self._clock()

    @property
    def minutes(self) -> float:
        """How many minutes the job has taken."""
        return 0.0 if self._began is None else (self._clock() - self._began) / 60

    @property
    def minutes_left(self) -> float | None:
        """How many minutes are left at the pace so far; None before anything is done."""
        made = self._done - self._first
        if self._began is None or not self._total or not made or self._done >= self._total:
            return None
        return (self._last - self._began) / made * (self._total - self._done) / 60
