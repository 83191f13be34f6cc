"""Joins rankings by words and by meaning, as far as the words of the question are in the book.

No fixed mixture keeps what each knows (decision 6). Where the best passages by words carry much of
the question's weight, they are nearly always right: they stay first, and the others ("lanes")
only add to the rest. Where they carry little (a paraphrase, another language), the passages near
in meaning are right more often, and both are fused by rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

K = 60.0
"""The constant of reciprocal rank fusion: the larger, the less the first ranks differ. From
Cormack, Clarke and Büttcher (2009)."""
KEPT = 8
"""How many first hits of full text no other lane moves. With 5, hit@10 is .006 lower on 158
questions to four of the shared books and .010 on 102 to three other novels."""
WEAK = 0.4
"""The share of a question's weight, 0 to 1, below which the passages found by words are little
evidence. On 150 questions: below it words have the gold among five for .41 of the questions and
vectors for .59; above it words have it for .71 to .92, vectors for .71 to .83. With .35, hit@5 is
.007 lower on the shared questions and .010 on the others."""
_BY_WORDS = 0.8
"""The weight of the ranking by words, beside 1 for that by meaning, where words are little
evidence. With 0.6 or 1.0, hit@10 is .007 or .014 lower on 150 questions."""
_SOON = 10.0
"""The constant of rank fusion there: smaller than ``K``, so that first places count for more.
Taken from a comparison of rankings by words; 3 finds .007 less among five."""
THRESHOLDS = {"specific": 0.7, "general": 0.5, "deep": 0.6}
"""The cosine from which a passage counts as near, by the kind of answer. Chosen, not measured."""
LOWER = 0.3
"""The cosine below which nothing counts as near at all. Chosen, not measured."""

Way = Literal["specific", "general", "deep"]
Rung = Literal["hybrid", "lexical", "semantic", "lower", "any", "none"]
"""How something was found: by words and near in meaning ("hybrid"), by one of the two ("lexical",
"semantic"), near only below the threshold ("lower"), only the nearest there is ("any"), or not at
all ("none")."""

_SHARE = 0.6
"""What the first rank of the added lanes adds, as a share of the best full-text score. Fitted on
the sets of decision 6."""
_BESIDE = 0.5
"""The share of its nearer neighbour's cosine that is added to a passage's, since a story goes on
there. Chosen, not measured."""
_MOST = 60
"""The most passages used of each lane. Chosen, not measured."""


def rung(words: bool, nearest: float | None, way: Way = "specific") -> Rung:
    """The rung for a question: ``words`` is whether full text found something, ``nearest`` the best
    cosine, None without vectors.

    Lower rungs add candidates; on no rung do these count as evidence by themselves.
    """
    if nearest is None:
        return "lexical" if words else "none"
    if nearest >= THRESHOLDS[way]:
        return "hybrid" if words else "semantic"
    if nearest >= LOWER:
        return "lower"
    return "lexical" if words else "any"


def reciprocal(rankings: Sequence[Sequence[int]], k: float = K) -> list[tuple[int, float]]:
    """Reciprocal rank fusion with equal weights that sum to 1: (id, score) pairs, best first.

    Of equal scores the smaller id comes first.
    """
    scores: dict[int, float] = {}
    for ranking in rankings:
        for place, id_ in enumerate(ranking, 1):
            scores[id_] = scores.get(id_, 0.0) + 1 / (len(rankings) * (k + place))
    return sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))


def smoothed(near: Sequence[tuple[int, float]]) -> list[int]:
    """Ids of the passages ``near`` (id, cosine), ranked with half of the higher cosine of their two
    neighbours added.

    A passage between two that fit belongs to the same story. A neighbour not in ``near`` counts
    with the lowest cosine there.
    """
    cosines = dict(near)
    least = min(cosines.values(), default=0.0)

    def score(id_: int) -> float:
        beside = max(cosines.get(id_ - 1, least), cosines.get(id_ + 1, least))
        return cosines[id_] + _BESIDE * beside

    return sorted(cosines, key=lambda id_: (-score(id_), id_))


def by_rank(lexical: Sequence[tuple[int, float]], near: Sequence[int]) -> list[tuple[int, float]]:
    """Full-text hits (id, score) and the ids ``near`` in meaning, fused by rank, best first.

    The best gets the best full-text score. Of equal scores the smaller id comes first.
    """
    scores: dict[int, float] = {}
    for weight, ranking in ((_BY_WORDS, [id_ for id_, _ in lexical]), (1.0, near)):
        for place, id_ in enumerate(ranking, 1):
            scores[id_] = scores.get(id_, 0.0) + weight / (_SOON + place)
    most = lexical[0][1] if lexical else 1.0
    unit = most / max(scores.values(), default=1.0)
    ordered = sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))
    return [(id_, unit * score) for id_, score in ordered]


def joined(
    lexical: Sequence[tuple[int, float]], lanes: Sequence[Sequence[int]], kept: int = KEPT
) -> list[tuple[int, float]]:
    """Full-text hits (id, score), best first, joined with the ids of ``lanes``, best first.

    The first ``kept`` hits stay as they are. All others are ordered by their full-text score plus
    what their ranks in the lanes add; none scores above the last hit kept.
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
