"""A lock across processes and threads, for a file that is read, changed and written again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.library.damage import SUSPICIOUS, is_damage

_WAIT_SECONDS = 10.0
"""How long to wait for another that holds it, which takes milliseconds. Chosen, not measured."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file at ``path``.

    It is a lock on an empty database beside it, so it ends with the process that held it. Raises
    ``StorageError`` where it cannot be had.
    """
    lock = path.with_name(f".{path.name}.lock")
    try:
        connection = made_again(lock, lambda: _held(lock))
    except (OSError, *SUSPICIOUS) as error:
        raise StorageError(Notice("not_saved", name=path.name, reason=str(error))) from error
    with closing(connection):
        yield


def is_free(path: Path) -> bool:
    """Whether nobody holds the lock of the file at ``path``."""
    try:
        _held(path.with_name(f".{path.name}.lock"), 0).close()
    except SUSPICIOUS as error:
        return is_damage(error)
    return True


def made_again(lock: Path, hold: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
    """What ``hold`` gives; where the file of the lock is damaged, it is made anew: nobody can hold
    what is no database."""
    try:
        return hold()
    except SUSPICIOUS as error:
        if not is_damage(error):
            raise
    lock.unlink()
    return hold()


def _held(lock: Path, wait: float = _WAIT_SECONDS) -> sqlite3.Connection:
    connection = sqlite3.connect(lock, timeout=wait, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection
