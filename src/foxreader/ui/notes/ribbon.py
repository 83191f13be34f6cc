"""The ribbon at the top right of a page that has a bookmark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from foxreader.ui.platform.theme import Theme

_SIZE = (24, 44)
"""Width and height in pixels, from the drawing."""
_FROM_RIGHT = 18
"""Pixels between the ribbon and the page's right side: beside the margin map, and as far from the
text as a narrow page allows. Chosen."""
_NOTCH = 0.76
"""How far down the ribbon its notch begins, 0 to 1, from the drawing."""


class Ribbon(QAbstractButton):
    """The ribbon; pressed, it takes the bookmark away. Ctrl D does the same."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme = theme
        self.setFixedSize(*_SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Take the bookmark away (Ctrl+D)"))
        self.setAccessibleName(self.tr("This page has a bookmark"))
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def follow(self, page: QWidget) -> None:
        """Hang at the top right of the page."""
        self.move(page.width() - _FROM_RIGHT - self.width(), -1)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ribbon."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        width, height = _SIZE
        painter.drawPolygon(QPolygonF([
            QPointF(0, 0), QPointF(width, 0), QPointF(width, height),
            QPointF(width / 2, height * _NOTCH), QPointF(0, height),
        ]))  # fmt: skip
