"""What the reader does with annotations: undone, done again, stored one after the other."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from foxreader.core.annotation import Annotation
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.annotations import Annotations
from foxreader.ui.platform.jobs import Jobs

_LONGEST = 500
"""Acts that can be undone. Chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class Change:
    """One annotation before and after; None where it was not there, or is not any more."""

    before: Annotation | None
    after: Annotation | None

    @property
    def reverse(self) -> Change:
        """What takes this back."""
        return Change(self.after, self.before)


Act = tuple[Change, ...]


def undone(act: Act) -> Act:
    """The act that takes ``act`` back."""
    return tuple(change.reverse for change in reversed(act))


def _joined(first: Act, then: Act) -> Act | None:
    """One act for two that follow each other on the same single annotation, else None; () where
    nothing is left of both.
    """
    if len(first) != 1 or len(then) != 1 or first[0].after is None:
        return None
    (one,), (other,) = first, then
    before = one.after if other.before is None else other.before
    if before is None or one.after is None or one.after.id != before.id:
        return None
    return () if one.before is None and other.after is None else (Change(one.before, other.after),)


class Acts:
    """Two stacks of acts; a new one forgets those that were undone. For one thread at a time."""

    def __init__(self) -> None:
        self._done: list[tuple[str, Act]] = []
        self._undone: list[tuple[str, Act]] = []

    def did(self, act: Act, about: str = "") -> None:
        """An act was done. It becomes one with the act before if both are ``about`` the same, such
        as a note that is being written.
        """
        if not act:
            return
        self._undone.clear()
        if about and self._done and self._done[-1][0] == about:
            both = _joined(self._done[-1][1], act)
            if both is not None:
                self._done.pop()
                act = both
        if act:
            self._done.append((about, act))
        del self._done[:-_LONGEST]

    def undo(self) -> Act | None:
        """What takes the last act back; it counts as undone from now on."""
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return undone(self._undone[-1][1])

    def redo(self) -> Act | None:
        """The act that was undone last; it counts as done from now on."""
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1][1]


def store_changes(store: Annotations, act: Act) -> list[Change]:
    """Store an act: what is new together, what goes together, the others one by one. Gives the
    changes as they were stored.
    """
    new = [change.after for change in act if change.before is None and change.after is not None]
    gone = [change.before.id for change in act if change.before and change.after is None]
    if new:
        store.add(*new)
    if gone:
        store.remove(*gone)
    return [
        Change(change.before, store.change(change.after))
        if change.before is not None and change.after is not None
        else change
        for change in act
    ]


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
