from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.errors import StorageError
from foxreader.library.database import Database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.store_file import let_go, migrate, version_of
from modes import is_private

STEPS = (
    "CREATE TABLE word (text TEXT NOT NULL);",
    "ALTER TABLE word ADD COLUMN count INTEGER NOT NULL DEFAULT 1;\n"
    "CREATE TRIGGER one AFTER INSERT ON word BEGIN\n UPDATE word SET count = 1; \nEND;",
)


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "store", isolation_level=None)) as made:
        yield made


def columns(connection: sqlite3.Connection) -> list[str]:
    return [row[1] for row in connection.execute("PRAGMA table_info(word)")]


def test_a_new_file_takes_all_steps_and_an_old_one_those_it_lacks(
    connection: sqlite3.Connection,
) -> None:
    seen: list[int] = []
    migrate(connection, STEPS[:1], "the_text", seen.append)
    assert columns(connection) == ["text"]
    connection.execute("INSERT INTO word VALUES ('kept')")
    migrate(connection, STEPS, "the_text", seen.append)
    migrate(connection, STEPS, "the_text", seen.append)
    assert connection.execute("SELECT * FROM word").fetchall() == [("kept", 1)]
    assert (seen, version_of(connection)) == ([0, 1], 2)


def test_a_step_may_be_a_function(connection: sqlite3.Connection) -> None:
    def fill(given: sqlite3.Connection) -> None:
        given.execute("INSERT INTO word VALUES ('by a function')")

    migrate(connection, (STEPS[0], fill), "the_text")
    assert connection.execute("SELECT text FROM word").fetchall() == [("by a function",)]


def test_steps_are_taken_all_or_none(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*STEPS, "CREATE TABLE word (text);"), "the_text")
    assert columns(connection) == []
    assert version_of(connection) == 0
    migrate(connection, STEPS, "the_text")
    assert columns(connection) == ["text", "count"]


def test_another_process_may_be_first(tmp_path: Path) -> None:
    """It takes the steps between our look at the file and our transaction."""
    path = tmp_path / "store"
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as own,
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        migrate(own, STEPS, "the_text", lambda _: migrate(other, STEPS, "the_text"))
        assert columns(own) == ["text", "count"]
        assert version_of(own) == 2
        more = (*STEPS, "CREATE TABLE more (x);")
        with pytest.raises(StorageError, match="newer"):
            migrate(own, more, "the_text", lambda _: other.execute("PRAGMA user_version = 99"))
        assert version_of(own) == 99


def test_a_step_without_its_end_is_a_mistake_of_ours(connection: sqlite3.Connection) -> None:
    with pytest.raises(ValueError, match="without an end"):
        migrate(connection, ("CREATE TABLE word (text)",), "the_text")
    assert version_of(connection) == 0


def test_the_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with closing(sqlite3.connect(path)) as newer:
        newer.executescript("CREATE TABLE later (x); PRAGMA user_version = 99;")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="newer Foxreader; update this one"):
        Database(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_library_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        migrate(older, MIGRATIONS[:3], "the_library")
    Database(path)
    (copy,) = tmp_path.glob("*.before-*")
    assert copy.name == "library.before-4"
    assert is_private(copy)
    for file, there in ((copy, False), (path, True)):
        with closing(sqlite3.connect(file)) as kept:
            names = {row[0] for row in kept.execute("SELECT name FROM sqlite_master")}
        assert "usage" in names and ("correction" in names) == there
    Database(tmp_path / "new.sqlite")
    assert list(tmp_path.glob("new.before-*")) == []


def test_what_fails_lets_go_of_its_file_whoever_still_has_a_cursor(tmp_path: Path) -> None:
    work = sqlite3.connect(tmp_path / "store")
    migrate(work, STEPS, "the_text")
    work.executemany("INSERT INTO word (text) VALUES (?)", [("a",), ("b",)])
    work.commit()
    with pytest.raises(LookupError), closing(work), let_go(work):
        rows = work.execute("SELECT text FROM word")
        raise LookupError(next(rows))
    with closing(sqlite3.connect(tmp_path / "store", timeout=0)) as other:
        other.execute("BEGIN EXCLUSIVE")
