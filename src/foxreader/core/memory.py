"""Returns memory that this process has freed to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Makes the C library return free memory to the system.

    glibc keeps memory freed by other threads; closing a book of six million characters leaves it
    about 50 MB. Other C libraries return it by themselves. Collect Python's garbage before.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim is not None:
            trim(0)
