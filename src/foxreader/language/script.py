"""The characters of scripts: which has which, for character classes, and text folded by them.

No other module has ranges of a script; the index alone has its own (:mod:`tokenize`), since what it
takes for a term is stored.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from foxreader.core.letters import SMALL_CAPITALS

# Folding: removes differences that readers ignore, such as case, accents, ligatures and widths

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


HAN = "\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
"""Chinese characters, with the signs that repeat one and the zero. This and the following are for
a character class."""
HIRAGANA = "\u3041-\u309f"
KATAKANA = "\u30a1-\u30ff\uff66-\uff9f"
HANGUL = "\u1100-\u11ff\uac00-\ud7af"
THAI = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
"""Thai, and Lao, Burmese and Khmer, which are written as it is."""
UNSPACED = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007"
    "\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f"
    "\U00020000-\U0003ffff"
)
"""Characters of scripts that are written without spaces between words, for a character class:
Thai, Lao, Tibetan, Burmese, Khmer, Chinese, Japanese. Korean has spaces."""
MARKS_ALONE = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a"
    "\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a"
    "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc-\u09d7\u09e2\u09e3"
    "\u0a01-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83\u0abc-\u0acd\u0ae2\u0ae3"
    "\u0b01-\u0b03\u0b3c-\u0b57\u0b62\u0b63\u0b82\u0bbe-\u0bd7\u0c00-\u0c04\u0c3c-\u0c56"
    "\u0c62\u0c63\u0c81-\u0c83\u0cbc-\u0cd6\u0ce2\u0ce3\u0d00-\u0d03\u0d3b-\u0d57\u0d62\u0d63"
    "\u0d81-\u0d83\u0dca-\u0df3\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f"
)
"""As :data:`MARKS`, without the letters among them."""
MARKS = (
    "\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670"
    "\u0900-\u0963\u0966-\u0dff\u0e31\u0e34-\u0e4e"
)
"""Vowel signs and the like: characters of a word that Python's ``\\w`` does not match. For a
character class, in which it stands beside ``\\w`` or ``[^\\W\\d_]``: whole blocks of the
scripts of India, their letters among them, since a pattern of few ranges compiles faster."""
WORD_START = rf"(?<![\w{MARKS}])"
"""A pattern for a place before which there is no letter, digit or mark."""
WORD_END = rf"(?![\w{MARKS}])"
"""A pattern for a place after which there is none."""
_WITHOUT_SPACES = re.compile(f"[{UNSPACED}]")


def is_unspaced(character: str) -> bool:
    """Whether a character is of a script without spaces between words."""
    return bool(_WITHOUT_SPACES.match(character))


# Quotation marks

_FIXED_PAIRS = (("「", "」"), ("『", "』"))
_GUILLEMETS = re.compile("[«»]")


def ends_inside_quotation(text: str) -> bool:
    """Whether a quotation that began in ``text`` goes on after it.

    Guillemets open towards the words («so») or away from them (»so«, in German and Danish): as the
    first of them stands. “ opens in English and closes after „ in German.
    """
    if text.count('"') % 2 or any(text.count(a) > text.count(b) for a, b in _FIXED_PAIRS):
        return True
    first = _GUILLEMETS.search(text)
    if first and 2 * text.count(first[0]) > sum(map(text.count, "«»")):
        return True
    low = text.count("„")
    closed = text.count("”")
    return low > text.count("“") + closed if low else text.count("“") > closed
