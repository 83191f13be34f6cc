"""Starts the process that reads a book, and cleans up after it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from foxreader.core.process import child_command

READ_BOOK, READ_DETAILS = "foxreader.formats.worker", "foxreader.formats.details_process"
READ_DICTIONARIES = "foxreader.formats.stardict.worker"
"""What a reading process runs."""

# Bytes of the pipe to it. A page is megabytes, and each time a pipe is full its writer waits for
# the interpreter of the other side, which other threads keep busy. 1 MiB is what Linux allows.
_PIPE = 1024 * 1024
_INHERITED = frozenset(
    {
        *("PATH", "LANG", "LANGUAGE", "SYSTEMROOT", "WINDIR", "PYTHONPATH", "PYTHONHOME"),
        *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TESSDATA_PREFIX"),
    }
)


_ahead: list[subprocess.Popen[bytes]] = []


def start_ahead() -> None:
    """Start the reading process of the next book, so that it comes up while others do their work.

    It knows no book yet and reads nothing; one that no book takes is ended with :func:`end_ahead`.
    """
    with contextlib.suppress(OSError):  # the book says so when it starts its own
        _ahead.append(_spawn("", READ_BOOK))


def end_ahead() -> None:
    """End the process that no book took."""
    while _ahead:
        _drop(_ahead.pop())


def _drop(child: subprocess.Popen[bytes]) -> None:
    clear(child, "")
    if child.stdout is not None:
        child.stdout.close()


def spawn(scratch: str, what: str = READ_BOOK, *arguments: str) -> subprocess.Popen[bytes]:
    """A reading process, with only the environment variables it needs; ``scratch`` is the folder it
    may write to, "" for none."""
    with contextlib.suppress(IndexError):
        if not scratch and what == READ_BOOK:
            child = _ahead.pop()
            if child.poll() is None:
                return child
            _drop(child)
    return _spawn(scratch, what, *arguments)


def _spawn(scratch: str, what: str, *arguments: str) -> subprocess.Popen[bytes]:
    environment = {k: v for k, v in os.environ.items() if k in _INHERITED or k[:3] == "LC_"}
    if scratch:
        environment |= dict.fromkeys(("TMPDIR", "TEMP", "TMP", "HOME"), scratch)
    # Windows would open a console window; other systems do not have the flag.
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    return subprocess.Popen(
        [*child_command(what), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, env=environment, cwd=scratch or Path(sys.executable).anchor,
        creationflags=flags, pipesize=_PIPE,
    )  # fmt: skip


def clear(child: subprocess.Popen[bytes], scratch: str) -> None:
    """End a process and delete what it wrote."""
    child.kill()
    child.wait()
    if child.stdin is not None:
        with contextlib.suppress(OSError):
            child.stdin.close()
    if scratch:
        shutil.rmtree(scratch, ignore_errors=True)
