"""The search of all books with the program's own parts: books opened, shelved, under a limit."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from foxreader.core.span import Span
from foxreader.index.build import build_text
from foxreader.parts import OpenBook, Parts
from foxreader.retrieval.shelf.library_search import ShelfFound

TEXT = (
    "The keeper lit the lamp.\n\n"
    + "It rained on the sea for a long time.\n\n" * 80
    + "Marn saw it."
)


@pytest.fixture
def parts() -> Parts:
    return Parts()


def opened(parts: Parts, path: Path, text: str) -> OpenBook:
    path.write_text(text, encoding="utf-8")
    found = parts.open(path)
    found.resources.close()
    parts.shelf.opened(found.book, path)
    return found


def last(parts: Parts, question: str) -> ShelfFound:
    *_, found = parts.search_shelf(question)
    return found


def test_what_waits_is_put_in_and_found(parts: Parts, tmp_path: Path) -> None:
    opened(parts, tmp_path / "lamp.txt", TEXT)
    opened(parts, tmp_path / "other.txt", "Nothing is here but a lamp.")
    found = last(parts, "Who lit the lamp?")
    assert (found.hits, found.books, len(found.waiting)) == ((), 0, 2)
    assert [(s.done, s.total) for s in parts.shelve_waiting()] == [(1, 2), (2, 2)]
    assert list(parts.shelve_waiting()) == []
    found = last(parts, "Who lit the lamp?")
    assert (found.books, found.waiting) == (2, ())
    assert found.hits[0].proven
    assert found.hits[0].text.startswith("The keeper lit the lamp.")


def test_a_book_that_was_moved_is_searched_still(parts: Parts, tmp_path: Path) -> None:
    book = opened(parts, tmp_path / "lamp.txt", TEXT)
    with closing(parts.index(book.book)) as index:
        list(build_text(index))
        list(parts.shelve(index, book.path))
    book.path.unlink()
    (hit,) = last(parts, "What did Marn see?").hits
    assert hit.path == book.path
    assert "Marn saw it." in hit.text


def test_under_the_limit_each_book_is_seen_up_to_its_place(parts: Parts, tmp_path: Path) -> None:
    book = opened(parts, tmp_path / "lamp.txt", TEXT).book
    list(parts.shelve_waiting())
    whole = last(parts, "Marn")
    parts.shelf.limit_all()
    assert last(parts, "Marn").hits == last(parts, "lamp").hits == ()
    assert last(parts, "lamp").passages == 0
    parts.shelf.keep_place(book, Span(0, 2000, 2000))
    assert last(parts, "Marn").hits == ()
    under = last(parts, "Who lit the lamp?")
    assert under.hits
    assert 0 < under.passages < whole.passages
    for hit in (*under.hits, *last(parts, "rain").hits):
        assert hit.span.end <= 2000
    parts.shelf.keep_place(book, Span(0, len(TEXT), len(TEXT)))
    assert len(whole.hits) == 1
    assert [hit.text for hit in last(parts, "Marn").hits] == [hit.text for hit in whole.hits]
