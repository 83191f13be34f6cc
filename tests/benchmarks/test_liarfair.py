"""The readers that see no place, the figures of theirs, and the claims chosen so that they fail."""

from __future__ import annotations

import math

import pytest
from benchmarks.liarcases import Case, cases
from benchmarks.liarfair import auc, by_places, by_words, caught, matched, table
from benchmarks.liarrun import Row

from foxreader.core.span import Span

ALL = list(cases())
TRUE = [case.true for case in ALL]


def claim(book: str, said: str, *, true: bool, places: int = 1) -> Case:
    spans = tuple(Span(0, n, n + 1) for n in range(places))
    return Case("00", book, "en", true, "near", "?", said, said, spans, ("",) * places)


def test_the_chance_that_a_lie_is_higher_counts_ties_half() -> None:
    true = [True, True, False, False]
    assert auc([0, 1, 2, 3], true) == 1
    assert auc([2, 3, 0, 1], true) == 0
    assert auc([1, 1, 1, 1], true) == 0.5
    assert auc([1, 0], [True, True]) == 0.5


def test_what_is_caught_keeps_to_the_truths_that_may_be_marked() -> None:
    true = [True] * 100 + [False] * 4
    scores = [*map(float, range(100)), 200.0, 95.5, 94.5, 0.0]
    assert caught(scores, true, 0.04) == 0.5  # 99, 98, 97 and 96 are marked, and what is above 95
    assert caught([1.0] * 104, true, 0.04) == pytest.approx(0.04)


def test_a_claim_is_read_by_the_words_of_claims_about_other_books() -> None:
    told = [
        claim("one", "he never came", true=False), claim("one", "he came", true=True),
        claim("two", "she never sang", true=False), claim("two", "she sang", true=True),
    ]  # fmt: skip
    scores = by_words(told)
    assert scores[0] > scores[1] and scores[2] > scores[3]
    # Taught by its own book alone, nothing is known of the words of another.
    assert by_words(told[:2]) == [0, 0]


def test_chosen_claims_have_as_many_places_and_are_as_long() -> None:
    chosen = matched(ALL, seed=1)
    true = [case.true for case in chosen]
    assert len(chosen) > 800 and sum(true) * 2 == len(chosen)
    assert auc(by_places(chosen), true) == 0.5
    assert math.isclose(auc([len(case.claim) for case in chosen], true), 0.5, abs_tol=0.02)
    assert auc(by_places(ALL), TRUE) > 0.65  # which is why they are chosen
    assert chosen == matched(ALL, seed=1) != matched(ALL, seed=2)


def test_the_table_has_the_checks_beside_both_readers() -> None:
    rows = [
        Row(claim("se-moby-dick.epub", "he never came", true=False), "marked"),
        Row(claim("se-moby-dick.epub", "he came", true=True, places=2), "cited"),
        Row(claim("debian-policy.epub", "it never ends", true=False), "cited"),
    ]
    lines = list(table(rows))
    assert lines[2].startswith("| all | 2, 1 | 50.0% | 0.0% | ")
    assert lines[2].endswith("| 1.000, 100% |")
    assert [line.split("|")[1].strip() for line in lines[2:]] == [
        "all", "in English", "about novels", "about manuals",
    ]  # fmt: skip
