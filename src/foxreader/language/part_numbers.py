"""The numbers of parts of a book, and the letters that are read as one: XII, יב."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from foxreader.language.lexicon import every_language
from foxreader.language.numbers import plain_digits, roman

Number = tuple[int, ...]
"""The levels of a number: (7,) for 7, (3, 2, 1) for 3.2.1. A negative one counts from the end."""

_LARGEST_ROMAN = 399
"""Larger Roman numerals are read as words: "mi" and "di" are words. Chosen, not measured."""
_LARGEST_IN_LETTERS = 30
"""Larger numerals in letters are read as words: Hebrew לה is "to her". Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A part named by kind and number; the name is at ``start`` to ``end``, code points, half open.

    ``kind`` is "" if a heading has only a number.
    """

    kind: str
    number: Number
    start: int
    end: int


def in_digits(word: str) -> Number | None:
    """The number in digits of any script, with dots between levels; None for another word."""
    parts = word.split(".")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        return None
    return tuple(int(plain_digits(part)) for part in parts)


def in_roman(word: str) -> Number | None:
    """The number in Roman numerals; None for another word."""
    value = roman(word)
    return (value,) if value is not None and value <= _LARGEST_ROMAN else None


def in_letters(word: str) -> Number | None:
    """The number in the letters of a folded word, such as יב for 12; None for another word."""
    values = _letters()
    if (value := values.get(word)) is None and len(word) == 2:
        tens, units = values.get(word[0], 0), values.get(word[1], 0)
        value = tens + units if units < 10 <= tens and units else None
    return None if value is None or value > _LARGEST_IN_LETTERS else (value,)


def run(first: int, last: int) -> Iterable[Number]:
    """The numbers from ``first`` to ``last``."""
    return ((value,) for value in range(first, last + 1))


@cache
def _letters() -> Mapping[str, int]:
    return {letters: value for (letters,), value in every_language().numbers.letters.items()}
