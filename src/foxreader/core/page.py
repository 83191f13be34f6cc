"""The layout of a page of a page format: its characters on the picture, and what else is there."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import islice, zip_longest
from operator import itemgetter
from typing import Any, TypeVar

Rect = tuple[float, float, float, float]

_TYPED = 4
"""The fewest characters with a place of a line in a typewriter's font. Chosen."""
_EVEN = 0.02
"""The share of their width by which characters of such a font may differ. Chosen: places are
rounded."""


@dataclass(frozen=True, slots=True)
class PageLayout:
    """A page's size in points, and one box for each character of its text.

    ``boxes`` has x0, y0, x1, y1 for each code point, in points from the top left of the page as it
    is shown. A character without a place (a separator) has four NaN. ``recognised`` marks text
    from OCR that is invisible over a page's picture, ``poor`` text that is not what is seen there:
    it should be recognised anew.
    """

    width: float
    height: float
    boxes: array[float]
    recognised: bool = False
    poor: bool = False

    def __len__(self) -> int:
        """The number of code points on the page."""
        return len(self.boxes) // 4

    def __bool__(self) -> bool:
        return True  # A page without text is still a page.

    def box(self, offset: int) -> Rect | None:
        """The box of the character at ``offset``; None if it has no place or does not exist."""
        if not 0 <= offset < len(self):
            return None
        x0, y0, x1, y1 = self.boxes[4 * offset : 4 * offset + 4]
        return None if x0 != x0 else (x0, y0, x1, y1)

    def is_typed(self, start: int, end: int) -> bool:
        """Whether all characters from ``start`` to ``end`` are as wide as each other, narrow
        letters and wide ones, as in a typewriter's font."""
        lefts, rights = self.boxes[4 * start : 4 * end : 4], self.boxes[4 * start + 2 : 4 * end : 4]
        widths = [right - left for left, right in zip(lefts, rights, strict=True) if left == left]
        return len(widths) >= _TYPED and max(widths) - min(widths) <= _EVEN * max(widths)

    def nearest_box(self, offset: int) -> Rect | None:
        """The box of the character at ``offset``, else of the next character with a place, else of
        the last one before; None if no character of the page has a place.
        """
        offset = min(offset, len(self))
        after, before = range(offset, len(self)), range(offset - 1, -1, -1)
        return next((box for at in (*after, *before) if (box := self.box(at))), None)

    def first_below(self, y: float) -> int:
        """The offset of the character that a reader sees first if the view begins at ``y`` points.

        Of the characters at most a line below the highest one there, it is the first in the text:
        the highest may be a page number or in the second column. 0 if nothing is below ``y``.
        """
        # A character without a place has NaN, which is not below anything.
        places = enumerate(zip(self.boxes[1::4], self.boxes[3::4], strict=True))
        seen = [(at, top, foot) for at, (top, foot) in places if foot > y]
        if not seen:
            return 0
        _, _, lowest = min(seen, key=itemgetter(1))
        return next(at for at, top, _ in seen if top <= lowest)

    def rects(self, start: int, end: int) -> list[Rect]:
        """The rectangles that cover the characters ``start`` to ``end`` and no others.

        One for each piece of a line. Characters that are higher or lower, such as a footnote's
        number, have their own. Characters past the end of the page have none.
        """
        end = min(end, len(self))

        others: list[tuple[float, float]] | None = None

        def joins(run: Rect, box: Rect) -> bool:
            nonlocal others
            if not _goes_on(run, box):
                return False
            gap = _between(run, box)
            if gap is None:
                return True
            if others is None:
                others = self._others(start, end)
            left, top, right, bottom = gap
            return not any(left < x < right and top < y < bottom for x, y in others)

        return list(self._runs(start, end, joins))

    def _others(self, start: int, end: int) -> list[tuple[float, float]]:
        """The centres, times two, of the other characters on the lines of ``start`` to ``end``."""
        boxes = self.boxes
        mine = [y for y in boxes[4 * start + 1 : 4 * end : 2] if y == y]
        top, bottom = 2 * min(mine), 2 * max(mine)
        # A character without a place has NaN, so all comparisons below are false.
        corners = zip(boxes[0::4], boxes[2::4], boxes[1::4], boxes[3::4], strict=True)
        return [
            (x0 + x1, y0 + y1)
            for offset, (x0, x1, y0, y1) in enumerate(corners)
            if top < y0 + y1 < bottom and not start <= offset < end
        ]

    def _runs(self, start: int, end: int, joins: Callable[[Rect, Rect], bool]) -> Iterator[Rect]:
        """The boxes of the characters with a place, joined where ``joins`` allows it."""
        run: Rect | None = None
        for offset in range(start, end):
            box = self.box(offset)
            if box is None:
                continue
            if run is not None and joins(run, box):
                run = _joined(run, box)
            else:
                if run is not None:
                    yield run
                run = box
        if run is not None:
            yield run

    def words(self, text: str) -> Iterator[tuple[str, Rect | None]]:
        """The page's text split into pieces of one word on one line, each with its rectangle.

        The pieces joined are ``text``. White space and characters without a place belong to the
        piece before them, and so do the dots that lead from a title to its page.
        """
        # Each page that comes near the window is split so, on the window's thread: in one pass.
        boxes = zip(*[iter(self.boxes)] * 4, strict=True)
        start, run, whole, after_space, dots = 0, None, True, False, True
        before: Rect | None = None
        for offset, (letter, found) in enumerate(zip_longest(text, islice(boxes, len(text)))):
            box: Rect | None = None if found is None or found[0] != found[0] else found
            space = letter.isspace()
            apart = None not in (before, box) and not _goes_along(before, box)
            leads = dots and letter in _LEADERS and _goes_along(run, box)
            if offset and not space and (after_space or apart) and not leads:
                yield text[start:offset], run
                start, run, whole, dots = offset, None, True, True
            dots = dots and (space or letter in _LEADERS)
            if box is not None and whole:
                whole = run is None or _same_line(run, box)
                run = _joined(run, box) if whole else run
            before, after_space = box, space
        if text:
            yield text[start:], run


