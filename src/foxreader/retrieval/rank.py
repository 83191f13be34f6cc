"""How well a passage fits a question: BM25 over stems, lifted by what stands together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log

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
    """Where the terms of a question stand, inside a scope: term → passage → positions.

    ``phrases`` has the passages of each quoted phrase.
    """

    lengths: Mapping[int, int]
    body: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    title: dict[str, set[int]] = field(default_factory=dict)
    phrases: dict[tuple[str, ...], set[int]] = field(default_factory=dict)

    def passages(self, key: str) -> Mapping[int, list[int]]:
        """The passages that hold the term, with its positions in each."""
        return self.body.get(key, {})

    def rarity(self, key: str) -> float:
        """How telling the term is: the logarithm of how few passages hold it."""
        total, found = len(self.lengths), len(self.passages(key))
        return log(1 + (total - found + 0.5) / (found + 0.5))

    def together(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys``, terms of the question, follow one another."""
        found = set(self.passages(keys[0])) if keys else set()
        for key in keys[1:]:
            found &= self.passages(key).keys()
        return {p for p in found if self._follows(p, keys)}

    def _follows(self, passage: int, keys: Sequence[str]) -> bool:
        rest = [set(self.passages(key)[passage]) for key in keys[1:]]
        starts = self.passages(keys[0])[passage]
        return any(all(at + n in r for n, r in enumerate(rest, 1)) for at in starts)


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
        for passage, places in postings.passages(key).items():
            count = len(places)
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
    after = postings.passages(second.key)
    for passage, places in postings.passages(first.key).items():
        if passage in after:
            following = set(after[passage])
            if any(at + n in following for at in places for n in range(1, reach + 1)):
                scores[passage] += value


def _nearness(query: Query, postings: Postings, passage: int) -> float:
    """The rarity of the distinct terms that stand together in the passage's best stretch."""
    keys = _keys(query.terms)
    places = sorted((at, key) for key in keys for at in postings.passages(key).get(passage, ()))
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
