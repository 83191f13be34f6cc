"""Paints a book in the grid, cover, title, author, how far it is read; and where its cover lies."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foxreader.library.catalog import ShelfBook
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import isolated, placed
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.model import BOOK
from foxreader.ui.shelf.rows import ShelfWords, below_title, progress_words

COVER = (128, 192)
"""Width and height of a cover, from the drawing."""
CELL_HEIGHT = 274
"""A cover with its title in two lines, its author and its progress; from the drawing."""
ROW_GAP, MARGIN = 20, 32
_NARROW_MARGIN, _NARROW = 16, 560
"""The margin of a narrow view, and the width below which it is one. Chosen: three columns have
room at 480."""
_LEAST_GAP = 24
"""Between two columns at least. Chosen: seven columns in a window as wide as the drawing."""


@dataclass(frozen=True, slots=True)
class GridLayout:
    """``count`` cells in a view ``width`` wide, below a header ``top`` high."""

    width: int
    count: int
    top: int = 0

    @property
    def margin(self) -> int:
        """What is left free at either side."""
        return MARGIN if self.width >= _NARROW else _NARROW_MARGIN

    @property
    def columns(self) -> int:
        """How many covers stand side by side."""
        room = self.width - 2 * self.margin + _LEAST_GAP
        return max(1, room // (COVER[0] + _LEAST_GAP))

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-self.count // self.columns)

    @property
    def height(self) -> int:
        """The height of all, with the header and a margin at the end."""
        return self.top + self.rows * (CELL_HEIGHT + ROW_GAP) + (ROW_GAP if self.count else 0)

    def place(self, at: int) -> tuple[int, int]:
        """Left and top of a cell, from the beginning of the content."""
        row, column = divmod(at, self.columns)
        spare = self.width - 2 * self.margin - self.columns * COVER[0]
        gap = spare / (self.columns - 1) if self.columns > 1 else 0.0
        left = self.margin + round(column * (COVER[0] + gap))
        return left, self.top + row * (CELL_HEIGHT + ROW_GAP)

    def at(self, x: int, y: int) -> int | None:
        """The cell at a point of the content; None between cells."""
        if y < self.top:
            return None
        row, down = divmod(y - self.top, CELL_HEIGHT + ROW_GAP)
        if down >= CELL_HEIGHT:
            return None
        for at in range(row * self.columns, min(self.count, (row + 1) * self.columns)):
            left, _ = self.place(at)
            if left <= x < left + COVER[0]:
                return at
        return None

    def between(self, top: int, bottom: int) -> range:
        """The cells of the rows that have a part between two heights, ``bottom`` left out."""
        pitch = CELL_HEIGHT + ROW_GAP
        first = max(0, (top - self.top) // pitch)
        last = max(0, -(-(bottom - self.top) // pitch))
        return range(min(self.count, first * self.columns), min(self.count, last * self.columns))


_Index = QModelIndex | QPersistentModelIndex
_TITLE, _AUTHOR, _PROGRESS = 13, 12, 11
_LINE = 16
"""Height of a line of each, in pixels; the sizes and this are the drawing's."""
_KEPT = 600
"""Titles that are kept laid out. Chosen: some screens of them."""
_GONE = 0.45
"""How opaque the cover of a book without its file is, from the drawing."""
_LEADING = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
"""At the side of the interface, whatever the direction of the title; from the drawing."""
_AROUND = (-4, -4, 4, 6)
"""What a cover's picture grows by to hold its shadow, in pixels: left, top, right, bottom."""
MORE = QRect(COVER[0] - 34, 6, 28, 28)
"""Where the button of a book is, from the left top of its cover."""


