from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of, index_of
from examples import examples
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import parse
from nonempty import some

CHAPTERS = [
    "It was a long and quiet voyage over the southern sea. " * 30 + "Then Queequeg saw a whale. ",
    "The harbour lay still under the snow of that winter. " * 30 + "Starbuck bought three ropes. ",
    "Nobody spoke of the matter for the rest of the year. " * 30
    + "黑豹队的防守很好。 The mast fell. ",
]


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    toc = [("The Sea", 0, 0), ("The Harbour", 1, 0), ("The Year", 2, 0)]
    return Search(index_of(book_of(*CHAPTERS, toc=toc), tmp_path_factory.mktemp("index")))


def found(search: Search, query: str, scope: Scope = WHOLE_BOOK) -> str:
    hits = search.passages(query, scope, 1)
    return search.index.book.text_at(hits[0].span) if hits else ""


@pytest.mark.parametrize(
    ("query", "word"),
    [
        ("Who saw whales?", "Queequeg"),
        ("what did starbuck buy", "ropes"),
        ("buying a rope", "Starbuck"),
        ('"the mast fell"', "mast"),
        ("黑豹", "黑豹"),
        ("防守怎么样？", "防守"),
        ("MAST*", "mast"),
    ],
)
def test_the_best_passage_comes_first(search: Search, query: str, word: str) -> None:
    assert word in found(search, query)


def test_hits_are_passages_with_their_units_best_first(search: Search) -> None:
    hits = search.passages("the voyage over the sea", WHOLE_BOOK)
    assert [h.score for h in hits] == sorted((h.score for h in hits), reverse=True)
    for hit in hits:
        assert hit.span == hit.units[0].to(hit.units[-1])
        assert all(search.index.book.text_at(u).strip() for u in hit.units)
    assert search.passages("the voyage over the sea", WHOLE_BOOK) == hits
    assert search.passages("sea", WHOLE_BOOK, 0) == []


@examples(150)
@given(
    st.one_of(
        st.text(max_size=60),
        st.lists(
            st.sampled_from(
                ['"', "AND", "OR", "NOT", "NEAR(", "body:", "*", "^", "-", "sea", "(", ")", "'",
                 "whale", "+", "\0", "{", "黑豹", ";--", "“", "”"]
            ),
            max_size=12,
        ).map(" ".join),
    ),
    st.integers(0, 2),
    st.integers(0, 1_700),
)  # fmt: skip
def test_no_question_is_too_odd_and_nothing_past_the_scope_is_found(
    search: Search, query: str, file: int, at: int
) -> None:
    scope = Scope(Span(file, at, at))
    for hit in search.passages(query, scope, 50):
        assert scope.allows(hit.span)
    hits, searched = search.evidence(query, scope, 50)
    assert all(scope.allows(u) for hit in hits for u in hit.units)
    assert searched.passages <= len(search.index.passages(scope))


def masked(text: str) -> str:
    """``text`` with other words of the same shape."""
    return re.sub("[\u4e00-\u9fff]", "口", re.sub("[a-z]", "x", re.sub("[A-Z]", "X", text)))


@examples(20)
@given(st.integers(0, 1_700), st.sampled_from(["whale sea", "starbuck ropes sea", "防守 winter"]))
def test_what_stands_past_the_limit_changes_nothing(at: int, query: str) -> None:
    """The same answers as over a book that ends at the limit."""
    text = CHAPTERS[0] + CHAPTERS[1] + CHAPTERS[2]
    cut = len(CHAPTERS[0]) + at
    scope = Scope(Span(0, cut, cut))
    with tempfile.TemporaryDirectory() as folder:
        whole = Search(index_of(book_of(text), Path(folder) / "a"))
        other = Search(index_of(book_of(text[:cut] + masked(text[cut:])), Path(folder) / "b"))
        assert whole.passages(query, scope) == other.passages(query, scope)
        assert whole.evidence(query, scope) == other.evidence(query, scope)
        whole.index.close()
        other.index.close()


def test_a_word_only_past_the_limit_counts_as_missing(search: Search) -> None:
    _, whole = search.evidence("Did Starbuck see Zanzibar?", WHOLE_BOOK)
    assert whole.missing == ("Zanzibar",)
    hits, before = search.evidence("Did Starbuck see Zanzibar?", Scope(Span(1, 0, 0)))
    assert before.missing == ("Starbuck", "Zanzibar")
    assert hits == []


