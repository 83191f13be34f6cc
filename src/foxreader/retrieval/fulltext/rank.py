"""How well a passage fits a question: BM25 over stems, lifted by what stands together.

All passages are weighed by how often they have the question's words (BM25, Robertson and
Zaragoza 2009). The best of them are weighed by what stands around them too, since a story
seldom says all of an answer in one place, and the best of those by a look at their text.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from operator import neg

from foxreader.index.storage.posting import BITS, counts, place, starts
from foxreader.retrieval.fulltext.proximity import Closer
from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights
from foxreader.retrieval.question.query import Query, Term


@dataclass(slots=True)
class Postings:
    """Where the terms of a question stand, inside a scope.

    ``lengths`` has the number of terms of each passage, ``body`` the places of each term in
    ascending order, ``title`` the passages under a title that has the term, ``phrases`` the
    passages of each quoted phrase, and ``akin`` those with a word much like the term.
    ``words`` has the places of all the question's words, the small ones too.
    """

    lengths: Mapping[int, int]
    body: dict[str, array[int]] = field(default_factory=dict)
    title: dict[str, set[int]] = field(default_factory=dict)
    phrases: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    akin: dict[str, set[int]] = field(default_factory=dict)
    words: dict[str, array[int]] = field(default_factory=dict)
    _counts: dict[str, Counter[int]] = field(default_factory=dict)

    def passages(self, key: str) -> Mapping[int, int]:
        """The passages that hold the term, in order, with how often each does."""
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = counts(self.body.get(key, ()))
        return found

    def rarity(self, key: str) -> float:
        """How telling the term is: the logarithm of how few passages hold it."""
        return self.telling(len(self.passages(key)))

    def telling(self, found: int) -> float:
        """How telling it is to be one of ``found`` passages."""
        return log(1 + (len(self.lengths) - found + 0.5) / (found + 0.5))

    def said(self, passage: int) -> list[tuple[int, str]]:
        """The question's words in a passage, in order, each with its number there."""
        base, after = place(passage, 0), place(passage + 1, 0)
        found = []
        for word, places in self.words.items():
            first = bisect_left(places, base)
            last = bisect_left(places, after, first)
            found += [(at - base, word) for at in places[first:last]]
        return sorted(found)

    def together(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys``, terms of the question, follow one another."""
        found = starts([self.body.get(key, ()) for key in keys]) if keys else set()
        return {at >> BITS for at in found}


def rank(query: Query, postings: Postings, by: Weights = WEIGHTS) -> list[tuple[int, float]]:
    """The passages that hold anything of ``query``, best first, with their scores."""
    weights = _weights(query.terms, postings, by)
    scores = _bm25(weights, postings, by)
    _add_titles(scores, weights, postings, by)
    _add_variants(scores, postings, by)
    _add_phrases(scores, query, postings, by)
    # Nothing that is added is negative, so that the best stay above those not looked at.
    order = _best(scores)
    head, rest = order[: by.around], order[by.around :]
    held = [(weight, list(postings.passages(key))) for key, weight in weights.items()]
    for passage, value in [(p, _around(p, scores, held, by)) for p in head]:
        scores[passage] += value
    head.sort(key=lambda passage: (-scores[passage], passage))
    best = head[: by.compared]
    closer = Closer(query.words, weights, {p: postings.said(p) for p in best}, by)
    for passage in best:
        scores[passage] += closer.value(passage)
    head.sort(key=lambda passage: (-scores[passage], passage))
    return [(passage, scores[passage]) for passage in (*head, *rest)]


def _best(scores: Mapping[int, float]) -> list[int]:
    """The passages by score, best first; without a call for each, because they are many."""
    return [passage for _, passage in sorted(zip(map(neg, scores.values()), scores, strict=True))]


def _weights(terms: Iterable[Term], postings: Postings, by: Weights) -> dict[str, float]:
    """How much each term of a question counts, by how telling it is.

    A name counts for more; but only one the question itself has with a capital, because
    whether the book takes a word for a name is known from all of the book, past any limit.
    """
    found: dict[str, float] = {}
    for term in terms:
        named = term.kind == "name" and term.place > 0 and term.surface[:1].isupper()
        lift = by.name if named else 1.0
        found[term.key] = lift * postings.rarity(term.key)
    return found


def _bm25(weights: Mapping[str, float], postings: Postings, by: Weights) -> dict[int, float]:
    """BM25 of each passage; of many, common words count only where a rarer word stands."""
    lengths = postings.lengths
    mean = sum(lengths.values()) / max(1, len(lengths)) or 1.0
    floor, slope = by.k1 * (1 - by.b), by.k1 * by.b / mean
    scores: dict[int, float] = {}
    for key in sorted(weights, key=lambda key: (-weights[key], key)):
        held = postings.passages(key)
        most = weights[key] * (by.k1 + 1)
        for passage in held if len(scores) < by.many else scores.keys() & held.keys():
            count = held[passage]
            value = most * count / (count + floor + slope * lengths[passage])
            scores[passage] = scores.get(passage, 0.0) + value
    return scores


def _add_titles(
    scores: dict[int, float], weights: Mapping[str, float], postings: Postings, by: Weights
) -> None:
    for key, weight in weights.items():
        _add(scores, postings.title.get(key, ()), by.title * weight)


def _add_variants(scores: dict[int, float], postings: Postings, by: Weights) -> None:
    """Lift the passages that have a word much like one of the question, but not that one."""
    for key, found in postings.akin.items():
        held = postings.passages(key)
        value = by.variant * postings.telling(len(found))
        _add(scores, (passage for passage in found if passage not in held), value)


def _add_phrases(scores: dict[int, float], query: Query, postings: Postings, by: Weights) -> None:
    for phrase in query.phrases:
        found = postings.phrases.get(phrase, set())
        rarity = log(1 + len(postings.lengths) / (1 + len(found)))
        _add(scores, found, by.phrase * (1 + rarity))


def _add(scores: dict[int, float], passages: Iterable[int], value: float) -> None:
    for passage in passages:
        scores[passage] = scores.get(passage, 0.0) + value


def _around(
    passage: int,
    scores: Mapping[int, float],
    held: Sequence[tuple[float, Sequence[int]]],
    by: Weights,
) -> float:
    """What the neighbours add to a passage: how well they fit themselves, and the words it
    lacks that stand in one of them, or nearby. ``held`` has the weight of each word and its
    passages in order.
    """
    value = by.neighbour * (scores.get(passage - 1, 0.0) + scores.get(passage + 1, 0.0))
    for weight, passages in held:
        first = bisect_left(passages, passage - by.reach)
        near = passages[first : bisect_left(passages, passage + by.reach + 1)]
        if not near or passage in near:
            continue
        before, after = passage - 1 in near, passage + 1 in near
        beside = by.word_before * before + by.word_after * after
        share = beside if before or after else by.word_nearby
        value += weight * share
    return value
