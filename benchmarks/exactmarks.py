"""Checks that the view marked the right characters, for ``benchmarks.exactness``."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from foxreader.core.book import Book
from foxreader.core.page import PageLayout, Rect
from foxreader.core.span import Span

PAD = 1.0  # how much larger a mark is than its characters on each side, in points
NEIGHBOURS = 2  # how many characters around a character belong to its word. Chosen, not measured.
NEAR = 0.01  # rounding error of a length that passed through a CSS style, in points


class Marked(NamedTuple):
    """One mark as the view reports it: its start (code points) and its characters."""

    start: int
    text: str


def wrong_marks(book: Book, spans: Sequence[Span], marked: Sequence[Marked]) -> Iterator[str]:
    """The spans whose mark starts elsewhere or has other characters."""
    if len(marked) != len(spans):
        yield f"{len(marked)} marks for {len(spans)} spans"
        return
    for span, mark in zip(spans, marked, strict=True):
        if (mark.start, mark.text) != (span.start, book.text_at(span)):
            yield f"{span} is marked as {mark.text[:60]!r} at {mark.start}"


def wrong_on_page(
    page: PageLayout,
    spans: Sequence[Span],
    bars: Sequence[Sequence[float]],
    shown: Sequence[Sequence[float]],
) -> Iterator[str]:
    """The spans whose bars on the page's picture are not those of their characters.

    ``bars`` are left, top, width and height in points, in the order of the spans; ``shown`` is
    where on the sheet the first of them is painted. A bar must cover the middle of every
    character of its span and of no other, but such as are printed over them.
    """
    grid = _Grid(page)
    at = 0
    for span in spans:
        count = len(page.rects(span.start, span.end))
        mine = [_inner(bar) for bar in bars[at : at + count]]
        at += count
        missed, extra = grid.wrong(span, mine)
        if missed or extra:
            yield f"{span}: {missed} characters not covered, {extra} others covered"
    if at != len(bars):
        yield f"{len(bars)} bars for {at} rectangles"
    for (left, top, *_), (x, y) in zip(bars, shown, strict=False):
        if abs(left - x) > 0.5 or abs(top - y) > 0.5:
            yield f"a bar of {left:.1f}, {top:.1f} is painted at {x:.1f}, {y:.1f}"


def _inner(bar: Sequence[float]) -> Rect:
    left, top, width, height = bar
    return left + PAD, top + PAD, left + width - PAD, top + height - PAD


class _Grid:
    """The characters of a page by how far down their middle is."""

    def __init__(self, page: PageLayout) -> None:
        self._page = page
        count = len(page.boxes) // 4
        boxes = ((offset, page.box(offset)) for offset in range(count))
        self._middles = {o: ((b[0] + b[2]) / 2, (b[1] + b[3]) / 2) for o, b in boxes if b}
        self._down = sorted((y, x, offset) for offset, (x, y) in self._middles.items())
        self._ys = [y for y, _, _ in self._down]

    def wrong(self, span: Span, rects: Sequence[Rect]) -> tuple[int, int]:
        """How many characters of ``span`` no rectangle covers, and how many others one does."""
        mine = {o for o in range(span.start, span.end) if o in self._middles}
        covered = {offset for rect in rects for offset in self._inside(rect, NEAR)}
        extra = {offset for rect in rects for offset in self._inside(rect, -NEAR)} - mine
        return len(mine - covered), sum(not self._over(o, mine) for o in extra)

    def _inside(self, rect: Rect, near: float) -> Iterator[int]:
        left, top, right, bottom = rect
        first = bisect_left(self._ys, top - near)
        last = bisect_right(self._ys, bottom + near)
        for _, x, offset in self._down[first:last]:
            if left - near <= x <= right + near:
                yield offset

    def _over(self, offset: int, mine: set[int]) -> bool:
        """Whether a character's word overlaps the span's words, so no mark could separate them."""
        word = [o for o in range(offset - NEIGHBOURS, offset + NEIGHBOURS + 1) if o not in mine]
        boxes = [self._page.box(o) for o in mine]
        return any(
            box is not None and any(other is not None and _shares(box, other) for other in boxes)
            for box in (self._page.box(o) for o in word if o in self._middles)
        )


def _shares(box: Rect, other: Rect) -> bool:
    """Whether a tenth of ``box`` or more overlaps ``other``: kerning alone overlaps less.

    A character without width, the second of a ligature, overlaps what it touches.
    """
    across = min(box[2], other[2]) - max(box[0], other[0])
    down = min(box[3], other[3]) - max(box[1], other[1])
    area = (box[2] - box[0]) * (box[3] - box[1])
    return across >= 0 and down > 0 and across * down >= 0.1 * area
