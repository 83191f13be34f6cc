"""Takes what cannot be made again out of a damaged file, where only something else is damaged."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from foxreader.core.finished_file import finish
from foxreader.library.backups import set_aside, tables
from foxreader.library.damage import SUSPICIOUS, columns_of, is_sound, is_suspicious
from foxreader.library.migrations import Step, migrate


def columns_by(steps: Sequence[Step], what: str) -> set[tuple[str, str]]:
    """The columns of a file that has had ``steps``."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as work:
        migrate(work, steps, what)
        return columns_of(work)


def mend(
    path: Path,
    steps: Sequence[Step],
    what: str,
    set_aside: Callable[[Path], Path | None] = set_aside,
) -> Path | None:
    """Put a new file in the place of the damaged one at ``path``, with all rows of the tables that
    cannot be made again; gives where the damaged one is kept, which ``set_aside`` moved there.

    None, and nothing is changed, where one of these is damaged. Raises ``OSError``.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)
    unfinished = Path(name)
    try:
        if not _copied(path, unfinished, steps, what):
            return None
        aside = set_aside(path)
        finish(unfinished, path)
        return aside
    finally:
        unfinished.unlink(missing_ok=True)


def _copied(path: Path, to: Path, steps: Sequence[Step], what: str) -> bool:
    try:
        with closing(sqlite3.connect(to, isolation_level=None)) as work:
            migrate(work, steps, what)
            work.execute("ATTACH ? AS damaged", (str(path),))
            work.execute("BEGIN")
            for table in tables(work):
                (found,) = work.execute(f"PRAGMA damaged.quick_check('{table}')").fetchone()
                if found != "ok":
                    return False
                columns = ", ".join(row[1] for row in work.execute(f"PRAGMA table_info({table})"))
                work.execute(f"DELETE FROM main.{table}")
                work.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM damaged.{table}"
                )
            work.execute("COMMIT")
            work.execute("DETACH damaged")
            return is_sound(work)
    except SUSPICIOUS as error:
        if not is_suspicious(error):
            raise
        return False
