from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from endpoint import Endpoint, cite_the_evidence
from foxreader.answer.conversation.session import Session
from foxreader.core.errors import Unreachable
from foxreader.core.events import Finished
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_graph, build_vectors, graph_path, stored_vectors
from foxreader.index.storage.store import Index
from foxreader.llm import connect
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.semantic import KEPT, WEAK, Hybrid, Semantic, carried
from foxreader.retrieval.tools.toolbox import Toolbox
from wordvectors import WordEmbedder

pytest.importorskip("numpy", reason="the extra “semantic” is not installed")

FILLING = "The weather was mild that year and nobody spoke much of it at home. " * 15
STORY = [
    FILLING * 3 + "The physician healed the child. " * 20 + FILLING * 3,
    FILLING * 3 + "Soldiers marched across a bridge. " * 20 + FILLING * 3,
    FILLING * 3 + "The murderer was the butler of the house. " * 20 + FILLING,
]
MEANT = {"doctor": "physician", "cured": "healed", "kid": "child", "killer": "murderer"}


@pytest.fixture
def index(tmp_path: Path) -> Index:
    made = index_of(book_of(*STORY, toc=[("One", 0, 0), ("Two", 1, 0), ("Three", 2, 0)]), tmp_path)
    list(build_vectors(made, WordEmbedder(meaning=MEANT)))
    return made


def semantic(index: Index, **options: object) -> Semantic:
    return Semantic(index, WordEmbedder(meaning=MEANT), **options)  # type: ignore[arg-type]


def text(index: Index, passage: int) -> str:
    spans = {p.id: p.span for p in index.passages(WHOLE_BOOK)}
    return index.book.text_at(spans[passage])


def test_words_the_book_does_not_have_find_what_they_mean(index: Index) -> None:
    lane = semantic(index)
    assert lane.state() == "ready"
    found = lane.nearest("doctor cured kid", WHOLE_BOOK, 5)
    assert "physician" in text(index, found[0][0])
    cosines = [cosine for _, cosine in found]
    assert cosines == sorted(cosines, reverse=True) and len(found) == 5
    assert len({passage for passage, _ in found}) == 5
    assert lane.nearest("doctor cured kid", WHOLE_BOOK, 5) == found
    assert lane.nearest("  ", WHOLE_BOOK, 5) == lane.nearest("x", WHOLE_BOOK, 0) == []


def test_a_question_is_embedded_once(index: Index) -> None:
    embedder = WordEmbedder()
    list(build_vectors(index, embedder))
    lane = Semantic(index, embedder)
    for scope in (WHOLE_BOOK, Scope(Span(1, 9, 9)), WHOLE_BOOK):
        lane.nearest("the bridge", scope, 3)
    assert [kind for kind, _ in embedder.asked].count("query") == 1


@pytest.mark.parametrize("at", [0, 1, 900, 3_000, 4_000])
def test_a_limit_gives_what_a_book_cut_there_gives(index: Index, tmp_path: Path, at: int) -> None:
    scope = Scope(Span(1, at, at))
    cut = index_of(book_of(STORY[0], STORY[1][:at]), tmp_path / "cut")
    list(build_vectors(cut, WordEmbedder(meaning=MEANT)))
    shown = {p.id for p in index.passages(scope) if not p.clipped}
    for query in ("the killer", "soldiers on a bridge", "doctor cured kid"):
        limited = semantic(index).nearest(query, scope, 50)
        assert {passage for passage, _ in limited} == shown
        whole = semantic(cut).nearest(query, WHOLE_BOOK, 50)
        assert [hit for hit in whole if hit[0] in shown] == limited
        assert not any("murderer" in text(index, passage) for passage, _ in limited)


def test_the_lane_is_off_while_a_vector_is_missing(tmp_path: Path) -> None:
    index = index_of(book_of(*STORY), tmp_path)
    assert semantic(index).nearest("killer", WHOLE_BOOK, 5) == []
    limit = Scope(Span(1, 0, 0))
    list(build_vectors(index, WordEmbedder(meaning=MEANT), scope=limit))
    lane = semantic(index)
    assert (lane.state(), lane.state(limit)) == ("partial", "ready")
    assert lane.nearest("killer", WHOLE_BOOK, 5) == []
    assert lane.nearest("killer", limit, 5)
    list(build_vectors(index, WordEmbedder(meaning=MEANT)))
    assert lane.state() == "ready", "it sees what a job has added since"
    assert lane.nearest("killer", WHOLE_BOOK, 5)


def test_vectors_of_another_length_turn_it_off(index: Index) -> None:
    lane = Semantic(index, WordEmbedder(size=16))
    assert lane.nearest("killer", WHOLE_BOOK, 5) == []
    assert lane.state() == "stale"


