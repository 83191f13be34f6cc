"""Stems: what the forms of a word share, so that "whales" finds "whale". For the index only."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import cache, lru_cache

import Stemmer

from foxreader.language.lexicon import FALLBACK, codes, every_language, language

_MIN_STEM = 3
"""Light rules leave at least this many letters: a shorter stem joins words of nothing in common."""
_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=100_000)
def stem(word: str, code: str) -> str:
    """The stem of a folded ``word``; its script decides first, then the language of the text."""
    script = "" if word.isascii() else _script_of(word)
    if script:
        return _rule(code if language(code).script == script else _owner(script))(word)
    if not _LATIN.search(word) or language(code).script:
        return word
    return _rule(code)(word)


def is_irregular(word: str) -> bool:
    """Whether ``word`` is a form of another word that no rule could tell: "wept"."""
    return word in every_language().stems.irregular


def is_past(word: str, code: str) -> bool:
    """Whether ``word`` may be a verb of what happened, as far as its form tells."""
    endings = (language(code) if code in codes() else language(FALLBACK)).stems.past_endings
    return word.endswith(endings) or is_irregular(word)


def _script_of(word: str) -> str:
    """The script of a word among those that languages with stems have, "" for another."""
    return next((script for script, letters in _scripts() if letters.search(word)), "")


@cache
def _scripts() -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = dict.fromkeys(one.script for one in map(language, codes()) if one.stems.stemmer)
    return tuple((script, re.compile(f"[{script}]")) for script in found if script)


@cache
def _owner(script: str) -> str:
    """The language whose stems words of a script have where that of the text has none."""
    return next(code for code in codes() if language(code).script == script)


@cache
def _rule(code: str) -> Callable[[str], str]:
    stems = language(code).stems
    if not stems.stemmer:
        return lambda word: word
    irregular = stems.irregular
    if stems.stemmer == "light":
        endings = tuple(sorted(stems.endings, key=len, reverse=True))
        return lambda word: _strip(irregular.get(word, word), endings)
    algorithm = stems.algorithm
    # Of a word that is all ending the rules leave nothing.
    return lambda word: _snowball.of(algorithm).stemWord(irregular.get(word, word)) or word


def _strip(word: str, endings: tuple[str, ...]) -> str:
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _MIN_STEM:
            return word[: -len(ending)]
    return word


class _Snowball(threading.local):
    """A thread's own stemmers: one must not be used by two threads at once."""

    def __init__(self) -> None:
        self._made: dict[str, Stemmer.Stemmer] = {}

    def of(self, algorithm: str) -> Stemmer.Stemmer:
        """The stemmer of these rules; its cache is off, since ours is before it."""
        if algorithm not in self._made:
            self._made[algorithm] = Stemmer.Stemmer(algorithm, 0)
        return self._made[algorithm]


_snowball = _Snowball()
