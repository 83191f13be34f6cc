from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.errors import StorageError
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.library_steps import _FURTHEST_READ, MIGRATIONS
from foxreader.library.shelf import Shelf
from foxreader.library.store_file import migrate
from modes import needs_modes

BOOK = Book("ab" * 32, "text", Metadata("Title", ("Ann", "Bob")), (BookFile("a", "x" * 50),))


def shelf(tmp_path: Path) -> Shelf:
    return Shelf(Database(tmp_path / "p" / "library.sqlite"))


def test_the_place_is_remembered(tmp_path: Path) -> None:
    books = shelf(tmp_path)
    assert books.opened(BOOK, tmp_path / "b.txt") == Span(0, 0, 0)
    books.keep_place(BOOK, Span(0, 20, 20))
    assert shelf(tmp_path).opened(BOOK, tmp_path / "b.txt") == Span(0, 20, 20)


def test_a_place_the_book_no_longer_has_is_its_start(tmp_path: Path) -> None:
    books = shelf(tmp_path)
    books.opened(BOOK, tmp_path / "b.txt")
    books.keep_place(BOOK, Span(0, 50, 50))
    shorter = Book(BOOK.sha256, "text", BOOK.metadata, (BookFile("a", "x"),))
    assert books.opened(shorter, tmp_path / "b.txt") == Span(0, 0, 0)


def test_recent_books_are_those_still_there(tmp_path: Path) -> None:
    books = shelf(tmp_path)
    there = tmp_path / "there.txt"
    there.write_text("x")
    books.opened(BOOK, tmp_path / "gone.txt")
    assert books.recent() == []
    books.opened(BOOK, there)
    (book,) = books.recent()
    assert (book.path, book.title, book.authors) == (there, "Title", "Ann, Bob")


@needs_modes
def test_the_library_is_closed_to_others(tmp_path: Path) -> None:
    shelf(tmp_path)
    assert (tmp_path / "p").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "p" / "library.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_no_library_is_set_aside_and_said(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    garbage = b"not a database at all, not even close to one" * 50
    path.write_bytes(garbage)
    (notice,) = Database(path).notices
    assert "no backup" in notice and "library.sqlite.damaged-1" in notice
    assert (tmp_path / "library.sqlite.damaged-1").read_bytes() == garbage
    assert Database(path).notices == () and Shelf(Database(path)).all() == []


def test_a_newer_library_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    Database(path)
    with sqlite3.connect(path) as work:
        work.execute("PRAGMA user_version = 99")
    work.close()
    with pytest.raises(StorageError, match="newer"):
        Database(path)


def test_a_limit_is_a_setting_of_each_book_and_off_until_it_is_set(tmp_path: Path) -> None:
    books = shelf(tmp_path)
    other = Book("cd" * 32, "text", Metadata("Other"), BOOK.files)
    for book in (BOOK, other):
        books.opened(book, tmp_path / "b.txt")
        books.keep_read(book.sha256, Span(0, 20, 20))
    assert not books.limited(BOOK.sha256) and books.limits() == {}
    books.limit(BOOK.sha256, True)
    assert shelf(tmp_path).limited(BOOK.sha256) and not books.limited(other.sha256)
    assert books.limits() == {BOOK.sha256: Span(0, 20, 20)}
    books.opened(BOOK, tmp_path / "b.txt")
    assert books.limited(BOOK.sha256)
    books.limit(BOOK.sha256, False)
    assert books.limits() == {}
    assert not books.limited("ef" * 32)


def test_a_library_of_the_version_before_has_no_limits(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with sqlite3.connect(path) as old:
        for number, statements in enumerate(MIGRATIONS[:4], 1):
            old.executescript(f"{statements} PRAGMA user_version = {number};")
        old.execute(
            "INSERT INTO book (sha256, path, title, authors, format, opened_at)"
            " VALUES (?, 'b', 't', '', 'text', '')", (BOOK.sha256,),
        )  # fmt: skip
    old.close()
    books = Shelf(Database(path))
    assert books.knows(BOOK.sha256) and not books.limited(BOOK.sha256)


def test_an_old_library_is_read_to_where_the_reader_was(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as old:
        migrate(old, MIGRATIONS[: MIGRATIONS.index(_FURTHEST_READ)], "the_library")
        old.execute(
            "INSERT INTO book (sha256, path, title, authors, format, opened_at, file, offset,"
            " limited) VALUES ('ab', '/a', 'A', '', 'text', '2020', 2, 30, 1)"
        )
        old.commit()
    shelf = Shelf(Database(path))
    assert shelf.limits() == {"ab": Span(2, 30, 30)}
    shelf.keep_read("ab", Span(1, 5, 5))
    assert shelf.limits() == {"ab": Span(2, 30, 30)}
    shelf.keep_read("ab", Span(1, 5, 5), lower=True)
    assert shelf.limits() == {"ab": Span(1, 5, 5)}
    shelf.keep_read("ab", Span(1, 6, 6))
    assert shelf.limits() == {"ab": Span(1, 6, 6)}
