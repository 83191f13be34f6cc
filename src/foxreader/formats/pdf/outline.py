"""A table of contents for a PDF: exact places for its outline, or headings where it has none."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from foxreader.core.book import BookFile, TocEntry
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.contents import MAX_ENTRIES, MAX_LEVEL
from foxreader.formats.pdf.pagetext import PageText
from foxreader.formats.tidy import one_line

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
    letters = _Letters("")
    for mark in marks:
        if not mark.title or not 0 <= mark.page < len(files):
            continue
        file = files[mark.page]
        if letters.text is not file.text:
            letters = _Letters(file.text)
        offset = letters.nearest(mark.title, file.page, mark.point)
        yield TocEntry(mark.title, Span(mark.page, offset, offset), mark.level)


class _Letters:
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
