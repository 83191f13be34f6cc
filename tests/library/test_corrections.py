from __future__ import annotations

import sqlite3

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.kept_per_book import LONGEST, LONGEST_ANSWER, Corrections, OfPlace
from foxreader.library.library_steps import MIGRATIONS

BOOK, OTHER = "ab" * 32, "cd" * 32


@pytest.fixture
def kept(tmp_path):
    return Corrections(Database(tmp_path / "library.sqlite"))


def test_a_correction_comes_back_as_it_was(kept):
    reach = Scope(Span(3, 70, 70))
    id_ = kept.add("Who is  Tom?", "Her\nbrother.", sha256=BOOK, answer="Her son.", reach=reach)
    (found,) = kept.all()
    assert (found.id, found.sha256, found.made_of) == (id_, BOOK, BOOK)
    assert (found.question, found.text, found.answer) == ("Who is Tom?", "Her brother.", "Her son.")
    assert (found.reach, found.wrong) == (reach, False)


def test_what_was_said_of_a_place_comes_back_and_damage_does_not(kept):
    said = OfPlace("not", "weak", Span(2, 7, 19), "Marn lit it.")
    kept.add("Who lit it?", "Orrin lit it.", sha256=BOOK, of_place=said)
    kept.add("Who lit it?", "Orrin.", sha256=BOOK)
    other, found = kept.all()
    assert (found.of_place, found.text, other.of_place) == (said, "Orrin lit it.", None)
    for stored in ("", "{", "[]", '["maybe", "", "[f0-1-2]", ""]', '["not", 1, "[f0-1-2]", ""]',
                   '["not", "weak", "f0", ""]'):  # fmt: skip
        assert OfPlace.loads(stored) is None


def test_words_that_moved_in_a_new_text_are_found():
    texts = ("One line.", "Two lines. Marn lit it.")
    files = tuple(BookFile(str(number), text) for number, text in enumerate(texts))
    book = Book(BOOK, "text", Metadata("A test"), files)
    said = OfPlace("says", "weak", Span(0, 0, 12), "Marn lit it.")
    assert book.text_at(said.found_in(book)) == "Marn lit it."
    assert OfPlace("says", "weak", Span(1, 0, 3), "gone").found_in(book) is None


def test_without_a_text_the_answer_is_wrong(kept):
    kept.add("Who is Tom?", sha256=BOOK)
    assert kept.all()[0].wrong
    assert kept.all()[0].reach == WHOLE_BOOK


def test_a_books_own_come_before_those_for_all(kept):
    for text, sha256 in (("a", BOOK), ("b", ""), ("c", OTHER), ("d", BOOK), ("e", "")):
        kept.add("Q", text, sha256=sha256, made_of=OTHER)
    assert [c.text for c in kept.of(BOOK)] == ["d", "a", "e", "b"]
    assert [c.text for c in kept.all()] == ["e", "d", "c", "b", "a"]


def test_one_is_deleted(kept):
    first, second = kept.add("Q", "a"), kept.add("Q", "b")
    assert kept.delete(first)
    assert not kept.delete(first)
    assert [c.id for c in kept.all()] == [second]


def test_nothing_is_kept_at_any_length(kept):
    kept.add("q" * 5_000, "t" * 5_000, answer="a" * 5_000)
    (found,) = kept.all()
    assert len(found.text) == len(found.question) == LONGEST
    assert len(found.answer) == LONGEST_ANSWER


def test_a_library_of_before_keeps_what_it_has(tmp_path):
    path = tmp_path / "library.sqlite"
    with sqlite3.connect(path) as old:
        for statements in MIGRATIONS[:3]:
            old.executescript(statements)
        old.execute(
            "INSERT INTO turn (sha256, conversation, asked_at, answer) VALUES ('s','c','t','a')"
        )
        old.execute("PRAGMA user_version = 3")
    old.close()
    kept = Corrections(Database(path))
    kept.add("Q", "a")
    assert len(kept.all()) == 1
    with sqlite3.connect(path) as now:
        assert now.execute("SELECT answer FROM turn").fetchall() == [("a",)]
    now.close()
