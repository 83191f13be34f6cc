"""A text cut into the pieces that the judge knows: a unigram model (Kudo, 2018), best cut first."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

START, END, UNKNOWN = 0, 2, 3
"""Numbers of the pieces that begin and end a text, and of what is no piece."""
_SPACE = "▁"
_MUCH_LESS = 10.0
"""By how much what is no piece is less likely than the rarest piece, in logarithms."""
_KEPT = 20_000
"""Words whose pieces are kept in memory."""


class Pieces:
    """The vocabulary: each piece with its number and the logarithm of how likely it is."""

    def __init__(self, pieces: Sequence[str], scores: Sequence[float]) -> None:
        self._known = {piece: number for number, piece in enumerate(pieces) if number > UNKNOWN}
        self._scores = scores
        self._longest = max(map(len, self._known), default=1)
        self._unknown = min(scores[UNKNOWN + 1 :], default=0.0) - _MUCH_LESS
        self._words: dict[str, tuple[int, ...]] = {}

    def numbers(self, text: str) -> list[int]:
        """The numbers of the pieces of ``text``, without those that begin and end it."""
        found: list[int] = []
        for word in unicodedata.normalize("NFKC", text).split():
            pieces = self._words.get(word)
            if pieces is None:
                if len(self._words) >= _KEPT:
                    self._words.clear()
                pieces = self._words[word] = tuple(self._cut(_SPACE + word))
            found += pieces
        return found

    def _cut(self, text: str) -> list[int]:
        """The likeliest pieces of a word; characters in a row that are in no piece are one."""
        best: list[tuple[float, int, int]] = [(0.0, 0, 0)]
        for end in range(1, len(text) + 1):
            chosen = (best[end - 1][0] + self._unknown, end - 1, UNKNOWN)
            for start in range(max(0, end - self._longest), end):
                piece = self._known.get(text[start:end])
                if piece is not None:
                    score = best[start][0] + self._scores[piece]
                    if score > chosen[0]:
                        chosen = (score, start, piece)
            best.append(chosen)
        numbers: list[int] = []
        at = len(text)
        while at:
            _, start, number = best[at]
            if number != UNKNOWN or not numbers or numbers[-1] != UNKNOWN:
                numbers.append(number)
            at = start
        return numbers[::-1]
