"""Small widgets in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Wrapped(QWidget):
    """Widgets one after the other, ``gap`` pixels between them; hidden without any."""

    def __init__(self, gap: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._gap = gap
        self._parts: list[QWidget] = []

    def take(self, parts: Sequence[QWidget]) -> None:
        """Show these, children of this one, in place of those before, which are deleted."""
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = list(parts)
        for part in parts:
            part.show()
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        """As high as the lines."""
        return QSize(0, self.minimumHeight())

    def _lay(self) -> None:
        """Put the widgets in lines, from the side where reading begins."""
        x = y = high = 0
        for part in self._parts:
            size = part.sizeHint()
            wide = min(size.width(), max(1, self.width()))
            if x and x + wide > self.width():
                x, y = 0, y + high + self._gap
            left = self.width() - x - wide if self.isRightToLeft() else x
            part.setGeometry(QRect(left, y, wide, size.height()))
            x, high = x + wide + self._gap, size.height()
        self.setFixedHeight(y + high)
        self.setVisible(bool(self._parts))
