"""Words that carry no topic, by language; folded."""

from __future__ import annotations

from functools import cache

from foxreader.language.lexicon import FALLBACK, every_language, language


def stop_words(code: str) -> frozenset[str]:
    """The stop words of a language; none of one that is not known."""
    return language(code).words.stop


@cache
def with_english(code: str) -> frozenset[str]:
    """The stop words of a language and English ones; of one that is not known, all there are."""
    own = stop_words(code)
    return own | stop_words(FALLBACK) if own else every_language().words.stop


def stop_words_or_english(code: str) -> frozenset[str]:
    """The stop words of a language; English ones where it is not known."""
    return stop_words(code) or stop_words(FALLBACK)
