"""Words of a language that carry no topic, and those that are everyday."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

from foxreader.language.fold import fold
from foxreader.language.lexicon import FALLBACK, every_language, language

# Everyday words: all that a language's file lists

_WORD = re.compile(r"[^\W\d_]+")


@cache
def common_words(code: str) -> frozenset[str]:
    """The folded words of a language's file; the English ones if there is none."""
    found = frozenset(_words_in(language(code)))
    return found if len(found) > 1 else frozenset(_words_in(language(FALLBACK)))


def is_everyday(word: str, code: str) -> bool:
    """Whether a folded word is listed, or ends as few names do: "kindness", "swimming"."""
    return word in common_words(code) or word.endswith(every_language().names.everyday_endings)


def _words_in(value: object) -> Iterator[str]:
    """The words of a value of a language's file, folded; patterns are left out."""
    if is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            inner = getattr(value, one.name)
            if not isinstance(inner, str):
                yield from _words_in(inner)
    elif isinstance(value, str):
        yield from map(fold, _WORD.findall(value))
    elif isinstance(value, dict):
        yield from _words_in(tuple(value))
    elif isinstance(value, frozenset | tuple):
        for inner in value:
            yield from _words_in(inner)


# Words without a topic


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
