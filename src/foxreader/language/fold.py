"""Folding: removes differences that readers ignore, such as case, accents, ligatures and widths."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from foxreader.core.letters import SMALL_CAPITALS

NO_WIDTH = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff\u0640]")
"""Characters without width or meaning in a word: soft hyphens, joiners, the Arabic tatweel."""
_VOWEL_SIGNS = re.compile("[\u064b-\u065f]+")
# Latin, Greek and Cyrillic lose their accents. In other scripts a mark is part of its letter.
_FOLDED_SCRIPTS = re.compile("[\u0041-\u024f\u0370-\u052f\u1e00-\u1fff]")
_KANA = re.compile("([\u3041-\u30ff]+)")


@lru_cache(maxsize=100_000)
def fold(text: str) -> str:
    """``text`` in the form in which words are compared."""
    if text.isascii():
        return text.lower()
    text = NO_WIDTH.sub("", unicodedata.normalize("NFKC", text)).casefold()
    text = text.translate(SMALL_CAPITALS)
    if not _FOLDED_SCRIPTS.search(text):
        return _VOWEL_SIGNS.sub("", text)
    kept = [c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn"]
    return unicodedata.normalize("NFC", "".join(kept)).replace("œ", "oe").replace("æ", "ae")


def fold_sentence(text: str) -> str:
    """``text`` folded in pieces, so that kana next to other scripts keep their marks."""
    return "".join(fold(piece) for piece in _KANA.split(text)).replace("’", "'")


def fold_pattern(pattern: str) -> str:
    """A regular expression for folded text, made from one for unfolded text.

    Only letters beyond ASCII are folded, because the case of ``\\S`` and ``\\s`` has a meaning.
    """
    if pattern.isascii():
        return pattern
    return "".join(c if c.isascii() else fold(c) for c in pattern)


def without_accents(text: str) -> str:
    """``text`` without the accents that folding removes; the case is kept."""
    if text.isascii() or not _FOLDED_SCRIPTS.search(text):
        return text
    kept = [c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn"]
    return unicodedata.normalize("NFC", "".join(kept))
