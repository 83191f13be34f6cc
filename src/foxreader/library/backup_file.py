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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.finished_file import finish
from foxreader.core.notice import Notice
from foxreader.library.backup_reading import (
    LIBRARY,
    MALFORMED,
    MANIFEST,
    SETTINGS,
    VERSION,
    BackupRead,
    is_backup,
    library_of,
)
from foxreader.library.backups import Step, copy_database, tables
from foxreader.library.damage import SUSPICIOUS
from foxreader.library.lock import is_free, locked
from foxreader.library.paths import Home, private_folder

_BLOCK, _LARGE = 4 * 1024 * 1024, 2**30
"""Bytes that are packed between two steps, and from which a member has the large form."""
_FOLDER, _WORK, _FOLDERS = ".backup-", "work", "folders"
"""The beginning of the folders of jobs, what each locks in it, and what is locked to make one."""


def write_backup(
    home: Home,
    path: Path,
    now: datetime | None = None,
    step: Step | None = None,
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
            copy = Path(made) / LIBRARY
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
        library = Path(folder) / LIBRARY
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
            shutil.rmtree(left, ignore_errors=True)


def _without_derived(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as work:
        for name in tables(work, derived=True):
            work.execute(f"DROP TABLE IF EXISTS {name}")
        work.execute("VACUUM")


def _write(home: Home, library: Path, path: Path, now: datetime, step: Step | None) -> None:
    try:
        settings = home.settings_file.read_bytes()
    except FileNotFoundError:
        settings = b""
    with library.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    manifest = {
        "format": VERSION,
        "made": now.isoformat(timespec="seconds"),
        "sha256": {LIBRARY: digest, SETTINGS: hashlib.sha256(settings).hexdigest()},
    }
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=".foxreader-")
    unfinished = Path(name)
    try:
        with (
            os.fdopen(handle, "wb") as out,
            zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed,
        ):
            packed.writestr(MANIFEST, json.dumps(manifest, indent=2))
            _pack(packed, library, step)
            packed.writestr(SETTINGS, settings)
        finish(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _pack(packed: zipfile.ZipFile, library: Path, step: Step | None) -> None:
    size, done = library.stat().st_size, 0
    with (
        library.open("rb") as source,
        packed.open(LIBRARY, "w", force_zip64=size > _LARGE) as member,
    ):
        while block := source.read(_BLOCK):
            member.write(block)
            done += len(block)
            if step is not None:
                step(done, size)
