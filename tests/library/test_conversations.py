from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.library.conversations import Conversations, branches_of
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


def test_it_is_known_by_its_first_question_about_the_book(kept):
    hello, asked = '{"mode": "general"}', '{"mode": "grounded"}'
    for record in (hello, asked, "no record"):
        kept.add(BOOK, "four", record)
    kept.add(BOOK, "five", hello)
    assert [c.first for c in kept.of(BOOK)[:2]] == [hello, asked]


def test_an_older_one_can_be_gone_on_with(kept):
    assert kept.last(BOOK) == ("one", ["1a", "1b"])
    assert kept.turns(BOOK, "two") == ["2a"]
    kept.add(BOOK, "two", "2b")
    assert kept.last(BOOK) == ("two", ["2a", "2b"])


def test_one_is_deleted_and_the_others_stay_and_it_comes_back_as_it_was(kept):
    kept.rename(BOOK, "one", "  The first\none ")
    kept.pin(BOOK, "one", True)
    before = kept.of(BOOK), kept.kept(BOOK, "one")
    deleted = kept.delete(BOOK, "one")
    assert kept.last(BOOK) == ("two", ["2a"])
    assert [one.id for one in kept.of(BOOK)] == ["two"]
    assert kept.delete(BOOK, "three") is None
    assert kept.last(OTHER) == ("three", ["3a"])
    kept.restore(deleted)
    kept.restore(deleted)  # nothing is doubled
    assert (kept.of(BOOK), kept.kept(BOOK, "one")) == before
    assert before[0][0].name == "The first one"


def test_pinned_ones_come_first_and_the_name_can_be_taken_back(kept):
    kept.pin(BOOK, "two", True)
    kept.rename(BOOK, "two", "A name")
    assert [(c.id, c.name, c.pinned) for c in kept.of(BOOK)] == [
        ("two", "A name", True), ("one", "", False),
    ]  # fmt: skip
    kept.pin(BOOK, "two", False)
    kept.rename(BOOK, "two", "")
    assert [(c.id, c.name, c.pinned) for c in kept.of(BOOK)] == [
        ("one", "", False), ("two", "", False),
    ]  # fmt: skip


def test_a_turn_in_the_place_of_another_is_a_branch_and_both_are_kept(kept):
    first, second = kept.kept(BOOK, "one").turns
    other = kept.add(BOOK, "one", "1b again", first.at)
    kept.add(BOOK, "one", "1c")
    assert kept.turns(BOOK, "one") == ["1a", "1b again", "1c"]
    found = kept.kept(BOOK, "one")
    assert found.branches.versions(second.at) == (second.at, other.at)
    assert [turn.record for turn in found.branch(second.at)] == ["1a", "1b"]
    assert [turn.record for turn in found.branch(first.at)] == ["1a", "1b again", "1c"]
    assert len(kept.records(BOOK, "one")) == 4
    assert len(kept.texts(BOOK)["one"]) == 4


def test_the_branch_that_was_shown_last_is_shown_again_until_something_is_asked(kept):
    first, second = kept.kept(BOOK, "one").turns
    kept.add(BOOK, "one", "1b again", first.at)
    kept.show(BOOK, "one", second.at)
    assert kept.turns(BOOK, "one") == ["1a", "1b"]
    kept.restore(kept.delete(BOOK, "one"))
    assert kept.turns(BOOK, "one") == ["1a", "1b"]
    assert [(c.name, c.pinned) for c in kept.of(BOOK) if c.id == "one"] == [("", False)]
    kept.add(BOOK, "one", "1a again", "")
    assert kept.turns(BOOK, "one") == ["1a again"]


TREES = st.lists(st.integers(-1, 30), max_size=30)


@given(TREES, st.integers(0, 31))
@examples(200)
def test_every_turn_is_on_the_branch_through_it(parents, pick):
    names = [f"t{at:02}" for at in range(len(parents))]
    links = [
        (name, names[parent] if 0 <= parent < len(names) else "")
        for name, parent in zip(names, parents, strict=True)
    ]
    branches = branches_of(links)
    for name in names:
        path = branches.newest(name)
        assert name in path and path[0] in branches.versions(path[0])
        assert branches.before(path[0]) == ""
        assert all(branches.before(then) == at for at, then in pairwise(path))
        assert name in branches.versions(name)
        # What comes after a turn on its branch is the newest there is.
        assert not branches.versions(f"{path[-1]}x")
    if names:
        assert branches.newest()[-1] == names[-1]
        assert branches.newest(names[pick % len(names)])[-1] >= names[pick % len(names)]
    else:
        assert branches.newest() == ()
