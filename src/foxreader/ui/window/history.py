"""Back and forward between places that were left by a jump, in one book and from book to book."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from foxreader.core.span import Span

_LONGEST = 100
"""Places that are kept; chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class Visited:
    """A place in the book with this hash, which was last at ``path``."""

    sha256: str
    path: Path
    title: str
    place: Span


class History:
    """Two stacks of places; a new jump forgets the places ahead."""

    def __init__(self) -> None:
        self._back: list[Visited] = []
        self._ahead: list[Visited] = []

    @property
    def before(self) -> Visited | None:
        """The place that was left last, if any."""
        return self._back[-1] if self._back else None

    @property
    def after(self) -> Visited | None:
        """The place the reader has gone back from, if any."""
        return self._ahead[-1] if self._ahead else None

    @property
    def can_go_back(self) -> bool:
        """Whether a place was left."""
        return bool(self._back)

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has gone back."""
        return bool(self._ahead)

    def left(self, place: Visited) -> None:
        """The reader jumps away from ``place``."""
        if not self._back or self._back[-1] != place:
            self._back.append(place)
        del self._back[:-_LONGEST]
        self._ahead.clear()

    def back(self, here: Visited) -> Visited | None:
        """The place left last, if any; ``here`` becomes the one ahead."""
        if not self._back:
            return None
        self._ahead.append(here)
        return self._back.pop()

    def forward(self, here: Visited) -> Visited | None:
        """The place gone back from, if any; ``here`` becomes the one behind."""
        if not self._ahead:
            return None
        self._back.append(here)
        return self._ahead.pop()

    def forget(self, sha256: str) -> None:
        """Forget the places of a book: it is forgotten, or its text is another one."""
        self._back = [one for one in self._back if one.sha256 != sha256]
        self._ahead = [one for one in self._ahead if one.sha256 != sha256]