_LEADERS = ".·\u2024…_"
"""What leads from a title to its page; contents have thousands of them, with spaces round each."""


def _goes_along(run: Rect | None, box: Rect | None) -> bool:
    return run is not None and box is not None and _same_line(run, box)


# Where the text of a page stands, and whether it is set in columns

_PLACES = 100
"""Places across the text of a page that are looked at."""
_OUTSIDE = 0.01
"""Share of the letters that may stand beside the text: a number in the margin, a stamp. Chosen."""
_GUTTER = range(25, 76)
"""Where across the text the air between two columns is, in per cent. Chosen: of three, too."""
_CROSS = 0.25
"""Share of the usual letters that stand there at most: a title and a wide figure. Chosen."""
_COLUMN = 0.3
"""Share of the letters that a column has at least; numbers beside contents have fewer. Chosen."""
_ENOUGH = 800
"""Letters of a page that show how it is set. Chosen: a third of one."""


def text_edges(page: PageLayout) -> tuple[float, float] | None:
    """Where the text of a page begins and ends across it, in shares of its width; None without."""
    lefts, rights = (sorted(x for x in page.boxes[at::4] if x == x) for at in (0, 2))
    if not lefts:
        return None
    beside = int(len(lefts) * _OUTSIDE)
    left, right = lefts[beside] / page.width, rights[-1 - beside] / page.width
    return (left, right) if 0 <= left < right <= 1 else None


