"""Grid and list of the same books: one is shown, both have the same selection."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Signal
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from foxreader.library.catalog import ShelfBook, View
from foxreader.ui.platform.theme import Theme
from foxreader.ui.shelf.continued import ShelfHeader
from foxreader.ui.shelf.covers import CoverCache
from foxreader.ui.shelf.grid import GridView
from foxreader.ui.shelf.model import COLUMNS, BooksModel
from foxreader.ui.shelf.table import TableView

_SELECT = QItemSelectionModel.SelectionFlag


class BooksArea(QStackedWidget):
    """The books as a ``grid``, or as a ``table``. Signal: ``open_wanted``, elsewhere with True."""

    open_wanted = Signal(ShelfBook, bool)

    def __init__(self, model: BooksModel, covers: CoverCache, theme: Theme, parent: QWidget):
        super().__init__(parent)
        self.model = model
        self.header = ShelfHeader(covers, theme, self)
        self.grid = GridView(model, covers, theme, self)
        self.table = TableView(model, covers, theme, self)
        self.table.setSelectionModel(self.grid.selectionModel())
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
        self.shown.verticalScrollBar().setValue(scrolled)

    # What is chosen

    @property
    def selected(self) -> list[str]:
        """The hashes of the books that are selected, in their order."""
        rows = {index.row() for index in self.grid.selectionModel().selectedIndexes()}
        return [self.model.order[row] for row in sorted(rows)]

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
        """Have a book to begin from, and the keyboard."""
        selection = self.grid.selectionModel()
        if not selection.currentIndex().isValid() and self.model.rowCount():
            selection.setCurrentIndex(self.model.index(0, 0), _SELECT.NoUpdate)
        self.shown.setFocus()

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
