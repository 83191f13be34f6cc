"""A page of a page format: where each of its characters stands on the picture."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
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

    def box(self, offset: int) -> Rect | None:
        """The box of the character at ``offset``, or None where it has no place."""
        x0, y0, x1, y1 = self.boxes[4 * offset : 4 * offset + 4]
        return None if x0 != x0 else (x0, y0, x1, y1)

    def rects(self, start: int, end: int) -> list[Rect]:
        """The rectangles that cover characters ``start`` to ``end``, one a line run."""
        rects: list[Rect] = []
        for offset in range(start, end):
            box = self.box(offset)
            if box is None:
                continue
            if rects and _same_line(rects[-1], box):
                last = rects[-1]
                rects[-1] = (
                    min(last[0], box[0]),
                    min(last[1], box[1]),
                    max(last[2], box[2]),
                    max(last[3], box[3]),
                )
            else:
                rects.append(box)
        return rects

    def words(self, text: str) -> Iterator[tuple[str, Rect | None]]:
        """The page's text cut into pieces of one word on one line, each with its rectangle.

        Joined they give ``text`` again. White space and characters without a place belong
        to the piece before them.
        """
        start = 0
        for offset in range(1, len(text) + 1):
            if offset < len(text) and not self._starts_word(text, offset):
                continue
            rects = self.rects(start, offset)
            yield text[start:offset], rects[0] if rects else None
            start = offset

    def _starts_word(self, text: str, offset: int) -> bool:
        if text[offset].isspace():
            return False
        if text[offset - 1].isspace():
            return True
        before, here = self.box(offset - 1), self.box(offset)
        return before is not None and here is not None and not _same_line(before, here)


def _same_line(line: Rect, box: Rect) -> bool:
    """Whether ``box`` goes on the line of ``line``: they share half a height and touch nearly."""
    height = min(line[3] - line[1], box[3] - box[1])
    shared = min(line[3], box[3]) - max(line[1], box[1])
    gap = max(line[0], box[0]) - min(line[2], box[2])
    return shared >= 0.5 * height and gap <= 2.0 * max(height, 1.0)
