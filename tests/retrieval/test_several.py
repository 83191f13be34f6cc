"""The tools over several books: whose evidence, under which title, in how much room."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import ScriptedModel
from foxreader.core.errors import ToolError
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.storage.model_results import Digest
from foxreader.index.storage.terms import BookVocabulary
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question
from foxreader.retrieval.shelf.books_asked import each_asked
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.shelf.toolbox_of_several import (
    LEAST,
    SeveralTools,
    shared_out,
    speaking,
    title,
)
from foxreader.retrieval.tools.specs import ToolResult
from nonempty import some
from shelfmaker import BOOKS, LAND, RAIN, SEA, joined_of, titled


@pytest.fixture
def index(tmp_path: Path) -> Iterator[JoinedIndex]:
    index = joined_of(tmp_path)
    yield index
    index.close()


def tools(index: JoinedIndex, budget: int = 2_000) -> SeveralTools:
    return SeveralTools(index, None, budget=budget)


def question_of(text: str, index: JoinedIndex) -> Question:
    return Search(index).read_question(text, index.scope)


def found(index: JoinedIndex, text: str) -> ToolResult:
    return tools(index).search(question_of(text, index))


def read(index: JoinedIndex, result: ToolResult) -> set[str]:
    """The titles of the books whose units a result shows; each unit is the book's own."""
    assert {span for *_, span in find_tags(result.text)} == set(result.units)
    for unit in result.units:
        number, place = index.book.unshift(unit)
        assert place in index.own[number].units_inside(place)
        assert index.book.text_at(unit) == BOOKS[number].text_at(place)
    return {BOOKS[index.book.unshift(unit)[0]].metadata.title for unit in result.units}


def test_evidence_is_that_of_each_book_under_its_title(index: JoinedIndex) -> None:
    result = found(index, "Who is Ahab, and who is the Red Queen?")
    assert read(index, result) == {"The Sea Book", "The Land Book"}
    sea, land = (result.text.index(title(book)) for book in (SEA, LAND))
    assert sea < result.text.index("hunted the white whale") < land
    assert land < result.text.index("never slept")
    assert result.searched.books == tuple(book.metadata.title for book in BOOKS)
    assert result.searched.missing == ()
    assert result.searched.passages == len(index.passages(index.scope))


def test_a_question_that_names_a_book_is_asked_of_it_alone(index: JoinedIndex) -> None:
    asked = {
        n: one.text
        for n, one in each_asked(
            question_of("Where did it rain in The Land Book?", index), index
        ).items()
    }
    assert asked == {1: "Where did it rain ?"}
    result = found(index, "Where did it rain in The Land Book?")
    assert read(index, result) == {"The Land Book"}
    by_author = found(index, "Who does Ann Author say had three sons?")
    assert read(index, by_author) == {"The Sea Book"}
    elsewhere = found(index, "Does The Land Book say that Ahab had three sons?")
    assert "The Sea Book" in read(index, elsewhere)


def test_a_comparison_asks_each_book_for_what_it_has(index: JoinedIndex) -> None:
    asked = {
        n: one.text
        for n, one in each_asked(
            question_of("Compare Captain Ahab and the Red Queen", index), index
        ).items()
    }
    assert asked[0] == "Compare Captain Ahab and the"
    assert asked[1] == "Compare and the Red Queen"
    assert 2 not in asked


def test_what_half_is_nowhere_is_no_evidence(index: JoinedIndex) -> None:
    result = found(index, "Did the queen of Zanzibar gather mushrooms?")
    assert result.units == ()
    assert {"Zanzibar", "mushrooms"} <= set(result.searched.missing)
    assert found(index, "Did the queen fear the winter?").units


def test_a_book_of_another_language_is_asked_in_its_own(index: JoinedIndex) -> None:
    model = ScriptedModel(lambda _messages: json.dumps({"queries": ["黛玉"]}))
    box = SeveralTools(index, model, budget=2_000)
    result = box.search(question_of("Who is Daiyu?", index))
    assert read(index, result) == {"雪书"}
    assert result.usage.calls == 1
    box.search(question_of("Who is Daiyu?", index))
    assert len(model.sent) == 1


def test_a_place_that_was_shown_is_read_on_in_its_book(index: JoinedIndex) -> None:
    unit = next(u for u in index.units_in(index.scope) if "two gardens" in index.book.text_at(u))
    result = tools(index).call("chunk_get", json.dumps({"location": str(unit)}))
    assert read(index, result) == {"The Land Book"}
    assert "She feared the winter" in result.text


def test_a_call_may_name_a_book(index: JoinedIndex) -> None:
    every = tools(index).call("text_search", '{"query": "rained"}')
    assert read(index, every) == {"The Sea Book", "The Land Book"}
    one = tools(index).call("text_search", '{"query": "rained in The Sea Book"}')
    assert read(index, one) == {"The Sea Book"}


