"""Two editions of a book laid side by side, without any help of the program's own search.

Both texts are reduced to their letters and digits (NFKC, small). Pieces of 32 of them that occur
once in each are the same place; what is between two of these is aligned by shorter pieces that
occur once in it, and in the end by difflib.
"""

from __future__ import annotations

import difflib
import unicodedata
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from foxreader.core.book import Book
from foxreader.core.span import Span

PIECES = (32, 12, 7)
"""Letters of a piece that must be unique in both editions, about six words; then in both of what
is between aligned pieces. Chosen, not measured."""
_GAP = 4_000
"""The longest gap, in letters, that difflib aligns. Chosen, not measured."""
NOWHERE = -1


class Letters:
    """The letters and digits of a book in one row, each with its place."""

    def __init__(self, book: Book) -> None:
        self.book = book
        letters: list[str] = []
        self.places = array("q")
        """Where each letter is, counted over all files."""
        for start, file in zip(book.starts, book.files, strict=False):
            for offset, character in enumerate(file.text):
                if character.isalnum():
                    plain = [c for c in unicodedata.normalize("NFKC", character).casefold()
                             if c.isalnum()]  # fmt: skip
                    letters += plain
                    self.places.extend([start + offset] * len(plain))
        self.text = "".join(letters)

    def range_of(self, span: Span) -> tuple[int, int]:
        """The letters of ``span``, half open."""
        start = self.book.starts[span.file]
        places = self.places
        low = bisect_right(places, start + span.start - 1)
        return low, bisect_right(places, start + span.end - 1)


@dataclass(frozen=True)
class Side:
    """Where each letter of one edition is in the other; ``NOWHERE`` where it is not in it."""

    left: Letters
    right: Letters

    @cached_property
    def there(self) -> array[int]:
        """For each letter of ``left`` its number in ``right``."""
        left, right = self.left.text, self.right.text
        there = array("q", [NOWHERE]) * len(left)
        for at, to in _same(left, right, PIECES[0]):
            for step in range(PIECES[0]):
                there[at + step] = to + step
        for length in PIECES[1:]:
            for low, high, from_, to in self._gaps(there):
                for at, other in _in_order(_same(left[low:high], right[from_:to], length)):
                    for step in range(length):
                        there[low + at + step] = from_ + other + step
        for low, high, from_, to in self._gaps(there):
            if high - low <= _GAP and to - from_ <= _GAP:
                matcher = difflib.SequenceMatcher(None, left[low:high], right[from_:to], False)
                for at, other, size in matcher.get_matching_blocks():
                    for step in range(size if size > 2 or size == high - low else 0):
                        there[low + at + step] = from_ + other + step
        return there

    def _gaps(self, there: array[int]) -> Iterator[tuple[int, int, int, int]]:
        """What is not aligned yet: from and to in ``left``, and in ``right``."""
        left, right = self.left.text, self.right.text
        for at in range(len(left) - 1):  # what is aligned goes on as far as the letters agree
            _extend(left, right, there, at, 1)
        for at in range(len(left) - 1, 0, -1):
            _extend(left, right, there, at, -1)
        gaps, at = [], 0
        while at < len(left):
            end = at
            while end < len(left) and there[end] == NOWHERE:
                end += 1
            low = there[at - 1] + 1 if at else 0
            high = there[end] if end < len(left) else len(right)
            if end > at and high > low:
                gaps.append((at, end, low, high))
            at = max(end, at + 1)
        return iter(gaps)


def _once(text: str, length: int) -> dict[str, int]:
    """The pieces of ``length`` letters that occur once in ``text``, and where."""
    seen: dict[str, int] = {}
    for at in range(len(text) - length + 1):
        piece = text[at : at + length]
        seen[piece] = NOWHERE if piece in seen else at
    return {piece: at for piece, at in seen.items() if at != NOWHERE}


def _same(left: str, right: str, length: int) -> list[tuple[int, int]]:
    """Where pieces of ``length`` letters are that occur once in both texts."""
    other = _once(right, length)
    return [(at, other[piece]) for piece, at in _once(left, length).items() if piece in other]


def _in_order(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest row of ``pairs`` that rises in both numbers."""
    ends: list[int] = []
    rows: list[int] = []
    before: list[int] = []
    for number, (_, to) in enumerate(pairs):
        at = bisect_left(ends, to)
        before.append(rows[at - 1] if at else NOWHERE)
        ends[at:] = [to, *ends[at + 1 :]] if at < len(ends) else [to]
        rows[at:] = [number, *rows[at + 1 :]] if at < len(rows) else [number]
    chosen, number = [], rows[-1] if rows else NOWHERE
    while number != NOWHERE:
        chosen.append(pairs[number])
        number = before[number]
    return chosen


def _extend(left: str, right: str, there: array[int], at: int, step: int) -> None:
    if there[at] == NOWHERE or there[at + step] != NOWHERE:
        return
    to = there[at] + step
    if 0 <= to < len(right) and left[at + step] == right[to]:
        there[at + step] = to
