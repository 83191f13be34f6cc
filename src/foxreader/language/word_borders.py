"""Where words begin and end in the text of any script, for a search of whole words."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

UNSPACED = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007"
    "\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f"
    "\U00020000-\U0003ffff"
)
"""Characters of scripts that are written without spaces between words, for a character class:
Thai, Lao, Tibetan, Burmese, Khmer, Chinese, Japanese. Korean has spaces."""
# Marks that are part of a word although Python does not count them as letters.
_MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a"
    "\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a"
    "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc-\u09d7\u09e2\u09e3"
    "\u0a01-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83\u0abc-\u0acd\u0ae2\u0ae3"
    "\u0b01-\u0b03\u0b3c-\u0b57\u0b62\u0b63\u0b82\u0bbe-\u0bd7\u0c00-\u0c04\u0c3c-\u0c56"
    "\u0c62\u0c63\u0c81-\u0c83\u0cbc-\u0cd6\u0ce2\u0ce3\u0d00-\u0d03\u0d3b-\u0d57\u0d62\u0d63"
    "\u0d81-\u0d83\u0dca-\u0df3\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f"
)
_LETTER = rf"(?:[^\W{UNSPACED}]|[{_MARKS}])"
NOT_AFTER_A_LETTER = rf"(?<![^\W{UNSPACED}])(?<![{_MARKS}])"
"""A pattern for a place before which there is no letter, digit or mark of a spaced script."""
NOT_BEFORE_A_LETTER = rf"(?![^\W{UNSPACED}])(?![{_MARKS}])"
"""A pattern for a place after which there is none."""
_SPACED = re.compile(_LETTER)
_WITHOUT_SPACES = re.compile(f"[{UNSPACED}]")
_WORD = re.compile(rf"{_LETTER}+(?:'{_LETTER}+)*|[{UNSPACED}]")
_IN_TEXT = re.compile(rf"{_LETTER}(?:{_LETTER}|\u00ad|['’ʼ-]{_LETTER})*")
_RUN, _FARTHEST = 12, 100
"""Characters of a run without spaces that may be one word, and those on each side of a character
among which the ends of its word are; chosen: no word is longer."""


def is_letter(character: str) -> bool:
    """Whether a character is a letter, digit or mark of a script with spaces between words."""
    return bool(_SPACED.match(character))


def is_unspaced(character: str) -> bool:
    """Whether a character is of a script without spaces between words."""
    return bool(_WITHOUT_SPACES.match(character))


def as_whole_word(words: str, pattern: str) -> str:
    """``pattern``, which finds ``words``, so that it finds them as whole words only.

    At an end of a script without spaces there is nothing to tell a word by, so any place fits.
    """
    before = NOT_AFTER_A_LETTER if is_letter(words[:1]) else ""
    after = NOT_BEFORE_A_LETTER if is_letter(words[-1:]) else ""
    return f"{before}{pattern}{after}"


def word_around(text: str, at: int) -> tuple[int, int] | None:
    """Start and end of the word that the character at ``at`` is in, or that ends there; None where
    there is none.

    In a script without spaces it begins at that character and has at most ``_RUN``: where it ends
    only a dictionary knows. Soft hyphens, and apostrophes between letters, are inside words.
    """
    if at > 0 and (at >= len(text) or not is_letter(text[at])) and is_letter(text[at - 1]):
        at -= 1  # pressed on the right half of a word's last letter
    if not 0 <= at < len(text):
        return None
    if is_unspaced(text[at]):
        end = at + 1
        while end < min(len(text), at + _RUN) and is_unspaced(text[end]):
            end += 1
        return at, end
    for match in _IN_TEXT.finditer(text, max(0, at - _FARTHEST), at + _FARTHEST):
        if match.start() <= at < match.end():
            return match.span()
    return None


@dataclass(frozen=True, slots=True)
class WordCount:
    """The words of a text, to count how far apart two places are.

    In scripts without spaces each character counts as a word.
    """

    starts: list[int]

    @classmethod
    def of(cls, text: str) -> WordCount:
        """The words of ``text``, which is in the form that is compared."""
        return cls([match.start() for match in _WORD.finditer(text)])

    def number(self, at: int) -> int:
        """The number of the word that the character at ``at`` is in or comes after."""
        return bisect_right(self.starts, at)
