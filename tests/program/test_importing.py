"""Files, folders and calibre libraries onto the shelf."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.program.forgetting import forget_book
from foxreader.program.program import Program
from librarymaker import calibre_library, copied, library_epub


@pytest.fixture
def program(own_home: Path) -> Program:
    return Program(Home(own_home))


@pytest.fixture
def books(tmp_path: Path) -> Path:
    folder = tmp_path / "books"
    library_epub(folder / "a.epub", "The Sea", "Ann Lowe")
    library_epub(folder / "deep" / "er" / "b.epub", "The Lamp", "Bo", words="Lamp.")
    library_epub(folder / ".hidden" / "c.epub", "Hidden", words="Hidden.")
    (folder / "broken.epub").write_bytes(b"PK\3\4 nothing")
    (folder / "cover.jpg").write_bytes(b"a picture")
    (folder / "plain.txt").write_text("Some words of a text.\n")
    return folder


def titles(program: Program, **view: object) -> list[str]:
    return [book.title for book in program.profile.catalog.page(View(**view), 0, 99)]  # type: ignore[arg-type]


def test_folders_are_read_through_and_nothing_is_hidden(program: Program, books: Path) -> None:
    seen: list[tuple[int, int]] = []
    report = program.library.add([books], progress=lambda now: seen.append((now.done, now.total)))
    assert titles(program) == ["The Lamp", "plain", "The Sea"]
    assert [one.path.name for one in report.refused] == ["broken.epub"]
    assert "broken.epub" in report.refused[0].why and seen[-1] == (4, 4)
    lamp = program.profile.catalog.page(View(text="lamp"), 0, 1)[0]
    assert lamp.path == books / "deep" / "er" / "b.epub" and lamp.state == "not_started"
    assert program.profile.covers.read(lamp.sha256).startswith(b"\xff\xd8")
    again = program.library.add([books, books / "a.epub", books / "none.epub"])
    assert again.added == [] and len(again.known) == 4
    assert {one.path.name for one in again.refused} == {"broken.epub", "none.epub"}
    assert sorted(path.name for path in books.iterdir()) == [
        ".hidden", "a.epub", "broken.epub", "cover.jpg", "deep", "plain.txt",
    ]  # fmt: skip


def test_the_same_content_twice_is_one_book_and_the_same_book_twice_is_told(
    program: Program, tmp_path: Path
) -> None:
    first = library_epub(tmp_path / "x" / "a.epub", "The Sea", "Ann Lowe")
    (tmp_path / "x" / "copy.epub").write_bytes(first.read_bytes())
    library_epub(tmp_path / "y" / "b.epub", "the séa", "Lowe, Ann", words="Another file.")
    report = program.library.add([tmp_path / "x"])
    assert len(report.added) == 1 and report.known == report.added
    report = program.library.add([tmp_path / "y"])
    (twin,) = report.twins
    assert report.added == [twin.sha256] and len(twin.of) == 1 and len(titles(program)) == 2


def test_a_file_that_moved_is_found_by_its_content(program: Program, books: Path) -> None:
    (sha256,) = program.library.add([books / "a.epub"]).added
    program.profile.records.correct(sha256, {"title": "My Sea"})
    there = books / "deep" / "renamed.epub"
    (books / "a.epub").rename(there)
    assert program.profile.files.look() == [sha256]
    assert titles(program, missing=True) == ["My Sea"]
    assert program.library.find_again([books]) == [sha256]
    (book,) = program.profile.catalog.books([sha256])
    assert (book.path, book.missing, book.title) == (there, False, "My Sea")
    # An import that meets the file finds it too, looked for or not.
    there.rename(books / "a.epub")
    report = program.library.add([books / "a.epub"])
    assert report.moved == report.known == [sha256]
    assert program.profile.catalog.books([sha256])[0].path == books / "a.epub"


def test_a_book_taken_off_stays_off_until_it_is_added_again(program: Program, books: Path) -> None:
    program.profile.files.watch(books)
    assert len(program.library.add_new().added) == 3
    (sha256,) = [b.sha256 for b in program.profile.catalog.page(View(text="sea"), 0, 9)]
    program.profile.records.remove(sha256)
    assert program.library.add_new().added == [] and len(titles(program)) == 2
    assert program.library.add([books]).added == [sha256] and len(titles(program)) == 3
    program.profile.files.watch(books, on=False)
    assert program.profile.files.folders() == []


def test_what_was_taken_before_a_stop_stays(program: Program, books: Path) -> None:
    cancel = Cancel()
    report = program.library.add([books], cancel, lambda now: cancel.set())
    assert report.stopped and 1 <= len(report.added) + len(report.refused) < 4
    assert len(titles(program)) == len(report.added)
    assert len(program.library.add([books]).added) + len(report.added) == 3


def test_an_opened_book_is_described_later(program: Program, tmp_path: Path) -> None:
    meta = '<meta name="calibre:series" content="Shore"/><dc:subject>Sea</dc:subject>'
    path = library_epub(tmp_path / "a.epub", "The Sea", "Ann Lowe", meta=meta)
    opened = program.books.open(path)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, path)
    gone = library_epub(tmp_path / "gone.epub", "Gone", words="gone")
    opened = program.books.open(gone)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, gone)
    gone.unlink()
    assert program.library.describe_waiting() == 1
    assert program.library.describe_waiting() == 0
    book = program.profile.catalog.page(View(text="shore"), 0, 9)[0]
    assert (book.series, book.tags, book.title) == ("Shore", ("Sea",), "The Sea")
    assert program.profile.covers.read(book.sha256)


def test_a_file_is_asked_for_its_cover_once(program: Program, tmp_path: Path) -> None:
    named = ("a.epub", "b.epub")
    paths = [library_epub(tmp_path / name, name, cover=b"no picture") for name in named]
    paths.append(library_epub(tmp_path / "c.epub", "c"))
    program.library.add(paths)
    assert list(program.library.make_covers()) == []
    for path in (paths[0], paths[2]):  # as an older version or a backup leaves it
        program.profile.covers.remove(digest(path))
    assert list(program.library.make_covers()) == [1]
    assert list(program.library.make_covers()) == []
    found = [program.profile.covers.read(digest(path)) != b"" for path in paths]
    assert found == [False, False, True]


def test_a_forgotten_book_leaves_no_cover(program: Program, books: Path) -> None:
    (sha256,) = program.library.add([books / "a.epub"]).added
    assert program.profile.covers.read(sha256)
    forget_book(program.profile, sha256)
    assert program.profile.covers.read(sha256) == b""
    assert program.profile.catalog.get(sha256) is None and program.profile.files.all() == {}


def test_imported_books_are_indexed_one_by_one(tmp_path: Path, books: Path, own_home: Path) -> None:
    program = Program()  # the process that indexes opens the same profile
    assert len(program.library.add([books]).added) == 3 and program.library.unindexed_count() == 3
    (gone,) = program.profile.catalog.order(View(text="lamp"))
    (books / "deep" / "er" / "b.epub").unlink()
    with pytest.raises(UsageError):
        list(program.library.index(program.profile.catalog.books([gone])[0]))
    for _ in range(2):
        (book,) = program.library.unindexed()
        assert book.sha256 != gone
        list(program.library.index(book))
    assert program.library.unindexed() == [] and program.library.unindexed_count() == 1
    *_, found = program.sessions.search_all("calm sea", {}, 5)
    assert [hit.title for hit in found.hits] == ["The Sea"]


# calibre


@pytest.fixture
def calibre(tmp_path: Path) -> Path:
    return calibre_library(
        tmp_path / "Calibre",
        [("The Calm Sea", "Lowe| Ann", "Shore", ("sea", "calm")), ("夜", "夏目漱石", "", ())],
    )


def test_a_calibre_library_is_read_where_it_lies(
    program: Program, calibre: Path, tmp_path: Path
) -> None:
    before = sorted((path, path.stat().st_mtime_ns) for path in calibre.rglob("*"))
    report = program.library.add([tmp_path / "Calibre"])
    assert len(report.added) == 2 and report.refused == []
    first, second = program.profile.catalog.page(View(), 0, 9)
    assert (first.title, first.authors, first.series) == ("The Calm Sea", ("Lowe, Ann",), "Shore")
    assert (first.series_index, first.tags, first.language) == (3.0, ("calm", "sea"), "en")
    assert first.format == "EPUB" and first.path.parent.parent.parent == calibre
    assert [file.format for file in program.profile.files.of(first.sha256)] == ["", "text"]
    assert program.profile.records.said(first.sha256).description == "Of it."
    assert all(program.profile.covers.read(one.sha256) for one in (first, second))
    assert sorted((path, path.stat().st_mtime_ns) for path in calibre.rglob("*")) == before
    assert len(program.library.add([tmp_path]).known) == 2  # found below a folder too


def test_a_damaged_calibre_library_has_one_sentence(
    program: Program, calibre: Path, tmp_path: Path
) -> None:
    whole = (calibre / "metadata.db").read_bytes()
    for number, data in enumerate(
        (b"", b"no database", whole[:5000], whole[:4096] + b"\xff" * (len(whole) - 4096))
    ):
        other = copied(calibre, tmp_path / f"damaged {number}")
        (other / "metadata.db").write_bytes(data)
        report = program.library.add([other])
        assert report.added == [] and len(report.refused) == 1, number
        assert f"damaged {number}" in report.refused[0].why


def test_a_calibre_library_that_lies_reaches_nothing(
    program: Program, calibre: Path, tmp_path: Path
) -> None:
    (tmp_path / "outside.epub").write_bytes(b"x")
    with sqlite3.connect(calibre / "metadata.db") as work:
        work.execute("UPDATE books SET path = '../' WHERE id = 1")
        work.execute("UPDATE data SET name = 'outside' WHERE book = 1")
        work.execute("UPDATE books SET path = '/etc', title = NULL WHERE id = 2")
    work.close()
    report = program.library.add([calibre])
    assert report.added == [] and len(report.refused) == 2
