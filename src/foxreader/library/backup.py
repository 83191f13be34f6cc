"""The backup a reader takes along: one zip file with everything they made.

It has a copy of the library's file without what can be made again, and the settings; no book, no
text of a book and no key. Anybody may have made or changed the one that is read.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.library.database import CopyStep, copy_database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.paths import Home
from foxreader.library.settings import is_toml
from foxreader.library.store_file import SUSPICIOUS, is_free, locked, migrate, tables
from foxreader.system.files import delete_tree, finish, open_shared, private_folder, unnamed

# Reading. :func:`read_backup` is for a confined process: what it gives are rows, of which a library
# is made anew, so that no file of a backup is ever opened as a database of the program's own.

_MANIFEST, _LIBRARY, _SETTINGS = "foxreader-backup.json", "library.sqlite", "settings.toml"
_VERSION = 1
"""Of the file's form; raised when an older program could not read it."""
_MOST = {_MANIFEST: 100_000, _SETTINGS: 200_000, _LIBRARY: 512 * 1024**2}
"""The most bytes of each member. A library of 10,000 books and notes has about 100 million, the
settings have two thousand, and what is longer takes long to read."""
SECONDS, LARGEST = 120.0, 1_000_000_000
"""What reading one may take, and how many bytes its rows have at most on their way: a library of
100 million bytes takes about six seconds."""
_WHAT = "the_backup"
_JOURNAL = slice(18, 20)  # of the head of a database: who reads it keeps a log beside it, or not
_NO_LOG = b"\x01\x01"
_FAILURES = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError,
             ValueError, KeyError, TypeError, sqlite3.Error)  # fmt: skip
MALFORMED = (ValueError, TypeError, IndexError, OverflowError, RecursionError, sqlite3.Error)
"""The errors for rows of a process that was taken over."""


@dataclass(frozen=True, slots=True)
class TableRows:
    """The rows of a table, one a line, as JSON data."""

    table: str
    columns: tuple[str, ...]
    rows: bytes


@dataclass(frozen=True, slots=True)
class BackupRead:
    """What a backup has: the rows of its library, brought up to date, and its settings, which are
    TOML."""

    tables: tuple[TableRows, ...]
    settings: bytes


def read_backup(path: Path, data: bytes) -> BackupRead:
    """What the backup at ``path`` has, compared with its checksums. For a confined process.

    Raises ``UsageError`` for what is no backup, ``StorageError`` for a damaged or a newer one.
    """
    try:
        return _compared(path)
    except FileNotFoundError as error:
        raise UsageError(Notice("no_file", path=str(path))) from error
    except IsADirectoryError as error:
        raise UsageError(Notice("is_no_backup", name=path.name)) from error
    except OSError as error:
        raise StorageError(
            Notice("file_unreadable", path=str(path), reason=str(error.strerror))
        ) from error
    except _FAILURES as error:
        known = is_backup(path)
        code = "backup_damaged" if known else "is_no_backup"
        kind = StorageError if known else UsageError
        raise kind(Notice(code, name=path.name)) from error


def _compared(path: Path) -> BackupRead:
    with open_shared(path) as file, zipfile.ZipFile(file) as packed:
        manifest = _manifest(packed)
        if manifest["format"] > _VERSION:
            raise StorageError(Notice("backup_newer", name=path.name))
        library = _bounded(packed, _LIBRARY)
        settings = _bounded(packed, _SETTINGS) if _SETTINGS in packed.namelist() else b""
    for name, member in ((_LIBRARY, library), (_SETTINGS, settings)):
        if hashlib.sha256(member).hexdigest() != manifest["sha256"][name]:
            raise ValueError(f"another {name}")
    if not is_toml(settings):
        raise ValueError("settings that are none")
    return BackupRead(tuple(_rows(library)), settings)


def is_backup(path: Path, data: bytes = b"") -> bool:
    """Whether the file is a backup that this or a newer program wrote. For a confined process."""
    try:
        with zipfile.ZipFile(path) as packed:
            return isinstance(_manifest(packed).get("format"), int)
    except (OSError, StorageError, *_FAILURES):
        return False


