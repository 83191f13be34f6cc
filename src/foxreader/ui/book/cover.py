"""What covers a web view until its new page is painted: a plain colour, or the page before."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.theme import Theme, blend

_GROUNDS = ("#4A6B8A", "#7A5C6E", "#5C7358", "#8A6A4A", "#56707A", "#6B5F86", "#84584E", "#6E6B4C")
"""Eight quiet grounds, as the design asks for; a book has one of them by its title."""
_BETWEEN = 15
"""Milliseconds from one look at what is painted to the next: a frame."""
_MOST_LOOKS = 20
"""Looks after which a page is taken for an empty one. Chosen: a busy engine was six frames late."""
_SHARE = 0.22
"""How much of a book's ground there is in the colour of its cover, 0 to 1: enough to tell two books
apart, and too little to flash when it is shown for a tenth of a second."""


def ground_of(title: str) -> str:
    """The ground of a book's cover; the same title has the same one always."""
    return _GROUNDS[zlib.crc32(title.encode("utf-8", "replace")) % len(_GROUNDS)]


def cover_colour(title: str, theme: Theme) -> str:
    """The colour of a book on the page of ``theme``."""
    return blend(theme.page, ground_of(title), _SHARE)


def is_blank(picture: QImage) -> bool:
    """Whether a picture has one colour only."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = grey.copy(0, 0, grey.width() // 4 * 4, grey.height())  # whole words: no bytes between
    data = bytes(rows.constBits())
    return data.count(data[:1]) == len(data)


class Cover(QWidget):
    """A plain colour or a picture over all of ``under``; hidden until it is wanted."""

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._colour = QColor()
        self._picture = QPixmap()
        self._at = QPoint()
        self._under: QWidget | None = None
        self._left, self._over = 0, False
        self._looks = QTimer(self, interval=_BETWEEN)
        self._looks.timeout.connect(self._look)
        under.installEventFilter(self)
        self.hide()

    def put(self, colour: str) -> None:
        """Cover everything, in ``colour``."""
        self._picture = QPixmap()
        self._show(colour)

    def keep(self, view: QWidget, colour: str) -> None:
        """Go on showing what ``view``, which is under this, shows now, on a ground of ``colour``;
        where something is shown already, that stays.
        """
        if self.isHidden() and not self._over:
            self._picture = view.grab() if view.isVisible() else QPixmap()
            self._at = view.pos()
            self._show(colour)

    def go_when_painted(self, view: QWidget) -> None:
        """Hide when ``view`` shows what its page says it has drawn: a busy engine is a few frames
        behind that, and shows nothing but its ground until then.
        """
        if not self._over:
            self._under, self._left = view, _MOST_LOOKS
            self._looks.start()
            self._look()

    def stop(self) -> None:
        """Look no more at what is painted, the view ends: to paint one that goes ends the
        program."""
        self._over = True
        self._looks.stop()

    def _look(self) -> None:
        self._left -= 1
        if self._left <= 0 or not self._is_blank():
            self._looks.stop()
            self.hide()

    def _is_blank(self) -> bool:
        """Whether the view, which can be seen, still shows nothing."""
        view = self._under
        return view is not None and view.isVisible() and is_blank(view.grab().toImage())

    def _show(self, colour: str) -> None:
        self._looks.stop()
        self._colour = QColor(colour)
        self._fill()
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The colour, and the picture on it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colour)
        painter.drawPixmap(self._at, self._picture)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as what is under it."""
        if event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        under = self.parentWidget()
        if under is not None:
            self.setGeometry(under.rect())
