"""The process that builds the index of one book: ``python -m foxreader.program.index_process``.

Its arguments are the hash and the path of a book; without a path the program's own model makes the
vectors, whatever the settings say. It reports its progress in lines of JSON on standard output. It
ends when its standard input closes, as it does when the window's process ends.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from contextlib import closing
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.errors import FoxError, StorageError, pack_error
from foxreader.core.notice import Notice
from foxreader.index.stages import build_vectors
from foxreader.program.program import Program
from foxreader.system.processes import end_with, own_streams


def main(sha256: str, path: str = "") -> NoReturn:
    """Index the book with this hash at ``path``, then end the process.

    Writes each step of progress as a line of JSON; an error too, as its class and message.
    """
    os.umask(0o077)
    given, said = own_streams()
    end_with(given)
    code = 1
    try:
        _build(sha256, Path(path) if path else None, said)
        code = 0
    except FoxError as error:
        _tell(said, error=pack_error(error))
    except Exception:  # noqa: BLE001 -- last resort: the bug is sent to the window and logged there
        _tell(said, fault=traceback.format_exc()[-8000:])
    # Skip Python's clean-up: the system frees everything at once, half a second sooner.
    os._exit(code)


def _build(sha256: str, path: Path | None, said: IO[bytes]) -> None:
    """Builds the index of a stored book. Raises ``StorageError`` if its text is not stored."""
    program = Program()
    book = program.profile.stored(sha256)
    if book is None:
        raise StorageError(Notice("text_gone"))
    with closing(program.indexes.open(book)) as index:
        if path is not None:
            states = program.indexes.build(index, path)
        else:
            embedder = program.models.judge.embedder()
            states = build_vectors(index, embedder) if embedder is not None else iter(())
        for state in states:
            _tell(said, stage=state.stage, done=state.done, total=state.total)


def _tell(said: IO[bytes], **about: Any) -> None:
    """Writes one line of JSON to standard output."""
    said.write(json.dumps(about).encode() + b"\n")
    said.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
