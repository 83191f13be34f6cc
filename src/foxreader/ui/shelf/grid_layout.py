"""Where the covers of the grid lie: pure arithmetic, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

COVER = (128, 192)
"""Width and height of a cover, from the drawing."""
CELL_HEIGHT = 274
"""A cover with its title in two lines, its author and its progress; from the drawing."""
ROW_GAP, MARGIN = 20, 32
_NARROW_MARGIN, _NARROW = 16, 560
"""The margin of a narrow view, and the width below which it is one. Chosen: three columns have
room at 480."""
_LEAST_GAP = 24
"""Between two columns at least. Chosen: seven columns in a window as wide as the drawing."""


@dataclass(frozen=True, slots=True)
class GridLayout:
    """``count`` cells in a view ``width`` wide, below a header ``top`` high."""

    width: int
    count: int
    top: int = 0

    @property
    def margin(self) -> int:
        """What is left free at either side."""
        return MARGIN if self.width >= _NARROW else _NARROW_MARGIN

    @property
    def columns(self) -> int:
        """How many covers stand side by side."""
        room = self.width - 2 * self.margin + _LEAST_GAP
        return max(1, room // (COVER[0] + _LEAST_GAP))

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-self.count // self.columns)

    @property
    def height(self) -> int:
        """The height of all, with the header and a margin at the end."""
        return self.top + self.rows * (CELL_HEIGHT + ROW_GAP) + (ROW_GAP if self.count else 0)

    def place(self, at: int) -> tuple[int, int]:
        """Left and top of a cell, from the beginning of the content."""
        row, column = divmod(at, self.columns)
        spare = self.width - 2 * self.margin - self.columns * COVER[0]
        gap = spare / (self.columns - 1) if self.columns > 1 else 0.0
        left = self.margin + round(column * (COVER[0] + gap))
        return left, self.top + row * (CELL_HEIGHT + ROW_GAP)

    def at(self, x: int, y: int) -> int | None:
        """The cell at a point of the content; None between cells."""
        if y < self.top:
            return None
        row, down = divmod(y - self.top, CELL_HEIGHT + ROW_GAP)
        if down >= CELL_HEIGHT:
            return None
        for at in range(row * self.columns, min(self.count, (row + 1) * self.columns)):
            left, _ = self.place(at)
            if left <= x < left + COVER[0]:
                return at
        return None

    def between(self, top: int, bottom: int) -> range:
        """The cells of the rows that have a part between two heights, ``bottom`` left out."""
        pitch = CELL_HEIGHT + ROW_GAP
        first = max(0, (top - self.top) // pitch)
        last = max(0, -(-(bottom - self.top) // pitch))
        return range(min(self.count, first * self.columns), min(self.count, last * self.columns))
