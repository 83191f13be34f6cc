"""A lock across processes and threads, for a file that is read, changed and written again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice

_WAIT_SECONDS = 10.0
"""How long to wait for another that holds it, which takes milliseconds. Chosen, not measured."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file at ``path``.

    It is a lock on an empty database beside it, so it ends with the process that held it. Raises
    ``StorageError`` where it cannot be had.
    """
    beside = path.with_name(f".{path.name}.lock")
    try:
        connection = sqlite3.connect(beside, timeout=_WAIT_SECONDS, isolation_level=None)
    except sqlite3.Error as error:
        raise StorageError(Notice("not_saved", name=path.name, reason=str(error))) from error
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise StorageError(Notice("not_saved", name=path.name, reason=str(error))) from error
        yield
