"""How the rows of the list of names are painted."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from foxreader.index.storage.named_table import Named
from foxreader.ui.people.models import ITEM, Index
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import number
from foxreader.ui.platform.widgets import isolated, placed

_HIGH = 34
"""Pixels of a name's row; as those of the contents, with air for the finger."""
_SIDE = 9
"""Pixels between a row's text and its edges."""
_GAP = 10
"""Pixels between a name and what stands beside it."""


class NameRow(QStyledItemDelegate):
    """A name, its other names in a quieter tone, and how often it stands in the book."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are of one height."""
        return QSize(0, _HIGH)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        named: Named = index.data(ITEM)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at, inside = placed(option), self._paint_ground(painter, option)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(option.font)
        metrics = QFontMetrics(option.font)
        count = number(named.count)
        chosen = option.state & QStyle.StateFlag.State_Selected
        painter.setPen(QColor(self.theme.accent_ink if chosen else self.theme.muted))
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignRight | middle, count)
        inside.setRight(inside.right() - metrics.horizontalAdvance(count) - _GAP)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        wide = QFontMetrics(bold)
        label = wide.elidedText(named.label, Qt.TextElideMode.ElideRight, inside.width())
        painter.setFont(bold)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(at(inside), Qt.AlignmentFlag.AlignLeft | middle, isolated(label))
        taken = wide.horizontalAdvance(label) + _GAP
        if named.others and taken < inside.width():
            rest = inside.adjusted(taken, 0, 0, 0)
            others = ", ".join(named.others)
            painter.setFont(option.font)
            painter.setPen(QColor(self.theme.muted))
            shown = metrics.elidedText(others, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(at(rest), Qt.AlignmentFlag.AlignLeft | middle, isolated(shown))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRect:
        """Paint the ground, which shows the pointer and the keyboard; gives where the text goes."""
        rect: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if chosen else self.theme.hover))
            painter.drawRoundedRect(placed(option)(rect.adjusted(0, 1, -4, -1)), 6, 6)
        return rect.adjusted(_SIDE, 0, -_SIDE - 4, 0)
