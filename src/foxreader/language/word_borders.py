"""Where words begin and end in the text of any script, for a search of whole words."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass

from foxreader.language.script import MARKS_ALONE, UNSPACED, is_unspaced

_LETTER = rf"(?:[^\W{UNSPACED}]|[{MARKS_ALONE}])"
NOT_AFTER_A_LETTER = rf"(?<![^\W{UNSPACED}])(?<![{MARKS_ALONE}])"
"""A pattern for a place before which there is no letter, digit or mark of a spaced script."""
NOT_BEFORE_A_LETTER = rf"(?![^\W{UNSPACED}])(?![{MARKS_ALONE}])"
"""A pattern for a place after which there is none."""
_SPACED = re.compile(_LETTER)
_WORD = re.compile(rf"{_LETTER}+(?:'{_LETTER}+)*|[{UNSPACED}]")
_IN_TEXT = re.compile(rf"{_LETTER}(?:{_LETTER}|\u00ad|['’ʼ-]{_LETTER})*")
_RUN, _FARTHEST = 12, 100
"""Characters of a run without spaces that may be one word, and those on each side of a character
among which the ends of its word are; chosen: no word is longer."""


def is_letter(character: str) -> bool:
    """Whether a character is a letter, digit or mark of a script with spaces between words."""
    return bool(_SPACED.match(character))


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
