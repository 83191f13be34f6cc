"""How a running job is told to stop."""

from __future__ import annotations

from collections.abc import Callable


class Cancelled(Exception):
    """The reader stopped the job. Not an error: nobody needs to hear of it."""


class Cancel:
    """A flag a job looks at, and the way to wake it when it waits.

    A job that blocks on something closable registers ``close`` with :meth:`closing`;
    closing a running generator from another thread is an error, closing its stream is not.
    """

    def __init__(self) -> None:
        self._set = False
        self._closers: list[Callable[[], object]] = []

    def __bool__(self) -> bool:
        return self._set

    def set(self) -> None:
        """Ask the job to stop, and close what it waits on. Safe from any thread, and twice."""
        self._set = True
        for close in list(self._closers):
            close()

    def check(self) -> None:
        """Raise :class:`Cancelled` once the reader has asked to stop."""
        if self._set:
            raise Cancelled

    def closing(self, close: Callable[[], object]) -> Callable[[], None]:
        """Have ``close`` called on cancel; returns what takes the registration back."""
        self._closers.append(close)
        if self._set:
            close()

        def release() -> None:
            if close in self._closers:
                self._closers.remove(close)

        return release
