"""The five colours as buttons: a dot with the colour's own line, and a ring round a chosen one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import get_args

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from foxreader.core.annotation import COLORS, Color
from foxreader.ui.notes.labels import color_name
from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.theme import HighlightColour, Line, Theme, highlight_colours

DOT = 18
"""The width of a dot, in pixels, from the drawing."""
_GAP = 10
"""Pixels between two dots, from the drawing."""
_AROUND = 5
"""Pixels around a dot, in which its ring is; half the gap, so that a press beside a dot counts."""
_PENS: Mapping[Line, Qt.PenStyle] = {
    "dashed": Qt.PenStyle.CustomDashLine, "dotted": Qt.PenStyle.CustomDashLine,
}  # fmt: skip


def draw_line(
    painter: QPainter, start: QPointF, end: QPointF, colour: HighlightColour, width: int = 2
) -> None:
    """A short line of a colour's own kind, from left to right or from top to bottom."""
    pen = QPen(QColor(colour.line), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if colour.style in _PENS:
        pen.setStyle(_PENS[colour.style])
        pen.setDashPattern([1, 1] if colour.style == "dotted" else [2, 1])
    across = QPointF(0, 1.5) if start.y() == end.y() else QPointF(1.5, 0)
    if colour.style == "double":
        pen.setWidthF(1)
        painter.setPen(pen)
        painter.drawLine(start - across, end - across)
        painter.drawLine(start + across, end + across)
    elif colour.style == "wavy":
        pen.setWidthF(1.25)
        painter.setPen(pen)
        painter.drawPath(_wave(start, end, across))
    else:
        painter.setPen(pen)
        painter.drawLine(start, end)


def _wave(start: QPointF, end: QPointF, across: QPointF) -> QPainterPath:
    """Waves of 4 pixels along a line."""
    path, way = QPainterPath(start), end - start
    count = max(2, round((way.x() + way.y()) / 4))
    for number in range(count):
        middle = start + way * ((number + 0.5) / count)
        side = across * (1.6 if number % 2 else -1.6)
        path.quadTo(middle + side, start + way * ((number + 1) / count))
    return path


class Swatch(QAbstractButton):
    """One colour. It says whether it is chosen by a ring, and by its state to a screen reader."""

    def __init__(self, color: Color, theme: Theme, ground: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.color, self._theme, self._ground = color, theme, ground
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """The dot and the room of its ring."""
        return QSize(DOT + 2 * _AROUND, DOT + 2 * _AROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dot."""
        colour = highlight_colours(self._theme)[self.color]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        accent = QColor(self._theme.accent)
        if self.isChecked():
            painter.setPen(QPen(accent, 2))
            painter.setBrush(QColor(getattr(self._theme, self._ground)))
            painter.drawEllipse(middle, DOT / 2 + 3, DOT / 2 + 3)
        if shows_focus(self):
            ring = QPen(
                accent, 1.5, Qt.PenStyle.SolidLine if not self.isChecked() else Qt.PenStyle.DotLine
            )
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(edge, 6, 6)
        painter.setPen(QPen(QColor(colour.line), 1.5))
        painter.setBrush(QColor(colour.ground))
        painter.drawEllipse(middle, DOT / 2 - 0.75, DOT / 2 - 0.75)
        below = middle + QPointF(0, 3 if colour.style != "wavy" else 1)
        draw_line(painter, below - QPointF(5, 0), below + QPointF(5, 0), colour)


class Swatches(QWidget):
    """The five colours in their order. Signal: ``pressed`` one was, by its name.

    What is chosen is for the owner to say: a press alone changes nothing.
    """

    pressed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        tooltip: Callable[[str, int], str],
        ground: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._tooltip = tooltip
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP - 2 * _AROUND)
        self.dots = [Swatch(color, theme, ground, self) for color in COLORS]
        for dot in self.dots:
            dot.clicked.connect(partial(self._clicked, dot))
            self._row.addWidget(dot)
        self._chosen: frozenset[str] = frozenset()
        self.name({})

    def name(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        for number, dot in enumerate(self.dots, 1):
            name = color_name(dot.color, names)
            dot.setAccessibleName(name)
            dot.setToolTip(self._tooltip(name, number))

    def choose(self, colors: Collection[str]) -> None:
        """Show these as chosen."""
        self._chosen = frozenset(colors)
        for dot in self.dots:
            dot.setChecked(dot.color in self._chosen)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        for dot in self.dots:
            dot.apply_theme(theme)

    def _clicked(self, dot: Swatch) -> None:
        dot.setChecked(dot.color in self._chosen)
        self.pressed.emit(dot.color)


def color_of(name: str) -> Color | None:
    """The colour of this name."""
    return next((color for color in get_args(Color) if color == name), None)
