"""Whether the rows of a backup are what this program would have written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing

from foxreader.library.backups import tables
from foxreader.library.damage import columns_of, is_sound
from foxreader.library.migrations import Step, migrate

_KINDS = {
    "TEXT": "'text'", "INTEGER": "'integer'", "REAL": "'real', 'integer'", "BLOB": "'blob'",
}  # fmt: skip
"""How SQLite names the values a column of each type has."""
_PATHS = ("path",)
"""The columns of texts that have bytes where a name of a file is no text."""
_LONGEST = 50_000_000
"""The most characters or bytes of a value; a request for an answer has some 100,000."""


def rows_are_sound(work: sqlite3.Connection, steps: Sequence[Step], what: str) -> bool:
    """Whether each table has its columns, and each value the type and a length it may have; of a
    backup's library that has had all ``steps``."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, steps, what)
        names = tables(model)
        wanted = {(table, column) for table, column in columns_of(model) if table in names}
        checks = [check for table in names for check in _checks(model, table)]
    return is_sound(work, wanted) and not any(work.execute(one).fetchone() for one in checks)


def _checks(model: sqlite3.Connection, table: str) -> Iterator[str]:
    """Queries that find a row with a value it may not have."""
    for _, name, kind, required, _, key in model.execute(f"PRAGMA table_info({table})").fetchall():
        kinds = [_KINDS[kind]]
        kinds += ["'blob'"] if name in _PATHS else []
        kinds += [] if required or key else ["'null'"]
        yield (
            f"SELECT 1 FROM {table} WHERE typeof({name}) NOT IN ({', '.join(kinds)})"
            f" OR length({name}) > {_LONGEST} LIMIT 1"
        )
