"""How many of a claim's words stand in the place it cites."""

from __future__ import annotations

from collections.abc import Callable

from foxreader.language.detect import guess
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms

Weigh = Callable[[str], float]
"""How much an index term counts, more than 0."""


def alike(_: str) -> float:
    """Every term counts the same."""
    return 1.0


def coverage(said: str, place: str, language: str, weigh: Weigh = alike) -> float:
    """The share of the words of ``said``, by weight, that stand in ``place``; 0 to 1.

    1 for a claim in another language than the book's, or without words: nothing can be told.
    Where several books have no ``language`` in common it is the place's own.
    """
    language = language or guess(place)
    spoken = guess(said)
    if spoken and language and spoken != language:
        return 1.0
    words = telling(said, language)
    if not words:
        return 1.0
    there = set(terms(place, language))
    whole = sum(map(weigh, words))
    return sum(weigh(word) for word in words if word in there) / whole if whole else 1.0


def telling(said: str, language: str) -> frozenset[str]:
    """The terms of ``said`` that say something: no small words, no figures."""
    stop = stop_words(language)
    return frozenset(t for t in terms(said, language) if t not in stop and not t.isdigit())
