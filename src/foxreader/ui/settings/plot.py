"""A quiet plot of bars: how much was read in each span of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.theme import Theme

_HIGH, _FOOT, _LEAST, _WIDEST = 92, 18, 2.0, 20.0
"""Pixels of the bars, of the words below, of the lowest bar, and of the widest."""


@dataclass(frozen=True, slots=True)
class Column:
    """A bar: its height, the words below it ("" for none), and what is said of it."""

    value: float
    label: str
    said: str


class Plot(QLabel):  # a plain widget has no role that a screen reader tells
    """Bars on a line, the highest as high as there is room. What they say is read aloud and shown
    where the pointer is; with the keyboard on it, the arrows go from bar to bar."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._columns, self._at = theme, tuple[Column, ...](), -1
        self._name = name
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_HIGH + _FOOT)
        self.setMaximumHeight(_HIGH + _FOOT)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, _HIGH + _FOOT)

    def apply_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show these bars."""
        self._columns, self._at = tuple(columns), len(columns) - 1
        said = "; ".join(one.said for one in columns if one.value) or "0"
        self.setAccessibleDescription(said)
        self.update()

    def _cell(self, at: int) -> QRectF:
        wide = self.width() / max(1, len(self._columns))
        left = at * wide
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left = self.width() - left - wide
        return QRectF(left, 4, wide, _HIGH - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the bars, and what stands below."""
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPixelSize(11)
        painter.setFont(font)
        most = max((one.value for one in self._columns), default=0.0) or 1.0
        for at, one in enumerate(self._columns):
            cell = self._cell(at)
            high = max(_LEAST, cell.height() * one.value / most) if one.value else 0.0
            wide = min(_WIDEST, cell.width() * 0.6)
            bar = QRectF(cell.center().x() - wide / 2, cell.bottom() - high, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.edge))
            painter.drawRoundedRect(bar, 2, 2)
            if at == self._at and shows_focus(self):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QColor(theme.accent))
                painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, 0), 4, 4)
            if one.label:
                painter.setPen(QColor(theme.muted))
                room = painter.fontMetrics().horizontalAdvance(one.label) + 2.0
                below = QRectF(cell.center().x() - room / 2, _HIGH + 2, room, _FOOT - 2)
                below.moveLeft(min(max(0.0, below.left()), self.width() - room))
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, one.label)
        painter.setPen(QColor(theme.line))
        painter.drawLine(QPointF(0, _HIGH + 0.5), QPointF(self.width(), _HIGH + 0.5))

    def event(self, event: QEvent) -> bool:
        """Say what the bar below the pointer stands for; the arrows choose another one."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for at, one in enumerate(self._columns):
                if self._cell(at).contains(QPointF(event.pos().x(), 10)):
                    QToolTip.showText(event.globalPos(), one.said, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the bar before or after, and say it."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not step or not self._columns:
            super().keyPressEvent(event)
            return
        turned = -1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 1
        self._at = min(max(0, self._at + turned * step), len(self._columns) - 1)
        one = self._columns[self._at]
        self.setAccessibleName(f"{self._name}: {one.said}")
        QToolTip.showText(self.mapToGlobal(self._cell(self._at).topLeft().toPoint()), one.said)
        self.update()