def library_of(found: BackupRead, path: Path) -> None:
    """Make the library's file at ``path`` of the rows of a backup.

    Raises one of ``MALFORMED`` for rows that are those of no library.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as work:
        migrate(work, MIGRATIONS, _WHAT)
        work.execute("BEGIN")
        known = {table: _columns(work, table) for table in tables(work)}
        for table in known:
            work.execute(f"DELETE FROM {table}")
        for one in found.tables:
            if one.table not in known or not set(one.columns) <= set(known[one.table]):
                raise ValueError("a table of no library")
            places = ", ".join("?" * len(one.columns))
            work.executemany(
                f"INSERT INTO {one.table} ({', '.join(one.columns)}) VALUES ({places})",
                (_values(line) for line in one.rows.splitlines()),
            )
        work.execute("COMMIT")


def _rows(library: bytes) -> Iterator[TableRows]:
    """The rows of a library of any version."""
    whole = bytearray(library)
    whole[_JOURNAL] = _NO_LOG
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as work:
        work.deserialize(bytes(whole))
        work.execute("PRAGMA trusted_schema = OFF")
        work.execute("PRAGMA temp_store = MEMORY")  # it can write no file
        (sound,) = work.execute("PRAGMA quick_check(1)").fetchone()
        (odd,) = work.execute(
            "SELECT count(*) FROM sqlite_master WHERE type IN ('view', 'trigger')"
        ).fetchone()
        if sound != "ok" or odd or not tables(work):
            raise ValueError("a library that is damaged, or would act")
        migrate(work, MIGRATIONS, _WHAT)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
            migrate(fresh, MIGRATIONS, _WHAT)
            for table in tables(fresh):
                columns = _columns(fresh, table)
                rows = work.execute(f"SELECT {', '.join(columns)} FROM {table}")
                yield TableRows(table, columns, b"".join(map(_line, rows)))


def _columns(work: sqlite3.Connection, table: str) -> tuple[str, ...]:
    return tuple(row[1] for row in work.execute(f"PRAGMA table_info({table})"))


def _line(row: tuple[object, ...]) -> bytes:
    values = [[base64.b64encode(one).decode()] if isinstance(one, bytes) else one for one in row]
    return json.dumps(values).encode("ascii") + b"\n"


def _values(line: bytes) -> list[object]:
    values = json.loads(line)
    if not isinstance(values, list):
        raise ValueError("no row")
    return [base64.b64decode(one[0]) if isinstance(one, list) and one else one for one in values]


def _manifest(packed: zipfile.ZipFile) -> dict[str, Any]:
    value = read_json(_bounded(packed, _MANIFEST))
    if not isinstance(value, dict) or not isinstance(value.get("format"), int):
        raise ValueError("not a manifest")
    return value


def _bounded(packed: zipfile.ZipFile, name: str) -> bytes:
    if packed.getinfo(name).file_size > _MOST[name]:
        raise ValueError("too large")
    return packed.read(name)


# Writing. The file is written apart and renamed: a kill leaves the old one or the new.

_BLOCK, _LARGE = 4 * 1024 * 1024, 2**30
"""Bytes that are packed between two steps, and from which a member has the large form."""
_FOLDER, _WORK, _FOLDERS = ".backup-", "work", "folders"
"""The beginning of the folders of jobs, what each locks in it, and what is locked to make one."""


def write_backup(
    home: Home,
    path: Path,
    now: datetime | None = None,
    step: CopyStep | None = None,
    known: Callable[[Path], bool] = is_backup,
) -> None:
    """Write the backup of a profile to ``path``, whose library must exist.

    An older backup is replaced, another file is not: that raises ``UsageError``. Raises
    ``StorageError`` where it cannot be written. ``step`` is told how much is done; what it raises
    stops the job, and nothing is left of it. ``known`` says whether a file is a backup.
    """
    if path.exists() and not known(path):
        raise UsageError(Notice("export_exists", path=str(path)))
    try:
        with _own_folder(home) as made:
            copy = Path(made) / _LIBRARY
            copy_database(home.library_file, copy, step)
            _without_derived(copy)
            _write(home, copy, path, now or datetime.now(UTC), step)
    except SUSPICIOUS as error:
        raise StorageError(
            Notice("library_unusable", name=home.library_file.name, reason=str(error))
        ) from error
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(path), reason=str(error.strerror))
        ) from error


@contextmanager
def unpacked(
    home: Home, path: Path, read: Callable[[Path], BackupRead]
) -> Iterator[tuple[Path, bytes]]:
    """The library of a backup, made anew of what ``read`` gives, and its settings; the file is
    there inside the block alone.

    Raises ``UsageError`` for what is no backup, ``StorageError`` for a damaged one.
    """
    found = read(path)
    with _own_folder(home) as folder:
        library = Path(folder) / _LIBRARY
        try:
            library_of(found, library)
        except MALFORMED as error:
            raise StorageError(Notice("backup_damaged", name=path.name)) from error
        yield library, found.settings


@contextmanager
def _own_folder(home: Home) -> Iterator[str]:
    """A folder for the time of the block, with a lock in it that ends with this process."""
    with ExitStack() as stack:
        with locked(private_folder(home.root) / _FOLDERS):
            _clear(home)
            made = tempfile.TemporaryDirectory(prefix=_FOLDER, dir=home.root)
            folder = stack.enter_context(made)
            stack.enter_context(locked(Path(folder, _WORK)))
        yield folder


def clear_left(home: Home) -> None:
    """Delete the folders of jobs with a backup that were killed."""
    if any(home.root.glob(f"{_FOLDER}*")):
        with locked(home.root / _FOLDERS):
            _clear(home)


def _clear(home: Home) -> None:
    for left in home.root.glob(f"{_FOLDER}*"):
        if left.is_dir() and is_free(left / _WORK):
            delete_tree(left)


def _without_derived(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as work:
        for name in tables(work, derived=True):
            work.execute(f"DROP TABLE IF EXISTS {name}")
        work.execute("VACUUM")


def _write(home: Home, library: Path, path: Path, now: datetime, step: CopyStep | None) -> None:
    try:
        settings = home.settings_file.read_bytes()
    except FileNotFoundError:
        settings = b""
    with library.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    manifest = {
        "format": _VERSION,
        "made": now.isoformat(timespec="seconds"),
        "sha256": {_LIBRARY: digest, _SETTINGS: hashlib.sha256(settings).hexdigest()},
    }
    with unnamed(path.absolute().parent, ".foxreader-") as made:
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr(_MANIFEST, json.dumps(manifest, indent=2))
            _pack(packed, library, step)
            packed.writestr(_SETTINGS, settings)
        finish(made, path)


def _pack(packed: zipfile.ZipFile, library: Path, step: CopyStep | None) -> None:
    size, done = library.stat().st_size, 0
    with (
        library.open("rb") as source,
        packed.open(_LIBRARY, "w", force_zip64=size > _LARGE) as member,
    ):
        while block := source.read(_BLOCK):
            member.write(block)
            done += len(block)
            if step is not None:
                step(done, size)
