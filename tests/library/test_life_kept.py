"""The reading life is kept by day, merged without counting twice, and deleted everywhere."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from foxreader.core.book import Book, Metadata
from foxreader.library.backup import write_backup
from foxreader.library.database import Backups, Database
from foxreader.library.paths import Home
from foxreader.library.reading_life import ReadingLife, TimeRead
from foxreader.library.records import Records
from foxreader.library.restoring import merge_in, restore
from foxreader.library.shelf import Shelf
from foxreader.program.forgetting import forget, forget_in_copies, forget_life

SHA, DAY = "ab" * 32, date(2026, 3, 1)


def computer(folder: Path) -> tuple[Home, Database, ReadingLife]:
    home = Home(folder)
    database = Database(home.library_file, Backups(home.library_file, home.backups))
    Shelf(database).opened(Book(SHA, "text", Metadata("Sea", ("Ann",)), ()), folder / "a.txt")
    return home, database, ReadingLife(database)


def sums(life: ReadingLife) -> list[tuple[date, str, float, float]]:
    return [(one.day, one.title, one.seconds, one.pages) for one in life.all().days]


def test_a_day_is_summed_and_survives_a_backup_and_a_merge(tmp_path: Path) -> None:
    home, database, life = computer(tmp_path / "one")
    life.add(DAY, SHA, TimeRead(60, 2))
    life.add(DAY, SHA, TimeRead(30, 1), finished=True)
    life.add(DAY, "cd" * 32, TimeRead(30, 1))  # of no book that is kept
    assert sums(life) == [(DAY, "Sea", 90, 3)]
    backup = tmp_path / "all.zip"
    write_backup(home, backup)
    there, other, theirs = computer(tmp_path / "two")
    theirs.add(DAY, SHA, TimeRead(10, 1))
    for _ in range(2):  # nothing is counted twice
        merge_in(there, other, backup)
        assert sums(theirs) == [(DAY, "Sea", 100, 4)]
    back = tmp_path / "back.zip"
    write_backup(there, back)
    life.add(DAY, SHA, TimeRead(5, 0))
    merge_in(home, database, back)
    assert sums(life) == [(DAY, "Sea", 105, 4)]
    restore(there, other, backup)
    assert sums(theirs) == [(DAY, "Sea", 90, 3)]


def test_finished_books_have_the_day_of_their_end_where_it_is_known(tmp_path: Path) -> None:
    _, database, life = computer(tmp_path)
    assert life.all().finished == ()
    life.add(DAY, SHA, TimeRead(30, 1), finished=True)
    assert life.all().finished == ()  # the place is not at the end any more
    with database.work() as work:
        work.execute("UPDATE book SET fraction = 1")
    assert [(one.title, one.day) for one in life.all().finished] == [("Sea", DAY)]
    Records(database).set_state([SHA], "finished")
    (one,) = life.all().finished
    assert one.day is not None and one.day > DAY


@pytest.mark.parametrize("all_of_it", [True, False])
def test_what_is_deleted_is_in_no_copy(tmp_path: Path, all_of_it: bool) -> None:
    home, database, life = computer(tmp_path)
    life.add(DAY, SHA, TimeRead(60, 2))
    database.back_up()
    copies = [copy for _, copy in Backups(home.library_file, home.backups).all()]
    if all_of_it:
        forget_life(database, copies)
    else:
        forget(database, SHA)
        forget_in_copies(copies, SHA)
        life.add(DAY, SHA, TimeRead(1, 1))  # what was still to be stored comes too late
    assert life.all().days == () and copies
    for copy in copies:
        with closing(sqlite3.connect(copy)) as read:
            assert read.execute("SELECT count(*) FROM reading_day").fetchone() == (0,)
