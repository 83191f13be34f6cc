"""A calibre library stays linked: its changes are taken over, what the reader said stays."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.errors import DamagedBook
from foxreader.formats.details import read_calibre
from foxreader.library.catalog import ShelfBook, View
from foxreader.program import calibre as following
from foxreader.program.program import Program
from librarymaker import calibre_library, jpeg, library_epub

BOOKS = [
    ("The Calm Sea", "Ann Lowe", "Shore", ("sea", "calm")),
    ("The Hill", "Bo Berg", "", ()),
    ("The Fog", "Ann Lowe", "Shore", ()),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return calibre_library(tmp_path / "Calibre", BOOKS)


@pytest.fixture
def program(own_home: Path, folder: Path) -> Program:
    made = Program()
    assert len(made.library.add([folder]).added) == 3
    return made


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "metadata.db")) as work, work:
        for statement in statements:
            work.execute(statement)


def titled(program: Program, title: str) -> ShelfBook:
    (book,) = [b for b in program.profile.catalog.page(View(), 0, 99) if b.title == title]
    return book


def test_details_are_taken_over_and_the_readers_own_stay_above(
    program: Program, folder: Path
) -> None:
    sea, hill = titled(program, "The Calm Sea"), titled(program, "The Hill")
    program.profile.records.correct(hill.sha256, {"title": "My Hill"})
    assert program.library.follow_calibre().changed == []
    change(
        folder,
        "UPDATE books SET title = 'The Wild Sea', sort = 'Wild Sea, The' WHERE id = 1",
        "UPDATE books SET title = 'Hills' WHERE id = 2",
        "UPDATE tags SET name = 'storm' WHERE name = 'calm'",
        "UPDATE authors SET name = 'Anna Lowe' WHERE name = 'Ann Lowe'",
        "CREATE TABLE ratings (id INTEGER PRIMARY KEY, rating INTEGER)",
        "CREATE TABLE books_ratings_link (id INTEGER PRIMARY KEY, book INTEGER, rating INTEGER)",
        "INSERT INTO ratings VALUES (1, 7)",
        "INSERT INTO books_ratings_link VALUES (1, 1, 1)",
        "INSERT INTO identifiers (book, type, val) VALUES (1, 'goodreads', '77')",
    )
    report = program.library.follow_calibre()
    assert {sea.sha256, hill.sha256} <= set(report.changed) and report.added == []
    now = titled(program, "The Wild Sea")
    assert (now.sha256, now.authors, now.tags) == (sea.sha256, ("Anna Lowe",), ("sea", "storm"))
    shown = program.profile.records.shown(sea.sha256)
    assert (shown.rating, shown.identifiers) == (3.5, ("goodreads:77",))
    assert titled(program, "My Hill").sha256 == hill.sha256
    assert program.profile.records.said(hill.sha256).title == "Hills"
    assert program.library.follow_calibre().changed == []


def test_a_book_of_calibre_keeps_its_details_when_it_is_opened(
    program: Program, folder: Path
) -> None:
    hill = titled(program, "The Hill")
    program.books.open(hill.path).resources.close()
    book = program.books.open(hill.path)
    program.profile.shelf.opened(book.book, hill.path)
    book.resources.close()
    assert titled(program, "The Hill").opened  # its file says another title


def test_what_calibre_renames_adds_and_removes(program: Program, folder: Path) -> None:
    hill, fog = titled(program, "The Hill"), titled(program, "The Fog")
    (folder / "Bo Berg").rename(folder / "Bob Berg")
    shutil.rmtree(folder / "Ann Lowe" / "The Fog (3)")
    library_epub(folder / "New" / "New (4)" / "n.epub", "New", "Cy", words="New words.")
    change(
        folder,
        "UPDATE books SET path = 'Bob Berg/The Hill (2)' WHERE id = 2",
        "DELETE FROM books WHERE id = 3",
        "INSERT INTO books VALUES (4, 'Brand New', 'x', '', '', 1.0, '', 'New/New (4)', 0)",
        "INSERT INTO data (book, format, name) VALUES (4, 'EPUB', 'n')",
    )
    report = program.library.follow_calibre()
    assert (report.moved, report.gone) == ([hill.sha256], [fog.sha256])
    assert (
        titled(program, "The Hill").path == folder / "Bob Berg/The Hill (2)/The Hill - Bo Berg.epub"
    )
    assert titled(program, "Brand New").sha256 in report.added
    files = program.profile.files
    assert files.gone_from_calibre() == [fog.sha256]  # until the reader is asked
    assert titled(program, "The Fog").sha256 == fog.sha256
    program.profile.records.remove(fog.sha256)
    assert files.gone_from_calibre() == []
    program.profile.records.restore(fog.sha256)
    files.asked_of_gone([fog.sha256])
    assert files.gone_from_calibre() == [] and program.library.follow_calibre().gone == []


def test_covers_and_files_that_calibre_changed(program: Program, folder: Path) -> None:
    sea, hill = titled(program, "The Calm Sea"), titled(program, "The Hill")
    before = program.profile.covers.read(sea.sha256)
    (folder / "Ann Lowe/The Calm Sea (1)/cover.jpg").write_bytes(jpeg(600, 300))
    library_epub(hill.path, "The file's own", "Bo", words="Other words of the hill.")
    change(folder, "UPDATE books SET timestamp = 'now'")
    report = program.library.follow_calibre()
    assert sea.sha256 in report.changed
    assert program.profile.covers.read(sea.sha256) not in (b"", before)
    again = titled(program, "The Hill")
    assert report.added == [again.sha256] and again.sha256 != hill.sha256
    assert again.path == hill.path


def test_a_removed_book_stays_off_and_a_folder_that_is_away_is_left_alone(
    program: Program, folder: Path, tmp_path: Path
) -> None:
    hill = titled(program, "The Hill")
    program.profile.records.remove(hill.sha256)
    folder.rename(tmp_path / "away")
    assert program.library.follow_calibre().gone == []
    assert program.library.add_new().refused == []
    (tmp_path / "away").rename(folder)
    change(folder, "UPDATE books SET title = 'Hills' WHERE id = 2")
    program.library.add_new()
    assert len(program.profile.catalog.order(View())) == 2
    program.profile.files.leave_calibre(folder)
    change(folder, "UPDATE books SET title = 'Seas' WHERE id = 1")
    assert program.library.follow_calibre(anew=True).known == []


def test_a_library_is_read_with_its_log_while_calibre_writes(folder: Path) -> None:
    path = folder / "metadata.db"
    work = sqlite3.connect(path, isolation_level=None)
    work.execute("PRAGMA journal_mode = WAL")
    work.execute("PRAGMA wal_autocheckpoint = 0")
    for number in range(30):
        work.execute("UPDATE books SET title = ? WHERE id = 1", (f"Title {number}",))
    work.execute("BEGIN")
    work.execute("UPDATE books SET title = 'half' WHERE id = 2")
    log = (folder / "metadata.db-wal").read_bytes()

    def titles(data: bytes) -> list[str]:
        return [one["about"]["title"] for one in read_calibre(path, data)["books"]]

    assert titles(log)[:2] == ["Title 29", "The Hill"]
    assert titles(log[:-3000])[0] in ("Title 28", "Title 29")  # not all of it is there yet
    torn = bytearray(log)
    torn[len(log) // 2] ^= 255
    assert titles(bytes(torn))[0].startswith("Title ")
    assert titles(b"no log")[0] == "The Calm Sea"
    with_many = (log[:32] + b"\0" * 5000, b"\x37\x7f\x06\x82" + b"\xff" * 9000)
    for awkward in with_many:
        assert titles(awkward)[0] == "The Calm Sea"
    work.close()


def test_a_library_that_is_being_written_is_waited_for(
    program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "_PAUSE", 0.01)
    (folder / "metadata.db-journal").write_bytes(b"x" * 600)
    change_made = program.library.follow_calibre(anew=True)
    assert "calibre is writing" in change_made.refused[0].why and change_made.gone == []
    with pytest.raises(DamagedBook):
        following.CalibreLibrary(program.profile, folder, None)  # type: ignore[arg-type]
    (folder / "metadata.db-journal").unlink()
    assert program.library.follow_calibre(anew=True).refused == []