@pytest.mark.parametrize("arguments", ["", "[]", "no json", '{"query": 5, "x": null}', "{" * 5000])
def test_any_arguments_are_answered_or_refused(index: JoinedIndex, arguments: str) -> None:
    for name in ("text_search", "chunk_get", "get_full_book_segment_summaries", "nonsense"):
        try:
            result = tools(index).call(name, arguments)
        except ToolError as error:
            assert str(error)
        else:
            read(index, result)


def test_an_overview_has_every_book_and_its_kept_synopsis(index: JoinedIndex) -> None:
    plain = tools(index, 6_000).call("get_full_book_segment_summaries", "{}")
    assert read(index, plain) == {book.metadata.title for book in BOOKS}
    own = index.own[1]
    unit = own.units_in(Scope())[0]
    told = own.chapters_in(Scope())
    key = f"synopsis {len(told)} {told[-1].spans[-1]}"
    own.kept.add_digest(Digest(key, "The Land Book", f"A queen rules. {unit}", "m"))
    kept = tools(index, 6_000).call("get_full_book_segment_summaries", "{}")
    shifted = index.book.shift(1, unit)
    words = own.book.text_at(unit)
    assert f"{words} {shifted}\n(summary: A queen rules.)" in kept.text
    assert [u for u in kept.units if index.book.unshift(u)[0] == 1] == [shifted]
    assert speaking(own, Scope()) == [unit]


@pytest.mark.parametrize("budget", [250, 500, 900, 2_000])
def test_no_book_crowds_out_another(tmp_path: Path, budget: int) -> None:
    talky = titled("Talky", *(f"The whale {n} swam far. " * 30 + RAIN for n in range(12)))
    index = joined_of(tmp_path, [talky, titled("Terse", f"One whale slept. {RAIN}")])
    result = SeveralTools(index, None, budget=budget).search(question_of("whale", index))
    assert estimate(result.text) <= budget
    shown = {index.book.unshift(unit)[0] for unit in result.units}
    assert shown == ({0, 1} if budget >= 2 * LEAST + 60 else {0})
    index.close()


@given(st.dictionaries(st.integers(0, 9), st.integers(1, 5_000)), st.integers(LEAST, 9_000))
def test_the_room_is_shared_out(wanted: dict[int, int], room: int) -> None:
    shares = shared_out(wanted, room)
    assert sum(shares.values()) <= room
    assert all(0 < share <= wanted[number] for number, share in shares.items())
    assert list(shares) == list(wanted)[: len(shares)]
    if sum(wanted.values()) <= room and len(wanted) * LEAST <= room:
        assert shares == wanted
    for number, share in shares.items():
        if share < wanted[number]:
            assert share >= max(shares.values()) - len(shares)


def test_the_joined_index_reads_as_each_index_does(index: JoinedIndex) -> None:
    search = Search(index)
    for words in ("Ahab", "gardens", "黛玉", "rained hills"):
        hits = search.passages(words, index.scope)
        assert hits
        for hit in hits:
            for unit in some(hit.units):
                number, place = index.book.unshift(unit)
                assert place in index.own[number].units_in(Scope())
    assert index.is_name("ahab")
    assert not index.is_name("rained")
    assert index.language == ""
    assert [s.id for s in index.segments] == list(range(1, len(index.segments) + 1))


def test_nothing_past_a_limit_is_read(tmp_path: Path) -> None:
    at = SEA.files[1].text.index("The name")
    limits = {"The Sea Book": Scope(Span(1, at, at))}
    index = joined_of(tmp_path, limits=limits)
    for question in ("What was the name of the ship?", "Pequod", "snow on the roofs", "three sons"):
        result = found(index, question)
        assert "Pequod" not in result.text
        for unit in result.units:
            number, place = index.book.unshift(unit)
            assert index.scopes[number].allows(place)
    assert "three sons" in found(index, "Who had three sons?").text
    assert "Pequod" in found(index, "Pequod").searched.missing
    assert found(index, "Pequod").searched.share < 1
    words = BookVocabulary(index, index.scope)
    assert words.only_later("pequod")
    assert words.knows("son") and not words.only_later("son")
    assert words.knows("snow") and not words.only_later("snow")
    assert not words.only_later("zeppelin")
    assert Search(index).passages("Pequod", index.scope) == []
    index.close()


def test_a_name_that_one_of_the_books_has_is_misspelt_in_none(tmp_path: Path) -> None:
    told = "Later {0} came down to the harbour, and {0} sold the boat. " + RAIN
    books = (
        titled("The First Book", told.format("Barmwick")),
        titled("The Second Book", told.format("Bramwick")),
    )
    joined = joined_of(tmp_path, books)
    search = Search(joined)
    of_each = each_asked(search.read_question("Where did Bramwick come?"), joined)
    assert [[t.read for t in q.query.terms if t.read] for q in of_each.values()] == [[], []]
    of_each = each_asked(search.read_question("Where did Bramwich come?"), joined)
    assert any(t.read for question in of_each.values() for t in question.query.terms)
    joined.close()
