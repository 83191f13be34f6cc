"""What the reader did to the shelf and can take back; pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

_LONGEST = 100
"""Acts that can be taken back. Chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class ShelfAct:
    """Something that was done: in words, and what takes it back."""

    words: str
    undo: Callable[[], object]


class ShelfActs:
    """A stack of acts, the newest last."""

    def __init__(self) -> None:
        self._done: list[ShelfAct] = []

    def did(self, act: ShelfAct) -> None:
        """An act was done."""
        self._done.append(act)
        del self._done[:-_LONGEST]

    def take(self) -> ShelfAct | None:
        """The newest act, which is taken back now; None without one."""
        return self._done.pop() if self._done else None
