"""Ranking: how well a passage fits a question.

Three steps. All passages are scored by BM25 over stems (Robertson and Zaragoza 2009), with
additions for titles, similar words and quoted phrases. The best of them are scored again with
their neighbours, because a story rarely gives a whole answer in one place. The best of those are
scored again by how close together they have the question's words.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from math import log
from operator import neg

from foxreader.retrieval.fulltext.postings import Postings
from foxreader.retrieval.fulltext.proximity import Proximity
from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights
from foxreader.retrieval.question.query import Query, Term


def rank(query: Query, postings: Postings, by: Weights = WEIGHTS) -> list[tuple[int, float]]:
    """The passages with any term of ``query``, best first, with their scores.

    Of equal scores the earlier passage comes first.
    """
    weights = _weights(query.terms, postings, by)
    scores = _bm25(weights, postings, by)
    _add_titles(scores, weights, postings, by)
    _add_variants(scores, postings, by)
    _add_meant(scores, weights, postings, by)
    _add_phrases(scores, query, postings, by)
    # Only the best are scored again. Nothing that is added is negative, so they stay in front.
    order = _best(scores)
    head, rest = order[: by.around], order[by.around :]
    held = [(weight, list(postings.passages(key))) for key, weight in weights.items()]
    for passage, value in [(p, _around(p, scores, held, by)) for p in head]:
        scores[passage] += value
    head.sort(key=lambda passage: (-scores[passage], passage))
    best = head[: by.compared]
    proximity = Proximity(query.words, weights, {p: postings.occurrences(p) for p in best}, by)
    for passage in best:
        scores[passage] += proximity.value(passage)
    head.sort(key=lambda passage: (-scores[passage], passage))
    return [(passage, scores[passage]) for passage in (*head, *rest)]


def _best(scores: Mapping[int, float]) -> list[int]:
    """The passages by score, best first. Sorts tuples, which is faster than a key function."""
    return [passage for _, passage in sorted(zip(map(neg, scores.values()), scores, strict=True))]


def _weights(terms: Iterable[Term], postings: Postings, by: Weights) -> dict[str, float]:
    """The weight of each term of a question: its inverse document frequency, less for the name of
    the narrator, which the passages about him seldom have.
    """
    return {
        key: (by.narrator if key in postings.narrators else 1.0) * postings.rarity(key)
        for key in (term.key for term in terms)
    }


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
    for key, found in postings.similar.items():
        held = postings.passages(key)
        value = by.variant * postings.idf(len(found))
        _add(scores, (passage for passage in found if passage not in held), value)


def _add_meant(
    scores: dict[int, float], weights: Mapping[str, float], postings: Postings, by: Weights
) -> None:
    """Raise the passages that mean a person of the question by another name, or by "I"."""
    for key, found in postings.meant.items():
        held = postings.passages(key)
        value = by.meant * weights[key]
        for passage, share in found.items():
            if passage not in held:
                scores[passage] = scores.get(passage, 0.0) + value * share


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
