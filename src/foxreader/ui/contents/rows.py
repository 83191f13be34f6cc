"""How the rows of the contents are painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.ui.contents.model import HEADING, PAGE, SIGN
from foxreader.ui.contents.signs import SIGN_SIZE, Sign, paint_sign
from foxreader.ui.platform.direction import isolated, placed
from foxreader.ui.platform.theme import Theme

Index = QModelIndex | QPersistentModelIndex


_HIGH, _HEADING_HIGH = 30, 34
"""Pixels of a row, and of a heading with the air above it; the design's."""
_LEFT, _RIGHT = 9, 16
"""Pixels between a row's text and its edges; at the right also the air beside the row."""
_GAP = 10
"""Pixels between a title and its page. Chosen: two letters."""
_HEADING_SIZE = 11
"""Pixels of a heading's letters; the design's."""


class ContentsRow(QStyledItemDelegate):
    """A title, its page at the right; the row the reader is in carries the accent. A heading of
    others is in small capitals, without a page.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.current: QPersistentModelIndex | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Headings are higher than other rows."""
        return QSize(0, _HEADING_HIGH if index.data(HEADING) else _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        here = self.current is not None and self.current.isValid() and self.current == index
        heading = bool(index.data(HEADING))
        rect = option.rect.adjusted(0, _HEADING_HIGH - _HIGH if heading else 0, 0, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = placed(option)
        self._paint_ground(painter, rect, option, here)
        font = QFont(option.font)
        font.setBold(here)
        if heading:
            font.setPixelSize(_HEADING_SIZE)
            font.setCapitalization(QFont.Capitalization.AllUppercase)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 105)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        inside = rect.adjusted(_LEFT, 0, -_RIGHT, 0)
        page = "" if heading else str(index.data(PAGE) or "")
        quiet = self.theme.accent_ink if here else self.theme.muted
        painter.setPen(QColor(quiet))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignRight | middle, page)
        if page:
            inside.setRight(inside.right() - metrics.horizontalAdvance(page) - _GAP)
        sign = index.data(SIGN)
        if isinstance(sign, Sign) and not heading:
            inside.setRight(inside.right() - SIGN_SIZE - _GAP // 2)
            beside = QRect(
                inside.right() + 3, rect.center().y() - SIGN_SIZE // 2, SIGN_SIZE, SIGN_SIZE
            )
            paint_sign(painter, at(beside), sign, self.theme)
        painter.setPen(QColor(quiet if here or heading else self.theme.text))
        title = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignLeft | middle, isolated(title))
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, here: bool
    ) -> None:
        """The ground of the row the reader is in, or that the pointer or the keyboard is on."""
        pointed = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        painter.setPen(Qt.PenStyle.NoPen)
        at = placed(option)
        if here or option.state & pointed:
            painter.setBrush(QColor(self.theme.accent_soft if here else self.theme.hover))
            painter.drawRoundedRect(at(rect.adjusted(0, 1, -8, -1)), 6, 6)
        if here:
            painter.setBrush(QColor(self.theme.accent))
            bar = QRect(rect.left(), rect.top() + 8, 3, rect.height() - 16)
            painter.drawRoundedRect(at(bar), 1.5, 1.5)
