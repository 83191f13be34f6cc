"""The process that builds the index of one book: ``python -m foxreader.parts.index_process``.

Its arguments are the hash and the path of a book. It tells of its progress in lines of JSON, and
ends when its standard input closes, which the window's end does.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import traceback
from contextlib import closing
from pathlib import Path
from typing import Any, NoReturn

from foxreader.core.errors import FoxError, StorageError
from foxreader.parts.program import Program

_NICENESS = 10
"""How much this process gives way to the window (0 to 19); 10 is the usual for background work."""


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
    program = Program()
    book = program.profile.stored(sha256)
    if book is None:
        raise StorageError("This book's text is not stored any more; open the book again.")
    with closing(program.indexes.open(book)) as index:
        for state in program.indexes.build(index, path):
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
