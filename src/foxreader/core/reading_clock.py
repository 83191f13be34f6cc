"""How fast somebody reads, from where they are at what time. Pure, but for the clock it is given.

What is counted is text that was on screen long enough to be read and not so long that nobody was
there. Everything else is left out: jumps, skimming, steps back, pauses.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

LONGEST_REST = 240.0
"""Seconds at one place after which nobody is taken to be reading. Chosen: a screen of 3,000
characters takes a slow reader (750 in a minute) so long."""
LONGEST_STEP = 6_000
"""Characters between two places beyond which it was a jump. Chosen: two columns of a large window
have 5,000."""
_ENOUGH = 1_500
"""Characters that make a sample: about a screen, so that the time on one is measured and not that
between two turns of a wheel."""
_SLOWEST, _FASTEST = 150.0, 4_000.0
"""Characters in a minute that can be reading: 30 to 800 words of five letters. Studies of silent
reading find 175 to 300 words for most adults; what is beyond is looking for something."""


@dataclass(frozen=True, slots=True)
class ReadingSample:
    """So many characters were read in so many seconds."""

    characters: int
    seconds: float


class ReadingClock:
    """Follows a reader through one book. ``clock`` gives seconds that never go back.

    ``weight`` is how many characters of an alphabet one character stands for: 3 in Chinese.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, weight: int = 1) -> None:
        self._clock, self._weight = clock, weight
        self._at: int | None = None
        self._since = 0.0
        self._read, self._seconds = 0, 0.0

    def pause(self) -> None:
        """The reader leaves the page, or jumps: what follows begins anew."""
        self._at = None
        self._read, self._seconds = 0, 0.0

    def moved(self, offset: int) -> ReadingSample | None:
        """The first character on screen is ``offset`` of the book now; a sample, where there is
        enough for one."""
        now = self._clock()
        before, rest = self._at, now - self._since
        step = -1 if before is None else offset - before
        jumped = step < 0 or step * self._weight > LONGEST_STEP
        if jumped or rest > LONGEST_REST:
            self.pause()
        else:
            self._read, self._seconds = self._read + step, self._seconds + rest
        self._at, self._since = offset, now
        return self._take()

    def _take(self) -> ReadingSample | None:
        """The sample, if it is one; one that cannot be reading is dropped."""
        if self._read * self._weight < _ENOUGH:
            return None
        sample = ReadingSample(self._read, self._seconds)
        self._read, self._seconds = 0, 0.0
        a_minute = 60 * sample.characters * self._weight / max(sample.seconds, 0.001)
        return sample if _SLOWEST <= a_minute <= _FASTEST else None
