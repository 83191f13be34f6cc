"""A backup that somebody else made is read in a confined process: rows come out of it, or one
sentence, and the profile is as it was."""

from __future__ import annotations

import hashlib
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.about import About
from foxreader.core.errors import StorageError, UnsafeBook
from foxreader.formats.called_apart import called_apart
from foxreader.library.backup import (
    MALFORMED,
    BackupRead,
    TableRows,
    library_of,
    read_backup,
)
from foxreader.library.database import Database
from foxreader.library.paths import Home
from foxreader.library.records import NewBook, Records
from foxreader.program.library import Library
from foxreader.program.profile import Profile

SEA = "a" * 64


def library(folder: Path, act: Callable[[sqlite3.Connection], object] = lambda work: None) -> bytes:
    """The bytes of a library with a book, as ``act`` has changed it."""
    home = Home(folder)
    database = Database(home.library_file)
    Records(database).add([NewBook(SEA, Path("/books/sea.epub"), "EPUB", About("The Sea", ()))])
    with closing(sqlite3.connect(home.library_file, isolation_level=None)) as work:
        work.execute("PRAGMA journal_mode = DELETE")
        act(work)
    return home.library_file.read_bytes()


def backup(path: Path, data: bytes, settings: bytes = b"", **more: bytes) -> Path:
    """A backup whose checksums are right, whatever is in it."""
    sums = {"library.sqlite": data, "settings.toml": settings}
    digests = {name: hashlib.sha256(one).hexdigest() for name, one in sums.items()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("foxreader-backup.json", json.dumps({"format": 1, "sha256": digests}))
        for name, one in (sums | more).items():
            packed.writestr(name, one)
    return path


def test_a_whole_one_comes_back_through_the_process(tmp_path: Path) -> None:
    path = backup(tmp_path / "a.zip", library(tmp_path / "other"), b'theme = "sepia"\n')
    profile = Profile()
    assert Library(profile).restore(path).books == 1
    assert profile.settings.theme == "sepia" and profile.catalog.order() == [SEA]
    assert Library(profile).merge(path).books == 0
    Library(profile).back_up(path)  # known as a backup, so it is replaced
    assert b'theme = "sepia"\n' in called_apart(read_backup, path).settings


@pytest.mark.parametrize(
    "act",
    [
        lambda work: work.execute("CREATE VIEW v AS SELECT * FROM book"),
        lambda work: work.execute("CREATE TRIGGER t AFTER INSERT ON book BEGIN SELECT 1; END"),
        lambda work: work.execute("DROP TABLE turn"),
        lambda work: work.execute("UPDATE book SET title = CAST(x'FFFE' AS TEXT)"),
        lambda work: work.execute("PRAGMA user_version = 1"),
    ],
    ids=["view", "trigger", "table", "no UTF-8", "version"],
)
def test_a_library_that_is_none_is_damaged(
    tmp_path: Path, act: Callable[[sqlite3.Connection], object]
) -> None:
    path, profile = backup(tmp_path / "a.zip", library(tmp_path / "other", act)), Profile()
    with pytest.raises(StorageError) as caught:
        Library(profile).restore(path)
    assert caught.value.code == "backup_damaged"
    assert profile.catalog.order() == [] and not list(profile.home.root.glob(".backup-*"))


def test_a_schema_that_computes_for_ever_is_stopped(tmp_path: Path) -> None:
    def act(work: sqlite3.Connection) -> None:
        slow = "CHECK (length(hex(zeroblob(100000000 + a))) > 0)"
        work.execute(f"CREATE TABLE slow (a INTEGER, {slow})")
        work.execute("PRAGMA ignore_check_constraints = ON")
        work.executemany("INSERT INTO slow VALUES (?)", [(n,) for n in range(300)])

    path = backup(tmp_path / "a.zip", library(tmp_path / "other", act))
    with pytest.raises(UnsafeBook) as caught:
        called_apart(read_backup, path, seconds=0.5)
    assert caught.value.code == "takes_too_long"


@pytest.mark.parametrize(
    "settings", [b"a = " + b"[" * 100_000, b"\xff\xfe", b"theme = ", b"a." * 50_000 + b"a = 1"]
)
def test_settings_that_are_none_are_damaged(tmp_path: Path, settings: bytes) -> None:
    path = backup(tmp_path / "a.zip", library(tmp_path / "other"), settings)
    with pytest.raises((StorageError, UnsafeBook)) as caught:
        called_apart(read_backup, path, seconds=5)
    assert caught.value.code in ("backup_damaged", "takes_too_long")


@pytest.mark.thorough
def test_any_garbled_library_is_rows_or_one_sentence(tmp_path: Path) -> None:
    whole, draw, profile = library(tmp_path / "other"), random.Random(33), Profile()
    for number in range(12):
        data = bytearray(whole)
        for _ in range(draw.choice((1, 3, 30))):
            data[draw.randrange(len(data))] = draw.randrange(256)
        path = backup(tmp_path / f"{number}.zip", bytes(data))
        try:
            Library(profile).restore(path)
        except StorageError as error:
            assert error.code in ("backup_damaged", "from_newer_version")
        assert profile.database.notices == ()


@pytest.mark.parametrize(
    "rows",
    [
        TableRows("book; DROP TABLE turn", ("title",), b'["x"]\n'),
        TableRows("sqlite_master", ("sql",), b'["x"]\n'),
        TableRows("book", ("title FROM x",), b'["x"]\n'),
        TableRows("book", ("title",), b'["x"]\n'),  # without what it must have
        TableRows("turn", ("id",), b"[" + b"9" * 30 + b"]\n"),
        TableRows("turn", ("id",), b'{"id": 1}\n'),
        TableRows("turn", ("id",), b'[{"id": 1}]\n'),
        TableRows("turn", ("id",), b"[[7]]\n"),
        TableRows("turn", ("id", "sha256"), b"[1]\n"),
        TableRows("turn", ("id",), b"[" * 100_000 + b"\n"),
        TableRows("turn", ("id",), b"\xff\n"),
    ],
)
def test_rows_of_a_process_that_was_taken_over_make_no_library(
    tmp_path: Path, rows: TableRows
) -> None:
    with pytest.raises(MALFORMED):
        library_of(BackupRead((rows,), b""), tmp_path / "library.sqlite")
