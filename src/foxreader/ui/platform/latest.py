"""A value that the window sets and workers read."""

from __future__ import annotations

import threading
from typing import Generic, TypeVar

_T = TypeVar("_T")


class Latest(Generic[_T]):
    """Holds the latest of some immutable values; any thread may get or set it.

    A worker is handed one of these where it needs what changes while it works: it must not read
    the state of a widget or of another object of the window.
    """

    def __init__(self, value: _T) -> None:
        self._lock = threading.Lock()
        self._value = value

    def get(self) -> _T:
        """The value that was set last."""
        with self._lock:
            return self._value

    def set(self, value: _T) -> None:
        """Replace the value."""
        with self._lock:
            self._value = value
