"""The share of a claim's words that occur in the place it cites."""

from __future__ import annotations

import re
from collections.abc import Callable

from foxreader.language.detect import guess
from foxreader.language.lexicon import language as data_of
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import terms

_LEAST = 0.34
"""A sentence with a lower weighted share of its words in the cited place is graded weak. The false
alarms and misses at this value are in docs/benchmarks.md; how it was chosen is not recorded."""
_LEAST_OF_PAIRS = 0.2
"""The same for unspaced text. Of a dozen true paraphrases in Japanese the lowest had 0.25."""
_INFLECTS = re.compile("[\u3041-\u309f]+")
"""Hiragana: the endings and particles of Japanese words."""

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


def least(language: str) -> float:
    """The share below which a sentence is graded weak, 0 to 1.

    Pairs of characters of a true paraphrase are in its place less often than words: in Japanese
    a quarter to a third of them.
    """
    return _LEAST_OF_PAIRS if data_of(language).unspaced else _LEAST


def telling(said: str, language: str) -> frozenset[str]:
    """The index terms of the content words of ``said``: no stop words, no digits, and of unspaced
    text no pair of letters that only inflects words."""
    stop = stop_words(language)
    found = (t for t in terms(said, language) if t not in stop and not t.isdigit())
    return frozenset(term for term in found if not _INFLECTS.fullmatch(term))
