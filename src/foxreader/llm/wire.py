"""The log of what was sent, byte for byte. It never holds a key."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sent:
    """One request as it was sent, without its headers and so without the key. ``secret``: the key
    is in its words all the same, as the reader wrote it there."""

    at: float
    method: str
    url: str
    body: bytes
    secret: bool = False


class WireLog:
    """Keeps the last requests, up to ``limit`` bytes in all, and calls ``listener`` with each."""

    def __init__(
        self, listener: Callable[[Sent], object] | None = None, limit: int = 8_000_000
    ) -> None:
        self._listener = listener
        self._limit = limit
        self._sent: deque[Sent] = deque()
        self._size = 0

    @property
    def sent(self) -> tuple[Sent, ...]:
        """The requests kept, oldest first."""
        return tuple(self._sent)

    def record(self, method: str, url: str, body: bytes, *, secret: bool = False) -> None:
        """Add one request; the oldest are dropped when the log is full, the newest never."""
        sent = Sent(time.time(), method, url, body, secret)
        self._sent.append(sent)
        self._size += len(body)
        while self._size > self._limit and len(self._sent) > 1:
            self._size -= len(self._sent.popleft().body)
        if self._listener is not None:
            self._listener(sent)
