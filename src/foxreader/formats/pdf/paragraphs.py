"""Which lines of a page belong to one paragraph.

The page engine gathers lines into blocks by their distance alone: it parts the lines of
loosely set paragraphs, and keeps verse, listings and tables of contents together. What
decides is whether the next word would still have fitted on the line: then the line was
ended on purpose.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from foxreader.core.page import Rect
from foxreader.formats.pdf.pagetext import Line, covering

_BULLET = re.compile(r"[•◦▪‣·*–—-]\s")
_ITEM = re.compile(r"(?:[•◦▪‣·*–—-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])(?:\s|$)")
_INSIDE = re.compile("[^\\W\\d_][-\u2010\u00ad]\n[a-zß-öø-ÿа-яёα-ω]|\\d[-\u2010\u2013]\n\\d")
_LEADERS = re.compile(r"(?:[.·…]\s?){4,}\s*[\divxlc]+$", re.I)
_WORD = re.compile("(?s:.)[^ \u2e80-\U0010ffff]*")
# Distances are in sizes of the letters; all set by hand.
_MOST_LINES = 400  # of a page whose columns are searched: it takes time by the square of these
_ONE_ROW = 0.3  # lines with less between their feet are one row
_UNEVEN = 1.12  # a step that is more than this many times the usual one ends a paragraph
_WIDEST = 3.0  # a larger step is no line spacing


@dataclass(slots=True)
class _Set:
    """A line with its place, the width of its first word, and its row so far."""

    line: Line
    rect: Rect
    first_word: float
    row: str
    size: float
    in_cells: bool = False


def joins(lines: Sequence[Line]) -> list[bool]:
    """For each line whether it continues the paragraph of the line before it."""
    found = _as_set(lines)
    blocks: dict[int, float] = {}
    for each in found:
        block = each.line.block
        blocks[block] = max(blocks.get(block, each.rect[2]), each.rect[2])
    even = _evenly_set(found)
    columns = _columns(found)
    # Letters of one width are a listing, unless the whole page is typewritten.
    listings = 2 * sum(line.fixed for line in lines) < len(lines)
    result = [False] * len(found)
    for at in range(1, len(found)):
        above, below = found[at - 1], found[at]
        block = above.line.block
        one_row = below.rect[3] - above.rect[3] < _ONE_ROW * above.size
        listing = listings and above.line.fixed and below.line.fixed
        if not one_row and (above.in_cells or listing or _LEADERS.search(above.row)):
            continue
        if below.line.block == block:
            result[at] = _same_block(above, below, blocks[block], one_row)
        else:
            result[at] = even[at] and _other_block(above, below, columns[at - 1])
    return result


def _as_set(lines: Sequence[Line]) -> list[_Set]:
    """The lines with their measures; the engine often gives a row in several pieces."""
    found: list[_Set] = []
    for line in lines:
        rect, row = line.rect, line.text[-40:]
        in_cells = False
        if found and abs(rect[3] - found[-1].rect[3]) < _ONE_ROW * line.size:
            row = f"{found[-1].row} {row}"[-80:]
            in_cells = found[-1].in_cells or rect[0] - found[-1].rect[2] > 1.5 * line.size
        found.append(_Set(line, rect, _first_word(line), row, line.size, in_cells))
    return found


def _first_word(line: Line) -> float:
    """How wide the first word is; scripts without spaces break after any character."""
    word = _WORD.match(line.text)
    left, _, right, _ = covering(line.boxes[: word.end() if word else 1])
    return right - left


def _same_block(above: _Set, below: _Set, right: float, one_row: bool) -> bool:
    """Whether a line continues one of its block: the same size, and not ended on purpose."""
    if not (above.line.level and below.line.level):
        return True
    if min(len(above.line.text), len(below.line.text)) <= 2:
        return True
    if abs(above.size - below.size) > 0.12 * max(above.size, below.size):
        return False
    bullet = _BULLET.match(below.line.text[:2])
    return one_row or not (bullet or _ended_on_purpose(above, below, right))


def _other_block(above: _Set, below: _Set, right: float) -> bool:
    """Whether a line continues one of another block: it is where the next line would be."""
    outdent = above.rect[0] - below.rect[0]
    hanging = 3.5 if _ITEM.match(above.line.text[:6]) else 0.6
    return (
        above.line.level
        and below.line.level
        and abs(above.size - below.size) <= 0.1 * above.size
        and -hanging * above.size <= outdent <= 3.5 * above.size
        and not _ITEM.match(below.line.text[:6])
        and not _ended_on_purpose(above, below, right)
    )


def _evenly_set(lines: Sequence[_Set]) -> list[bool]:
    """For each line whether its distance to the one before is that of its neighbours."""
    steps = [0.0] + [
        (below.rect[3] - above.rect[3]) / max(above.size, 0.1) for above, below in pairwise(lines)
    ]
    usual = [step for step in steps if 0.5 < step < _WIDEST]
    pitch = median(usual) if usual else 0.0
    around = [0.0, *steps, 0.0]
    return [
        0.5 < step < _WIDEST
        and (
            step <= _UNEVEN * pitch
            or any(n and abs(step - n) <= 0.08 * step for n in (around[at], around[at + 2]))
        )
        for at, step in enumerate(steps)
    ]


def _ended_on_purpose(above: _Set, below: _Set, right: float) -> bool:
    """Whether the first word below would have fitted above, before ``right``; not after a hyphen
    inside a word, with which no line ends on purpose."""
    if _INSIDE.search(f"{above.line.text[-2:]}\n{below.line.text[:1]}"):
        return False
    return right - above.rect[2] > below.first_word + 1.2 * above.size


def _columns(lines: Sequence[_Set]) -> list[float]:
    """How far right the column of each line reaches."""
    if len(lines) > _MOST_LINES:
        return [line.rect[2] for line in lines]
    reach: dict[float, float] = {}
    for line in lines:
        left, _, right, _ = line.rect
        reach[left] = max(reach.get(left, right), right)
    # Most lines begin where others do, in letters of one size.
    found: dict[tuple[float, float], float] = {}
    for line in lines:
        left, near = line.rect[0], 3 * line.size + 1
        if (left, near) not in found:
            found[left, near] = max(x for at, x in reach.items() if abs(at - left) < near)
    return [found[line.rect[0], 3 * line.size + 1] for line in lines]
