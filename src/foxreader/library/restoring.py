"""Puts a backup in the place of a profile, or merges it into one: all of it, or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.library.backup_file import unpacked
from foxreader.library.backup_reading import BackupRead, read_backup, tables
from foxreader.library.backups import copy_database
from foxreader.library.database import Database
from foxreader.library.paths import Home, write_private
from foxreader.library.union import Merged, merge

_OWN = frozenset({"annotation_device", "pending_file"})
"""The tables that stay this computer's: two that wrote under one name could not be told apart."""
_KEPT = 3
"""How many copies of libraries that a backup replaced are kept."""
_SETTINGS = "settings.toml"


def read_here(path: Path) -> BackupRead:
    """What a backup has, read in this process: one that was written here."""
    return read_backup(path, b"")


def restore(
    home: Home,
    database: Database,
    path: Path,
    check: Callable[[], None] = lambda: None,
    read: Callable[[Path], BackupRead] = read_here,
) -> None:
    """Put what the backup at ``path`` has in the place of what the profile has.

    What the library had is copied first, beside it. The settings follow in :func:`write_pending`.
    Raises ``UsageError`` for what is no backup, ``StorageError`` where it is damaged or cannot be
    stored; then everything is as it was. What ``check`` raises on the way has the same effect.
    ``read`` reads the backup: in a confined process, where anybody may have made it.
    """
    with _opened(home, database, path, read) as (work, settings):
        check()
        _set_aside(home, work)
        work.execute("BEGIN IMMEDIATE")
        for table in tables(work):
            check()
            if table not in _OWN:
                _replace(work, table)
        work.execute("DELETE FROM pending_file")
        if settings:
            work.execute("INSERT INTO pending_file VALUES (?, ?)", (_SETTINGS, settings))
    write_pending(home, database)


def merge_in(
    home: Home,
    database: Database,
    path: Path,
    check: Callable[[], None] = lambda: None,
    read: Callable[[Path], BackupRead] = read_here,
) -> Merged:
    """Merge what the backup at ``path`` has into the profile; raises as :func:`restore`. The
    settings stay this computer's."""
    with _opened(home, database, path, read) as (work, _):
        check()
        work.execute("BEGIN IMMEDIATE")
        merged = merge(work, "other")
        check()
    return merged


def write_pending(home: Home, database: Database) -> bool:
    """Write the settings of a backup that was restored, if they are not written yet: a kill can
    come between the two. Gives whether there were any."""
    with database.work() as work:
        rows = work.execute("SELECT name, data FROM pending_file").fetchall()
    for name, data in rows:
        if name == _SETTINGS:
            with suppress(FileNotFoundError):
                before = home.settings_file.read_bytes()
                write_private(home.settings_file.with_name(f"{_SETTINGS}.before-restore"), before)
            write_private(home.settings_file, data)
        with database.work() as work:
            work.execute("DELETE FROM pending_file WHERE name = ?", (name,))
    return bool(rows)


@contextlib.contextmanager
def _opened(
    home: Home, database: Database, path: Path, read: Callable[[Path], BackupRead]
) -> Iterator[tuple[sqlite3.Connection, bytes]]:
    """The library with that of a backup beside it, brought up to date, as ``other``."""
    with unpacked(home, path, read) as (library, settings), database.work() as work:
        work.execute("PRAGMA trusted_schema = OFF")
        work.execute("ATTACH ? AS other", (str(library),))
        yield work, settings


def _replace(work: sqlite3.Connection, table: str) -> None:
    """Put the rows of the other library in the place of those of a table."""
    columns = ", ".join(row[1] for row in work.execute(f"PRAGMA main.table_info({table})"))
    work.execute(f"DELETE FROM main.{table}")
    if table in tables(work, "other"):
        work.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM other.{table}")


def _set_aside(home: Home, work: sqlite3.Connection) -> None:
    """Copy the library as it is, if there is anything in it."""
    used = [name for name in tables(work) if name not in _OWN]
    if not any(work.execute(f"SELECT 1 FROM main.{name} LIMIT 1").fetchone() for name in used):
        return
    stem = f"{home.library_file.stem}.before-restore-"
    numbers = sorted(
        int(found.name.removeprefix(stem))
        for found in home.root.glob(f"{stem}*")
        if found.name.removeprefix(stem).isdecimal()
    )
    aside = home.root / f"{stem}{(numbers or [0])[-1] + 1}"
    try:
        copy_database(home.library_file, aside)
        aside.chmod(0o600)
        for number in numbers[: 1 - _KEPT]:
            (home.root / f"{stem}{number}").unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(
            Notice("not_saved", name=aside.name, reason=str(error.strerror))
        ) from error
