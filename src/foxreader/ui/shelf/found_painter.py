"""Paints what a search of the shelf has found."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foxreader.ui.platform.theme import Theme, blend
from foxreader.ui.platform.widgets import isolated, placed
from foxreader.ui.reader.page_style import FOUND
from foxreader.ui.search.rows import marked_layout, serif
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.found import FoundLine
from foxreader.ui.shelf.rows_model import ROW

Index = QModelIndex | QPersistentModelIndex
_COVER = (26, 39)


class FoundPainter(QStyledItemDelegate):
    """Paints what a search of the shelf has found."""

    def __init__(self, covers: CoverCache, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers, self.theme = covers, theme
        self._placed: Callable[[QRect], QRect] = QRect

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        theme, line = self.theme, index.data(ROW)
        self._placed = placed(option)
        cell: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(option.font)
        small.setPixelSize(12)
        if line.heading:
            small.setPixelSize(11)
            note = cell.adjusted(12, 6, -12, 0)
            self._put(painter, small, line.note, note, theme.muted, at_end=True)
            small.setCapitalization(QFont.Capitalization.AllUppercase)
            self._put(painter, small, line.text, note, theme.muted)
            painter.restore()
            return
        states = QStyle.StateFlag
        if option.state & (states.State_Selected | states.State_MouseOver):
            chosen = bool(option.state & states.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if chosen else theme.hover))
            painter.drawRoundedRect(QRectF(cell), 6, 6)
        if line.all_titles:
            self._put(painter, small, line.text, cell.adjusted(50, 0, -12, 0), theme.accent_ink)
        else:
            self._paint_line(painter, cell, line, option.font, small)
        painter.restore()

    def _paint_line(
        self, painter: QPainter, cell: QRect, line: FoundLine, font: QFont, small: QFont
    ) -> None:
        theme = self.theme
        if line.book is not None:
            picture = self._covers.get(line.book, *_COVER, self._density(painter))
            if picture is not None:
                place = QRect(cell.left() + 12, cell.top() + 6, *_COVER)
                painter.drawPixmap(self._placed(place), picture)
        inside = cell.adjusted(50, 6, -12, -6)
        self._put(painter, small, line.note, inside, theme.muted, at_end=True)
        taken = QFontMetrics(small).horizontalAdvance(line.note) + (12 if line.note else 0)
        inside = inside.adjusted(0, 0, -taken, 0)
        top, foot = QRect(inside), QRect(inside)
        top.setHeight(inside.height() // 2)
        foot.setTop(top.bottom() + 1)
        self._put(painter, small, line.below, foot, theme.muted)
        if line.hit is None:
            bold = QFont(font)
            bold.setWeight(QFont.Weight.DemiBold)
            self._put(painter, bold, line.text, top, theme.text)
            return
        words = serif(font)
        words.setPixelSize(14)
        shown = QFontMetrics(words).elidedText(line.text, Qt.TextElideMode.ElideRight, top.width())
        found = QTextCharFormat()
        found.setBackground(QColor(blend(theme.page, theme.accent, FOUND)))
        marks = [(start, end) for start, end in line.marks if end <= len(shown)]
        layout = marked_layout(shown, marks, words, found)
        layout.beginLayout()
        layout.createLine().setLineWidth(top.width() + 40)
        layout.endLayout()
        painter.setPen(QColor(theme.text))
        layout.draw(painter, QPointF(self._placed(top).topLeft()))

    def _density(self, painter: QPainter) -> float:
        device = painter.device()
        return device.devicePixelRatioF() if device is not None else 1.0

    def _put(
        self, painter: QPainter, font: QFont, text: str, rect: QRect, colour: str,
        *, at_end: bool = False,
    ) -> None:  # fmt: skip
        painter.setFont(font)
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignTrailing if at_end else Qt.AlignmentFlag.AlignLeading
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(self._placed(rect), side | Qt.AlignmentFlag.AlignVCenter, isolated(shown))
