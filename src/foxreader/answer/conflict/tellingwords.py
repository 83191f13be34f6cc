"""The words of a sentence that carry its topic, as stems; and quick looks at a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.language import numerals
from foxreader.language.namewords import is_title, stop_words
from foxreader.language.numerals import Word
from foxreader.language.slot_words import RELATIONS
from foxreader.language.tokenize import token_terms
from foxreader.retrieval.question.query import STOP_RUN

_INSIDE = re.compile(r"(?<=[\w,;] )[^\W\d_][\w'’]+")
_SIGNS = re.compile(
    r"\d|[二三四五六七八九十百千两兩]|叫|名|首都|生[于於]|死[于於]|[父母兄弟妻夫]は"
)
_WORD = re.compile(r"\w+")
_KATAKANA = re.compile("([ァ-ヺー]{3,})")


def telling(text: str, language: str) -> tuple[str, ...]:
    """The stems of ``text`` that carry a topic, in order, each once."""
    stop = stop_words(language)
    found = (k for w in numerals.words(text, language) for k in keys_of(w, language, stop))
    return tuple(dict.fromkeys(found))


def large(text: str, language: str) -> Iterator[str]:
    """The stems of the words that ``text`` writes with a capital inside a sentence."""
    for match in _INSIDE.finditer(text):
        if match.group()[0].isupper():
            yield from token_terms(match.group(), "word", language)


def long_runs(text: str) -> list[str]:
    """The long words of katakana in ``text``, which are one stem each."""
    return _KATAKANA.findall(text)


def may_hold(text: str, language: str) -> bool:
    """Whether there may be a value in ``text``: a quick look, before it is read."""
    if _SIGNS.search(text):
        return True
    words = _WORD.findall(text.lower())
    return not RELATIONS.isdisjoint(words) or numerals.any_in(words, language)


def keys_of(word: Word, language: str, stop: frozenset[str]) -> list[str]:
    """The stems of a word, the pairs of a run; none of what carries no topic."""
    if word.kind == "number":
        return []
    if word.kind == "word":
        if is_title(word.text):
            return []
        bare = word.folded.replace("'", "").replace("’", "")
        found = token_terms(word.text, "word", language)
        known = word.text.lower() in RELATIONS
        return [key for key in found if known or (bare not in stop and key not in stop)]
    pieces = (p for part in STOP_RUN.split(word.text) for p in _KATAKANA.split(part) if p)
    return [key for piece in pieces for key in _runkeys_of(piece, language)]


def _runkeys_of(piece: str, language: str) -> tuple[str, ...]:
    """The pairs of a run; a long word of katakana is one, however long."""
    return (piece,) if _KATAKANA.fullmatch(piece) else token_terms(piece, "pairs", language)
