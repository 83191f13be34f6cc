from __future__ import annotations

import pytest

from foxreader.library.conversations import Conversations
from foxreader.library.database import Database

BOOK, OTHER = "ab" * 32, "cd" * 32


@pytest.fixture
def kept(tmp_path):
    kept = Conversations(Database(tmp_path / "library.sqlite"))
    for book, conversation, record in (
        (BOOK, "one", "1a"), (BOOK, "two", "2a"), (OTHER, "three", "3a"), (BOOK, "one", "1b"),
    ):  # fmt: skip
        kept.add(book, conversation, record)
    return kept


def test_those_of_a_book_are_listed_the_newest_turn_first(kept):
    listed = kept.of(BOOK)
    assert [(c.id, c.turns, c.first) for c in listed] == [("one", 2, "1a"), ("two", 1, "2a")]
    assert listed[0].began <= listed[0].last
    assert kept.of("ef" * 32) == []


def test_an_older_one_can_be_gone_on_with(kept):
    assert kept.last(BOOK) == ("one", ["1a", "1b"])
    assert kept.turns(BOOK, "two") == ["2a"]
    kept.add(BOOK, "two", "2b")
    assert kept.last(BOOK) == ("two", ["2a", "2b"])


def test_one_is_deleted_and_the_others_stay(kept):
    assert kept.delete(BOOK, "one") == 2
    assert kept.last(BOOK) == ("two", ["2a"])
    assert kept.delete(BOOK, "three") == 0
    assert kept.last(OTHER) == ("three", ["3a"])
