"""Databases on a full disk or in a folder that cannot be written: read as they are."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def open_unwritable(path: Path) -> sqlite3.Connection:
    """A connection that only reads the database at ``path`` and writes nothing beside it.

    Raises ``sqlite3.OperationalError`` where there is none.
    """
    address = path.absolute().as_uri()
    try:
        return _opened(f"{address}?mode=ro")
    except sqlite3.OperationalError:
        # A log of changes needs a file beside it that cannot be made: without what is in the log.
        return _opened(f"{address}?immutable=1")


def _opened(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection
