"""Looks words up in the concept map of a scope (T7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from foxreader.core.scope import Scope
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.concept_types import Concept
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import token_terms, tokens

_LABEL = 2.0
"""The factor for words found in a concept's label. Chosen, not measured."""
_OTHER = 1.0
"""The factor for words found in one of its other names. Chosen, not measured."""
_KINDS = {"entity": 1.2, "theme": 1.0, "event": 0.8}
"""The factor for each kind of concept: of equal matches, entities come first. Chosen, not
measured."""


def lookup(index: Index, words: str, scope: Scope, limit: int = 8) -> list[Concept]:
    """At most ``limit`` concepts whose label or other names have any of ``words``, best first.

    The best concept has most of the words and few others; of equals, the more frequent one.
    """
    wanted = _keys(words, index.language, with_english(index.language))
    wanted = wanted or _keys(words, index.language, frozenset())
    scored = [(_fit(c, wanted, index.language), c) for c in concepts_in(index, scope)]
    found = [(score, concept) for score, concept in scored if score > 0]
    found = list(_without_noise(found, wanted, index.language))
    found.sort(key=lambda pair: (-pair[0], -pair[1].count, pair[1].id))
    return [concept for _, concept in found[: max(0, limit)]]


def _without_noise(
    found: Sequence[tuple[float, Concept]], wanted: Counter[str], language: str
) -> Iterator[tuple[float, Concept]]:
    """``found`` without events that only share a name with the words: whoever looks a person up
    gets the person, not every event with that name in its label."""
    names: Counter[str] = Counter()
    for _, concept in found:
        if concept.kind == "entity":
            for name in (concept.label, *concept.others):
                names |= _keys(name, language, frozenset())
    for score, concept in found:
        shared = _keys(concept.label, language, frozenset()) & wanted
        if concept.kind != "event" or not names or shared - names:
            yield score, concept


def neighbours(index: Index, concept: Concept, scope: Scope) -> list[Concept]:
    """The entities that occur with ``concept`` most often, or take part in it if it is an event;
    the most frequent first.
    """
    by_id = {one.id: one for one in concepts_in(index, scope)}
    return [by_id[id_] for id_ in concept.near if id_ in by_id]


def _fit(concept: Concept, wanted: Counter[str], language: str) -> float:
    """The score of a concept for the words ``wanted``; 0 if it has none of them."""
    label = _keys(concept.label, language, frozenset())
    best = _overlap(label, wanted) * _LABEL
    for other in concept.others:
        best = max(best, _overlap(_keys(other, language, frozenset()), wanted) * _OTHER)
    return best * _KINDS[concept.kind]


def _overlap(held: Counter[str], wanted: Counter[str]) -> float:
    """The F1 score of ``held`` against ``wanted``, 0 to 1: the harmonic mean of the share of
    ``wanted`` that is in ``held`` and the share of ``held`` that is wanted.
    """
    both = (held & wanted).total()
    return 2 * both / (held.total() + wanted.total()) if both else 0.0


def _keys(text: str, language: str, without: Iterable[str]) -> Counter[str]:
    """The terms of ``text`` with their counts, without the folded words ``without``."""
    found: Counter[str] = Counter()
    for token in tokens(text):
        if fold(token.text) not in without:
            found.update(token_terms(token.text, token.kind, language))
    return found
