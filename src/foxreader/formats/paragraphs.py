"""Which lines of a page belong to one paragraph, where the page engine parts every line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from foxreader.core.page import Rect
from foxreader.formats.pagetext import Line, unspaced

_ITEM = re.compile(r"(?:[•◦▪‣·*–—-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])(?:\s|$)")
_MOST_LINES = 400


def joins(lines: Sequence[Line]) -> list[bool]:
    """For each line whether it goes on with the paragraph of the line before it."""
    rects = [line.rect for line in lines]
    pitch = _pitch(lines, rects)
    rights = _rights(lines, rects)
    found = [False] * len(lines)
    for at in range(1, len(lines)):
        if lines[at].block == lines[at - 1].block:
            found[at] = _alike(lines[at - 1], lines[at])
            continue
        found[at] = (
            lines[at].level
            and lines[at - 1].level
            and _goes_on(lines[at - 1], rects[at - 1], lines[at], rects[at], pitch)
            and _is_full(lines[at - 1], rects[at - 1], lines[at], rights[at - 1])
        )
    return found


def _alike(a: Line, b: Line) -> bool:
    """Whether two lines of a block are of one size; a large initial goes with any."""
    if len(a.characters) <= 2 or len(b.characters) <= 2:
        return True
    return abs(a.size - b.size) <= 0.12 * max(a.size, b.size)


def _pitch(lines: Sequence[Line], rects: Sequence[Rect]) -> float:
    """How far apart lines usually stand on this page, in letter sizes."""
    steps = [
        (b[3] - a[3]) / line.size
        for (a, b), line in zip(pairwise(rects), lines, strict=False)
        if line.size and 0.5 < (b[3] - a[3]) / line.size < 3.0
    ]
    return median(steps) if steps else 0.0


def _rights(lines: Sequence[Line], rects: Sequence[Rect]) -> list[float]:
    """How far right the column of each line reaches."""
    if len(lines) > _MOST_LINES:
        return [rect[2] for rect in rects]
    return [
        max(other[2] for other in rects if abs(other[0] - rect[0]) < 3 * line.size + 1)
        for line, rect in zip(lines, rects, strict=True)
    ]


def _goes_on(a: Line, above: Rect, b: Line, below: Rect, pitch: float) -> bool:
    """Whether the lower line stands where the next line of the paragraph would."""
    step = below[3] - above[3]
    outdent = above[0] - below[0]
    return (
        abs(a.size - b.size) <= 0.1 * a.size
        and 0 < step <= 1.12 * pitch * a.size
        and -0.6 * a.size <= outdent <= 3.5 * a.size
        and not _ITEM.match("".join(b.characters[:6]))
    )


def _is_full(a: Line, above: Rect, b: Line, right: float) -> bool:
    """Whether the upper line ends where the next word no longer fitted."""
    word = "".join(b.characters[:30]).split(" ", 1)[0]
    room = 1.5 if unspaced(b.characters[0]) else max(1.5, 0.5 * len(word) + 0.5)
    return right - above[2] < room * a.size
