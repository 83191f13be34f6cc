"""The small bar of where in the book one is named."""

from __future__ import annotations

from math import log

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from foxreader.ui.people.words import PeopleWords
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import percent

_HIGH = 28
"""Pixels of the bar; seven steps of the drawing's grid."""
_LEAST = 4
"""Pixels of a part that has one mention. Chosen: it is seen."""


class WhereBar(QWidget):
    """One stroke for each part of the book, the higher the more mentions; past the spoiler limit
    the line under them is dotted, and there is nothing on it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.bar: tuple[int, ...] = ()
        self.seen = 1.0
        self.setFixedHeight(_HIGH)

    def show_bar(self, bar: tuple[int, ...], seen: float) -> None:
        """Show the mentions in each part of the book; ``seen`` of it is before the limit."""
        self.bar, self.seen = bar, seen
        filled = [number for number, count in enumerate(bar) if count]
        words = ""
        if filled:
            first, last = (percent(at / len(bar)) for at in (filled[0], filled[-1]))
            words = PeopleWords.tr("Named from {0} to {1} of the book").format(first, last)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strokes, from the side where the book begins."""
        if not self.bar:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        bottom, step = self.height() - 1.0, self.width() / len(self.bar)
        painter.setPen(QColor(self.theme.edge))
        read = self.width() * self.seen
        painter.drawLine(0, round(bottom), round(read), round(bottom))
        if self.seen < 1:
            pen = painter.pen()
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(round(read), round(bottom), self.width(), round(bottom))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent))
        most = max(self.bar)
        for number, count in enumerate(self.bar):
            if count:
                room = self.height() - 2 - _LEAST
                high = _LEAST + room * (log(1 + count) / log(1 + most) if most > 1 else 0.5)
                stroke = QRectF(number * step + 0.5, bottom - high, max(2.0, step - 1), high)
                painter.drawRoundedRect(stroke, 1, 1)
