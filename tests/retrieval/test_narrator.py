from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.people import told_by_i
from foxreader.retrieval.fulltext.search import Search

ROAD = "I walked along the road and thought of my supper, as I did on every day of that year. " * 9
CALLED = "“Come here, Nora,” said the miller, and I went. “Nora, sit down,” he said to me. "
THROWN = "Then he threw a jug at me and it broke on the wall behind my chair. "
OTHERS = "The miller was old. The miller had a mill by the river and told me of it. "
TEXT = "\n\n".join(ROAD + said for said in (CALLED, OTHERS, CALLED * 2, THROWN, OTHERS, CALLED))


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    return Search(index_of(book_of(TEXT), tmp_path_factory.mktemp("index")))


def narrators(search: Search, question: str, scope: Scope = WHOLE_BOOK) -> frozenset[str]:
    return search.look(search.read_question(question, scope)).postings.narrators


def test_a_name_only_others_say_in_a_book_told_by_i_is_the_narrators(search: Search) -> None:
    assert narrators(search, "What was thrown at Nora?") == {"nora"}
    assert narrators(search, "What did the Miller throw?") == set()


def test_the_passage_that_tells_of_the_narrator_by_i_comes_first(search: Search) -> None:
    hits = search.passages("What did the miller throw at Nora?", WHOLE_BOOK, 1)
    assert "threw a jug" in search.index.book.text_at(hits[0].span)


def test_nobody_narrates_what_is_told_of_others(tmp_path: Path) -> None:
    told = TEXT.replace(" I ", " she ").replace(" me", " her").replace(" my ", " her ")
    told = told.replace("I walked", "She walked")
    index = index_of(book_of(told), tmp_path)
    assert not told_by_i(index, index.passages(WHOLE_BOOK))
    assert narrators(Search(index), "What was thrown at Nora?") == set()


def test_the_narrator_is_read_from_visible_text_only(search: Search) -> None:
    before = TEXT.index(CALLED * 2)
    scope = Scope(Span(0, before, before))
    assert narrators(search, "What was thrown at Nora?", scope) == set()
