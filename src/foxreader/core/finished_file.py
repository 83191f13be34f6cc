"""Gives a file that was written apart its name, so that a kill leaves the old file or the new."""

from __future__ import annotations

import os
import time
from pathlib import Path

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
