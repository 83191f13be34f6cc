"""T5: themes: key phrases of the same parts of a book, clustered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import log, sqrt

from foxreader.index.concepts.phrases import KeyPhrase

# The numbers below were chosen, not measured, unless they say otherwise.
FEWEST = 25
"""Themes that requirement T5 asks for at least."""
MOST = 100
"""Themes that T5 asks for at most."""
_CENTROID = 0.7
"""Weight of the places where phrases occur in how alike they are; given by T5."""
_KEYWORDS = 0.3
"""Weight of the words near them; given by T5."""
_LEAST = 0.05
"""Likeness (0 to 1) below which a pair is not kept in the heap of merges: no threshold is as
low."""
_THRESHOLDS = tuple(step / 40 for step in range(34, 3, -1))
"""Likeness at which merging stops, 0.85 down to 0.1: the one that gives most themes is taken."""

Vector = Mapping[object, float]


@dataclass(frozen=True, slots=True)
class Theme:
    """Key phrases that belong together, the weightiest first."""

    phrases: tuple[KeyPhrase, ...]

    @property
    def weight(self) -> float:
        """The sum of the weights of its phrases."""
        return sum(phrase.weight for phrase in self.phrases)


def themes(phrases: Sequence[KeyPhrase], company: Sequence[Mapping[str, int]]) -> list[Theme]:
    """Clusters of two phrases and more, the weightiest first.

    Agglomerative, by average cosine: 70 % of where the phrases occur (their profile over the
    blocks), 30 % of the words near them, their ``company``. The threshold is the one that gives
    most themes up to ``MOST``; fewer than ``FEWEST`` are left only where the text has no more.
    """
    merges = _merges(_likeness(phrases, company))
    best: list[list[int]] = []
    for threshold in _THRESHOLDS:
        found = _clusters(len(phrases), merges, threshold)
        if len(best) < len(found) <= MOST:
            best = found
    ordered = [
        Theme(tuple(sorted((phrases[i] for i in c), key=lambda p: (-p.weight, p.stems))))
        for c in best
    ]
    return sorted(ordered, key=lambda theme: (-theme.weight, theme.phrases[0].stems))


def _likeness(
    phrases: Sequence[KeyPhrase], company: Sequence[Mapping[str, int]]
) -> list[list[float]]:
    """How alike each two phrases are, 0 to 1."""
    spread = Counter(block for phrase in phrases for block in phrase.blocks)
    profiles = [
        _unit({block: log(1 + n) / sqrt(spread[block]) for block, n in phrase.blocks.items()})
        for phrase in phrases
    ]
    words = [_unit({word: log(1 + n) for word, n in near.items()}) for near in company]
    found = [[0.0] * len(phrases) for _ in phrases]
    for vectors, share in ((profiles, _CENTROID), (words, _KEYWORDS)):
        for first, second, value in _products(vectors):
            found[first][second] += share * value
            found[second][first] += share * value
    return found


def _unit(vector: Mapping[object, float]) -> Vector:
    size = sqrt(sum(value * value for value in vector.values())) or 1.0
    return {key: value / size for key, value in vector.items()}


def _products(vectors: Sequence[Vector]) -> Iterable[tuple[int, int, float]]:
    """The scalar products of all pairs that are not zero, by the list of who has each key."""
    holders: dict[object, list[tuple[int, float]]] = {}
    for at, vector in enumerate(vectors):
        sums: dict[int, float] = {}
        for key, value in vector.items():
            held = holders.setdefault(key, [])
            for other, theirs in held:
                sums[other] = sums.get(other, 0.0) + value * theirs
            held.append((at, value))
        for other, total in sums.items():
            yield other, at, total


def _merges(likeness: list[list[float]]) -> list[tuple[float, int, int]]:
    """The merges of average linkage, each (likeness, cluster kept, cluster gone), in order."""
    size = [1] * len(likeness)
    # A merge changes all likenesses of the cluster that is kept: older entries are passed over.
    stamp = [0] * len(likeness)
    heap = [
        (-value, a, b, 0, 0)
        for a, row in enumerate(likeness)
        for b, value in enumerate(row[:a])
        if value > _LEAST
    ]
    heapify(heap)
    found: list[tuple[float, int, int]] = []
    while heap:
        value, a, b, stamp_a, stamp_b = heappop(heap)
        if size[a] and size[b] and (stamp[a], stamp[b]) == (stamp_a, stamp_b):
            found.append((-value, a, b))
            _merge(likeness, size, stamp, heap, a, b)
    return found


def _merge(
    likeness: list[list[float]],
    size: list[int],
    stamp: list[int],
    heap: list[tuple[float, int, int, int, int]],
    a: int,
    b: int,
) -> None:
    """Put cluster ``b`` into ``a``; every other one is as like it as to both on average."""
    row_a, row_b, both = likeness[a], likeness[b], size[a] + size[b]
    share = size[a] / both
    size[a], size[b] = both, 0
    stamp[a] += 1
    for c, held in enumerate(size):
        if held and c != a:
            value = share * row_a[c] + (1 - share) * row_b[c]
            row_a[c] = likeness[c][a] = value
            if value > _LEAST:
                first, second = max(a, c), min(a, c)
                heappush(heap, (-value, first, second, stamp[first], stamp[second]))


def _clusters(
    count: int, merges: Sequence[tuple[float, int, int]], threshold: float
) -> list[list[int]]:
    """The clusters of two and more when all is merged that is at least ``threshold`` alike."""
    held = {at: [at] for at in range(count)}
    for value, kept, gone in merges:
        if value < threshold:
            break
        held[kept] += held.pop(gone)
    return [members for members in held.values() if len(members) > 1]
