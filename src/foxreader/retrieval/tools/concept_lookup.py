"""T7: what the concept map of a scope knows of some words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from foxreader.core.scope import Scope
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.concept_types import Concept
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import token_terms, tokens

_LABEL = 2.0
_OTHER = 1.0
_KINDS = {"entity": 1.2, "theme": 1.0, "event": 0.8}


def lookup(index: Index, words: str, scope: Scope, limit: int = 8) -> list[Concept]:
    """The concepts of ``scope`` whose label or aliases have any of ``words``, best first.

    Best is what has most of the words and little else; of likes the commoner one.
    """
    wanted = _keys(words, index.language, with_english(index.language))
    wanted = wanted or _keys(words, index.language, frozenset())
    scored = [(_fit(c, wanted, index.language), c) for c in concepts_in(index, scope)]
    found = [(score, concept) for score, concept in scored if score > 0]
    found.sort(key=lambda pair: (-pair[0], -pair[1].count, pair[1].id))
    return [concept for _, concept in found[: max(0, limit)]]


def neighbours(index: Index, concept: Concept, scope: Scope) -> list[Concept]:
    """The entities that stand with ``concept`` most, or take part in it, the foremost first."""
    by_id = {one.id: one for one in concepts_in(index, scope)}
    return [by_id[id_] for id_ in concept.near if id_ in by_id]


def _fit(concept: Concept, wanted: Counter[str], language: str) -> float:
    """How well a concept fits; 0 where it has none of the words."""
    label = _keys(concept.label, language, frozenset())
    best = _overlap(label, wanted) * _LABEL
    for other in concept.others:
        best = max(best, _overlap(_keys(other, language, frozenset()), wanted) * _OTHER)
    return best * _KINDS[concept.kind]


def _overlap(held: Counter[str], wanted: Counter[str]) -> float:
    """The harmonic mean of what share of ``wanted`` is held, and what share of it is wanted."""
    both = (held & wanted).total()
    return 2 * both / (held.total() + wanted.total()) if both else 0.0


def _keys(text: str, language: str, without: Iterable[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for token in tokens(text):
        if fold(token.text) not in without:
            found.update(token_terms(token.text, token.kind, language))
    return found
