"""The processes of the program: how it starts another of itself, and gives memory back."""

from __future__ import annotations

import sys
from pathlib import Path

CHILD = "--child"
"""The argument that makes the program's own binary run the module named after it."""


def child_command(module: str) -> list[str]:
    """The command whose process runs ``main`` of a module of the program; arguments follow it.

    By Python; or by the binary that Foxreader is packed in, where there is no Python to start.
    """
    if Path(sys.executable).stem.lower().startswith("python"):
        return [sys.executable, "-P", "-B", "-m", module]
    return [sys.executable, CHILD, module]


def give_back() -> None:
    """Makes the C library return free memory to the system.

    glibc keeps memory freed by other threads; closing a book of six million characters leaves it
    about 50 MB. Other C libraries return it by themselves. Collect Python's garbage before.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 -- no start waits for it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim is not None:
            trim(0)
