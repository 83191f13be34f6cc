"""Builds the index of one book in a process of its own: ``python -m foxreader.parts.indexer``.

Building makes millions of small objects. In the window's process they would slow every page turn,
and the memory they leave in pieces is never given back to the system; a process gives back all.
Killed at any moment it loses nothing that was finished.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, named
from foxreader.core.events import Progress

log = logging.getLogger(__name__)
BUILD_INDEX = "--build-index"
"""The argument that makes the program's own binary this process, where it is no Python."""

LONG = 100_000
"""Characters from which a book is worth a process of its own: it takes half a second to start,
in which a shorter book is all but done."""

_NICENESS = 10
"""How much this process gives way to the window (0 to 19); 10 is the usual for background work."""

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
        return [sys.executable, "-P", "-B", "-m", "foxreader.parts.indexer"]
    return [sys.executable, BUILD_INDEX]


def main(arguments: list[str]) -> NoReturn:
    """Index the book whose hash and path are given; each step of progress is a line of JSON."""
    sha256, path = arguments
    os.umask(0o077)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_window, daemon=True).start()
    code = 1
    try:
        _build(sha256, Path(path))
        code = 0
    except FoxError as error:
        _tell(error=type(error).__name__, text=str(error))
    except Exception:  # noqa: BLE001 -- the border of the process: a bug is told and logged there
        _tell(fault=traceback.format_exc()[-8000:])
    # Without tidying up: it is all given back at once, and half a second sooner.
    os._exit(code)


def _build(sha256: str, path: Path) -> None:
    from foxreader.parts import Parts  # noqa: PLC0415 -- it imports this module

    parts = Parts()
    book = parts.stored(sha256)
    if book is None:
        raise StorageError("This book's text is not stored any more; open the book again.")
    with closing(parts.index(book)) as index:
        for state in parts.build(index, path):
            _tell(stage=state.stage, done=state.done, total=state.total)


def _tell(**about: Any) -> None:
    sys.stdout.write(json.dumps(about) + "\n")
    sys.stdout.flush()


def _end_with_the_window() -> None:
    """The window's end closes our input; nobody waits for the index then."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