def test_very_many_vectors_are_searched_through_a_graph(index: Index) -> None:
    pytest.importorskip("usearch", reason="the extra “semantic” is not installed")
    exact = semantic(index).nearest("the killer", WHOLE_BOOK, 3)
    stored = stored_vectors(index, WordEmbedder())
    assert list(build_graph(index, stored)) == [], "there are not that many"
    progress = list(build_graph(index, stored, many=5))
    assert progress[-1].done == progress[-1].total == len(stored.passages)
    path = graph_path(index, stored)
    assert path.exists()
    found = semantic(index, many=5).nearest("the killer", WHOLE_BOOK, 3)
    assert found[0][0] == exact[0][0]
    assert found[0][1] == pytest.approx(exact[0][1], abs=0.01)
    path.write_bytes(b"damaged")
    assert semantic(index, many=5).nearest("the killer", WHOLE_BOOK, 3) == exact
    list(build_graph(index, stored_vectors(index, WordEmbedder("other")), many=5))
    assert not path.exists(), "the graph of other vectors is removed"


def test_meaning_adds_to_what_words_found(index: Index) -> None:
    search = Search(index)
    hybrid = Hybrid(search, semantic(index))
    query = "soldiers marched across the bridge in mild weather to cure the kid"
    lexical = search.look(search.read_question(query))
    widened = hybrid.widened(lexical)
    assert not widened.failure
    assert widened.found.ranked[:KEPT] == lexical.ranked[:KEPT]
    assert {p for p, _ in lexical.ranked} <= {p for p, _ in widened.found.ranked}
    assert len(search.hits(widened.found, 10)) == 10


def test_the_share_of_a_question_that_a_passage_has_decides_which_leads(index: Index) -> None:
    search = Search(index)
    some = search.look(search.read_question("What did the doctor do for the cured kid at home?"))
    all_of_it = search.look(search.read_question("Did soldiers march across the bridge?"))
    assert carried(some) < WEAK < carried(all_of_it)
    hybrid = Hybrid(search, semantic(index))
    assert "physician" in text(index, hybrid.widened(some).found.ranked[0][0])
    kept = all_of_it.ranked[:KEPT]
    assert kept and hybrid.widened(all_of_it).found.ranked[: len(kept)] == kept


def test_where_words_find_nothing_meaning_does_and_it_is_no_evidence(index: Index) -> None:
    search = Search(index)
    lexical = search.look(search.read_question("doctor cured kid"))
    assert not lexical.ranked
    widened = Hybrid(search, semantic(index)).widened(lexical)
    assert widened.rung in ("semantic", "lower")
    assert "physician" in text(index, widened.found.ranked[0][0])
    assert not widened.found.proven.ranked


def test_a_question_about_a_part_is_answered_from_that_part(index: Index) -> None:
    search = Search(index)
    lexical = search.look(search.read_question("the soldiers and the killer in chapter 2"))
    found = Hybrid(search, semantic(index)).widened(lexical).found
    assert found.named is not None
    spans = {p.id: p.span for p in index.passages(WHOLE_BOOK)}
    assert {spans[p].file for p, _ in found.ranked} == {1}


def test_a_model_that_fails_leaves_the_words(index: Index) -> None:
    def gone(_: int) -> None:
        raise Unreachable("Can't connect to the endpoint.")

    search = Search(index)
    lexical = search.look(search.read_question("the butler"))
    widened = Hybrid(search, Semantic(index, WordEmbedder(fails=gone))).widened(lexical)
    assert widened.found.ranked == lexical.ranked
    assert (widened.rung, widened.failure) == ("lexical", "Can't connect to the endpoint.")


def test_without_vectors_nothing_changes(tmp_path: Path) -> None:
    index = index_of(book_of(*STORY), tmp_path)
    search = Search(index)
    found = search.look(search.read_question("the butler of the house"))
    hybrid = Hybrid(search, semantic(index))
    assert hybrid.widened(found).found.ranked == found.ranked


@pytest.mark.parametrize("fails", [False, True])
def test_the_reader_is_told_how_the_passages_were_found(index: Index, fails: bool) -> None:
    def gone(_: int) -> None:
        raise Unreachable("Can't connect to the endpoint.")

    lane = Semantic(index, WordEmbedder(fails=gone) if fails else WordEmbedder())
    toolbox = Toolbox(index, None, WHOLE_BOOK, budget=2_000, semantic=lane)
    question = Search(index).read_question("Who was the murderer in the house?")
    summary = toolbox.search(question).summary
    how = ("by words alone",) if fails else ("by words and by meaning", "loosely by meaning")
    assert summary.endswith(how)


def test_the_reader_is_told_that_meaning_was_not_searched(index: Index) -> None:
    def gone(_: int) -> None:
        raise Unreachable("Can't connect to the endpoint.")

    with Endpoint(cite_the_evidence) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        lane = Semantic(index, WordEmbedder(fails=gone))
        *_, last = Session(index, model, lane).ask("Who was the murderer in the house?")
    assert isinstance(last, Finished)
    said = [flag.text for flag in last.answer.flags]
    assert (
        "Semantic search unavailable; only words were searched. Can't connect to the endpoint."
        in said
    )
