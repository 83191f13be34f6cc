"""Stop words by language: folded words that carry no topic."""

from __future__ import annotations

from functools import cache

from foxreader.language.lexicon import FALLBACK, every_language, language


def stop_words(code: str) -> frozenset[str]:
    """The stop words of a language; empty if the language is not known."""
    return language(code).words.stop


@cache
def question_words(code: str) -> frozenset[str]:
    """The folded words of questions in a language that are no topic: what asks, and what only says
    what kind of thing is asked for. The English ones if the language is not known.
    """
    asks = language(code).questions if language(code).questions.small else None
    asks = asks or language(code if language(code).questions.words else FALLBACK).questions
    return asks.small.union(*asks.words.values())


@cache
def with_english(code: str) -> frozenset[str]:
    """The stop words of a language and English; of all languages if it is not known."""
    own = stop_words(code)
    return own | stop_words(FALLBACK) if own else every_language().words.stop


def stop_words_or_english(code: str) -> frozenset[str]:
    """The stop words of a language; the English ones if it is not known."""
    return stop_words(code) or stop_words(FALLBACK)
