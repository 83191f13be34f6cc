"""The process that builds the index of one book: ``python -m foxreader.program.index_process``.

Its arguments are the hash and the path of a book. It reports its progress in lines of JSON on
standard output. It ends when its standard input closes, as it does when the window's process ends.
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

from foxreader.core.errors import FoxError, StorageError, pack_error
from foxreader.core.notice import Notice
from foxreader.program.program import Program

_NICENESS = 10
"""The priority of this process, from 0 (normal) to 19 (lowest), so that the window stays fast.
10 is the usual value for background work."""


def main(sha256: str, path: str) -> NoReturn:
    """Index the book with this hash at ``path``, then end the process.

    Writes each step of progress as a line of JSON; an error too, as its class and message.
    """
    os.umask(0o077)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_end_with_the_window, daemon=True).start()
    code = 1
    try:
        _build(sha256, Path(path))
        code = 0
    except FoxError as error:
        _tell(error=pack_error(error))
    except Exception:  # noqa: BLE001 -- last resort: the bug is sent to the window and logged there
        _tell(fault=traceback.format_exc()[-8000:])
    # Skip Python's clean-up: the system frees everything at once, half a second sooner.
    os._exit(code)


def _build(sha256: str, path: Path) -> None:
    """Builds the index of a stored book. Raises ``StorageError`` if its text is not stored."""
    program = Program()
    book = program.profile.stored(sha256)
    if book is None:
        raise StorageError(Notice("text_gone"))
    with closing(program.indexes.open(book)) as index:
        for state in program.indexes.build(index, path):
            _tell(stage=state.stage, done=state.done, total=state.total)


def _tell(**about: Any) -> None:
    """Writes one line of JSON to standard output."""
    sys.stdout.write(json.dumps(about) + "\n")
    sys.stdout.flush()


def _end_with_the_window() -> None:
    """Waits until standard input closes, then ends this process: the window is gone."""
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
