"""The thumbnails of a book of fixed pages: pictures made when seen, marks as lines in them."""

from __future__ import annotations

import struct
from collections import OrderedDict
from functools import partial

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from foxreader.core.book import Book, PageResources, Resource
from foxreader.core.cancel import Cancel
from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.progress import labels_of, pages_words
from foxreader.ui.platform.theme import LIGHT, Theme

# A row for each pair of pages, pictures made when seen

_Index = QModelIndex | QPersistentModelIndex
_CELLS = Qt.ItemDataRole.UserRole + 1
"""The role of a row's cells: page numbers from 0, None for a place left empty."""

_KEPT = 160
"""Pictures that are kept, the last used; chosen: many screens of them, in 5 MB."""
_WAITING = 24
"""Pictures that are waited for; chosen: a screen of them. Older wishes are for what has gone by."""
_HEADER = struct.Struct("<2sIHHIIiiHHIIiiII")
_LARGEST = 2048
"""Dots of a side of a thumbnail at most; chosen: what is larger is not one."""


def image_of(resource: Resource, largest: int = _LARGEST) -> QImage | None:
    """The picture of a bitmap as the reading process makes them, no side of more than ``largest``
    dots; None where it is another."""
    data = resource.data
    if len(data) < _HEADER.size:
        return None
    magic, _, _, _, start, _, width, height, _, bits, *_ = _HEADER.unpack_from(data)
    height, stride = -height, (3 * width + 3) // 4 * 4
    if magic != b"BM" or bits != 24 or start != _HEADER.size:
        return None
    if not (0 < width <= largest and 0 < height <= largest):
        return None
    if len(data) != start + stride * height:
        return None
    picture = QImage(data[start:], width, height, stride, QImage.Format.Format_BGR888)
    return picture.copy()  # the bytes go with this function


class _ThumbnailModel(QAbstractListModel):
    """The pages of one book, two to a row."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.book: Book | None = None
        self._resources: PageResources | None = None
        self.view = PageView()
        self._rows: list[tuple[int | None, ...]] = []
        self._pictures: OrderedDict[int, QPixmap] = OrderedDict()
        self._wanted: list[int] = []
        self._refused: set[int] = set()
        self._at_work = False
        self._number = 0
        self.longer = 98
        self.marks: dict[str, dict[int, list[Rect]]] = {}

    def open(self, book: Book | None, resources: PageResources | None, view: PageView) -> None:
        """Show the pages of ``book``, None for none; those of the book before go."""
        self.beginResetModel()
        self._number += 1
        self.book, self._resources, self.view = book, resources, view
        self._pictures.clear()
        self._wanted.clear()
        self._refused.clear()
        self._at_work = False
        self.marks = {}
        self._fill()
        self.endResetModel()

    def show_view(self, view: PageView) -> None:
        """Lay the pages out as they are beside each other in the page."""
        if view != self.view:
            self.beginResetModel()
            self.view = view
            self._fill()
            self.endResetModel()

    def _fill(self) -> None:
        count = len(self.book.files) if self.book is not None else 0
        leftward = self.book is not None and self.book.leftward
        cover = self.view.spread == "cover"
        pages: list[int | None] = [None] * cover + list(range(count))
        pages += [None] * (len(pages) % 2)
        pairs = zip(pages[::2], pages[1::2], strict=True)
        self._rows = [pair[::-1] if leftward else pair for pair in pairs] if count else []

    def row_of(self, page: int) -> int:
        """The row that has ``page``."""
        return (page + (self.view.spread == "cover")) // 2

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The labels of a row, and its cells."""
        if not index.isValid() or self.book is None:
            return None
        cells = self._rows[index.row()]
        pages = sorted(page for page in cells if page is not None)
        if role == _CELLS:
            return cells
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return pages_words(self.book, pages[0], pages[-1])
        return None

    def label(self, page: int) -> str:
        """The printed number of a page."""
        return labels_of(self.book)[page] if self.book is not None else ""

    def set_marks(self, name: str, marks: dict[int, list[Rect]]) -> None:
        """What is marked as ``name``: for each page, rectangles in shares of its sides."""
        if self.marks.get(name) != marks:
            self.marks[name] = marks
            if self._rows:
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    # Pictures

    def picture(self, page: int, longer: int) -> QPixmap | None:
        """The picture of a page, ``longer`` dots on its longer side; None until it is made."""
        self.longer = longer
        found = self._pictures.get(page)
        if found is not None:
            self._pictures.move_to_end(page)
            return found
        if page in self._wanted:
            self._wanted.remove(page)
        if page not in self._refused:
            self._wanted.append(page)
            del self._wanted[:-_WAITING]
            self._next()
        return None

    def _next(self) -> None:
        resources = self._resources
        if self._at_work or not self._wanted or resources is None:
            return
        page, longer, number = self._wanted.pop(), self.longer, self._number
        self._at_work = True

        def work(cancel: Cancel) -> QImage | None:
            return image_of(resources.thumbnail(page, longer))

        self._jobs.start(
            work,
            value=partial(self._made, number, page),
            failed=lambda error: self._made(number, page, None),
            pool="book",
        )

    def _made(self, number: int, page: int, picture: QImage | None) -> None:
        if number != self._number:
            return
        self._at_work = False
        if picture is None:
            self._refused.add(page)
        else:
            self._pictures[page] = QPixmap.fromImage(picture)
            while len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
            changed = self.index(self.row_of(page))
            self.dataChanged.emit(changed, changed)
        self._next()


