from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.retrieval.semantic import KEPT, by_rank, joined, reciprocal, rung, smoothed

ids = st.integers(1, 40)
rankings = st.lists(st.lists(ids, unique=True, max_size=20), min_size=1, max_size=3)


def hits(found: list[int]) -> list[tuple[int, float]]:
    """A ranking with falling scores."""
    return [(id_, 10.0 - place / 4) for place, id_ in enumerate(found)]


def test_reciprocal_rank_fusion_by_hand() -> None:
    found = dict(reciprocal([[1, 2], [2, 3]]))
    assert found[1] == pytest.approx(0.5 / 61)
    assert found[2] == pytest.approx(0.5 / 62 + 0.5 / 61)
    assert found[3] == pytest.approx(0.5 / 62)
    assert [id_ for id_, _ in reciprocal([[1, 2], [2, 3]])] == [2, 1, 3]
    assert [id_ for id_, _ in reciprocal([[5], [4]])] == [4, 5], "of equals the smaller"
    assert reciprocal([]) == []


@given(st.lists(ids, unique=True, max_size=20), rankings)
def test_what_full_text_found_first_stays_and_nothing_is_lost(
    lexical: list[int], lanes: list[list[int]]
) -> None:
    found = joined(hits(lexical), lanes)
    assert found[:KEPT][: len(lexical)] == hits(lexical)[:KEPT]
    order = [id_ for id_, _ in found]
    assert len(set(order)) == len(order)
    assert set(order) == {*lexical, *(id_ for lane in lanes for id_ in lane)}
    scores = [score for _, score in found]
    assert scores == sorted(scores, reverse=True)
    assert joined(hits(lexical), lanes) == found


@given(st.lists(ids, unique=True, min_size=1, max_size=20))
def test_without_other_lanes_nothing_changes(lexical: list[int]) -> None:
    assert joined(hits(lexical), []) == hits(lexical)


def test_the_added_lane_may_take_the_places_after_those_kept() -> None:
    first = [(10 * n, 20.0 - n) for n in range(1, KEPT + 1)]
    lexical = [*first, (150, 2.0), (160, 1.9)]
    assert [id_ for id_, _ in joined(lexical, [[170]])][KEPT:] == [170, 150, 160]
    # What both have comes before what one has, and what neither speaks for comes last.
    found = joined(lexical, [[160, 170]])
    assert found[:KEPT] == first
    assert [id_ for id_, _ in found[KEPT:]] == [160, 170, 150]


def test_what_is_near_leads_where_words_say_little() -> None:
    found = by_rank([(1, 4.0), (2, 3.0)], [7, 2])
    assert [id_ for id_, _ in found] == [2, 7, 1]
    scores = [score for _, score in found]
    assert scores == sorted(scores, reverse=True) and scores[0] == pytest.approx(4.0)
    assert [id_ for id_, _ in by_rank([], [7, 2])] == [7, 2]


def test_what_stands_between_two_that_fit_fits() -> None:
    assert smoothed([(5, 0.6), (7, 0.6), (20, 0.55), (6, 0.52)]) == [5, 7, 6, 20]
    assert smoothed([]) == []


@pytest.mark.parametrize(
    ("words", "cosine", "way", "expected"),
    [
        (True, 0.8, "specific", "hybrid"),
        (False, 0.8, "specific", "semantic"),
        (True, 0.55, "general", "hybrid"),
        (True, 0.55, "deep", "lower"),
        (False, 0.35, "specific", "lower"),
        (True, 0.1, "specific", "lexical"),
        (False, 0.1, "specific", "any"),
        (True, None, "specific", "lexical"),
        (False, None, "specific", "none"),
    ],
)
def test_the_ladder(words: bool, cosine: float | None, way: str, expected: str) -> None:
    assert rung(words, cosine, way) == expected  # type: ignore[arg-type]
