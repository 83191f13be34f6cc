"""Connections of the network that one thread waits at and another ends."""

from __future__ import annotations

import contextlib
import sys
from typing import Protocol

_BOTH_WAYS = 2
"""What ``socket.SHUT_RDWR`` is everywhere."""


class Connected(Protocol):
    """A socket, which only those who reach the network import."""

    def shutdown(self, how: int, /) -> None:
        """End one direction or both."""
        ...

    def close(self) -> None:
        """Give it back to the system."""
        ...


def hang_up(connection: Connected) -> None:
    """End a connection, from any thread, and wake the one that waits at it.

    Windows leaves that one waiting until the socket is closed; elsewhere its number could be
    another's by the time that thread looks at it.
    """
    with contextlib.suppress(OSError):
        connection.shutdown(_BOTH_WAYS)
    if sys.platform == "win32":
        connection.close()
