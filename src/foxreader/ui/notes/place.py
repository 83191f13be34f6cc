"""Where the bar and the card of a note lie beside their words; pure."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize

from foxreader.ui.notes.bubble import AIR
from foxreader.ui.reader.marks import OnScreen

CARD = 296
"""The width of a note's card, in pixels, from the drawing."""
_MARGIN = 312
"""Pixels of margin from which on the card lies in it, from the drawing."""
_LEVEL = 17
"""Pixels from the card's top to the hairline that joins it to its words, from the drawing."""
_BESIDE = 32
"""Pixels between the text and a card in the margin, from the drawing, which the hairline spans."""
_MAP = 16
"""Pixels at the page's side that the margin map takes."""
_POINTED = 32
"""Pixels from where the words begin to what the bar points at, from the drawing."""


@dataclass(frozen=True, slots=True)
class BarPlace:
    """Where the bar lies, and how its pointer points: pixels from its left, and whether up."""

    surface: QRect
    pointer: int
    up: bool


def bar_place(where: OnScreen, size: QSize, page: QSize) -> BarPlace:
    """The bar 8 pixels above the first of the words, below the last where there is no room."""
    left, right = bar_room(where, page)
    at = where.first.center().x() - size.width() // 2
    x = max(left, min(at, right - size.width()))
    above = where.box.top() - AIR - size.height()
    up = above < AIR
    # Words that fill the whole page leave no room on either side: then it lies at the page's foot.
    y = above if not up else min(where.box.bottom() + AIR, page.height() - size.height() - AIR)
    words = (where.box if up else where.first).left() - x
    pointer = max(_POINTED, min(words + _POINTED, size.width() - _POINTED))
    return BarPlace(QRect(QPoint(x, y), size), pointer, up)


def bar_room(where: OnScreen, page: QSize) -> tuple[int, int]:
    """The left and right side the bar keeps to: the text's, or the page's where that is narrow."""
    left, right = where.column
    return max(AIR, left), min(page.width() - AIR - _MAP, right)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a note's card lies, and the line that joins it to its words; None for a pop-up."""

    surface: QRect
    hairline: QRect | None


def card_place(where: OnScreen, height: int, page: QSize, bar: QRect | None = None) -> CardPlace:
    """The card in the margin, level with its words; where there is no margin it hangs below them,
    or stands above where there is more room. ``bar`` is what must not be covered.
    """
    text_right = where.column[1]
    if page.width() - _MAP - text_right >= _MARGIN:
        level = max(AIR, min(where.box.center().y(), page.height() - AIR))
        top = max(AIR, min(level - _LEVEL, page.height() - height - AIR))
        line = QRect(text_right + 2, level, _BESIDE - 2, 1)
        return CardPlace(QRect(text_right + _BESIDE, top, CARD, height), line)
    left = max(AIR, min(where.first.left(), page.width() - _MAP - AIR - CARD))
    below, above = where.box.bottom() + AIR, where.box.top() - AIR - height
    if bar is not None and bar.top() >= where.box.bottom():
        below = bar.bottom() + AIR
    if bar is not None and bar.bottom() <= where.box.top():
        above = bar.top() - AIR - height
    if below + height + AIR > page.height() and above >= AIR:
        top = above
    else:
        top = max(AIR, min(below, page.height() - height - AIR))
    return CardPlace(QRect(left, top, CARD, height), None)
