"""The share of a claim's words that occur in the place it cites."""

from __future__ import annotations

from collections.abc import Callable

from foxreader.language.detect import guess
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms

Weigh = Callable[[str], float]
"""Gives the weight of an index term, greater than 0."""


def alike(_: str) -> float:
    """The weight 1 for every term."""
    return 1.0


def coverage(said: str, place: str, language: str, weigh: Weigh = alike) -> float:
    """The weighted share of the words of ``said`` that occur in ``place``, 0 to 1.

    1 for a claim in another language than the book's or without content words, which cannot be
    compared. If ``language`` is empty (books in several languages), that of ``place`` is detected.
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
    """The index terms of the content words of ``said``: no stop words, no digits."""
    stop = stop_words(language)
    return frozenset(t for t in terms(said, language) if t not in stop and not t.isdigit())
