"""The books of the shelf as a grid or as a list: one is shown, both have the same selection."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.catalog import ShelfBook, Sort, View
from foxreader.ui.platform.accessibility import tell_entry
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import isolated, placed
from foxreader.ui.shelf.continued import ShelfHeader
from foxreader.ui.shelf.covers import CoverCache, MadeCovers
from foxreader.ui.shelf.grid import BookKeys, GridView
from foxreader.ui.shelf.model import BOOK, COLUMNS, BooksModel
from foxreader.ui.shelf.rows import measured_words

_SELECT = QItemSelectionModel.SelectionFlag


def _measured(by: Sort, pace: float | None, book: ShelfBook) -> str:
    return measured_words(book, by, pace)


class BooksArea(QStackedWidget):
    """The books as a ``grid``, or as a ``table``. Signals: ``open_wanted``, elsewhere with True;
    ``selected_now`` how many are selected."""

    open_wanted = Signal(ShelfBook, bool)
    selected_now = Signal(int)

    def __init__(self, model: BooksModel, covers: CoverCache, theme: Theme, parent: QWidget):
        super().__init__(parent)
        self.model = model
        self.header = ShelfHeader(covers, theme, self)
        self.grid = GridView(model, covers, theme, self)
        self.table = TableView(model, covers, theme, self)
        self.table.setSelectionModel(self.grid.selectionModel())
        self.grid.selectionModel().selectionChanged.connect(self._tell_selected)
        model.modelReset.connect(self._tell_selected)
        self.grid.set_header(self.header)
        self.header.grown.connect(self.grid.lay_header)
        self._nothing = QWidget(self)
        self._nothing_words = QLabel(self._nothing)
        self._nothing_words.setObjectName("muted")
        self._nothing_words.setWordWrap(True)
        inside = QVBoxLayout(self._nothing)
        inside.setContentsMargins(32, 32, 32, 32)
        inside.addWidget(self._nothing_words)
        inside.addStretch(1)
        for view in (self.grid, self.table):
            self.addWidget(view)
            view.keys.open_wanted.connect(self._open)
        self.addWidget(self._nothing)
        self._listed = False

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        for part in (self.header, self.grid, self.table):
            part.apply_theme(theme)

    @property
    def shown(self) -> GridView | TableView:
        """The grid, or the list."""
        return self.table if self._listed else self.grid

    def show_shape(self, *, listed: bool) -> None:
        """Show the list, or the grid; the same book stays in view."""
        current = self.shown.currentIndex()
        focused = self.shown.hasFocus()
        self._listed = listed
        if self.currentWidget() is not self._nothing:
            self.setCurrentWidget(self.shown)
        if current.isValid():
            self.shown.scrollTo(current)
        if focused:
            self.shown.setFocus()

    def show_nothing(self, words: str) -> None:
        """Say why there are no books; "" shows them."""
        self._nothing_words.setText(words)
        self.setCurrentWidget(self._nothing if words else self.shown)

    def show_books(self, view: View, order: Sequence[str], first: Sequence[ShelfBook]) -> None:
        """Show these books; what is selected stays so, as far as it is among them."""
        chosen, current = self.selected, self.current_hash
        at = self.grid.currentIndex().row()
        scrolled = self.shown.verticalScrollBar().value()
        self.model.show_sort(view.sort, view.descending)
        by, pace = self.model.measured, self.model.pace
        self.grid.painter.measured = None if by is None else partial(_measured, by, pace)
        if not self.model.show(order, first):
            return
        self.grid.doItemsLayout()
        picked = QItemSelection()
        for sha256 in chosen:
            index = self.model.index_of(sha256)
            if index.isValid():
                picked.select(index, index.siblingAtColumn(len(COLUMNS) - 1))
        selection = self.grid.selectionModel()
        selection.select(picked, _SELECT.ClearAndSelect)
        index = self.model.index_of(current)
        if not index.isValid() and current and order:  # it is gone: the one in its place
            index = self.model.index(min(max(at, 0), len(order) - 1), 0)
            selection.select(index, _SELECT.ClearAndSelect | _SELECT.Rows)
        if index.isValid():
            selection.setCurrentIndex(index, _SELECT.NoUpdate)
        elif self.shown.hasFocus():
            self.begin()  # the keyboard came before the books
        self.shown.verticalScrollBar().setValue(scrolled)

    # What is chosen

    @property
    def selected(self) -> list[str]:
        """The hashes of the books that are selected, in their order."""
        return [self.model.order[row] for row in sorted(self._selected_rows())]

    def _selected_rows(self) -> set[int]:
        """By ranges: each cell of ten thousand rows would take long."""
        ranges = self.grid.selectionModel().selection().toList()
        return {row for one in ranges for row in range(one.top(), one.bottom() + 1)}

    def _tell_selected(self, *_: object) -> None:
        self.selected_now.emit(len(self._selected_rows()))

    @property
    def current_hash(self) -> str:
        """The hash of the book the keyboard is on; "" for none."""
        index = self.grid.selectionModel().currentIndex()
        return self.model.order[index.row()] if index.isValid() else ""

    @property
    def current(self) -> ShelfBook | None:
        """The book the keyboard is on."""
        index = self.grid.selectionModel().currentIndex()
        return self.model.book(index.row()) if index.isValid() else None

    def begin(self) -> None:
        """Have the keyboard, and a book to begin from, which a screen reader then says."""
        self.shown.setFocus()
        selection = self.grid.selectionModel()
        if not selection.currentIndex().isValid() and self.model.rowCount():
            selection.setCurrentIndex(self.model.index(0, 0), _SELECT.NoUpdate)
        if selection.currentIndex().isValid() and not self._listed:
            tell_entry(self.grid, selection.currentIndex().row())

    def go_to(self, sha256: str) -> None:
        """Select a book and show it."""
        index: QModelIndex = self.model.index_of(sha256)
        if index.isValid():
            self.grid.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect | _SELECT.Rows)
            self.shown.scrollTo(index)

    def _open(self, elsewhere: bool) -> None:
        book = self.current
        if book is None:
            return
        if book.missing:
            self.shown.keys.find_wanted.emit(book.sha256)
        else:
            self.open_wanted.emit(book, elsewhere)


# The list: a row each, sorted by a press on a heading

_Index = QModelIndex | QPersistentModelIndex
_ROW, _HEADER = 48, 36
_COVER = (26, 39)
_LEFT, _INDENT = 24, 68
"""Where covers and titles begin, in pixels; these and the above are the drawing's."""
_BAR = 72
_SHARES = (0.2926, 0.141, 0.1313, 0.1313, 0.0879, 0.0744, 0.0654, 0.076)
"""The widths of the columns as shares of all, from the drawing."""
_LEAST = (190, 120, 0, 110, 0, 0, 0, 0)
"""The widths that columns have at least; those with 0 give way in a narrow window, the last first.
Chosen: a title, an author and the progress can be read at 480 pixels."""
_HEAD, _BESIDE = 12, 18
"""Pixels of the letters of a heading, and what it has beside its words, as the style sheet says."""
_GIVE_WAY = ((7, 900), (6, 820), (5, 740), (2, 680), (4, 560), (1, 430))
"""Columns and the width of the view below which each is left out; chosen so that words fit."""


