"""Proximity: scores the best passages by how close together they have the question's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import log

from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights

_STRETCH = 100
"""The length, in terms, of the window in which different words of the question are counted
together: about a paragraph. Chosen, not measured; what the sign earns is at ``Weights.stretch``."""
_APART = 4
"""The greatest distance, in terms, in a passage between two words that have one or two words
between them in the question. Chosen, not measured; see ``Weights.loose_pair``."""

Pair = tuple[str, str]
Occurrences = Sequence[tuple[int, str]]
"""The question's words in a passage, in order, each with its position there, in terms."""


class Proximity:
    """Scores some passages by how close together they have the question's words.

    ``words`` are all the question's words in order, stop words included: the phrase "after a
    time" can identify a passage though none of its words does. A pair of words counts for more
    the fewer of these passages have it.
    """

    def __init__(
        self,
        words: Sequence[str],
        weights: Mapping[str, float],
        passages: Mapping[int, Occurrences],
        by: Weights = WEIGHTS,
    ) -> None:
        self._by = by
        self._weights = weights
        self._passages = passages
        pairs = set(pairwise(words))
        loose = set(zip(words, words[2:], strict=False)) | set(zip(words, words[3:], strict=False))
        self._pairs = {p: set(_pairs(found, pairs, 1)) for p, found in passages.items()}
        self._loose = {p: set(_pairs(found, loose, _APART)) for p, found in passages.items()}
        self._pair_counts = Counter(pair for held in self._pairs.values() for pair in held)
        self._loose_counts = Counter(pair for held in self._loose.values() for pair in held)

    def value(self, passage: int) -> float:
        """What closeness adds to the score of ``passage``; never negative."""
        return (
            self._by.stretch * self._nearness(self._passages[passage])
            + self._by.pair * self._telling(self._pairs[passage], self._pair_counts)
            + self._by.loose_pair * self._telling(self._loose[passage], self._loose_counts)
        )

    def _telling(self, held: set[Pair], having: Counter[Pair]) -> float:
        """The sum of the rarity of the pairs a passage has."""
        # Sorted, because the last digit of a floating-point sum depends on the order.
        return sum(log((1 + len(self._passages)) / having[pair]) for pair in sorted(held))

    def _nearness(self, occurrences: Occurrences) -> float:
        """The summed weight of the different words in the window where it is highest."""
        places = [(at, term) for at, term in occurrences if term in self._weights]
        inside: Counter[str] = Counter()
        best, first = 0.0, 0
        for at, term in places:
            inside[term] += 1
            while places[first][0] <= at - _STRETCH:
                inside[places[first][1]] -= 1
                first += 1
            best = max(best, sum(self._weights[t] for t, number in inside.items() if number))
        return best


def _pairs(occurrences: Occurrences, wanted: set[Pair], reach: int) -> Iterator[Pair]:
    """The pairs of ``wanted`` whose second word comes at most ``reach`` terms after the first."""
    for n, (at, term) in enumerate(occurrences):
        for later, other in occurrences[n + 1 : n + 1 + reach]:
            if later <= at + reach and (term, other) in wanted:
                yield term, other
