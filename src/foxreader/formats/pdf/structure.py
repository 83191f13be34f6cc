"""What a PDF does not say of its text: which lines are one paragraph, and its contents."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from statistics import median
from typing import Any

from foxreader.core.about import one_line
from foxreader.core.book import BookFile, TocEntry
from foxreader.core.page import PageLayout, Rect
from foxreader.core.span import Span
from foxreader.formats.contents import MAX_ENTRIES, MAX_LEVEL
from foxreader.formats.pdf.pagetext import Line, PageText, covering

# Paragraphs
#
# The page engine gathers lines into blocks by their distance alone: it parts the lines of
# loosely set paragraphs, and keeps verse, listings and tables of contents together. What
# decides is whether the next word would still have fitted on the line: then the line was
# ended on purpose.

_BULLET = re.compile(r"[•◦▪‣·*–—-]\s")
_ITEM = re.compile(r"(?:[•◦▪‣·*–—-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])(?:\s|$)")
_INSIDE = re.compile(
    "[^\\W\\d_][-\u2010\u2011\u00ad\u00ac\u2e17\u00b7]\n[a-zß-öø-ÿа-яёα-ω]|\\d[-\u2010\u2013]\n\\d"
    "|[A-ZÀ-ÖØ-ÞА-Я][-\u2010\u00ad]\n[A-ZÀ-ÖØ-ÞА-Я]"
)
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


# Contents: exact places for the outline, or headings where there is none

# A heading without an outline, set by hand: letters an eighth larger than the body's, at most 120
# characters, and no more than three a page on average, or they are no headings.
_LARGER = 1.12
_LONGEST = 120
_MOST_PER_PAGE = 3
_LEVELS = 3  # sizes of letters that make levels; smaller ones are put on the last
_MOST_WORDS = 12  # of an outline's title that are searched for on its page


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the outline as the file has it: where it leads, in points of the page shown."""

    level: int
    title: str
    page: int
    point: tuple[float, float] | None


def bookmarks(first: Any) -> Iterator[Bookmark]:
    """The engine's outline from its ``first`` entry on, in order; the engine has cut loops."""
    # A book without an outline has one empty entry.
    waiting = [(first, 1)] if first is not None and first.this.m_internal else []
    for _ in range(MAX_ENTRIES):
        if not waiting:
            return
        entry, level = waiting.pop()
        x, y = entry.x, entry.y
        point = (x if math.isfinite(x) else 0.0, y) if math.isfinite(y) else None
        yield Bookmark(level, one_line(entry.title or ""), entry.page, point)
        following, inner = entry.next, entry.down
        if following is not None:
            waiting.append((following, level))
        if inner is not None:
            waiting.append((inner, min(level + 1, MAX_LEVEL)))


def contents(marks: Iterator[Bookmark], files: Sequence[BookFile]) -> Iterator[TocEntry]:
    """The entries of ``marks`` that lead into the book, each at its words on the page."""
    letters = _TitleLetters("")
    for mark in marks:
        if not mark.title or not 0 <= mark.page < len(files):
            continue
        file = files[mark.page]
        if letters.text is not file.text:
            letters = _TitleLetters(file.text)
        offset = letters.nearest(mark.title, file.page, mark.point)
        yield TocEntry(mark.title, Span(mark.page, offset, offset), mark.level)


class _TitleLetters:
    """A page's letters and digits without all other characters, to find a title in."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places = [at for at, character in enumerate(text) if character.isalnum()]
        self.squeezed = _squeezed(text)

    def nearest(
        self, title: str, layout: PageLayout | None, point: tuple[float, float] | None
    ) -> int:
        """Where the words of ``title`` are nearest to ``point``; else what is at ``point``."""
        words = re.findall(r"\w+", unicodedata.normalize("NFKC", title))[:_MOST_WORDS]
        starts = list(self._starts(_squeezed("".join(words))))
        at = _at_point(layout, point) if len(starts) != 1 else starts[0]
        if not starts:
            return at
        found = min(starts, key=lambda start: abs(start - at))
        line = self.text.rfind("\n", 0, found) + 1
        # A number before the words belongs to the heading.
        return line if found - line <= 12 else found

    def _starts(self, letters: str) -> Iterator[int]:
        found = self.squeezed.find(letters) if letters else -1
        while found >= 0:
            start = self.places[found]
            if not start or not (self.text[start - 1].isalnum() or self.text[start - 1] == "_"):
                yield start
            found = self.squeezed.find(letters, found + 1)


def _squeezed(text: str) -> str:
    """The letters and digits of ``text``, small, as many as there are."""
    letters = "".join(filter(str.isalnum, text))
    small = letters.lower()
    if len(small) == len(letters):
        return small
    return "".join(c.lower() if len(c.lower()) == 1 else c for c in letters)


def _at_point(layout: PageLayout | None, point: tuple[float, float] | None) -> int:
    """The first character at ``point``, or right of it, or below."""
    if layout is None or point is None or point[1] <= 2.0:
        return 0
    x, y = point
    boxes = layout.boxes
    below = (
        at
        for at, (top, right, bottom) in enumerate(
            zip(boxes[1::4], boxes[2::4], boxes[3::4], strict=True)
        )
        if bottom >= y + 2.0 and top >= y - 4.0 and right >= x
    )
    return next(below, 0)


def headings(pages: Sequence[PageText]) -> tuple[TocEntry, ...]:
    """Entries for short paragraphs in letters larger than the body's, the largest being level 1."""
    weights: Counter[float] = Counter()
    for page in pages:
        for paragraph in page.paragraphs:
            weights[round(paragraph.size, 1)] += paragraph.end - paragraph.start
    if not weights:
        return ()
    body = weights.most_common(1)[0][0]
    found = list(_candidates(pages, body))
    repeated = Counter(title for _, title, _ in found)
    kept = [entry for entry in found if repeated[entry[1]] <= 2]
    if not 2 <= len(kept) <= max(10, _MOST_PER_PAGE * len(pages)):
        return ()
    sizes = sorted({size for _, _, size in kept}, reverse=True)
    return tuple(
        TocEntry(title, place, min(sizes.index(size) + 1, _LEVELS))
        for place, title, size in kept[:MAX_ENTRIES]
    )


def title_of(entries: Sequence[TocEntry]) -> str:
    """The text in the largest letters of the first page, or ""."""
    return next((e.title for e in entries if e.level == 1 and e.place.file == 0), "")


def _candidates(pages: Sequence[PageText], body: float) -> Iterator[tuple[Span, str, float]]:
    """Short paragraphs in large letters; lines of one size that follow each other are one."""
    for number, page in enumerate(pages):
        for size, group in groupby(page.paragraphs, key=lambda p: round(p.size, 0)):
            run = list(group)
            if run[0].size < _LARGER * body or run[-1].end - run[0].start > 2 * _LONGEST:
                continue
            title = one_line(page.text[run[0].start : run[-1].end].replace("\u00ad", ""))
            letters = sum(c.isalpha() for c in title)
            if 3 <= len(title) <= _LONGEST and 2 * letters >= len(title):
                yield Span(number, run[0].start, run[0].start), title, size