class _RowPainter(QStyledItemDelegate):
    """Paints the cells of a row."""

    def __init__(
        self, model: BooksModel, covers: CoverCache, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._model, self._covers = model, covers
        self._font, self._bold = QFont(), QFont()
        self._font.setPixelSize(13)
        self._bold.setPixelSize(13)
        self._bold.setWeight(QFont.Weight.DemiBold)
        self._placed: Callable[[QRect], QRect] = QRect
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self._check: QIcon = icon("check", theme.cited, 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a cell."""
        # Asked directly: through Qt it takes a third of the time of a frame.
        theme, book = self._theme, self._model.book(index.row())
        cell: QRect = option.rect
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(cell, QColor(theme.accent_soft if selected else theme.page))
        painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), QColor(theme.line))
        if book is not None:
            self._placed = placed(option)
            self._paint_book(painter, cell, book, index.column(), selected=selected)
        if state & QStyle.StateFlag.State_HasFocus and index.column() == 0:
            bar = placed(option)(QRect(cell.left(), cell.top(), 3, cell.height()))
            painter.fillRect(bar, QColor(theme.accent))
        painter.restore()

    def _paint_book(
        self, painter: QPainter, cell: QRect, book: ShelfBook, column: int, *, selected: bool
    ) -> None:
        theme, words = self._theme, self._model.words(book, column)
        painter.setFont(self._bold if selected and column == 0 else self._font)
        colour = theme.text if selected or column == 0 else theme.muted
        if selected and column == 0:
            colour = theme.accent_ink
        painter.setPen(QColor(colour))
        inside = cell.adjusted(0, 0, -12, 0)
        if column == 0:
            self._paint_cover(painter, cell, book)
            inside = inside.adjusted(_INDENT, 0, 0, 0)
        sort = COLUMNS[column]
        if sort == "progress":
            self._paint_progress(painter, inside, book, words)
        else:
            self._paint_text(painter, inside, words, at_end=sort is None)

    def _paint_cover(self, painter: QPainter, cell: QRect, book: ShelfBook) -> None:
        device = painter.device()
        density = device.devicePixelRatioF() if device is not None else 1.0
        picture = self._covers.get(book, *_COVER, density)
        place = self._placed(
            QRect(cell.left() + _LEFT, cell.top() + (_ROW - _COVER[1]) // 2, *_COVER)
        )
        if picture is None:
            painter.fillRect(place, QColor(self._theme.hover))
            return
        painter.setOpacity(0.45 if book.missing else 1.0)
        painter.drawPixmap(place, picture)
        painter.setOpacity(1.0)

    def _paint_text(self, painter: QPainter, room: QRect, text: str, *, at_end: bool) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        side = Qt.AlignmentFlag.AlignTrailing if at_end else Qt.AlignmentFlag.AlignLeading
        painter.drawText(self._placed(room), side | Qt.AlignmentFlag.AlignVCenter, isolated(shown))

    def _paint_progress(self, painter: QPainter, room: QRect, book: ShelfBook, words: str) -> None:
        if book.state == "finished" and not book.missing:
            sign = QRect(room.left(), room.center().y() - 6, 14, 14)
            self._check.paint(painter, self._placed(sign))
            room = room.adjusted(20, 0, 0, 0)
        elif book.state == "reading" and not book.missing and room.width() > _BAR + 40:
            bar = QRect(room.left(), room.center().y() - 1, _BAR, 3)
            painter.fillRect(self._placed(bar), QColor(self._theme.line))
            bar.setWidth(max(3, round(_BAR * book.progress)))
            painter.fillRect(self._placed(bar), QColor(self._theme.accent))
            room = room.adjusted(_BAR + 8, 0, 0, 0)
        elif book.missing:
            painter.setPen(QColor(self._theme.accent_ink))
        self._paint_text(painter, room, words, at_end=False)


class TableView(QTableView):
    """Signal: ``sort_wanted`` the order of a heading that was pressed."""

    sort_wanted = Signal(str)

    def __init__(self, model: BooksModel, covers: CoverCache, theme: Theme, parent: QWidget):
        super().__init__(parent)
        self.setObjectName("shelfList")
        self.setAccessibleName(self.tr("Books"))
        self.painter = _RowPainter(model, covers, theme, self)
        self.setItemDelegate(self.painter)
        self._books = model
        self.setModel(model)
        self.keys = BookKeys(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(_ROW)
        rows.hide()
        header.setObjectName("shelfHeader")
        self._head_font = QFont()
        self._head_font.setPixelSize(_HEAD)
        self._head_font.setWeight(QFont.Weight.DemiBold)
        header.setFixedHeight(_HEADER)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.sectionClicked.connect(self._press_heading)
        self._mirror()
        covers.made.connect(self._show_covers)
        model.headerDataChanged.connect(self._lay_columns)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.painter.apply_theme(theme)
        self.viewport().update()

    def _show_covers(self, sha256s: MadeCovers) -> None:
        """Paint these books anew, if they are on screen."""
        if not self.isVisible():
            return
        for sha256 in sha256s:
            row = self._books.row_of(sha256)
            if row is not None:
                self.viewport().update(self.visualRect(self._books.index(row, 0)))

    def _named(self, column: int) -> int:
        """The width that a heading takes."""
        words = str(self._books.headerData(column, Qt.Orientation.Horizontal))
        return QFontMetrics(self._head_font).horizontalAdvance(words) + _BESIDE

    def _press_heading(self, column: int) -> None:
        if (sort := self._books.sort_of(column)) is not None:
            self.sort_wanted.emit(sort)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width among the columns there is room for."""
        super().resizeEvent(event)
        self._lay_columns()

    def _lay_columns(self, *_: object) -> None:
        """No heading is cut: some languages have longer ones, and one has an arrow."""
        width = self.viewport().width()
        hidden = {column for column, least in _GIVE_WAY if width < least}
        room = sum(share for column, share in enumerate(_SHARES) if column not in hidden)
        wide = {column: round(width * share / room) for column, share in enumerate(_SHARES)
                if column not in hidden}  # fmt: skip
        _level(wide, {column: max(_LEAST[column], self._named(column)) for column in wide})
        for column in range(1, len(_SHARES)):
            self.setColumnHidden(column, column in hidden)
            if column not in hidden:
                self.setColumnWidth(column, wide[column])
        others = sum(one for column, one in wide.items() if column)
        self.setColumnWidth(0, max(_LEAST[0], width - others))

    def changeEvent(self, event: QEvent) -> None:
        """The headings stand above what they name, also in a mirrored window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._mirror()

    def _mirror(self) -> None:
        header = self.horizontalHeader()
        header.setProperty("mirrored", "true" if self.isRightToLeft() else "false")
        header.style().unpolish(header)
        header.style().polish(header)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on where a file should be found finds it."""
        index = self.indexAt(event.position().toPoint())
        book = index.data(BOOK) if index.isValid() else None
        if (
            book is not None
            and book.missing
            and COLUMNS[index.column()] == "progress"
            and event.button() == Qt.MouseButton.LeftButton
        ):
            self.keys.find_wanted.emit(book.sha256)
            return
        super().mousePressEvent(event)


def _level(wide: dict[int, int], least: Mapping[int, int]) -> None:
    """Widen the columns that are less than ``least``: what one lacks is taken from those that have
    most to spare."""
    for column in sorted(wide, key=lambda one: wide[one] - least[one]):
        lacking = max(0, least[column] - wide[column])
        wide[column] += lacking
        spare = {one: max(0, wide[one] - least[one]) for one in wide if one != column}
        whole = sum(spare.values())
        for one, more in spare.items():
            wide[one] -= min(more, round(lacking * more / whole)) if whole else 0
