"""Stop words by language: folded words that carry no topic."""

from __future__ import annotations

from functools import cache

from foxreader.language.lexicon import FALLBACK, every_language, language


def stop_words(code: str) -> frozenset[str]:
    """The stop words of a language; empty if the language is not known."""
    return language(code).words.stop


@cache
def with_english(code: str) -> frozenset[str]:
    """The stop words of a language and English; of all languages if it is not known."""
    own = stop_words(code)
    return own | stop_words(FALLBACK) if own else every_language().words.stop


def stop_words_or_english(code: str) -> frozenset[str]:
    """The stop words of a language; the English ones if it is not known."""
    return stop_words(code) or stop_words(FALLBACK)
