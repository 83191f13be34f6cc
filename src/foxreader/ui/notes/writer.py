"""Writes to the store, one after the other and off the window's thread; none is lost at the end."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.ui.platform.jobs import Jobs


@dataclass(frozen=True, slots=True)
class _Write:
    work: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Callable[[FoxError], None]


class Writer:
    """A queue of writes. What follows one is called on the window's thread once it is stored."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._waiting: deque[_Write] = deque()
        self._one_at_a_time = threading.Lock()

    def write(
        self,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        failed: Callable[[FoxError], None],
    ) -> None:
        """Have ``work`` done after all that was asked for before."""
        self._waiting.append(_Write(work, then, failed))
        self._jobs.start(self._next, value=lambda outcome: outcome(), pool="short")

    def _next(self, cancel: Cancel) -> Iterator[Callable[[], None]]:
        # Told inside the lock: the window hears of writes in their order.
        with self._one_at_a_time:
            if self._waiting:
                yield self._do(self._waiting.popleft())

    @staticmethod
    def _do(write: _Write) -> Callable[[], None]:
        try:
            done = write.work()
        except FoxError as error:
            failure = error
            return lambda: write.failed(failure)
        return lambda: write.then(done)

    def finish(self) -> None:
        """Do now what still waits: the window closes. Only the failures are told."""
        with self._one_at_a_time:
            while self._waiting:
                write = self._waiting.popleft()
                try:
                    write.work()
                except FoxError as error:
                    write.failed(error)