def test_the_passage_a_limit_cuts_is_searched_up_to_the_limit(search: Search) -> None:
    at = CHAPTERS[0].index("Then Queequeg")
    last = Scope(Span(0, len(CHAPTERS[0]), len(CHAPTERS[0])))
    assert "Queequeg" in found(search, "Queequeg", last)
    assert found(search, "Queequeg", Scope(Span(0, at, at))) == ""
    assert found(search, "voyage", Scope(Span(0, 60, 60))).startswith("It was a long")


def test_evidence_needs_a_name_a_number_a_phrase_or_half_the_rare_words(search: Search) -> None:
    def is_evidence(question: str) -> bool:
        return bool(search.evidence(question, WHOLE_BOOK)[0])

    assert is_evidence("What did Starbuck think of elephants and giraffes?")
    assert not is_evidence("What did Jones buy for the elephants and giraffes?")
    assert is_evidence('Who said "the mast fell" to the elephants and giraffes?')
    assert is_evidence("Which ropes were bought?")
    assert not is_evidence("Who is Harry Potter?")
    assert not is_evidence("谁是哈利波特？")
    assert is_evidence("黑豹队是谁？")


def test_a_name_of_two_words_is_no_evidence_by_halves(tmp_path: Path) -> None:
    text = "We met Harry in the street. A potter made a jar. Captain Ahab slept. Then Ahab woke. "
    search = Search(index_of(book_of(*(text + "So it went on for long. " * 60,) * 3), tmp_path))
    assert search.evidence("Who is Captain Ahab?", WHOLE_BOOK)[0]
    assert search.evidence("Who is Harry Jones?", WHOLE_BOOK)[0] == []


@pytest.mark.thorough
@pytest.mark.books
@pytest.mark.parametrize(
    ("path", "language", "number", "floors"),
    [
        ("fairytaleqa/qa.jsonl", "en", 300, {1: 0.76, 5: 0.935}),
        ("chroma-chunking/qa.jsonl", "en", 175, {1: 0.78, 5: 0.925}),
        ("xquad/qa.zh.jsonl", "zh", 300, {1: 0.97, 5: 0.99}),
    ],
)
def test_gold_passages_are_found(
    shared: Path, tmp_path: Path, path: str, language: str, number: int, floors: dict[int, float]
) -> None:
    """Plain FTS5 with porter stems over 1,200-character pieces: .697 and .913 on fairytaleqa."""
    folder = (shared / "bench" / path).parent
    lines = (shared / "bench" / path).read_text(encoding="utf-8").splitlines()[:number]
    searches: dict[str, Search] = {}
    ranks: list[int] = []
    for item in map(json.loads, lines):
        if item["doc"] not in searches:
            text = (folder / item["doc"]).read_text(encoding="utf-8")
            index = index_of(book_of(text, language=language), tmp_path)
            searches[item["doc"]] = Search(index)
        hits = searches[item["doc"]].passages(item["question"], WHOLE_BOOK)
        gold = [Span(0, e["start"], e["end"]) for e in item["evidence"]]
        held = [any(hit.span.overlaps(g) for g in gold) for hit in hits]
        ranks.append(held.index(True) + 1 if True in held else 99)
    for k, floor in some(floors.items()):
        assert sum(rank <= k for rank in ranks) / len(ranks) >= floor


def test_a_stranger_to_the_book_is_not_answered_by_half_a_question(search: Search) -> None:
    # The book has ropes and a harbour, but no Mongolia.
    assert search.evidence("What are the ropes of Mongolia?", WHOLE_BOOK)[0] == []
    assert search.evidence("Who bought the ropes?", WHOLE_BOOK)[0]


def test_the_author_is_no_stranger(tmp_path: Path) -> None:
    book = book_of(*CHAPTERS)
    book = replace(book, metadata=replace(book.metadata, authors=("Herman Melville",)))
    search = Search(index_of(book, tmp_path))
    assert search.evidence("What does Melville say about ropes?", WHOLE_BOOK)[0]
    assert search.evidence("What does Tolstoy say about ropes?", WHOLE_BOOK)[0] == []


def test_how_a_word_is_written_past_the_limit_does_not_tell(tmp_path: Path) -> None:
    first = "They saw the pearl and a pearl again. Then Marlow came to Marlow's house. " * 3
    later = "She is Pearl, and Pearl alone, said Pearl to Pearl. But marlow is a small fish. " * 60
    index = index_of(book_of(first, later), tmp_path)
    limit = Scope(Span(1, 0, 0))
    assert index.is_name("pearl") and not index.is_name("pearl", limit)
    assert index.is_name("marlow", limit) and not index.is_name("marlow")
    alone = index_of(book_of(first), tmp_path)
    question = "where is the pearl of marlow"
    assert parse(question, index, limit).terms == parse(question, alone).terms
