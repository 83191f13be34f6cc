"""A page of a page format: where each of its characters is on the picture."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Rect = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PageLayout:
    """A page's size in points and one box per character of its text.

    ``boxes`` holds x0, y0, x1, y1 for each code point, in points from the top left of the
    page as it is shown; a character without a place (a separator) has four NaN.
    ``recognised`` marks text laid invisibly over a page picture, as by a scanner's OCR.
    """

    width: float
    height: float
    boxes: array[float]
    recognised: bool = False

    def __len__(self) -> int:
        """How many characters the page has."""
        return len(self.boxes) // 4

    def __bool__(self) -> bool:
        return True  # a page without text is a page

    def box(self, offset: int) -> Rect | None:
        """The box of the character at ``offset``; None where it has no place or there is none."""
        if not 0 <= offset < len(self):
            return None
        x0, y0, x1, y1 = self.boxes[4 * offset : 4 * offset + 4]
        return None if x0 != x0 else (x0, y0, x1, y1)

    def nearest_box(self, offset: int) -> Rect | None:
        """The box of the character at ``offset``, else of the next one that has a place, else of
        the last before it; None on a page where no character has a place.
        """
        offset = min(offset, len(self))
        after, before = range(offset, len(self)), range(offset - 1, -1, -1)
        return next((box for at in (*after, *before) if (box := self.box(at))), None)

    def first_below(self, y: float) -> int:
        """The offset of the character a reader sees first when the page begins at ``y`` points.

        That is the first in the text of those that are no more than a line below the highest
        one there: a page's number or its second column may come earlier or be higher. 0 where
        nothing is below ``y``.
        """
        seen = [(at, box) for at in range(len(self)) if (box := self.box(at)) and box[3] > y]
        if not seen:
            return 0
        highest = min((box for _, box in seen), key=lambda box: box[1])
        return next(at for at, box in seen if box[1] <= highest[3])

    def rects(self, start: int, end: int) -> list[Rect]:
        """The rectangles that cover characters ``start`` to ``end`` and no others, one a line run.

        What is higher or lower, such as a footnote's number, has a rectangle of its own. Characters
        past the end of the page have none.
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
        """Twice the middle of each character but ``start`` to ``end``, as far as on their lines."""
        boxes = self.boxes
        mine = [y for y in boxes[4 * start + 1 : 4 * end : 2] if y == y]
        top, bottom = 2 * min(mine), 2 * max(mine)
        # A character without a place has NaN, which lies nowhere.
        corners = zip(boxes[0::4], boxes[2::4], boxes[1::4], boxes[3::4], strict=True)
        return [
            (x0 + x1, y0 + y1)
            for offset, (x0, x1, y0, y1) in enumerate(corners)
            if top < y0 + y1 < bottom and not start <= offset < end
        ]

    def _runs(self, start: int, end: int, joins: Callable[[Rect, Rect], bool]) -> Iterator[Rect]:
        """The characters with a place, those that ``joins`` allows as one rectangle."""
        run: Rect | None = None
        for offset in range(start, end):
            box = self.box(offset)
            if box is None:
                continue
            if run is not None and joins(run, box):
                run = (
                    min(run[0], box[0]),
                    min(run[1], box[1]),
                    max(run[2], box[2]),
                    max(run[3], box[3]),
                )
            else:
                if run is not None:
                    yield run
                run = box
        if run is not None:
            yield run

    def words(self, text: str) -> Iterator[tuple[str, Rect | None]]:
        """The page's text cut into pieces of one word on one line, each with its rectangle.

        Joined they give ``text`` again. White space and characters without a place belong
        to the piece before them.
        """
        start = 0
        for offset in range(1, len(text) + 1):
            if offset < len(text) and not self._starts_word(text, offset):
                continue
            yield text[start:offset], next(self._runs(start, offset, _same_line), None)
            start = offset

    def _starts_word(self, text: str, offset: int) -> bool:
        if text[offset].isspace():
            return False
        if text[offset - 1].isspace():
            return True
        before, here = self.box(offset - 1), self.box(offset)
        return before is not None and here is not None and not _same_line(before, here)


def _goes_on(run: Rect, box: Rect) -> bool:
    """Whether one rectangle can mark both, and nothing between or beside them."""
    height = min(run[3] - run[1], box[3] - box[1])
    uneven = max(abs(run[1] - box[1]), abs(run[3] - box[3]))
    # Text that runs to the left has no wide gaps; a jump back is to another piece.
    back = run[0] - box[2]
    return _same_line(run, box) and uneven <= 0.25 * height and back <= 0.6 * height


def _between(run: Rect, box: Rect) -> Rect | None:
    """Twice the coordinates of the room between the two where it is wider than words are apart."""
    left, right = min(run[2], box[2]), max(run[0], box[0])
    top, bottom = min(run[1], box[1]), max(run[3], box[3])
    if right - left <= 0.5 * (bottom - top):
        return None
    return 2 * left, 2 * top, 2 * right, 2 * bottom


def _same_line(line: Rect, box: Rect) -> bool:
    """Whether ``box`` is on the line of ``line``: they share half a height and almost touch."""
    height = min(line[3] - line[1], box[3] - box[1])
    shared = min(line[3], box[3]) - max(line[1], box[1])
    gap = max(line[0], box[0]) - min(line[2], box[2])
    return shared >= 0.5 * height and gap <= 2.0 * max(height, 1.0)
