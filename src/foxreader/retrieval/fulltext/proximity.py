"""A closer look at the best passages: how the question's words stand together in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import log

from foxreader.retrieval.fulltext.weights import WEIGHTS, Weights

_STRETCH = 100
"""Terms in a stretch of text that is taken to speak of one thing: about a paragraph."""
_APART = 4
"""How many terms apart two words may be in a passage that have one or two between them in the
question."""

Pair = tuple[str, str]
Said = Sequence[tuple[int, str]]
"""The question's words in a passage, in order, each with its number there."""


class Closer:
    """Weighs some passages against each other by their texts.

    ``words`` are all the question's words in order, the small ones too: "after a time" tells
    a passage from others that no word of it would. How telling a pair is, is taken from how
    few of these passages have it.
    """

    def __init__(
        self,
        words: Sequence[str],
        weights: Mapping[str, float],
        texts: Mapping[int, Said],
        by: Weights = WEIGHTS,
    ) -> None:
        self._by = by
        self._weights = weights
        self._texts = texts
        pairs = set(pairwise(words))
        loose = set(zip(words, words[2:], strict=False)) | set(zip(words, words[3:], strict=False))
        self._pairs = {p: set(_pairs(said, pairs, 1)) for p, said in texts.items()}
        self._loose = {p: set(_pairs(said, loose, _APART)) for p, said in texts.items()}
        self._pair_counts = Counter(pair for held in self._pairs.values() for pair in held)
        self._loose_counts = Counter(pair for held in self._loose.values() for pair in held)

    def value(self, passage: int) -> float:
        """What the text of ``passage`` adds to how well it fits."""
        return (
            self._by.stretch * self._nearness(self._texts[passage])
            + self._by.pair * self._telling(self._pairs[passage], self._pair_counts)
            + self._by.loose_pair * self._telling(self._loose[passage], self._loose_counts)
        )

    def _telling(self, held: set[Pair], having: Counter[Pair]) -> float:
        # In order, because the last digit of a sum depends on it.
        return sum(log((1 + len(self._texts)) / having[pair]) for pair in sorted(held))

    def _nearness(self, said: Said) -> float:
        """The weight of the distinct words in the stretch that has most of them."""
        places = [(at, term) for at, term in said if term in self._weights]
        inside: Counter[str] = Counter()
        best, first = 0.0, 0
        for at, term in places:
            inside[term] += 1
            while places[first][0] <= at - _STRETCH:
                inside[places[first][1]] -= 1
                first += 1
            best = max(best, sum(self._weights[t] for t, number in inside.items() if number))
        return best


def _pairs(said: Said, wanted: set[Pair], reach: int) -> Iterator[Pair]:
    """Those of ``wanted`` whose second word comes at most ``reach`` terms after the first."""
    for n, (at, term) in enumerate(said):
        for later, other in said[n + 1 : n + 1 + reach]:
            if later <= at + reach and (term, other) in wanted:
                yield term, other
