"""How long a test waits: until something has happened, and never for a time to pass."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

SECONDS = 120
"""When a test gives up on what never comes; room for a machine that is slow and busy besides."""


def until(condition: Callable[[], object]) -> None:
    """Return once ``condition`` holds; a test without a window has no events to wait for."""
    ends = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < ends, f"not so after {SECONDS} s"
        time.sleep(0.01)


def ends(act: Callable[[], object]) -> None:
    """Do ``act`` on a thread until it is done, where a fault of it would wait for hours.

    What ``act`` raises is the thread's, and pytest fails the test for it.
    """
    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    thread.join(SECONDS)
    assert not thread.is_alive(), f"still going after {SECONDS} s"


_RUNS = 259
"""What Windows says of a process that has not ended."""


def has_ended(process: int) -> bool:
    """Whether a process, by its number, is gone; one that nobody has waited for is."""
    if sys.platform == "win32":
        kernel, code = ctypes.windll.kernel32, ctypes.c_ulong()
        handle = kernel.OpenProcess(0x1000, False, process)
        known = bool(handle) and kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return not known or code.value != _RUNS
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z"
