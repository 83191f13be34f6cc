"""Names that a book gives in two scripts: "那美 (Nami)", "Ishmael (イシュメール)"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from foxreader.language.tokenize import WORD, terms

_NAME = rf"{WORD}(?:[ \u00a0・·=＝-]{WORD}){{0,2}}"
_IN_BRACKETS = re.compile(rf"[(（]({_NAME})[)）]")
_BEFORE = re.compile(rf"({_NAME})[ \u00a0]?$")
_LONGEST = 80
"""Characters before a bracket in which a name may begin. Chosen: the longest names are shorter."""
_UNSPACED = ("CJK", "KATAKANA", "HIRAGANA", "THAI", "LAO", "KHMER", "MYANMAR")
"""How the Unicode names of letters begin in scripts without spaces between words."""


def in_other_script(key: str, text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The terms of the names that ``text`` gives in another script beside one with ``key``."""
    # The bracket first, since few words have one: this runs on many passages for each question.
    for match in _IN_BRACKETS.finditer(text):
        named = _BEFORE.search(text[max(0, match.start() - _LONGEST) : match.start()])
        if named is None:
            continue
        inside = match[1]
        before = _name_at_end(named[1], inside)
        if before and _script(before[-1]) != _script(inside[0]):
            one, other = tuple(terms(before, language)), tuple(terms(inside, language))
            if key in one:
                yield other
            elif key in other:
                yield one


def _name_at_end(text: str, other: str) -> str:
    """The name at the end of ``text``: as many words as ``other`` has, and of unspaced text only
    the last letters of one script.
    """
    script = _script(text[-1])
    if script in _UNSPACED:
        start = len(text)
        while start and (_script(text[start - 1]) == script or text[start - 1] in "ー・"):
            start -= 1
        return text[start:]
    words = text.split()
    count = len(re.split(r"[\s・·=＝]+", other))
    return " ".join(words[-count:])


def _script(letter: str) -> str:
    """The first word of the Unicode name of a letter, which is its script: LATIN, CJK."""
    return unicodedata.name(letter, " ").split(" ")[0]
