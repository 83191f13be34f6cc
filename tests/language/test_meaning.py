"""The words that decide what a claim says do not overlap."""

from __future__ import annotations

import re

import pytest

from foxreader.language.lexicon import codes, language
from foxreader.language.tokenize import terms

PATTERNS = ("negation_runs", "superlatives", "causes", "reasons")


@pytest.mark.parametrize("code", codes())
def test_no_pair_of_opposites_has_a_term_on_both_sides(code: str) -> None:
    known = language(code).meaning
    for one, other in known.opposites:
        left, right = ({t for w in words for t in terms(w, code)} for words in (one, other))
        assert left.isdisjoint(right), sorted(left & right)
    for one, other in known.opposite_runs:
        inside = [(a, b) for a in one for b in other if a in b or b in a]
        assert not inside


@pytest.mark.parametrize("code", codes())
def test_a_unit_is_of_one_kind(code: str) -> None:
    units = language(code).meaning.units
    words = [word for forms in units.values() for word in forms]
    assert len(words) == len(set(words)), [w for w in words if words.count(w) > 1]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("key", PATTERNS)
def test_a_pattern_matches_no_empty_text(code: str, key: str) -> None:
    pattern = getattr(language(code).meaning, key)
    assert not pattern or re.search(pattern, "", re.IGNORECASE) is None
