"""Puts a backup in the place of a profile, or merges it into one: all of it, or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from foxreader.core.errors import StorageError
from foxreader.core.message import Provider
from foxreader.core.notice import Notice, says
from foxreader.library.backup import BackupRead, read_backup, unpacked
from foxreader.library.database import Database, copy_database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.merging import Merged, merge
from foxreader.library.paths import Home
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.store_file import SUSPICIOUS, Step, columns_of, is_sound, migrate, tables
from foxreader.system.files import delete, write_private

_OWN = frozenset({"annotation_device", "pending_file"})
"""The tables that stay this computer's: two that wrote under one name could not be told apart."""
_KEPT = 3
"""How many copies of libraries that a backup replaced are kept."""
_WHAT = "the_backup"
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
        settings, held = _held_back(given.seen, SettingsFile(home.settings_file).load())
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
            if not _rows_are_sound(work, MIGRATIONS, _WHAT):
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
            delete(home.root / f"{stem}{number}")
    except OSError as error:
        raise StorageError(
            Notice("not_saved", name=aside.name, reason=str(error.strerror))
        ) from error


# Whether its rows are what this program would have written

_KINDS = {
    "TEXT": "'text'", "INTEGER": "'integer'", "REAL": "'real', 'integer'", "BLOB": "'blob'",
}  # fmt: skip
"""How SQLite names the values a column of each type has."""
_PATHS = ("path",)
"""The columns of texts that have bytes where a name of a file is no text."""
_LONGEST = 50_000_000
"""The most characters or bytes of a value; a request for an answer has some 100,000."""


def _rows_are_sound(work: sqlite3.Connection, steps: Sequence[Step], what: str) -> bool:
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


# Settings of a backup. It may be somebody else's: what it would have sent, or which file it would
# have used, where this profile did not do just the same before, is off until the reader accepts it.

_DUTIES = ("active", "index_at", "second_at")
_OFF: dict[str, Any] = {
    "summaries": "ask", "semantic": "off", "second_reading": "never", "reader_folder": "",
    "sync_folder": "",
}  # fmt: skip
"""The other settings by which something is sent or a file is used, and how each is off. What the
program brings with it ("own") sends nothing, and uses no file of a backup's."""
_GOES_WITH = {
    "semantic": ("semantic_folder", "semantic_model"),
    "second_reading": ("second_folder",),
    "sync_folder": ("sync_sealed",),
}
"""What must be the same, too, for a setting to be one that was here before."""
_CODES = {
    "active": "brought_active",
    "index_at": "brought_index_at",
    "second_at": "brought_second_at",
    "summaries": "brought_summaries",
    "semantic": "brought_semantic",
    "second_reading": "brought_second_reader",
    "reader_folder": "brought_reader_folder",
    "sync_folder": "brought_sync_folder",
}
"""The sentence for each."""
_SHOWN = 200
"""Characters of an address or a path that are shown."""


@dataclass(frozen=True, slots=True)
class Consent:
    """A setting that a backup has on: its name, its value, and a sentence for the reader."""

    name: str
    value: str | bool
    words: Notice


def _held_back(given: Settings, here: Settings) -> tuple[Settings, tuple[Consent, ...]]:
    """``given`` without what sends words or uses files unlike ``here``, and what that is."""
    held: list[Consent] = []
    for name in _DUTIES:
        provider = _named(given, name)
        if provider is not None and _place(provider) != _place(_named(here, name)):
            place = _place(provider)[:_SHOWN]
            words = Notice(_CODES[name], model=provider.model[:_SHOWN], place=place)
            held.append(Consent(name, provider.name, words))
    for name, off in _OFF.items():
        value = getattr(given, name)
        same = all(getattr(given, one) == getattr(here, one)
                   for one in (name, *_GOES_WITH.get(name, ())))  # fmt: skip
        if value not in (off, "ask", "own") and not same:
            held.append(Consent(name, value, _words(name, given)))
    off = {one.name: _OFF.get(one.name, "") for one in held}
    return replace(given, **off), tuple(held)


def accepted(settings: Settings, consents: Iterable[Consent]) -> Settings:
    """``settings`` with what the reader has accepted."""
    values: dict[str, Any] = {one.name: one.value for one in consents}
    return replace(settings, **values)


def _named(settings: Settings, name: str) -> Provider | None:
    named = getattr(settings, name)
    return next((one for one in settings.providers if one.name == named), None)


def _place(provider: Provider | None) -> str:
    """Where a provider's model is: its address, or its file."""
    return "" if provider is None else provider.file or provider.base_url


def _words(name: str, given: Settings) -> Notice:
    place = {
        "semantic": given.semantic_folder if given.semantic == "folder" else given.semantic_model,
        "second_reading": given.second_folder,
        "reader_folder": given.reader_folder,
        "sync_folder": given.sync_folder,
    }.get(name, "")
    return Notice(_CODES[name], place=place[:_SHOWN])
