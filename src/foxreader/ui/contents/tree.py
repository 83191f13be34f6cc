"""The contents of a book: a tree that follows the reader and is gone through with keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from foxreader.core.book import Book, TocEntry
from foxreader.core.span import Span
from foxreader.ui.contents.model import PLACE, Contents
from foxreader.ui.contents.rows import ContentsRow
from foxreader.ui.contents.signs import Sign
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.trees import open_all

_INDENT = 14
"""Pixels that a deeper entry is further in; the width of the sign that opens what is below."""


class ContentsTree(QTreeView):
    """Signals: ``chosen`` the place of the entry that was pressed; ``short_wanted`` of
    the one that is wanted in short, by the key S."""

    chosen = Signal(Span)
    short_wanted = Signal(Span)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = ContentsRow(theme)
        self._contents: Contents | None = None
        self._book: Book | None = None
        self.setHeaderHidden(True)
        self.setMouseTracking(True)
        self.setItemDelegate(self._row)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Contents"))
        for pressed in (self.clicked, self.activated):
            pressed.connect(self._pressed)

    def _pressed(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(PLACE))

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def open(self, book: Book) -> None:
        """Show the contents of ``book``."""
        self._row.current, self._book = None, book
        contents = self._contents = Contents(book)
        self.setModel(contents.model)
        self.setUniformRowHeights(not contents.flat)
        self.setRootIsDecorated(contents.nested and not contents.flat)
        self.setItemsExpandable(not contents.flat)
        self.setIndentation(0 if contents.flat else _INDENT)
        if contents.open:
            open_all(self)

    def show_signs(self, book: Book, signs: Sequence[Sign | None]) -> None:
        """Show beside each entry how much of it is summarised; not those of another book."""
        if self._contents is not None and self._book is book:
            self._contents.show_signs(book, signs)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """S wants the entry in short; the other keys are a list's own."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() == Qt.Key.Key_S and plain and self.currentIndex().isValid():
            self.short_wanted.emit(self.currentIndex().data(PLACE))
        else:
            super().keyPressEvent(event)

    def follow(self, entry: TocEntry | None) -> None:
        """Mark the entry the reader is in, and bring it in view."""
        item = self._contents.item(entry) if self._contents is not None else None
        index = QPersistentModelIndex(item.index()) if item is not None else None
        if index == self._row.current:
            return
        self._row.current = index
        self._show_current()
        self.viewport().update()

    def _show_current(self) -> None:
        current = self._row.current
        if current is not None and current.isValid():
            index = self.model().index(current.row(), 0, current.parent())
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The entry the reader is in stays in view."""
        super().resizeEvent(event)
        self._show_current()

    def showEvent(self, event: QShowEvent) -> None:
        """So it does where the reader went on while the search was shown."""
        super().showEvent(event)
        self._show_current()
