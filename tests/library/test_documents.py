from __future__ import annotations

import dataclasses
import sqlite3
import stat
import subprocess
import sys
from array import array
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Book, BookFile, Metadata, PageMark, TocEntry
from foxreader.core.errors import StorageError
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.library.documents import Documents
from modes import needs_modes

KEY = "ab" * 32


def book_of(text: str, key: str = KEY) -> Book:
    boxes = array("f", [float("nan")] * 4 + [0.5, 1.0, 2.0, 3.25] * max(0, len(text) - 1))
    return Book(
        sha256=key,
        format="PDF",
        metadata=Metadata("Title", ("Ada", "Bob"), "en", description="A\nB"),
        files=(
            BookFile("a.xhtml", text, text.encode("utf-8", "replace"), {"id": 1}, ((0, 2), (5, 9))),
            BookFile("page/1", text, page=PageLayout(3.5, 4.5, boxes, True), linear=False),
            BookFile("b.xhtml", text, viewport=(600.0, 800.5)),
        ),
        toc=(TocEntry("One", Span(0, 1, 1)), TocEntry("Two", Span(1, 0, 0), 2)),
        pages=(PageMark("iv", Span(0, 0, 0)),),
        warnings=("Something is missing.",),
        paged=True,
        cover="cover.png",
        leftward=True,
    )


def same(one: Book, other: Book) -> bool:
    def plain(book: Book) -> object:
        files = [
            dataclasses.replace(f, page=None, anchors=tuple(sorted(f.anchors.items())))  # type: ignore[arg-type]
            for f in book.files
        ]
        pages = [
            f.page and (f.page.width, f.page.height, f.page.boxes.tobytes(), f.page.recognised)
            for f in book.files
        ]
        return dataclasses.replace(book, files=tuple(files)), pages

    return plain(one) == plain(other)


@examples(25)
@given(st.text(min_size=1, max_size=200) | st.just("\ud800 lone") | st.just("a\0b"))
def test_a_book_comes_back_as_it_was(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    documents = Documents(tmp_path_factory.mktemp("documents"))
    documents.save(book_of(text))
    loaded = documents.load(KEY)
    assert loaded is not None and same(loaded, book_of(text))


def test_nothing_is_none_and_a_second_save_replaces(tmp_path: Path) -> None:
    documents = Documents(tmp_path / "new" / "documents")
    assert documents.load(KEY) is None
    documents.save(book_of("old"))
    documents.save(book_of("new"))
    loaded = documents.load(KEY)
    assert loaded is not None and loaded.files[0].text == "new"
    assert len(list((tmp_path / "new" / "documents").iterdir())) == 1


@needs_modes
def test_only_the_owner_may_read(tmp_path: Path) -> None:
    documents = Documents(tmp_path / "documents")
    documents.save(book_of("x"))
    assert stat.S_IMODE((tmp_path / "documents").stat().st_mode) == 0o700
    for path in (tmp_path / "documents").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("cut", [0, 1, 100, 5000])
def test_a_damaged_file_is_set_aside(tmp_path: Path, cut: int) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("x" * 20_000))
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:cut])
    assert documents.load(KEY) is None
    assert not path.exists() and len(list(tmp_path.iterdir())) == 1
    documents.save(book_of("again"))
    loaded = documents.load(KEY)
    assert loaded is not None and loaded.files[0].text == "again"


def test_another_books_file_under_this_name_is_not_taken(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("x", "cd" * 32))
    (path,) = tmp_path.iterdir()
    path.rename(tmp_path / path.name.replace("cd" * 32, KEY))
    assert documents.load(KEY) is None


def test_no_room_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(StorageError, match="stored"):
        Documents(blocked / "documents").save(book_of("x"))
    with pytest.raises(ValueError):
        Documents(tmp_path).load("../../etc/passwd")


