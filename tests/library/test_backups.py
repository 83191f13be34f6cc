"""The library's backups: one a day, five kept; a damaged or empty library is restored from them."""

from __future__ import annotations

import sqlite3
from datetime import date, timedelta
from pathlib import Path

import pytest

from commandline import fox
from foxreader.core.errors import StorageError
from foxreader.library.conversations import Conversations
from foxreader.library.database import KEPT, Backups, Database
from foxreader.program.program import Program
from modes import is_private
from nonempty import some

SHA = "ab" * 32
DAY = date(2026, 3, 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite"


def opened(path: Path) -> Database:
    return Database(path, Backups(path, path.parent / "backups"))


def turns(database: Database) -> list[str]:
    return Conversations(database).turns(SHA, "c")


def filled(path: Path, count: int = 200) -> Database:
    """A library with turns of about 2 KB each, and a backup."""
    database = opened(path)
    for number in range(count):
        Conversations(database).add(SHA, "c", f"turn {number} {'x' * 2000}")
    database.back_up()
    return database


def test_one_a_day_and_five_kept(path: Path) -> None:
    database = opened(path)
    backups = Backups(path, path.parent / "backups")
    for number in range(KEPT + 3):
        Conversations(database).add(SHA, "c", f"turn {number}")
        assert backups.make(DAY + timedelta(number)) is True
        assert backups.make(DAY + timedelta(number)) is False
    days = [day for day, _ in backups.all()]
    assert days == [str(DAY + timedelta(number)) for number in reversed(range(3, KEPT + 3))]
    for day, backup in some(backups.all()):
        assert is_private(backup)
        with sqlite3.connect(backup) as kept:
            count = kept.execute("SELECT count(*) FROM turn").fetchone()[0]
        kept.close()
        assert count == (date.fromisoformat(day) - DAY).days + 1
    assert sorted(p.name for p in (path.parent / "backups").iterdir()) == sorted(
        backup.name for _, backup in backups.all()
    )


def garbage(path: Path) -> None:
    path.write_bytes(b"no database " * 5000)


def hole(path: Path) -> None:
    """The middle of the file is overwritten; its beginning is sound."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 3 // 4096 * 4096)
        file.write(b"\xff" * 4096 * 6)


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.thorough
@pytest.mark.parametrize("damage", [garbage, hole, cut, empty])
def test_a_damaged_library_is_set_aside_and_restored(path: Path, damage) -> None:
    before = turns(filled(path))
    with sqlite3.connect(path) as work:
        work.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    work.close()
    damage(path)
    kept = path.read_bytes()
    again = opened(path)
    assert turns(again) == before and len(before) == 200
    (notice,) = again.notices
    assert str(date.today()) in notice and "library.sqlite.damaged-1" in notice
    assert path.with_name("library.sqlite.damaged-1").read_bytes() == kept
    assert opened(path).notices == ()


def test_a_library_that_is_gone_is_restored(path: Path) -> None:
    before = turns(filled(path, 3))
    path.unlink()
    again = opened(path)
    assert turns(again) == before and "was gone" in again.notices[0]


def test_damage_while_it_is_open_is_said_and_mended(path: Path) -> None:
    database = filled(path)
    with sqlite3.connect(path) as work:
        work.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    work.close()
    garbage(path)
    with pytest.raises(StorageError, match="do it again"):
        turns(database)
    assert len(turns(database)) == 200


def test_a_damaged_backup_is_passed_over(path: Path) -> None:
    database = filled(path, 3)
    backups = Backups(path, path.parent / "backups")
    backups.make(date.today() + timedelta(1))
    (_, newest), (day, _) = backups.all()
    garbage(newest)
    garbage(path)
    again = opened(path)
    assert len(turns(again)) == 3 and day in again.notices[0]
    assert database.notices == ()


def test_a_damaged_library_replaces_no_backup(path: Path) -> None:
    filled(path)
    backups = Backups(path, path.parent / "backups")
    before = backups.all()
    hole(path)
    with pytest.raises(sqlite3.DatabaseError):
        backups.make(date.today() + timedelta(1))
    assert backups.all() == before and len(list((path.parent / "backups").iterdir())) == 1


def test_both_sentences_on_the_command_line(tmp_path: Path) -> None:
    book = tmp_path / "b.txt"
    book.write_text("The captain looks at the sea. " * 20, "utf-8")
    program = Program()
    program.profile.open_library()
    program.profile.back_up()
    home = program.profile.home
    garbage(home.library_file)
    home.settings_file.write_bytes(b"theme = = 1")
    done = fox("ask", book, "Who looks at the sea?")
    assert done.returncode == 0, done.stderr
    said = done.stderr.splitlines()
    assert len(said) == 2 and "settings.toml.broken-1" in said[0]
    assert "The library was damaged, so its backup of" in said[1]
    assert (home.root / "settings.toml.broken-1").read_bytes() == b"theme = = 1"
    assert fox("ask", book, "Who looks at the sea?").stderr == ""
