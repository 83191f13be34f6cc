"""What operating systems do differently: processes of the program, and files that are finished."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

# Processes: how the program starts another of itself, and gives memory back

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


# Files written apart and then given their name, so that a kill leaves the old file or the new

_HELD = frozenset({5, 32})
"""What Windows says while another program has the file open: access denied, sharing violation."""
_PATIENCE = 1.0
"""Seconds to wait for it: virus scanners and sync clients look at a new file for a moment."""


def finish(unfinished: Path, to: Path) -> None:
    """Have ``unfinished``, which must be closed, written to the disk, then give it the name ``to``.

    Another file of that name is replaced.
    """
    _sync(unfinished)
    put(unfinished, to)


def finish_new(unfinished: Path, to: Path) -> None:
    """As :func:`finish`, but raises ``FileExistsError`` where the name is taken.

    ``unfinished`` may be left as a second name of the same file, for the caller to delete.
    """
    _sync(unfinished)
    try:
        to.hardlink_to(unfinished)  # unlike a renaming it never replaces what came meanwhile
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if to.exists() or to.is_symlink():
            raise FileExistsError(17, "File exists", str(to)) from None
        put(unfinished, to)


def put(unfinished: Path, to: Path) -> None:
    """Give a file the name ``to`` without waiting for the disk: for what can be made again."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            unfinished.replace(to)
            return
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD or time.monotonic() > end:
                raise
        time.sleep(0.02)


def _sync(path: Path) -> None:
    # For writing too: Windows refuses to write out a file that was opened for reading alone.
    with path.open("r+b") as file:
        os.fsync(file.fileno())