def in_columns(page: PageLayout) -> bool:
    """Whether most of a page is set in columns beside each other: about a place across its text
    stand few letters, and many on both sides of it."""
    letters = [(x, y) for x, y in zip(page.boxes[0::4], page.boxes[2::4], strict=True) if x == x]
    edges = text_edges(page)
    if len(letters) < _ENOUGH or edges is None:
        return False
    begin, end = (edge * page.width for edge in edges)
    scale = _PLACES / (end - begin)
    counts = [0] * _PLACES
    for left, right in letters:  # from where each begins to where it ends
        for at in range(int((left - begin) * scale), int((right - begin) * scale) + 1):
            if 0 <= at < _PLACES:
                counts[at] += 1
    place = min(_GUTTER, key=lambda at: (counts[at], abs(at - _PLACES // 2)))
    before, whole = sum(counts[:place]), sum(counts)
    share = min(before, whole - before) / whole
    return counts[place] < _CROSS * whole / _PLACES and share >= _COLUMN


def _goes_on(run: Rect, box: Rect) -> bool:
    """Whether one rectangle can cover both: on one line, with tops and bottoms differing by at
    most a quarter of the height. The limits here and below were chosen, not measured.
    """
    height = min(run[3] - run[1], box[3] - box[1])
    uneven = max(abs(run[1] - box[1]), abs(run[3] - box[3]))
    # Right-to-left text has no wide gaps; a longer jump back leads to another piece of text.
    back = run[0] - box[2]
    return _same_line(run, box) and uneven <= 0.25 * height and back <= 0.6 * height


def _between(run: Rect, box: Rect) -> Rect | None:
    """The gap between the two, its coordinates times two; None if at most half its height wide,
    as between words.
    """
    left, right = min(run[2], box[2]), max(run[0], box[0])
    top, bottom = min(run[1], box[1]), max(run[3], box[3])
    if right - left <= 0.5 * (bottom - top):
        return None
    return 2 * left, 2 * top, 2 * right, 2 * bottom


def _joined(run: Rect | None, box: Rect) -> Rect:
    """The rectangle round both."""
    if run is None:
        return box
    return min(run[0], box[0]), min(run[1], box[1]), max(run[2], box[2]), max(run[3], box[3])


def _same_line(line: Rect, box: Rect) -> bool:
    """Whether both are on one line: they share half of the smaller height, and the gap between them
    is at most two heights.
    """
    left, top, right, foot = line
    x0, y0, x1, y1 = box
    high, own = foot - top, y1 - y0
    height = high if high < own else own
    shared = (foot if foot < y1 else y1) - (top if top > y0 else y0)
    gap = (left if left > x0 else x0) - (right if right < x1 else x1)
    return shared >= 0.5 * height and gap <= 2.0 * (height if height > 1.0 else 1.0)


# Beside the text: links, form fields, pictures
#
# Rectangles are in points from the top left of the page as it is shown, as in ``PageLayout``.

_T = TypeVar("_T")

MOST = 4_000
"""Links, or fields, or pictures of one page that are kept. Chosen: an index page has hundreds."""
_LONGEST = 2_000
"""Characters of an address, or of a field's value, that are kept. Chosen: more is not read."""


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link: to a height ``y`` of page ``page`` of the book (counted from 0), or to ``address``
    outside of it, where ``page`` is None.
    """

    rect: Rect
    page: int | None = None
    y: float = 0.0
    address: str = ""


@dataclass(frozen=True, slots=True)
class PageField:
    """A field of a form, with its name and the value it has in the file."""

    rect: Rect
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class PageExtras:
    """The links and fields of a page, and its ``pictures``: those that are no drawing on white
    paper, such as photographs.
    """

    links: tuple[PageLink, ...] = ()
    fields: tuple[PageField, ...] = ()
    pictures: tuple[Rect, ...] = ()


def pack_extras(extras: PageExtras) -> dict[str, Any]:
    """``extras`` as JSON data."""
    return asdict(extras)


def unpack_extras(about: Mapping[str, Any]) -> PageExtras:
    """The extras from the data of :func:`pack_extras`; what is not well formed is left out."""
    return PageExtras(
        links=tuple(_each(about.get("links"), _link)),
        fields=tuple(_each(about.get("fields"), _field)),
        pictures=tuple(_each(about.get("pictures"), _rect)),
    )


def _each(given: object, make: Callable[[Any], _T]) -> Iterator[_T]:
    for one in given[:MOST] if isinstance(given, list) else ():
        try:
            yield make(one)
        except (ValueError, KeyError, TypeError, OverflowError):
            continue


def _link(about: Mapping[str, Any]) -> PageLink:
    page = about["page"]
    if page is None:
        return PageLink(_rect(about["rect"]), address=str(about["address"])[:_LONGEST])
    y = float(about["y"])
    return PageLink(_rect(about["rect"]), int(page), y if math.isfinite(y) else 0.0)


def _field(about: Mapping[str, Any]) -> PageField:
    name, value = str(about["name"])[:_LONGEST], str(about["value"])[:_LONGEST]
    return PageField(_rect(about["rect"]), name, value)


def _rect(sides: Any) -> Rect:
    x0, y0, x1, y1 = (float(side) for side in sides)
    if not (math.isfinite(x0 + y0 + x1 + y1) and x0 < x1 and y0 < y1):
        raise ValueError("no rectangle")
    return x0, y0, x1, y1
