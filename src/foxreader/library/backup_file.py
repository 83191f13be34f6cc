"""The backup a reader takes along: one zip file with everything they made.

It has a copy of the library's file without what can be made again, and the settings; no book, no
text of a book and no key. It is written apart and renamed: a kill leaves the old file or the new.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.finished_file import finish
from foxreader.core.notice import Notice
from foxreader.core.outer_json import read_json
from foxreader.library.backups import Step, copy_database
from foxreader.library.damage import SUSPICIOUS
from foxreader.library.lock import is_free, locked
from foxreader.library.paths import Home, private_folder

_MANIFEST, _LIBRARY, _SETTINGS = "foxreader-backup.json", "library.sqlite", "settings.toml"
_VERSION = 1
"""Of the file's form; raised when an older program could not read it."""
DERIVED = ("passages_",)
"""The beginnings of the tables that are made again from the books' texts."""
_MOST = {_MANIFEST: 100_000, _SETTINGS: 200_000, _LIBRARY: 4 * 1024**3}
"""The most bytes of each member. A library of 10,000 books and notes has about 100 million, the
settings have two thousand, and what is longer takes long to read."""
_BLOCK, _LARGE = 4 * 1024 * 1024, 2**30
"""Bytes that are packed between two steps, and from which a member has the large form."""
_FOLDER, _WORK, _FOLDERS = ".backup-", "work", "folders"
"""The beginning of the folders of jobs, what each locks in it, and what is locked to make one."""
_FAILURES = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError,
             ValueError, KeyError, TypeError)  # fmt: skip


def write_backup(
    home: Home, path: Path, now: datetime | None = None, step: Step | None = None
) -> None:
    """Write the backup of a profile to ``path``, whose library must exist.

    An older backup is replaced, another file is not: that raises ``UsageError``. Raises
    ``StorageError`` where it cannot be written. ``step`` is told how much is done; what it raises
    stops the job, and nothing is left of it.
    """
    if path.exists() and not is_backup(path):
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


def is_backup(path: Path) -> bool:
    """Whether the file is a backup that this or a newer program wrote."""
    try:
        with zipfile.ZipFile(path) as packed:
            return isinstance(_manifest(packed).get("format"), int)
    except (OSError, StorageError, *_FAILURES):
        return False


@contextmanager
def unpacked(home: Home, path: Path) -> Iterator[tuple[Path, bytes]]:
    """The library's file of a backup, and its settings, compared with their checksums; the file is
    there inside the block alone.

    Raises ``UsageError`` for what is no backup, ``StorageError`` for a damaged one.
    """
    with _own_folder(home) as folder:
        library = Path(folder) / _LIBRARY
        try:
            with zipfile.ZipFile(path) as packed:
                manifest = _manifest(packed)
                if manifest["format"] > _VERSION:
                    raise StorageError(Notice("backup_newer", name=path.name))
                _extract(packed, _LIBRARY, library, manifest)
                settings = _bounded(packed, _SETTINGS) if _SETTINGS in packed.namelist() else b""
            if hashlib.sha256(settings).hexdigest() != manifest["sha256"][_SETTINGS]:
                raise ValueError("other settings")
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
        yield library, settings


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
            shutil.rmtree(left, ignore_errors=True)


def _without_derived(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as work:
        for name in tables(work, derived=True):
            work.execute(f"DROP TABLE IF EXISTS {name}")
        work.execute("VACUUM")


def tables(work: sqlite3.Connection, schema: str = "main", *, derived: bool = False) -> list[str]:
    """The tables of a library's file: those that a backup has, or those that are ``derived``."""
    rows = work.execute(
        f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
        " AND name NOT LIKE 'sqlite_%' ORDER BY length(name)"
    ).fetchall()
    return [name for (name,) in rows if name.startswith(DERIVED) == derived]


def _write(home: Home, library: Path, path: Path, now: datetime, step: Step | None) -> None:
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
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=".foxreader-")
    unfinished = Path(name)
    try:
        with (
            os.fdopen(handle, "wb") as out,
            zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed,
        ):
            packed.writestr(_MANIFEST, json.dumps(manifest, indent=2))
            _pack(packed, library, step)
            packed.writestr(_SETTINGS, settings)
        finish(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _pack(packed: zipfile.ZipFile, library: Path, step: Step | None) -> None:
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


def _manifest(packed: zipfile.ZipFile) -> dict[str, Any]:
    value = read_json(_bounded(packed, _MANIFEST))
    if not isinstance(value, dict) or not isinstance(value.get("format"), int):
        raise ValueError("not a manifest")
    return value


def _bounded(packed: zipfile.ZipFile, name: str) -> bytes:
    if packed.getinfo(name).file_size > _MOST[name]:
        raise ValueError("too large")
    return packed.read(name)


def _extract(packed: zipfile.ZipFile, name: str, to: Path, manifest: dict[str, Any]) -> None:
    if packed.getinfo(name).file_size > _MOST[name]:
        raise ValueError("too large")
    with packed.open(name) as member, to.open("wb") as file:
        shutil.copyfileobj(member, file, 1024 * 1024)
    with to.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != manifest["sha256"][name]:
            raise ValueError("another library")
