"""How a store's file becomes the one this version writes: the one mechanism for all of them.

A store is one SQLite file: the library, the index of a book, the text of a book. Its steps are
numbered from 1 and never change once released. How many a file has had is its ``user_version``; 0
is a new file, or one from before the steps of its store were counted. What a store can make again
at no cost (the models' abilities, a full-text table) needs no step: it is thrown away and made.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice

_MOST = 255
"""Steps no file will have had: a greater number is damage, see :mod:`.damage`."""
Step = str | Callable[[sqlite3.Connection], None]
"""Statements of SQL, each ended by a semicolon, or a function that is given the connection."""


def migrate(
    connection: sqlite3.Connection,
    steps: Sequence[Step],
    what: str,
    before: Callable[[int], None] = lambda version: None,
) -> None:
    """Take the steps the file has not had, all of them or none.

    ``before`` is called with the file's version when there are any to take. ``what`` names the
    store for the reader, as in "The library". Raises ``StorageError``, and leaves the file as it
    is, where a newer program wrote it.
    """
    version = version_of(connection)
    check_version(connection, steps, what)
    if version == len(steps):
        return
    before(version)
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process, perhaps of a newer version, may have been first while this one waited.
        check_version(connection, steps, what)
        for step in steps[version_of(connection) :]:
            if isinstance(step, str):
                for statement in _statements(step):
                    connection.execute(statement)
            else:
                step(connection)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def check_version(connection: sqlite3.Connection, steps: Sequence[Step], what: str) -> None:
    """Raise ``StorageError`` where the file has had more steps than there are; writes nothing."""
    version = version_of(connection)
    if not 0 <= version <= _MOST:
        raise OverflowError(f"no file has had {version} steps")
    if version > len(steps):
        raise StorageError(Notice("from_newer_version", what=what))


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps the file has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _statements(script: str) -> Iterator[str]:
    """The statements of ``script`` one by one: ``executescript`` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a statement without an end: {statement.strip()!r}")
