"""Questions to the shelf with the program's own program: which books are read, and how far."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from foxreader.answer.conversation.several import SeveralSession
from foxreader.core.book import Book
from foxreader.core.errors import UsageError
from foxreader.core.events import Answer, Finished
from foxreader.core.span import Span
from foxreader.program.program import Program

RAIN = "It rained on the sea for a long time, and nobody was there to see it.\n\n" * 60
LAMP = f"The Lamp\n\nThe keeper of the lamp was a man called Marn.\n\n{RAIN}Marn drowned.\n"
OIL = f"The Oil\n\nOld Tamsin was a woman who sold oil to the keeper.\n\n{RAIN}"


@pytest.fixture
def program() -> Program:
    return Program()


def opened(program: Program, path: Path, text: str) -> Book:
    path.write_text(text, encoding="utf-8")
    found = program.books.open(path)
    found.resources.close()
    program.profile.shelf.opened(found.book, path)
    return found.book


def last(session: SeveralSession, question: str) -> Answer:
    with session:
        *_, event = session.ask(question)
    assert isinstance(event, Finished)
    return event.answer


@pytest.fixture
def shelf(program: Program, tmp_path: Path) -> tuple[Book, Book]:
    lamp = opened(program, tmp_path / "lamp.txt", LAMP)
    oil = opened(program, tmp_path / "oil.txt", OIL)
    return lamp, oil


@pytest.mark.thorough
def test_the_shelf_answers_from_its_best_book(program: Program, shelf: tuple[Book, Book]) -> None:
    list(program.indexes.shelve_waiting())
    answer = last(program.sessions.about_several("Who is Tamsin?"), "Who is Tamsin?")
    assert answer.mode == "direct_answer"
    assert [c.book for c in answer.citations] == [shelf[1].sha256]
    assert answer.searched.books == ("oil",) or answer.searched.books == ("The Oil",)


def test_what_is_not_in_the_table_yet_is_named(program: Program, shelf: tuple[Book, Book]) -> None:
    del shelf
    answer = last(program.sessions.about_several("Who is Tamsin?"), "Who is Tamsin?")
    # Nothing is found in an empty table: the books opened last are read themselves.
    assert answer.mode == "direct_answer"
    assert answer.searched.left_out == ()


@pytest.mark.thorough
def test_chosen_books_are_read_without_the_table(
    program: Program, shelf: tuple[Book, Book]
) -> None:
    question = "Who is Tamsin?"
    answer = last(program.sessions.about_several(question, [shelf[0].sha256]), question)
    assert answer.refused
    both = [book.sha256 for book in shelf]
    answer = last(program.sessions.about_several(question, both), question)
    assert [c.book for c in answer.citations] == [shelf[1].sha256]
    assert len(answer.searched.books) == 2


@pytest.mark.thorough
def test_each_book_is_read_up_to_its_place(program: Program, shelf: tuple[Book, Book]) -> None:
    list(program.indexes.shelve_waiting())
    program.profile.shelf.limit_all()
    lamp, oil = shelf
    with pytest.raises(UsageError):
        program.sessions.about_several("Who drowned?")
    program.profile.shelf.keep_place(lamp, Span(0, 900, 900))
    program.profile.shelf.keep_read(lamp.sha256, Span(0, 900, 900))
    answer = last(program.sessions.about_several("Who drowned?"), "Who drowned?")
    assert answer.refused
    assert answer.searched.share < 1
    question = "Who is Marn?"
    both = [book.sha256 for book in shelf]
    answer = last(program.sessions.about_several(question, both), question)
    assert [c.book for c in answer.citations] == [lamp.sha256]
    assert all(c.span.end <= 900 for c in answer.citations)
    assert answer.searched.left_out == (oil.metadata.title,)
    whole = last(program.sessions.about_several("Who drowned?", both, {}), "Who drowned?")
    assert "Marn drowned." in whole.text


def test_an_empty_shelf_has_nothing_to_ask(program: Program) -> None:
    with pytest.raises(UsageError):
        program.sessions.about_several("Who is Tamsin?")


@pytest.mark.thorough
def test_a_text_that_was_changed_on_the_disk_is_read_again_from_the_book(
    program: Program, shelf: tuple[Book, Book]
) -> None:
    oil = shelf[1]
    (stored,) = program.profile.home.documents.glob(f"{oil.sha256}*.db")
    with closing(sqlite3.connect(stored)) as connection, connection:
        (text,) = connection.execute("SELECT text FROM file").fetchone()
        lie = text.replace(b"Tamsin", b"Qvistt")
        assert lie != text
        connection.execute("UPDATE file SET text = ?", (lie,))
    question = "Who is Tamsin?"
    answer = last(program.sessions.about_several(question, [oil.sha256]), question)
    assert answer.mode == "direct_answer" and "Tamsin" in answer.citations[0].quote
    assert answer.searched.left_out == ()


@pytest.mark.thorough
def test_a_book_whose_text_and_file_are_gone_is_named(
    program: Program, shelf: tuple[Book, Book], tmp_path: Path
) -> None:
    for path in program.profile.home.documents.glob(f"{shelf[0].sha256}*"):
        path.unlink()
    (tmp_path / "lamp.txt").unlink()
    question = "Who is Tamsin?"
    answer = last(program.sessions.about_several(question, [b.sha256 for b in shelf]), question)
    assert answer.searched.left_out == (shelf[0].metadata.title,)
    assert answer.mode == "direct_answer"
