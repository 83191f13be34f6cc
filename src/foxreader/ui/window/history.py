"""Back and forward between places that were left by a jump."""

from __future__ import annotations

from foxreader.core.span import Span

_LONGEST = 100
"""Places that are kept; chosen: nobody goes back as far."""


class History:
    """Two stacks of places; a new jump forgets the places ahead."""

    def __init__(self) -> None:
        self._back: list[Span] = []
        self._ahead: list[Span] = []

    @property
    def can_go_back(self) -> bool:
        """Whether a place was left."""
        return bool(self._back)

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back."""
        return bool(self._ahead)

    def left(self, place: Span) -> None:
        """The reader jumps away from ``place``."""
        if not self._back or self._back[-1] != place:
            self._back.append(place)
        del self._back[:-_LONGEST]
        self._ahead.clear()

    def back(self, here: Span) -> Span | None:
        """The place left last, if any; ``here`` becomes the one ahead."""
        if not self._back:
            return None
        self._ahead.append(here)
        return self._back.pop()

    def forward(self, here: Span) -> Span | None:
        """The place gone back from, if any; ``here`` becomes the one behind."""
        if not self._ahead:
            return None
        self._back.append(here)
        return self._ahead.pop()
