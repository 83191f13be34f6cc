"""Rolling backups of a store's file: one a day, the newest few, each made whole or not at all."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path

from foxreader.core.finished_file import finish
from foxreader.library.damage import SUSPICIOUS
from foxreader.library.paths import private_folder

logger = logging.getLogger(__name__)

DERIVED = ("passages_",)
"""The beginnings of the tables that are made again from the books' texts."""
Step = Callable[[int, int], None]
"""Told how much of a job is done, and of how much; it may raise to stop the job."""
_PAGES = 2_000
"""Pages of a database that are copied between two steps: 8 MB, a few hundredths of a second."""
KEPT = 5
"""How many backups are kept: the days of use that a damage may go unnoticed."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class Backups:
    """The backups of the SQLite file at ``path``, in ``folder``, named after it and the day."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self._folder = folder

    def all(self) -> list[tuple[str, Path]]:
        """The day of each backup (ISO 8601) and its file, the newest first."""
        name = self.path.stem
        found = (
            (path.stem.removeprefix(f"{name}-"), path)
            for path in self._folder.glob(f"{name}-*{self.path.suffix}")
        )
        return sorted((one for one in found if _DAY.fullmatch(one[0])), reverse=True)

    def make(self, today: date | None = None) -> bool:
        """Make the backup of today where there is none yet; the oldest beyond ``KEPT`` go.

        Takes about as long as copying the file, so it is for a worker. Gives whether one was made;
        raises ``StorageError`` or one of ``SUSPICIOUS`` where that fails, and then the others stay.
        """
        day = (today or date.today()).isoformat()
        there = self.all()
        if there and there[0][0] >= day:
            return False
        copy_database(self.path, private_folder(self._folder) / self._name(day))
        for _, old in self.all()[KEPT:]:
            old.unlink(missing_ok=True)
        return True

    def restore(self) -> str:
        """Put the newest backup that is whole in the place of the file, which must be gone.

        Gives its day; "" where there is none.
        """
        for day, backup in self.all():
            try:
                copy_database(backup, self.path)
            except (OSError, *SUSPICIOUS) as error:
                logger.warning("The backup %s cannot be used: %s", backup.name, error)
            else:
                return day
        return ""

    def _name(self, day: str) -> str:
        return f"{self.path.stem}-{day}{self.path.suffix}"


def copy_database(source: Path, target: Path, step: Step | None = None) -> None:
    """Copy a database, whole or not at all; raises one of ``SUSPICIOUS`` for a damaged one.

    ``step`` is told how many pages are copied, and of how many; what it raises stops the copy."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    unfinished = Path(name)
    try:
        # Not for reading alone: the last to close a library takes in its log of changes.
        address = f"{source.absolute().as_uri()}?mode=rw"
        with (
            closing(sqlite3.connect(address, uri=True)) as whole,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            if step is None:
                whole.backup(copy)
            else:
                told = partial(_tell, step)
                whole.backup(copy, pages=_PAGES, progress=told)
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the copy is damaged")
            if not copy.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise sqlite3.DatabaseError("the copy is empty")
        finish(unfinished, target)
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{unfinished}{ending}").unlink(missing_ok=True)


def _tell(step: Step, status: int, left: int, total: int) -> None:
    step(total - left, total)


def set_aside(path: Path) -> Path | None:
    """Rename the database at ``path`` with its log of changes; None where there is no file.

    Raises ``OSError`` where that is not possible.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        beside = Path(f"{path}{ending}")
        if beside.exists():
            beside.rename(f"{aside}{ending}")
    if not path.exists():
        return None
    path.rename(aside)
    return aside


def tables(work: sqlite3.Connection, schema: str = "main", *, derived: bool = False) -> list[str]:
    """The tables of a library's file: those that a backup has, or those that are ``derived``."""
    rows = work.execute(
        f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
        " AND name NOT LIKE 'sqlite_%' ORDER BY length(name)"
    ).fetchall()
    return [name for (name,) in rows if name.startswith(DERIVED) == derived]
