"""Builds the index of one book in a separate process (``index_process``).

Building makes millions of small objects. In the window's process they would slow every page turn
and leave fragmented memory that is never returned to the system. A separate process returns all of
it when it ends. If it is killed, everything finished is kept.
"""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, unpack_error
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.core.system import child_command

log = logging.getLogger(__name__)
INDEX_PROCESS = "foxreader.program.index_process"

LONG = 100_000
"""Characters. Books of this length or more are indexed in a process of their own; shorter ones are
almost done in the half second that it takes to start (docs/benchmarks.md, "Speed": 0.29 s)."""


def build_apart(sha256: str, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Builds the parts of a stored book's index that need no model, from where it stopped.

    ``sha256`` is the key of the book's text, ``path`` the book's file. Raises the error that the
    process reports, ``StorageError`` if it cannot start or ends early, and ``Cancelled``.
    """
    try:
        child = subprocess.Popen(
            [*child_command(INDEX_PROCESS), sha256, str(path)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )  # fmt: skip
    except OSError as error:
        raise StorageError(Notice("index_not_started", reason=str(error.strerror))) from error
    release = cancel.closing(child.kill) if cancel is not None else lambda: None
    assert child.stdin is not None and child.stdout is not None
    try:
        yield from _heard(child.stdout)
        if child.wait() and not cancel:
            log.error("the indexing process ended with %s", child.returncode)
            raise StorageError(Notice("index_stopped"))
    finally:
        release()
        child.kill()
        child.wait()
        for stream in (child.stdin, child.stdout):
            with contextlib.suppress(OSError):
                stream.close()
    if cancel is not None:
        cancel.check()


def _heard(stream: IO[bytes]) -> Iterator[Progress]:
    """The progress that the process reports. Raises the error that it reports."""
    for line in stream:
        about = json.loads(line)
        if "fault" in about:
            log.error("the indexing process failed:\n%s", about["fault"])
            raise StorageError(Notice("index_stopped"))
        if "error" in about:
            raise unpack_error(about["error"], FoxError)
        yield Progress(about["stage"], about["done"], about["total"])
