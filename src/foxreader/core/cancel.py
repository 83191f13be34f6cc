"""How a running job is stopped, by the reader or by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable

from foxreader.core.errors import TookTooLong


class Cancelled(Exception):
    """The reader stopped the job. Not an error: nothing is shown for it."""


class Cancel:
    """A flag a job looks at, and the way to wake it when it waits.

    A job that blocks on something closable registers ``close`` with :meth:`closing`;
    closing a running generator from another thread is an error, closing its stream is not.
    ``clock`` gives seconds that never go back.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._set = False
        self._closers: list[Callable[[], object]] = []
        self._clock = clock
        self._deadline: float | None = None
        self._seconds = 0.0

    def __bool__(self) -> bool:
        return self._set

    def set(self) -> None:
        """Ask the job to stop, and close what it waits on. Safe from any thread, and twice."""
        self._set = True
        for close in list(self._closers):
            close()

    def end_within(self, seconds: float) -> None:
        """Give the job a deadline, counted from now; nothing that arrives meanwhile extends it.

        Whatever waits looks at :attr:`left`, since nothing here runs by itself.
        """
        self._seconds, self._deadline = seconds, self._clock() + seconds

    @property
    def left(self) -> float | None:
        """Seconds to the deadline, at least 0; None where there is no deadline."""
        return None if self._deadline is None else max(0.0, self._deadline - self._clock())

    def check(self) -> None:
        """Raise :class:`Cancelled` once the reader has asked to stop, ``TookTooLong`` once the
        deadline has passed."""
        if self._set:
            raise Cancelled
        if self.left == 0:
            raise TookTooLong(
                f"There was no whole answer within {_words(self._seconds)}; "
                "try again, or allow more time under Models."
            )

    def closing(self, close: Callable[[], object]) -> Callable[[], None]:
        """Have ``close`` called on cancel; returns what takes the registration back."""
        self._closers.append(close)
        if self._set:
            close()

        def release() -> None:
            if close in self._closers:
                self._closers.remove(close)

        return release


def _words(seconds: float) -> str:
    """A time in words: whole minutes from two minutes on, else seconds."""
    if seconds >= 120:
        return f"{seconds / 60:.0f} minutes"
    return "1 second" if round(seconds) == 1 else f"{seconds:.0f} seconds"
