"""A book's own look and the reader's pace are kept in the library, and can be deleted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.book import Book, Metadata
from foxreader.library.database import Backups, Database
from foxreader.library.kept_per_book import BookLooks
from foxreader.library.reading_life import ReadingPaces, ReadingSample
from foxreader.library.shelf import Shelf
from foxreader.program.forgetting import forget, forget_pace

SHA = "ab" * 32


@pytest.fixture
def database(tmp_path: Path) -> Database:
    made = Database(tmp_path / "library.sqlite")
    Shelf(made).opened(Book(SHA, "text", Metadata("A"), ()), tmp_path / "a.txt")
    return made


def test_a_book_keeps_its_own_look(database: Database) -> None:
    looks = BookLooks(database)
    assert looks.of(SHA) == {}
    looks.keep(SHA, {"font_size": 24, "theme": "sepia", "columns": "two"})
    assert BookLooks(Database(database.path)).of(SHA) == {
        "font_size": 24, "theme": "sepia", "columns": "two"}  # fmt: skip
    looks.keep(SHA, {})
    assert looks.of(SHA) == {}


def test_what_is_no_look_of_today_is_left_out(database: Database) -> None:
    with database.work() as work:
        work.execute(
            "INSERT INTO book_look VALUES (?, ?)",
            (SHA, '{"font_size": 4000, "theme": "dark", "active": "x", "odd": 1, "width": "a"}'),
        )
        work.execute("INSERT INTO book_look VALUES ('torn', '{\"font_si')")
        work.execute("INSERT INTO book_look VALUES ('list', '[1]')")
    looks = BookLooks(database)
    assert looks.of(SHA) == {"theme": "dark"}
    assert looks.of("torn") == looks.of("list") == {}


def test_a_forgotten_book_takes_its_look_along(database: Database) -> None:
    looks = BookLooks(database)
    looks.keep(SHA, {"font_size": 24})
    forget(database, SHA)
    assert looks.of(SHA) == {}
    looks.keep(SHA, {"font_size": 24})  # what was still to be saved comes too late
    assert looks.of(SHA) == {}


def test_the_pace_is_used_when_ten_minutes_were_measured(database: Database) -> None:
    paces = ReadingPaces(database)
    for _ in range(9):
        paces.add("latin", ReadingSample(1_800, 65.0))
    assert paces.of("latin") is None
    paces.add("latin", ReadingSample(1_800, 65.0))
    assert paces.of("latin") == pytest.approx(60 * 1_800 / 65)
    assert paces.of("cyrillic") is None
    assert paces.seconds() == pytest.approx(650)


def test_the_pace_follows_a_reader_who_changes(database: Database) -> None:
    paces = ReadingPaces(database)
    for characters in (900, 1_800):
        for _ in range(100):
            paces.add("latin", ReadingSample(characters, 60.0))
    pace = paces.of("latin")
    assert pace is not None and 1_700 < pace < 1_800


def test_a_forgotten_pace_is_in_no_copy(tmp_path: Path) -> None:
    path, backups = tmp_path / "library.sqlite", tmp_path / "backups"
    database = Database(path, Backups(path, backups))
    paces = ReadingPaces(database)
    paces.add("latin", ReadingSample(1_800, 60.0))
    database.back_up()
    copies = [copy for _, copy in Backups(path, backups).all()]
    forget_pace(database, copies)
    assert paces.seconds() == 0 and copies
    for copy in copies:
        with closing(sqlite3.connect(copy)) as read:
            assert read.execute("SELECT count(*) FROM reading_pace").fetchone() == (0,)
