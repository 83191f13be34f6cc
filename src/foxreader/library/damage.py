"""What counts as a damaged file of a store, for all stores: the library, indexes, books' texts.

One byte that changed on the disk shows in many ways: SQLite says so, or does not know a table any
more, or its own message is no text; a value read back is no text, no number, or of another type.
Such an error is a suspicion, and code that is wrong raises some of the same. So who catches one
looks through the whole file before it is set aside: see :func:`is_sound`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable

_SAYS = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})
_MAY_SAY = frozenset(
    {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_INTERNAL, sqlite3.SQLITE_TOOBIG}
)
"""A table or a column that is not there, a value that cannot be a key."""
VALUES = (
    ValueError, TypeError, LookupError, AttributeError, ArithmeticError, MemoryError, RecursionError
)  # fmt: skip
"""What reading a value raises that is not what was stored; a text that is not UTF-8 among them."""
SUSPICIOUS = (sqlite3.DatabaseError, *VALUES)
"""What to catch; :func:`is_suspicious` tells which of the database's own errors is meant."""


def is_damage(error: BaseException) -> bool:
    """Whether ``error`` can only come from a damaged file."""
    return isinstance(error, UnicodeDecodeError | OverflowError) or _code(error) in _SAYS


def is_suspicious(error: BaseException) -> bool:
    """Whether ``error`` may come from a damaged file."""
    return is_damage(error) or isinstance(error, VALUES) or _code(error) in _MAY_SAY


def _code(error: BaseException) -> int:
    """SQLite's code; -1 for what is no error of a file. Python's own module raises an error without
    a code where a column has no text."""
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return -1
    given = getattr(error, "sqlite_errorcode", None)
    if given is None:
        return sqlite3.SQLITE_CORRUPT if isinstance(error, sqlite3.OperationalError) else -1
    return int(given) & 0xFF


def is_sound(connection: sqlite3.Connection, columns: Collection[tuple[str, str]] = ()) -> bool:
    """Whether the file has all ``columns`` (a table and a name each), and each value can be read.

    Reads all of it, so it is for a file under suspicion.
    """
    try:
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            return False
        found = columns_of(connection)
        for table in {table for table, _ in found}:
            for _ in connection.execute(f'SELECT * FROM "{table}"'):
                pass
    except SUSPICIOUS as error:
        if not is_suspicious(error):
            raise
        return False
    return set(columns) <= found


def columns_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The columns of all tables, each by the names of both."""
    rows: Iterable[tuple[str, str]] = connection.execute(
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c"
        " WHERE m.type = 'table'"
    )
    return set(rows)
