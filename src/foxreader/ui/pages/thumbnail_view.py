"""The list of thumbnails in the contents: two pages beside each other, marks as lines in them."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from foxreader.core.book import Book, PageResources
from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from foxreader.ui.pages.thumbnail_model import CELLS, Index, ThumbnailModel
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import LIGHT, Theme

_WIDE, _HIGH = 72, 98
"""Pixels of a thumbnail; the drawing's."""
_ABOVE, _LABEL, _BELOW, _BETWEEN = 10, 20, 8, 1
"""Pixels above the pictures, of their label, below it, and between two; the drawing's."""
_APART = 12
"""Pixels between two pages that are no pair; chosen: their labels are told apart."""
_LINE = 2.0
"""Pixels a mark is high at least."""


def cell_rects(rect: QRect, paired: bool) -> tuple[QRect, QRect]:
    """Where the two pages of a row lie."""
    between = _BETWEEN if paired else _APART
    left = rect.left() + (rect.width() - 2 * _WIDE - between) // 2
    top = rect.top() + _ABOVE
    return QRect(left, top, _WIDE, _HIGH), QRect(left + _WIDE + between, top, _WIDE, _HIGH)


def turned(rect: Rect, degrees: int) -> Rect:
    """A rectangle in shares of a page's sides as it is when the page is turned clockwise."""
    x0, y0, x1, y1 = rect
    for _ in range(degrees // 90):
        x0, y0, x1, y1 = 1 - y1, x0, 1 - y0, x1
    return x0, y0, x1, y1


class ThumbnailRow(QStyledItemDelegate):
    """Paints a row."""

    def __init__(self, model: ThumbnailModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self.theme = theme
        self.current: tuple[int, int] = (0, 0)
        self.cell = 0  # of the row with the keyboard, which of its pages is meant

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are equal."""
        return QSize(2 * _WIDE + _APART, _ABOVE + _HIGH + _LABEL + _BELOW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the pages of a row and their labels."""
        cells = index.data(CELLS)
        paired = self._model.view.spread != "one"
        first, last = self.current
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        here = any(page is not None and first <= page <= last for page in cells)
        self._paint_ground(painter, option, here and paired)
        keyboard = bool(option.state & QStyle.StateFlag.State_HasFocus) and not paired
        for at, (page, rect) in enumerate(zip(cells, cell_rects(option.rect, paired), strict=True)):
            if page is None:
                continue
            shown = self._paint_page(painter, page, rect)
            current = first <= page <= last or (keyboard and at == self.cell)
            edge = QPen(QColor(self.theme.accent), 2) if current else QPen(QColor(self.theme.line))
            painter.setPen(edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(shown)
            if not paired:
                under = QRect(rect.left(), rect.bottom() + 2, rect.width(), _LABEL)
                self._label(painter, option.font, under, self._model.label(page), current)
        if paired:
            under = QRect(option.rect.left(), option.rect.top() + _ABOVE + _HIGH + 2,
                          option.rect.width(), _LABEL)  # fmt: skip
            self._label(painter, option.font, under, str(index.data()), here)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, here: bool) -> None:
        pointed = option.state & (
            QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
        )
        if here or pointed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent_soft if here else self.theme.hover))
            painter.drawRoundedRect(option.rect.adjusted(0, 1, -8, -1), 6, 6)

    def _paint_page(self, painter: QPainter, page: int, rect: QRect) -> QRectF:
        """Paint a page into ``rect``, where it fits; gives where it is."""
        book, degrees = self._model.book, self._model.view.turned
        layout = book.files[page].page if book is not None else None
        wide, high = (layout.width, layout.height) if layout is not None else (_WIDE, _HIGH)
        if degrees % 180:
            wide, high = high, wide
        scale = min(rect.width() / max(wide, 1), rect.height() / max(high, 1))
        size = (wide * scale, high * scale)
        shown = QRectF(rect.center().x() + 0.5 - size[0] / 2, rect.bottom() + 1 - size[1], *size)
        painter.fillRect(shown, QColor("#FFFFFF"))
        dots = painter.device().devicePixelRatioF()
        picture = self._model.picture(page, round(max(size) * dots))
        if picture is not None:
            whole = picture.transformed(QTransform().rotate(degrees)) if degrees else picture
            painter.drawPixmap(shown, whole, QRectF(QPixmap(whole).rect()))
        self._paint_marks(painter, page, shown, degrees)
        return shown

    def _paint_marks(self, painter: QPainter, page: int, shown: QRectF, degrees: int) -> None:
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        for name, marks in self._model.marks.items():
            colour = QColor("#F0C95A" if name == "evidence" else LIGHT.edge)
            for rect in marks.get(page, ()):
                x0, y0, x1, y1 = turned(rect, degrees)
                line = QRectF(
                    shown.left() + x0 * shown.width(), shown.top() + y0 * shown.height(),
                    max(_LINE, (x1 - x0) * shown.width()),
                    max(_LINE, (y1 - y0) * shown.height()),
                )  # fmt: skip
                painter.fillRect(line & shown, colour)
        painter.restore()

    def _label(self, painter: QPainter, font: QFont, rect: QRect, text: str, here: bool) -> None:
        font = QFont(font)
        font.setPixelSize(11)
        font.setBold(here)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.accent_ink if here else self.theme.muted))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class Thumbnails(QListView):
    """Signal: ``chosen`` the beginning of the page that was pressed."""

    chosen = Signal(Span)

    def __init__(self, jobs: Jobs, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = ThumbnailModel(jobs, self)
        self._row = ThumbnailRow(self._model, theme)
        self.setModel(self._model)
        self.setItemDelegate(self._row)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setObjectName("thumbnails")
        self.setAccessibleName(self.tr("Thumbnails of the pages"))
        self.activated.connect(self._activated)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def open(self, book: Book | None, resources: PageResources | None, view: PageView) -> None:
        """Show the pages of ``book``; None shows none."""
        self._model.open(book, resources, view)
        self.follow(0, 0)

    def show_view(self, view: PageView) -> None:
        """Lay the pages out as they are beside each other in the page."""
        self._model.show_view(view)
        self._show_current()

    def show_marks(self, name: str, marks: dict[int, list[Rect]]) -> None:
        """Show what is marked as ``name``: for each page, rectangles in shares of its sides."""
        self._model.set_marks(name, marks)

    def follow(self, first: int, last: int) -> None:
        """Mark the pages that show, and bring them in view."""
        if (first, last) != self._row.current:
            self._row.current = (first, last)
            self._show_current()
            self.viewport().update()

    def _show_current(self) -> None:
        index = self._model.index(self._model.row_of(self._row.current[0]))
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index, flag)
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the page that is pressed."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            paired = self._model.view.spread != "one"
            _, second = cell_rects(self.visualRect(index), paired)
            self._choose(index, int(event.position().x() >= second.left()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go from row to row, Left and Right from page to page."""
        by = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        at = 2 * self.currentIndex().row() + self._row.cell + by
        if by and 0 <= at < 2 * self._model.rowCount():
            self._row.cell = at % 2
            self.setCurrentIndex(self._model.index(at // 2))
            self.viewport().update()
        elif not by:
            super().keyPressEvent(event)

    def _activated(self, index: Index) -> None:
        self._choose(index, self._row.cell)

    def _choose(self, index: Index, cell: int) -> None:
        cells = index.data(CELLS)
        page = cells[cell] if cells[cell] is not None else cells[1 - cell]
        if page is not None:
            self.chosen.emit(Span(page, 0, 0))
