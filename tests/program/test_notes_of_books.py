"""Notes of many books in one act: a Kindle's file of a hundred books in, all of them out again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foxreader.core.annotation import Anchor, highlight
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.span import Span
from foxreader.library.paths import Home
from foxreader.notes.writing import FORMATS, written_together
from foxreader.program.notes_of_books import NoteChoice
from foxreader.program.program import Program
from librarymaker import library_epub
from manybooks import fill_shelf

COUNT = 100
NAMES = ["Marn", "Oria", "Tull", "Ebbe", "Siv"]
TITLES = [f"The Lamp of {NAMES[n // 20]}, Part {n + 1}" for n in range(COUNT)]


def words(number: int) -> str:
    return f"The lamp burned for {number} nights without any oil at all."


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setenv("FOXREADER_HOME", str(tmp_path / "home"))
    made = Program(Home(tmp_path / "home"))
    made.models.looked_at = ()
    return made


@pytest.fixture
def books(program: Program, tmp_path: Path) -> list[Book]:
    return fill_shelf(program, tmp_path, [words(n) for n in range(COUNT)], TITLES)


def clippings(path: Path, several: list[tuple[str, str]]) -> Path:
    said = "- Your Highlight on Location 1-2 | Added on Friday, January 1, 2021 12:00:05 AM"
    entries = (f"{title}\r\n{said}\r\n\r\n{quote}\r\n==========\r\n" for title, quote in several)
    path.write_bytes("".join(["\ufeff", *entries]).encode())  # no system changes ends of lines
    return path


def test_one_file_of_a_hundred_books_is_one_import_with_a_report_by_book(
    program: Program, books: list[Book], tmp_path: Path
) -> None:
    several = [(f"{book.metadata.title} (Ann Author{n // 5})", words(n))
               for n, book in enumerate(books)]  # fmt: skip
    several += [("A Book of Somebody Else (Nobody)", "These words are in no book of the shelf.")]
    several += [(f"{books[0].metadata.title} (Ann Author0)", "These are words it has not.")]
    found = program.notes_of_books.bring_in(clippings(tmp_path / "My Clippings.txt", several))
    assert len(found.books) == COUNT and dict(found.unknown) == {"A Book of Somebody Else": 1}
    reports = {one.sha256: one.report for one in found.books}
    assert all(report is not None and report.count("placed") == 1 for report in reports.values())
    first = reports[books[0].sha256]
    assert first is not None and first.count("missing") == 1
    assert len(program.profile.annotations.all()) == COUNT + 1
    again = program.notes_of_books.bring_in(tmp_path / "My Clippings.txt")
    assert len(again.books) == COUNT
    assert len(program.profile.annotations.all()) == COUNT + 1  # nothing twice


def test_a_book_that_was_never_opened_is_read_for_its_notes(
    program: Program, tmp_path: Path
) -> None:
    path = library_epub(tmp_path / "new.epub", "A New Book", "Ann Lowe", words=words(3))
    program.library.add([path])
    (sha256,) = program.profile.catalog.order()
    file = clippings(tmp_path / "c.txt", [("A New Book (Lowe, Ann)", words(3))])
    found = program.notes_of_books.bring_in(file)
    (one,) = found.books
    assert one.report is not None and one.report.count("placed") == 1
    path.unlink()
    program.profile.documents.remove(sha256)
    (gone,) = program.notes_of_books.bring_in(file).books
    assert gone.report is None and gone.error is not None and gone.count == 1
    (listed,) = program.notes_of_books.of()
    assert listed.title == "A New Book" and [e.quote for e in listed.entries] == [words(3)]
    assert written_together([listed], "md").startswith("# A New Book")


def test_notes_of_a_file_without_titles_find_their_book_by_its_words(
    program: Program, books: list[Book], tmp_path: Path
) -> None:
    file = clippings(tmp_path / "c.txt", [("Converted 0815.mobi", words(41))])
    (one,) = program.notes_of_books.bring_in(file).books
    assert one.sha256 == books[41].sha256


def test_a_book_is_no_file_of_notes_of_many(program: Program, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a book itself"):
        program.notes_of_books.bring_in(library_epub(tmp_path / "b.epub", "B"))


def test_all_notes_or_those_of_a_choice_are_written_and_read_again(
    program: Program, books: list[Book], tmp_path: Path
) -> None:
    for number, book in enumerate(books[:30]):
        color = "rose" if number % 2 else "blue"
        note = "a thought" if number % 3 == 0 else ""
        anchor = Anchor.of(book, Span(0, 0, len(words(number))))
        program.profile.annotations.add(highlight(anchor, color, note))
    lists = program.notes_of_books.of()
    assert [one.title for one in lists][:2] == [
        "The Lamp of Marn, Part 1",
        "The Lamp of Marn, Part 2",
    ]
    assert len(lists) == 30 and all(one.entries[0].span for one in lists)
    few = program.notes_of_books.of(NoteChoice(frozenset((books[3].sha256, books[4].sha256))))
    assert [one.book.sha256 for one in few] == [books[3].sha256, books[4].sha256]
    blue = program.notes_of_books.of(NoteChoice(colors=frozenset(("blue",)), kind="notes"))
    assert len(blue) == 5
    ids = frozenset(one.entries[0].annotation.id for one in lists[:2])
    assert len(program.notes_of_books.of(NoteChoice(ids=ids))) == 2
    assert len(program.notes_of_books.of(NoteChoice(words="lamp THOUGHT"))) == 10
    for fmt in FORMATS:
        text = written_together(lists, fmt)
        assert all(f"Part {number}" in text for number in range(1, 31))
        if fmt == "json":
            assert json.loads(text)["total"] == 30
        program.profile.annotations.remove(*(e.annotation.id for o in lists for e in o.entries))
        file = tmp_path / f"all.{fmt}"
        file.write_text(text, encoding="utf-8")
        back = program.notes_of_books.bring_in(file)
        assert len(back.books) == 30 and not back.unknown
        assert len(program.notes_of_books.of()) == 30
        lists = program.notes_of_books.of()
