"""Stems: one form for all forms of a word, so that "whales" finds "whale". For the index only."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import cache, lru_cache

import Stemmer

from foxreader.language.lexicon import FALLBACK, codes, language

_MIN_STEM = 3
"""Letters that the light rules leave at least: a shorter stem would be shared by unrelated words.
Chosen, not measured."""
_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=100_000)
def stem(word: str, code: str) -> str:
    """The stem of a folded ``word`` in a text of language ``code``.

    A word in a script of another language is stemmed by the rules of that language.
    """
    script = "" if word.isascii() else _script_of(word)
    if script:
        return _rule(code if language(code).script == script else _owner(script))(word)
    if not _LATIN.search(word) or language(code).script:
        return word
    return _rule(code)(word)


def is_past(word: str, code: str) -> bool:
    """Whether ``word`` may be a verb in the past, judged by its form."""
    stems = (language(code) if code in codes() else language(FALLBACK)).stems
    return word.endswith(stems.past_endings) or word in stems.irregular


def _script_of(word: str) -> str:
    """The script of a word among those of the languages with stemmers; "" for any other."""
    return next((script for script, letters in _scripts() if letters.search(word)), "")


@cache
def _scripts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = dict.fromkeys(one.script for one in map(language, codes()) if one.stems.stemmer)
    return tuple((script, re.compile(f"[{script}]")) for script in found if script)


@cache
def _owner(script: str) -> str:
    """The language whose rules are used for a script that the text's language does not have."""
    return next(code for code in codes() if language(code).script == script)


@cache
def _rule(code: str) -> Callable[[str], str]:
    """The function that stems folded words of a language."""
    stems = language(code).stems
    if not stems.stemmer:
        return lambda word: word
    irregular = stems.irregular
    if stems.stemmer == "light":
        endings = tuple(sorted(stems.endings, key=len, reverse=True))
        return lambda word: _strip(irregular.get(word, word), endings)
    algorithm = stems.algorithm
    # The rules leave nothing of a word that is only an ending; then the word is its own stem.
    return lambda word: _snowball.of(algorithm).stemWord(irregular.get(word, word)) or word


def _strip(word: str, endings: tuple[str, ...]) -> str:
    """``word`` without the first of ``endings`` that leaves a stem long enough."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _MIN_STEM:
            return word[: -len(ending)]
    return word


class _Snowball(threading.local):
    """Stemmers for each thread, because a stemmer must not be used by two threads at once."""

    def __init__(self) -> None:
        self._made: dict[str, Stemmer.Stemmer] = {}

    def of(self, algorithm: str) -> Stemmer.Stemmer:
        """The stemmer for an algorithm. Its cache is off, because :func:`stem` has its own."""
        if algorithm not in self._made:
            self._made[algorithm] = Stemmer.Stemmer(algorithm, 0)
        return self._made[algorithm]


_snowball = _Snowball()