def test_a_full_disk_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 * 1024, limits[1]))
    try:
        with pytest.raises(StorageError, match="free some space"):
            Documents(tmp_path).save(book_of("x" * 500_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list(tmp_path.iterdir()) == []


PAGE = BookFile(
    "page/1", "Found.", page=PageLayout(3.5, 4.5, array("f", [1.0, 2.0, 3.0, 4.0] * 6), True)
)


def test_a_page_takes_the_place_of_another(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("old"))
    documents.add_page(KEY, 1, PAGE)
    loaded, before = documents.load(KEY), book_of("old")
    assert loaded is not None
    assert same(loaded, dataclasses.replace(before, files=(before.files[0], PAGE, before.files[2])))
    assert len(list(tmp_path.iterdir())) == 1


def test_a_page_of_no_stored_book_is_refused(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    with pytest.raises(StorageError, match="could not be stored"):
        documents.add_page(KEY, 0, PAGE)
    assert list(tmp_path.iterdir()) == []
    documents.save(book_of("old"))
    with pytest.raises(StorageError, match="open the book again"):
        documents.add_page(KEY, 3, PAGE)


def test_a_page_half_written_is_taken_back(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("old " * 50_000))
    (path,) = tmp_path.iterdir()
    # Dies with the new page partly in the file and the old one in the journal.
    script = (
        "import os, sqlite3, sys\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('PRAGMA cache_size = 1')\n"
        "c.execute('BEGIN IMMEDIATE')\n"
        "for n in range(3):\n"
        "    c.execute('UPDATE file SET text = ? WHERE number = ?', (b'x' * 500_000, n))\n"
        "os._exit(1)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=False)
    assert path.with_name(path.name + "-journal").stat().st_size > 0
    loaded = documents.load(KEY)
    assert loaded is not None and same(loaded, book_of("old " * 50_000))


def test_the_text_of_another_version_is_the_books_text_until_there_is_a_new_one(
    tmp_path: Path,
) -> None:
    Documents(tmp_path, 1).save(book_of("first"))
    Documents(tmp_path, 2).save(book_of("second"))
    third = Documents(tmp_path, 3)
    assert third.current(KEY) is None
    loaded, some = third.load(KEY), third.some(KEY, [0])
    assert loaded is not None and loaded.files[0].text == "second"
    assert some is not None and some.files[0].text == "second"
    third.save(book_of("third"))
    loaded, other = third.load(KEY), third.other(KEY)
    assert loaded is not None and loaded.files[0].text == "third"
    assert other is not None and (other[0], other[1].files[0].text) == (2, "second")
    third.remove_others(KEY)
    assert third.other(KEY) is None
    assert len(list(tmp_path.iterdir())) == 1


def test_a_damaged_text_of_another_version_is_passed_over(tmp_path: Path) -> None:
    Documents(tmp_path, 1).save(book_of("first"))
    Documents(tmp_path, 2).save(book_of("second"))
    (tmp_path / f"{KEY}-2.db").write_bytes(b"not a database" * 100)
    other = Documents(tmp_path, 3).other(KEY)
    assert other is not None and (other[0], other[1].files[0].text) == (1, "first")


def test_the_text_a_newer_program_stored_is_not_touched(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("x"))
    (path,) = tmp_path.iterdir()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="newer Foxreader; update this one"):
        documents.load(KEY)
    assert documents.some(KEY, [0]) is None
    assert path.read_bytes() == before


@pytest.mark.parametrize("column", ["text", "markup", "boxes", "about"])
def test_what_was_changed_on_the_disk_is_set_aside(tmp_path: Path, column: str) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("The Dormouse said so."))
    (path,) = tmp_path.iterdir()
    with closing(sqlite3.connect(path)) as connection, connection:
        (was,) = connection.execute(f"SELECT {column} FROM file WHERE number = 1").fetchone()
        text = isinstance(was, str)
        now = was.replace("1", "2") if text else was.replace(b"D", b"H") or b"H"
        now = now if now != was else was[:-4] + b"\0\0\0\1"
        connection.execute(f"UPDATE file SET {column} = ? WHERE number = 1", (now,))
    assert now != was
    assert documents.load(KEY) is None
    assert not path.exists() and path.with_suffix(".damaged").exists()
    documents.save(book_of("The Dormouse said so."))
    assert documents.load(KEY) is not None


def test_a_changed_passage_and_a_changed_title_are_not_shown(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    for change in (
        "UPDATE file SET text = replace(CAST(text AS TEXT), 'Dormouse', 'Hatter')",
        "UPDATE book SET about = replace(about, 'Title', 'Other')",
    ):
        documents.save(book_of("The Dormouse said so."))
        assert documents.some(KEY, (0,)) is not None
        (path,) = tmp_path.glob("*.db")
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(change)
        assert documents.some(KEY, (0,)) is None


def test_a_text_of_before_checksums_is_read(tmp_path: Path) -> None:
    documents = Documents(tmp_path)
    documents.save(book_of("old"))
    (path,) = tmp_path.iterdir()
    with closing(sqlite3.connect(path)) as connection, connection:
        for table, column in (
            ("book", "checksum"), ("file", "text_checksum"), ("file", "rest_checksum"),
        ):  # fmt: skip
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("PRAGMA user_version = 1")
    loaded = documents.load(KEY)
    assert loaded is not None and same(loaded, book_of("old"))
