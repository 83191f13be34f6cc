"""A plain colour that covers a web view until its new page is painted."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.theme import Theme, blend

_GROUNDS = ("#4A6B8A", "#7A5C6E", "#5C7358", "#8A6A4A", "#56707A", "#6B5F86", "#84584E", "#6E6B4C")
"""Eight quiet grounds, as the design asks for; a book has one of them by its title."""
_SHARE = 0.22
"""How much of a book's ground there is in the colour of its cover, 0 to 1: enough to tell two books
apart, and too little to flash when it is shown for a tenth of a second."""


def ground_of(title: str) -> str:
    """The ground of a book's cover; the same title has the same one always."""
    return _GROUNDS[zlib.crc32(title.encode("utf-8", "replace")) % len(_GROUNDS)]


def cover_colour(title: str, theme: Theme) -> str:
    """The colour of a book on the page of ``theme``."""
    return blend(theme.page, ground_of(title), _SHARE)


class Cover(QWidget):
    """A plain colour over all of ``under``; hidden until it is wanted."""

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._colour = QColor()
        under.installEventFilter(self)
        self.hide()

    def put(self, colour: str) -> None:
        """Cover everything, in ``colour``."""
        self._colour = QColor(colour)
        self._fill()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but the colour."""
        QPainter(self).fillRect(self.rect(), self._colour)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as what is under it."""
        if event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        under = self.parentWidget()
        if under is not None:
            self.setGeometry(under.rect())
