"""Paints the rows at the left of the shelf."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import number
from foxreader.ui.shelf.rows_model import ROW
from foxreader.ui.shelf.sections import SideRow

Index = QModelIndex | QPersistentModelIndex


class SidePainter(QStyledItemDelegate):
    """Paints the rows at the left of the shelf."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.drop_row = -1
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._font, self._bold, self._heading = QFont(), QFont(), QFont()
        for font, size in ((self._font, 13), (self._bold, 13), (self._heading, 11)):
            font.setPixelSize(size)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._heading.setCapitalization(QFont.Capitalization.AllUppercase)
        self._heading.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 105)
        self.theme = theme

    def _icon(self, name: str, colour: str) -> QIcon:
        found = self._icons.get((name, colour))
        if found is None:
            found = self._icons[name, colour] = icon(name, colour, 16)
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        theme, row = self.theme, index.data(ROW)
        cell: QRect = option.rect
        state = option.state
        at_left = option.direction == Qt.LayoutDirection.LeftToRight
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        if row.kind == "heading":
            painter.setFont(self._heading)
            painter.setPen(QColor(theme.muted))
            painter.drawText(cell.adjusted(20, 6, -12, 0), leading, row.words)
            painter.restore()
            return
        chosen = bool(state & QStyle.StateFlag.State_Selected) and row.choosable
        over = bool(state & QStyle.StateFlag.State_MouseOver) or index.row() == self.drop_row
        inside = QRectF(cell).adjusted(8, 1, -8, -1)
        if chosen or over:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if chosen else theme.hover))
            painter.drawRoundedRect(inside, 6, 6)
        if chosen:
            bar = inside.left() if at_left else inside.right() - 3
            painter.fillRect(QRectF(bar, inside.top() + 6, 3, inside.height() - 12),
                             QColor(theme.accent))  # fmt: skip
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(theme.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inside.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        self._paint_row(painter, cell, row, chosen=chosen, at_left=at_left)
        painter.restore()

    def _paint_row(
        self, painter: QPainter, cell: QRect, row: SideRow, *, chosen: bool, at_left: bool
    ) -> None:
        theme = self.theme
        ink = theme.accent_ink if chosen else theme.muted
        if row.icon:
            x = cell.left() + 20 if at_left else cell.right() - 36
            self._icon(row.icon, ink).paint(painter, QRect(x, cell.center().y() - 8, 16, 16))
        painter.setFont(self._bold if chosen else self._font)
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(ink))
        room = cell.adjusted(46, 0, -20, 0) if at_left else cell.adjusted(20, 0, -46, 0)
        if row.count >= 0:
            painter.drawText(room, trailing, number(row.count))
            wide = painter.fontMetrics().horizontalAdvance(number(row.count)) + 10
            room = room.adjusted(0, 0, -wide, 0) if at_left else room.adjusted(wide, 0, 0, 0)
        if not chosen and row.kind != "more":
            painter.setPen(QColor(theme.text))
        words = painter.fontMetrics().elidedText(
            row.words, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, leading, words)
