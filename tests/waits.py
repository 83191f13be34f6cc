"""How long a test waits: until something has happened, and never for a time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 120
"""When a test gives up on what never comes; room for a machine that is slow and busy besides."""


def until(condition: Callable[[], object]) -> None:
    """Return once ``condition`` holds; a test without a window has no events to wait for."""
    ends = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < ends, f"not so after {SECONDS} s"
        time.sleep(0.01)
