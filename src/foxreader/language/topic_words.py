"""The content words of a sentence, as stems; and quick checks of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from foxreader.language import sentence_words
from foxreader.language.lexicon import every_language, words_for
from foxreader.language.names import titles
from foxreader.language.numbers import han, sign_class
from foxreader.language.questions import stop_runs
from foxreader.language.sentence_words import Word
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import token_terms

_INSIDE = re.compile(r"(?<=[\w,;] )[^\W\d_][\w'’]+")
_WORD = re.compile(r"\w+")
_KATAKANA = re.compile("([ァ-ヺー]{3,})")


def topic_words(text: str, language: str) -> tuple[str, ...]:
    """The stems of the content words of ``text``, in order, each once."""
    stop = with_english(language)
    found = (
        k for w in sentence_words.words(text, language) for k in topic_stems(w, language, stop)
    )
    return tuple(dict.fromkeys(found))


def capitalised_inside(text: str, language: str) -> Iterator[str]:
    """The stems of the words with a capital inside a sentence of ``text``."""
    for match in _INSIDE.finditer(text):
        if match.group()[0].isupper():
            yield from token_terms(match.group(), "word", language)


def katakana_words(text: str) -> list[str]:
    """The katakana words of three or more characters in ``text``; each is one stem."""
    return _KATAKANA.findall(text)


def may_state_a_value(text: str, language: str) -> bool:
    """Whether ``text`` may state a value: a quick check before it is parsed."""
    if _signs().search(text):
        return True
    words = _WORD.findall(text.lower())
    related = not words_for(language).statements.relations.isdisjoint(words)
    return related or sentence_words.any_number(words, language)


def topic_stems(word: Word, language: str, stop: frozenset[str]) -> list[str]:
    """The stems of a word, or the pairs of unspaced text, without stop words.

    Empty for numbers and titles.
    """
    if word.kind == "number":
        return []
    if word.kind == "word":
        if titles(language).has(word.text):
            return []
        bare = word.folded.replace("'", "").replace("’", "")
        found = token_terms(word.text, "word", language)
        known = word.text.lower() in words_for(language).statements.relations
        return [key for key in found if known or (bare not in stop and key not in stop)]
    pieces = (p for part in stop_runs().split(word.text) for p in _KATAKANA.split(part) if p)
    return [key for piece in pieces for key in _stems_of_run(piece, language)]


def _stems_of_run(piece: str, language: str) -> tuple[str, ...]:
    """The pairs of unspaced text; a long katakana word is one stem."""
    return (piece,) if _KATAKANA.fullmatch(piece) else token_terms(piece, "pairs", language)


@cache
def _signs() -> re.Pattern[str]:
    """Matches digits, and what comes before a value in unspaced text."""
    signs = "".join(sign for sign in sign_class() if han(sign) not in (0, 1))
    return re.compile(rf"\d|[{signs}]|{every_language().statements.values}")