# The list: two pages beside each other, marks as lines in them

_WIDE, _HIGH = 72, 98
"""Pixels of a thumbnail; the drawing's."""
_ABOVE, _LABEL, _BELOW, _BETWEEN = 10, 20, 8, 1
"""Pixels above the pictures, of their label, below it, and between two; the drawing's."""
_APART = 12
"""Pixels between two pages that are no pair; chosen: their labels are told apart."""
_LINE = 2.0
"""Pixels a mark is high at least."""


def _cell_rects(rect: QRect, paired: bool) -> tuple[QRect, QRect]:
    """Where the two pages of a row lie."""
    between = _BETWEEN if paired else _APART
    left = rect.left() + (rect.width() - 2 * _WIDE - between) // 2
    top = rect.top() + _ABOVE
    return QRect(left, top, _WIDE, _HIGH), QRect(left + _WIDE + between, top, _WIDE, _HIGH)


def _turned(rect: Rect, degrees: int) -> Rect:
    """A rectangle in shares of a page's sides as it is when the page is turned clockwise."""
    x0, y0, x1, y1 = rect
    for _ in range(degrees // 90):
        x0, y0, x1, y1 = 1 - y1, x0, 1 - y0, x1
    return x0, y0, x1, y1


class ThumbnailRow(QStyledItemDelegate):
    """Paints a row."""

    def __init__(self, model: _ThumbnailModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self.theme = theme
        self.current: tuple[int, int] = (0, 0)
        self.cell = 0  # of the row with the keyboard, which of its pages is meant

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """All rows are equal."""
        return QSize(2 * _WIDE + _APART, _ABOVE + _HIGH + _LABEL + _BELOW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the pages of a row and their labels."""
        cells = index.data(_CELLS)
        paired = self._model.view.spread != "one"
        first, last = self.current
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        here = any(page is not None and first <= page <= last for page in cells)
        self._paint_ground(painter, option, here and paired)
        keyboard = bool(option.state & QStyle.StateFlag.State_HasFocus) and not paired
        for at, (page, rect) in enumerate(
            zip(cells, _cell_rects(option.rect, paired), strict=True)
        ):
            if page is None:
                continue
            current = first <= page <= last or (keyboard and at == self.cell)
            self._paint_cell(painter, option.font, page, rect, current)
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

    def _paint_cell(
        self, painter: QPainter, font: QFont, page: int, rect: QRect, current: bool
    ) -> None:
        """Paint a page, and its label where that is not the row's."""
        shown = self._paint_page(painter, page, rect)
        edge = QPen(QColor(self.theme.accent), 2) if current else QPen(QColor(self.theme.line))
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(shown)
        if self._model.view.spread == "one":
            under = QRect(rect.left(), rect.bottom() + 2, rect.width(), _LABEL)
            self._label(painter, font, under, self._model.label(page), current)

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
                x0, y0, x1, y1 = _turned(rect, degrees)
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
        self._model = _ThumbnailModel(jobs, self)
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
            _, second = _cell_rects(self.visualRect(index), paired)
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

    def _activated(self, index: _Index) -> None:
        self._choose(index, self._row.cell)

    def _choose(self, index: _Index, cell: int) -> None:
        cells = index.data(_CELLS)
        page = cells[cell] if cells[cell] is not None else cells[1 - cell]
        if page is not None:
            self.chosen.emit(Span(page, 0, 0))


def shares(book: Book, spans: tuple[Span, ...]) -> dict[int, list[Rect]]:
    """Where ``spans`` are on each page, as rectangles in shares of its sides."""
    found: dict[int, list[Rect]] = {}
    for span in spans:
        page = book.files[span.file].page
        if page is not None and page.width > 0 and page.height > 0:
            found.setdefault(span.file, []).extend(
                (x0 / page.width, y0 / page.height, x1 / page.width, y1 / page.height)
                for x0, y0, x1, y1 in page.rects(span.start, span.end)
            )
    return found
