"""How well a passage fits a question: BM25 over stems, lifted by what stands together."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log

from foxreader.index.posting import BITS, counts, place, starts
from foxreader.retrieval.query import Query, Term

# Measured on the development questions; see the tests of retrieval for the floor they hold.
_K1 = 1.0
_B = 0.6
_TITLE = 0.3
_PAIR = 0.6
_PHRASE = 3.0
_WINDOW = 40
_NEAR = 0.9
_BESIDE = 0.35
_BEST = 60


@dataclass(slots=True)
class Postings:
    """Where the terms of a question stand, inside a scope.

    ``lengths`` has the number of terms of each passage, ``body`` the places of each term in
    ascending order, ``title`` the passages under a title that has the term, and ``phrases``
    the passages of each quoted phrase.
    """

    lengths: Mapping[int, int]
    body: dict[str, array[int]] = field(default_factory=dict)
    title: dict[str, set[int]] = field(default_factory=dict)
    phrases: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    _counts: dict[str, Counter[int]] = field(default_factory=dict)

    def passages(self, key: str) -> Mapping[int, int]:
        """The passages that hold the term, with how often each does."""
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = counts(self.body.get(key, ()))
        return found

    def positions(self, key: str, passage: int) -> list[int]:
        """Where the term stands in a passage, counted in terms."""
        places = self.body.get(key, ())
        base = place(passage, 0)
        first, after = bisect_left(places, base), bisect_left(places, place(passage + 1, 0))
        return [at - base for at in places[first:after]]

    def rarity(self, key: str) -> float:
        """How telling the term is: the logarithm of how few passages hold it."""
        total, found = len(self.lengths), len(self.passages(key))
        return log(1 + (total - found + 0.5) / (found + 0.5))

    def together(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys``, terms of the question, follow one another."""
        found = starts([self.body.get(key, ()) for key in keys]) if keys else set()
        return {at >> BITS for at in found}


def rank(query: Query, postings: Postings) -> list[tuple[int, float]]:
    """The passages that hold anything of ``query``, best first, with their scores."""
    scores = _bm25(query, postings)
    for first, second in pairwise(query.terms):
        _add_pairs(scores, postings, first, second)
    for phrase in query.phrases:
        found = postings.phrases.get(phrase, set())
        value = _PHRASE * (1 + log(1 + len(postings.lengths) / (1 + len(found))))
        for passage in found:
            scores[passage] = scores.get(passage, 0.0) + value
    best = sorted(scores, key=lambda p: (-scores[p], p))
    for passage in best[:_BEST]:
        scores[passage] += _NEAR * _nearness(query, postings, passage)
        scores[passage] += _BESIDE * _beside(query, postings, passage)
    return sorted(((p, scores[p]) for p in best), key=lambda hit: (-hit[1], hit[0]))


def _bm25(query: Query, postings: Postings) -> dict[int, float]:
    mean = sum(postings.lengths.values()) / max(1, len(postings.lengths)) or 1.0
    scores: dict[int, float] = {}
    for key in _keys(query.terms):
        value = postings.rarity(key)
        for passage, count in postings.passages(key).items():
            norm = _K1 * (1 - _B + _B * postings.lengths[passage] / mean)
            scores[passage] = scores.get(passage, 0.0) + value * count * (_K1 + 1) / (count + norm)
        for passage in postings.title.get(key, ()):
            scores[passage] = scores.get(passage, 0.0) + _TITLE * value
    return scores


def _keys(terms: Iterable[Term]) -> list[str]:
    return list(dict.fromkeys(term.key for term in terms))


def _add_pairs(scores: dict[int, float], postings: Postings, first: Term, second: Term) -> None:
    """Lift the passages where two neighbours of the question are neighbours too."""
    if second.place - first.place > 2 or first.key == second.key:
        return
    reach = max(1, second.place - first.place)
    value = _PAIR * min(postings.rarity(first.key), postings.rarity(second.key))
    after = set(postings.body.get(second.key, ()))
    pairs = [
        at
        for at in postings.body.get(first.key, ())
        if any(at + n in after for n in range(1, reach + 1))
    ]
    for passage in {at >> BITS for at in pairs}:
        scores[passage] += value


def _nearness(query: Query, postings: Postings, passage: int) -> float:
    """The rarity of the distinct terms that stand together in the passage's best stretch."""
    keys = _keys(query.terms)
    places = sorted((at, key) for key in keys for at in postings.positions(key, passage))
    rarity = {key: postings.rarity(key) for key in keys}
    best = 0.0
    for n, (at, _) in enumerate(places):
        until = bisect_left(places, (at + _WINDOW, ""))
        best = max(best, sum(rarity[key] for key in {key for _, key in places[n:until]}))
    return best


def _beside(query: Query, postings: Postings, passage: int) -> float:
    """The rarity of the terms the passage lacks and a neighbour has: a story goes on there."""
    return sum(
        postings.rarity(key)
        for key in _keys(query.terms)
        if passage not in (held := postings.passages(key))
        and (passage - 1 in held or passage + 1 in held)
    )
