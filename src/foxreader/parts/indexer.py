"""Has the index of one book built in a process of its own (``index_process``).

Building makes millions of small objects. In the window's process they would slow every page turn,
and the memory they leave in pieces is never given back to the system; a process gives back all.
Killed at any moment it loses nothing that was finished.
"""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, named
from foxreader.core.events import Progress

log = logging.getLogger(__name__)
BUILD_INDEX = "--build-index"
"""The argument that makes the program's own binary this process, where it is no Python."""

LONG = 100_000
"""Characters from which a book is worth a process of its own: it takes half a second to start,
in which a shorter book is all but done."""

_FAILED = "The process that makes the index stopped; open the book again to go on with it."


def build_apart(sha256: str, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Build what needs no model of the index of a stored book, from where that stopped.

    ``sha256`` is the key of the book's text, ``path`` is where the book lies. Raises what the
    process says is wrong.
    """
    try:
        child = subprocess.Popen(
            [*_command(), sha256, str(path)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )  # fmt: skip
    except OSError as error:
        raise StorageError(
            f"Foxreader could not start to index this book ({error.strerror}); close some programs"
            " and open it again."
        ) from error
    release = cancel.closing(child.kill) if cancel is not None else lambda: None
    assert child.stdin is not None and child.stdout is not None
    try:
        yield from _heard(child.stdout)
        if child.wait() and not cancel:
            log.error("the indexing process ended with %s", child.returncode)
            raise StorageError(_FAILED)
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
    """The progress the process tells; raises the error it tells."""
    for line in stream:
        about = json.loads(line)
        if "fault" in about:
            log.error("the indexing process failed:\n%s", about["fault"])
            raise StorageError(_FAILED)
        if "error" in about:
            raise named(about["error"], about["text"], FoxError)
        yield Progress(about["stage"], about["done"], about["total"])


def _command() -> list[str]:
    """How to start the process: by Python, or by the binary Foxreader is packed in."""
    if Path(sys.executable).stem.lower().startswith("python"):
        return [sys.executable, "-P", "-B", "-m", "foxreader.parts.index_process"]
    return [sys.executable, BUILD_INDEX]
