"""Ranking: how well a passage fits a question.

Three steps. All passages are scored by BM25 over stems (Robertson and Zaragoza 2009), with
additions for titles, similar words and quoted phrases. The best of them are scored again with
their neighbours, because a story rarely gives a whole answer in one place. The best of those are
scored again by how close together they have the question's words.
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
    """Where the terms of a question occur, inside a scope.

    ``lengths`` has the number of terms of each passage in the scope. ``body`` has the places of
    each term in ascending order; a place is a passage number and a position in one integer.
    ``title`` has the passages under a title with the term, ``phrases`` the passages with each
    quoted phrase, ``akin`` the passages with a word similar to the term. ``words`` has the places
    of all the question's words, stop words included.
    """

    lengths: Mapping[int, int]
    body: dict[str, array[int]] = field(default_factory=dict)
    title: dict[str, set[int]] = field(default_factory=dict)
    phrases: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    akin: dict[str, set[int]] = field(default_factory=dict)
    words: dict[str, array[int]] = field(default_factory=dict)
    _counts: dict[str, Counter[int]] = field(default_factory=dict)

    def passages(self, key: str) -> Mapping[int, int]:
        """The passages that contain the term, in order, each with how often."""
        found = self._counts.get(key)
        if found is None:
            found = self._counts[key] = counts(self.body.get(key, ()))
        return found

    def rarity(self, key: str) -> float:
        """The inverse document frequency of the term."""
        return self.telling(len(self.passages(key)))

    def telling(self, found: int) -> float:
        """The inverse document frequency of a term that ``found`` passages have (BM25's)."""
        return log(1 + (len(self.lengths) - found + 0.5) / (found + 0.5))

    def said(self, passage: int) -> list[tuple[int, str]]:
        """The question's words in a passage, in order, each with its position there, in terms."""
        base, after = place(passage, 0), place(passage + 1, 0)
        found = []
        for word, places in self.words.items():
            first = bisect_left(places, base)
            last = bisect_left(places, after, first)
            found += [(at - base, word) for at in places[first:last]]
        return sorted(found)

    def together(self, keys: Sequence[str]) -> set[int]:
        """The passages where ``keys``, terms of the question, directly follow one another."""
        found = starts([self.body.get(key, ()) for key in keys]) if keys else set()
        return {at >> BITS for at in found}


def rank(query: Query, postings: Postings, by: Weights = WEIGHTS) -> list[tuple[int, float]]:
    """The passages with any term of ``query``, best first, with their scores.

    Of equal scores the earlier passage comes first.
    """
    weights = _weights(query.terms, postings, by)
    scores = _bm25(weights, postings, by)
    _add_titles(scores, weights, postings, by)
    _add_variants(scores, postings, by)
    _add_phrases(scores, query, postings, by)
    # Only the best are scored again. Nothing that is added is negative, so they stay in front.
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
    """The passages by score, best first. Sorts tuples, which is faster than a key function."""
    return [passage for _, passage in sorted(zip(map(neg, scores.values()), scores, strict=True))]


def _weights(terms: Iterable[Term], postings: Postings, by: Weights) -> dict[str, float]:
    """The weight of each term of a question: its inverse document frequency, more for a name.

    Only names that the question itself writes with a capital get more. Whether the book treats a
    word as a name is known from the whole book, so using that would reveal text past a spoiler
    limit.
    """
    found: dict[str, float] = {}
    for term in terms:
        named = term.kind == "name" and term.place > 0 and term.surface[:1].isupper()
        lift = by.name if named else 1.0
        found[term.key] = lift * postings.rarity(term.key)
    return found


def _bm25(weights: Mapping[str, float], postings: Postings, by: Weights) -> dict[int, float]:
    """The BM25 score of each passage.

    Terms are taken rarest first. Once ``by.many`` passages have a score, the remaining, more
    common terms only add to these.
    """
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
    """Raise the passages under a title that has a term of the question."""
    for key, weight in weights.items():
        _add(scores, postings.title.get(key, ()), by.title * weight)


def _add_variants(scores: dict[int, float], postings: Postings, by: Weights) -> None:
    """Raise the passages with a word similar to one of the question, if they lack that one."""
    for key, found in postings.akin.items():
        held = postings.passages(key)
        value = by.variant * postings.telling(len(found))
        _add(scores, (passage for passage in found if passage not in held), value)


def _add_phrases(scores: dict[int, float], query: Query, postings: Postings, by: Weights) -> None:
    """Raise the passages with a quoted phrase, more if few passages have it."""
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
    """What the neighbours add to the score of a passage: part of their own scores, and part of
    the weight of each word that they have and the passage lacks. ``held`` has the weight of each
    word of the question and the passages that have it, in order.
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
