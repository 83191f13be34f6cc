"""Which windows show which book: a book has a place of its own in each of them."""

from __future__ import annotations

from itertools import count
from threading import Lock


class Showings:
    """The windows of the program that show a book, each with its rank among those of that book.

    The place in the first is how far the book is read; each other one keeps its own beside it, and
    begins a conversation of its own. Calls may come from any thread.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._ranks: dict[str, dict[int, int]] = {}

    def take(self, sha256: str, window: int) -> int:
        """The rank of a window that shows a book now: from 1, the least that is free."""
        with self._lock:
            ranks = self._ranks.setdefault(sha256, {})
            if window not in ranks:
                ranks[window] = next(n for n in count(1) if n not in ranks.values())
            return ranks[window]

    def is_shown(self, sha256: str) -> bool:
        """Whether a window shows a book."""
        with self._lock:
            return sha256 in self._ranks

    def leave(self, sha256: str, window: int) -> None:
        """A window does not show a book any more."""
        with self._lock:
            ranks = self._ranks.get(sha256, {})
            ranks.pop(window, None)
            if not ranks:
                self._ranks.pop(sha256, None)
