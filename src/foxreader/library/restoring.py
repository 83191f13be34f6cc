"""Puts a backup in the place of a profile, or merges it into one: all of it, or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice, says
from foxreader.library.backup_file import unpacked
from foxreader.library.backup_reading import BackupRead, read_backup
from foxreader.library.backup_rows import rows_are_sound
from foxreader.library.backups import copy_database, tables
from foxreader.library.consents import Consent, held_back
from foxreader.library.damage import SUSPICIOUS
from foxreader.library.database import MIGRATIONS, Database
from foxreader.library.paths import Home, write_private
from foxreader.library.settings import SettingsFile
from foxreader.library.union import Merged, merge

_OWN = frozenset({"annotation_device", "pending_file"})
"""The tables that stay this computer's: two that wrote under one name could not be told apart."""
_KEPT = 3
"""How many copies of libraries that a backup replaced are kept."""
_WHAT = Notice("the_backup")
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
) -> tuple[Consent, ...]:
    """Put what the backup at ``path`` has in the place of what the profile has.

    What the library had is copied first, beside it. The settings follow in :func:`write_pending`,
    but for what they would send where the profile did not: that is given, for the reader to accept.
    Raises ``UsageError`` for what is no backup, ``StorageError`` where it is damaged or cannot be
    stored; then everything is as it was. What ``check`` raises on the way has the same effect.
    ``read`` reads the backup: in a confined process, where anybody may have made it.
    """
    with _opened(home, database, path, read) as (work, given):
        settings, held = held_back(given.seen, SettingsFile(home.settings_file).load())
        given.save(settings)
        check()
        _set_aside(home, work)
        work.execute("BEGIN IMMEDIATE")
        for table in tables(work):
            check()
            if table not in _OWN:
                _replace(work, table)
        work.execute("DELETE FROM pending_file")
        # Also where the backup has none: those here may be of another backup.
        written = given.path.read_bytes()
        work.execute("INSERT INTO pending_file VALUES (?, ?)", (_SETTINGS, written))
    write_pending(home, database)
    return held


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
) -> Iterator[tuple[sqlite3.Connection, SettingsFile]]:
    """The library with that of a backup beside it, brought up to date, as ``other``; and the
    settings of the backup."""
    with unpacked(home, path, read) as (library, data):
        settings = _check(library, data, path)
        with database.work() as work:
            work.execute("PRAGMA trusted_schema = OFF")
            work.execute("ATTACH ? AS other", (str(library),))
            yield work, settings


def _check(library: Path, settings: bytes, path: Path) -> SettingsFile:
    """The settings of a backup; raises where they are damaged, or a row of its library has what
    this program never writes."""
    damaged = Notice("backup_damaged", name=path.name)
    try:
        beside = library.with_name(_SETTINGS)
        beside.write_bytes(settings)
        tried = SettingsFile(beside)
        tried.load()
        if any(says(warning, "settings_damaged") for warning in tried.warnings):
            raise StorageError(damaged)
        with closing(sqlite3.connect(library, isolation_level=None)) as work:
            if not rows_are_sound(work, MIGRATIONS, _WHAT):
                raise StorageError(damaged)
    except SUSPICIOUS as error:
        raise StorageError(damaged) from error
    return tried


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
