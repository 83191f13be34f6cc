"""Words with something between them that was not there: a page ends inside them, with its notes
and the head of the next page, or one of them has the number of a note or an address after it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from foxreader.core.letters import LetterRow

_HOLD = 12
"""How many letters must follow each other after a break, to know that the words go on there.
Chosen, not measured."""
_NUMBER = 6
"""The most letters that are put between words inside a file: the number of a note or a page.
Chosen, not measured."""
_ADDRESS = 120
"""The most letters of an address that is printed after what links to it. Chosen, not measured."""
_FOOT = 3_000
"""The most letters between words at the end of a page: its notes and the head of the next one.
Chosen, not measured."""
_PER_BREAK = 100
"""Letters of words for each break that is allowed in them, after the first; a page has more.
Chosen, not measured."""
_MOST = 50
"""The most places where the words may begin that are tried. Chosen, not measured."""


Parts = tuple[tuple[int, int], ...]
"""Rows of letters, each by the number of its first letter and of the one after its last."""


def broken(row: LetterRow, before: str, quote: str, after: str) -> list[Parts]:
    """Where the letters of ``quote`` are, in their order and all of them, with breaks: for each
    place the parts that they are in."""
    if len(quote) < 2:
        return []
    starts = sorted(set(_beginnings(row, before, quote)))
    found = (_parts(row, start, quote, after) for start in starts)
    return [parts for parts in found if parts]


def _beginnings(row: LetterRow, before: str, quote: str) -> Iterator[int]:
    """Where the quote may begin: after the letters before it, or with its first ones alone."""
    near = before[-_HOLD:]
    for length in (2 * _HOLD, 1):
        if length > len(quote) or (length == 1 and len(near) < _HOLD):
            continue
        head = quote[:length] if length > 1 else near + quote[:1]
        found = list(islice(row.all(head), _MOST))
        if found:
            yield from (at + len(head) - length for at in found)
            return


def _parts(row: LetterRow, start: int, quote: str, after: str) -> Parts:
    """The parts of the quote that begins at the letter ``start``; () where letters are missing."""
    text, following = row.text, quote + after
    at, done = start, 0
    parts: list[tuple[int, int]] = []
    while len(parts) <= 1 + len(quote) // _PER_BREAK:
        same = _same(quote, done, text, at)
        parts.append((at, at + same))
        at, done = at + same, done + same
        if done == len(quote):
            return tuple(parts)
        hold = following[done : done + _HOLD]
        onward = text.find(hold, at, at + _FOOT + len(hold))
        if onward < 0 or len(hold) < _HOLD or not _may_break(row, at, onward):
            break
        at = onward
    return ()


def _may_break(row: LetterRow, at: int, onward: int) -> bool:
    """Whether words may break off before the letter ``at`` and go on with ``onward``."""
    if onward - at <= _NUMBER:
        return True
    between = row.text[at:onward]
    if onward - at <= _ADDRESS and ("http" in between or "www" in between):
        return True
    # What is put in may begin with the letters that the words go on with: a little before it.
    return row.paged and row.file(max(0, at - _HOLD)) != row.file(onward)


def _same(one: str, start: int, other: str, at: int) -> int:
    """How many letters are the same from ``start`` in ``one`` and from ``at`` in ``other``."""
    length = min(len(one) - start, len(other) - at)
    low = 0
    step = 64  # letters compared at once
    while (
        low < length
        and one[start + low : start + low + step] == (other[at + low : at + low + step])
    ):
        low += step
    while low < length and one[start + low] == other[at + low]:
        low += 1
    return min(low, length)
