"""Each question of the table takes its path, and shows what it may and nothing that it may not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bookmaker import index_of
from doorbooks import manual, novel
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book
from foxreader.core.events import Answer, Finished
from foxreader.formats import open_book
from foxreader.index.storage.store import Index
from foxreader.library.documents import guide
from questiontable import TABLE


class Row(NamedTuple):
    """A line of the table."""

    language: str
    book: str
    question: str
    path: str
    shown: str
    hidden: str


ROWS = [Row(*map(str.strip, line.split("|"))) for line in TABLE.strip().splitlines()]


@pytest.fixture(scope="module")
def the_guide(tmp_path_factory: pytest.TempPathFactory) -> Book:
    book, resources = open_book(guide(tmp_path_factory.mktemp("guide")))
    resources.close()
    return book


@pytest.fixture(scope="module")
def indexes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Index]]:
    folder: Path = tmp_path_factory.mktemp("books")
    made = {
        name: index_of(book, folder) for name, book in (("novel", novel()), ("manual", manual()))
    }
    yield made
    for index in made.values():
        index.close()


def asked(index: Index, the_guide: Book, question: str) -> Answer:
    (*_, end) = Session(index, None, guide=lambda: the_guide).ask(question)
    assert isinstance(end, Finished)
    return end.answer


def test_the_table_has_200_questions_in_12_languages() -> None:
    assert len(ROWS) >= 200 and len({row.question for row in ROWS}) == len(ROWS)
    assert len({row.language for row in ROWS}) == 12


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.question)
def test_a_question_takes_its_path(row: Row, indexes: dict[str, Index], the_guide: Book) -> None:
    answer = asked(indexes[row.book], the_guide, row.question)
    assert answer.path == row.path
    assert row.shown in answer.text
    assert row.hidden not in answer.text
    source = the_guide if answer.path == "guide" else indexes[row.book].book
    for citation in answer.citations:
        assert source.text_at(citation.span) == citation.quote
        assert citation.book == source.sha256
