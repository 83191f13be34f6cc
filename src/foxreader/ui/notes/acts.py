"""What the reader did with annotations, and how it is undone and done again; pure."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.annotation import Annotation

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


def joined(first: Act, then: Act) -> Act | None:
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
            both = joined(self._done[-1][1], act)
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
