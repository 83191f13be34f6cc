"""The search of all books with the program's own program: books opened, shelved, under a limit."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import ShelfFound

TEXT = (
    "The keeper lit the lamp.\n\n"
    + "It rained on the sea for a long time.\n\n" * 80
    + "Marn saw it."
)


@pytest.fixture
def program() -> Program:
    return Program()


def opened(program: Program, path: Path, text: str) -> OpenBook:
    path.write_text(text, encoding="utf-8")
    found = program.books.open(path)
    found.resources.close()
    program.profile.shelf.opened(found.book, path)
    return found


def last(program: Program, question: str) -> ShelfFound:
    *_, found = program.sessions.search_all(question)
    return found


@pytest.mark.thorough
def test_what_waits_is_put_in_and_found(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path / "lamp.txt", TEXT)
    opened(program, tmp_path / "other.txt", "Nothing is here but a lamp.")
    found = last(program, "Who lit the lamp?")
    assert (found.hits, found.books, len(found.waiting)) == ((), 0, 2)
    assert [(s.done, s.total) for s in program.indexes.shelve_waiting()] == [(1, 2), (2, 2)]
    assert list(program.indexes.shelve_waiting()) == []
    found = last(program, "Who lit the lamp?")
    assert (found.books, found.waiting) == (2, ())
    assert found.hits[0].proven
    assert found.hits[0].text.startswith("The keeper lit the lamp.")


def test_a_book_that_was_moved_is_searched_still(program: Program, tmp_path: Path) -> None:
    book = opened(program, tmp_path / "lamp.txt", TEXT)
    with closing(program.indexes.open(book.book)) as index:
        list(build_text(index))
        list(program.indexes.shelve(index, book.path))
    book.path.unlink()
    (hit,) = last(program, "What did Marn see?").hits
    assert hit.path == book.path
    assert "Marn saw it." in hit.text


def test_under_the_limit_each_book_is_seen_up_to_its_place(
    program: Program, tmp_path: Path
) -> None:
    book = opened(program, tmp_path / "lamp.txt", TEXT).book
    list(program.indexes.shelve_waiting())
    whole = last(program, "Marn")
    program.profile.shelf.limit_all()
    assert last(program, "Marn").hits == last(program, "lamp").hits == ()
    assert last(program, "lamp").passages == 0
    program.profile.shelf.keep_place(book, Span(0, 2000, 2000))
    program.profile.shelf.keep_read(book.sha256, Span(0, 2000, 2000))
    assert last(program, "Marn").hits == ()
    under = last(program, "Who lit the lamp?")
    assert under.hits
    assert 0 < under.passages < whole.passages
    for hit in (*under.hits, *last(program, "rain").hits):
        assert hit.span.end <= 2000
    program.profile.shelf.keep_place(book, Span(0, len(TEXT), len(TEXT)))
    program.profile.shelf.keep_read(book.sha256, Span(0, len(TEXT), len(TEXT)))
    assert len(whole.hits) == 1
    assert [hit.text for hit in last(program, "Marn").hits] == [hit.text for hit in whole.hits]
