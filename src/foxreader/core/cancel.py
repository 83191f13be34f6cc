"""A running job: how it is stopped, on the reader's request or at a deadline, and how far it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from foxreader.core.errors import TookTooLong
from foxreader.core.notice import Notice


class Cancelled(Exception):
    """The reader stopped the job. This is not an error, and no message is shown for it."""


class Cancel:
    """A flag that a job checks, and a way to wake the job while it waits.

    A job that blocks on something closable registers its ``close`` with :meth:`closing`. (Closing
    a running generator from another thread is an error, closing its stream is not.) ``clock``
    gives seconds that never decrease.
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
        """Asks the job to stop, and closes what it waits for.

        May be called from any thread and more than once.
        """
        self._set = True
        for close in list(self._closers):
            close()

    def end_within(self, seconds: float) -> None:
        """Gives the job a deadline in seconds from now; arriving data does not extend it.

        The job itself must check :attr:`left`, because there is no timer here.
        """
        self._seconds, self._deadline = seconds, self._clock() + seconds

    @property
    def left(self) -> float | None:
        """Seconds until the deadline, at least 0; None without a deadline."""
        return None if self._deadline is None else max(0.0, self._deadline - self._clock())

    def check(self) -> None:
        """Raises :class:`Cancelled` if the reader stopped the job, ``TookTooLong`` if the deadline
        has passed.
        """
        if self._set:
            raise Cancelled
        if self.left == 0:
            raise TookTooLong(Notice("took_too_long", time=_words(self._seconds)))

    def closing(self, close: Callable[[], object]) -> Callable[[], None]:
        """Registers ``close`` to be called on cancel; gives a function that unregisters it.

        If the job was stopped already, ``close`` is called at once.
        """
        self._closers.append(close)
        if self._set:
            close()

        def release() -> None:
            if close in self._closers:
                self._closers.remove(close)

        return release


def _words(seconds: float) -> Notice:
    """A duration in words: in whole minutes from 120 seconds on, else in seconds."""
    if seconds >= 120:
        return Notice("within_minutes", count=round(seconds / 60))
    return Notice("within_seconds", count=round(seconds))


# How far a job is; a book that is opened needs nothing else of the events


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a job: ``done`` of ``total`` pieces of ``stage``."""

    stage: str
    done: int
    total: int
