"""How the rows of the contents are painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.ui.contents.model import PAGE
from foxreader.ui.platform.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class ContentsRow(QStyledItemDelegate):
    """A title, its page at the right; the row the reader is in carries the accent."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.current: QPersistentModelIndex | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are 30 pixels high."""
        return QSize(0, 30)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        here = self.current is not None and self.current.isValid() and self.current == index
        rect: QRect = option.rect
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = bool(state & QStyle.StateFlag.State_Selected)
        if here or hovered or focused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if here else self.theme.hover))
            painter.drawRoundedRect(rect.adjusted(0, 1, -8, -1), 6, 6)
        if here:
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(
                QRect(rect.left(), rect.top() + 8, 3, rect.height() - 16), 1.5, 1.5
            )
        font = option.font
        font.setBold(here)
        painter.setFont(font)
        page = str(index.data(PAGE) or "")
        metrics = QFontMetrics(font)
        right = metrics.horizontalAdvance(page) + 22 if page else 12
        painter.setPen(QColor(self.theme.accent_ink if here else self.theme.muted))
        painter.drawText(
            rect.adjusted(0, 0, -16, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            page,
        )
        painter.setPen(QColor(self.theme.accent_ink if here else self.theme.text))
        room = rect.adjusted(9, 0, -right, 0)
        title = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()