class GridPainter(QStyledItemDelegate):
    """``hovered`` is the row the pointer is over, -1 for none. ``measured`` is what is shown of a
    book in the place of how far it is read, where the shelf is sorted by that."""

    def __init__(self, covers: CoverCache, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers = covers
        self.hovered = -1
        self.opening = ""
        self.measured: Callable[[ShelfBook], str] | None = None
        self._layouts: OrderedDict[str, tuple[str, ...]] = OrderedDict()
        self._bold, self._small, self._tiny = QFont(), QFont(), QFont()
        for font, size in (
            (self._bold, _TITLE), (self._small, _AUTHOR), (self._tiny, _PROGRESS)
        ):  # fmt: skip
            font.setPixelSize(size)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._placed: Callable[[QRect], QRect] = QRect
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self._covers.dark = theme.dark
        self._more: QIcon = icon("more", theme.text)
        self._check: QIcon = icon("check", theme.cited, 14)
        self._shadows: dict[float, QPixmap] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the cell."""
        book = index.data(BOOK)
        self._placed = placed(option)
        cell = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        hovered = index.row() == self.hovered
        cover = QRect(cell.left(), cell.top() - (2 if hovered else 0), *COVER)
        if isinstance(book, ShelfBook):
            self._paint_cover(painter, cover, book, hovered)
            self._paint_words(painter, cell, book)
        else:
            painter.fillRect(cover, QColor(self._theme.hover))
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            self._paint_ring(painter, cover, bool(state & QStyle.StateFlag.State_HasFocus))
        elif state & QStyle.StateFlag.State_HasFocus:
            self._paint_ring(painter, cover, False)
        painter.restore()

    def _paint_ring(self, painter: QPainter, cover: QRect, focused: bool) -> None:
        painter.setPen(QPen(QColor(self._theme.accent), 2.5 if focused else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(cover).adjusted(-4, -4, 4, 4), 6, 6)

    def _paint_cover(self, painter: QPainter, cover: QRect, book: ShelfBook, hovered: bool) -> None:
        device = painter.device()
        density = device.devicePixelRatioF() if device is not None else 1.0
        painter.drawPixmap(cover.adjusted(*_AROUND), self._shadow(density))
        picture = self._covers.get(book, *COVER, density)
        if picture is None:
            painter.fillRect(cover, QColor(self._theme.hover))
            return
        if book.missing:
            painter.setOpacity(_GONE)
        painter.drawPixmap(cover, picture)
        painter.setOpacity(1.0)
        if hovered:
            button = MORE.translated(cover.topLeft())
            painter.setPen(QColor(self._theme.line))
            painter.setBrush(QColor(self._theme.panel))
            painter.drawRoundedRect(QRectF(button), 6, 6)
            self._more.paint(painter, button.adjusted(5, 5, -5, -5))

    def _shadow(self, density: float) -> QPixmap:
        """The short shadow of a cover, drawn once: it took a third of the time of a frame."""
        found = self._shadows.get(density)
        if found is None:
            left, top, right, bottom = _AROUND
            wide, high = COVER[0] - left + right, COVER[1] - top + bottom
            found = self._shadows[density] = QPixmap(round(wide * density), round(high * density))
            found.setDevicePixelRatio(density)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 40 if self._theme.dark else 10))
            cover = QRectF(-left, -top, *COVER)
            for spread, depth in ((3, 3), (1, 1)):
                painter.drawRoundedRect(cover.adjusted(-spread / 2, depth, spread / 2, depth), 5, 5)
            painter.end()
        return found

    def _paint_words(self, painter: QPainter, cell: QRect, book: ShelfBook) -> None:
        theme = self._theme
        top = cell.top() + COVER[1] + 12
        painter.setPen(QColor(theme.text))
        painter.setFont(self._bold)
        for words in self._title(book.title):
            line = QRect(cell.left(), top, cell.width(), _LINE)
            painter.drawText(line, _LEADING, isolated(words))
            top += _LINE
        painter.setPen(QColor(theme.muted))
        painter.setFont(self._small)
        below = painter.fontMetrics().elidedText(
            below_title(book), Qt.TextElideMode.ElideRight, cell.width()
        )
        if below:
            painter.drawText(
                QRect(cell.left(), top + 2, cell.width(), _LINE), _LEADING, isolated(below)
            )
            top += _LINE + 2
        self._paint_progress(painter, QRect(cell.left(), top + 4, cell.width(), _LINE), book)

    def _paint_progress(self, painter: QPainter, line: QRect, book: ShelfBook) -> None:
        theme, words = self._theme, progress_words(book)
        measured = "" if self.measured is None or book.missing else self.measured(book)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._tiny)
        if book.sha256 == self.opening:
            painter.drawText(line, _LEADING, ShelfWords.tr("Opening…"))
        elif measured:
            painter.drawText(line, _LEADING, isolated(measured))
        elif book.missing:
            painter.setPen(QColor(theme.accent_ink))
            words = painter.fontMetrics().elidedText(
                words, Qt.TextElideMode.ElideRight, line.width()
            )
            painter.drawText(line, _LEADING, words)
        elif book.state == "reading":
            wide = max(34, painter.fontMetrics().horizontalAdvance(words))
            bar = QRect(line.left(), line.center().y() - 1, line.width() - wide - 6, 3)
            painter.fillRect(self._placed(bar), QColor(theme.line))
            bar.setWidth(max(3, round(bar.width() * book.progress)))
            painter.fillRect(self._placed(bar), QColor(theme.accent))
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignTrailing, words)
        else:
            if book.state == "finished":
                sign = QRect(line.left(), line.top() + 1, 14, 14)
                self._check.paint(painter, self._placed(sign))
                line = line.adjusted(20, 0, 0, 0)
            painter.drawText(self._placed(line), _LEADING, words)

    def _title(self, title: str) -> tuple[str, ...]:
        """The title in two lines at most."""
        found = self._layouts.get(title)
        if found is None:
            found = self._layouts[title] = two_lines(title, self._bold, COVER[0])
            if len(self._layouts) > _KEPT:
                self._layouts.popitem(last=False)
        return found


def two_lines(text: str, font: QFont, width: int) -> tuple[str, ...]:
    """``text`` broken into one or two lines of ``width`` pixels, the second one cut with …"""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    end = 0
    if line.isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, 0))
        end = line.textLength()  # in units of UTF-16, as all of Qt counts
    layout.endLayout()
    whole = text.encode("utf-16-le", "surrogatepass")
    first = whole[: 2 * end].decode("utf-16-le", "replace").strip()
    rest = whole[2 * end :].decode("utf-16-le", "replace").strip()
    if not rest:
        return (first,)
    metrics = QFontMetrics(font)
    return first, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)
