"""Rankings become one: what full text found first stays first, and other lanes add to the rest.

A small embedding model ranks worse than full text. Equal fusion by rank, as Zorxido has it, then
pushes out what full text found: of FairytaleQA's questions 71 in 100 have all their evidence
among five passages, 78 without it. Here ranks fuse the lanes that add, with its constants; full
text keeps its scores, which tell a clear first from one of many.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

K = 60.0
"""How flat the first ranks are, as Cormack, Clarke and Büttcher (2009) have it."""
KEPT = 4
"""The first hits of full text, which no other lane moves."""
THRESHOLDS = {"specific": 0.7, "general": 0.5, "deep": 0.6}
"""From which cosine a passage counts as near, by the way a question is answered."""
LOWER = 0.3

Way = Literal["specific", "general", "deep"]
Rung = Literal["hybrid", "lexical", "semantic", "lower", "any", "none"]
"""Where on the ladder something was found: both by words and near in meaning, by one of the
two, below the threshold, only what is nearest at all, nothing."""

_SHARE = 0.6
"""What the first rank of the added lanes weighs, where the best score of full text is 1."""
_BESIDE = 0.5
"""How much of its nearer neighbour's cosine a passage is given: a story goes on there."""
_MOST = 60


def rung(words: bool, nearest: float | None, way: Way = "specific") -> Rung:
    """The rung for a question that full text has something on, or not, and the best cosine.

    Lower rungs find candidates. None makes evidence of them.
    """
    if nearest is None:
        return "lexical" if words else "none"
    if nearest >= THRESHOLDS[way]:
        return "hybrid" if words else "semantic"
    if nearest >= LOWER:
        return "lower"
    return "lexical" if words else "any"


def reciprocal(rankings: Sequence[Sequence[int]], k: float = K) -> list[tuple[int, float]]:
    """Reciprocal rank fusion with equal weights that sum to 1: (id, score), best first.

    Of equals the smaller id comes first.
    """
    scores: dict[int, float] = {}
    for ranking in rankings:
        for place, id_ in enumerate(ranking, 1):
            scores[id_] = scores.get(id_, 0.0) + 1 / (len(rankings) * (k + place))
    return sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))


def smoothed(near: Sequence[tuple[int, float]]) -> list[int]:
    """Passages (id, cosine) ranked with half of their nearer neighbour's cosine added.

    A passage between two that fit belongs to the same story. A neighbour not in ``near`` is
    at most as near as the last one there.
    """
    cosines = dict(near)
    least = min(cosines.values(), default=0.0)

    def score(id_: int) -> float:
        beside = max(cosines.get(id_ - 1, least), cosines.get(id_ + 1, least))
        return cosines[id_] + _BESIDE * beside

    return sorted(cosines, key=lambda id_: (-score(id_), id_))


def joined(
    lexical: Sequence[tuple[int, float]], lanes: Sequence[Sequence[int]], kept: int = KEPT
) -> list[tuple[int, float]]:
    """The hits of full text (id, score), best first, and those of ``lanes`` among them.

    The first ``kept`` stay as they are. All others are ordered by their own score and their
    place in the lanes; none scores above the last that was kept.
    """
    added = dict(reciprocal([lane[:_MOST] for lane in lanes]))
    first, scores = list(lexical[:kept]), dict(lexical)
    unit, most = (lexical[0][1] or 1.0, first[-1][1]) if lexical else (1.0, 1.0)

    def score(id_: int) -> float:
        return scores.get(id_, 0.0) + unit * _SHARE * added.get(id_, 0.0) * (K + 1)

    stays = {id_ for id_, _ in first}
    rest = [(id_, score(id_)) for id_ in {*scores, *added} - stays]
    rest.sort(key=lambda hit: (-hit[1], hit[0]))
    return first + [(id_, min(value, most)) for id_, value in rest]
