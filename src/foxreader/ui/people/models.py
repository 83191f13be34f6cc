"""The lists of the panel as Qt wants them: the names, and the mentions of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from foxreader.core.book import Book
from foxreader.index.named.card import NamedBook
from foxreader.index.storage.named_table import Named, NamedPlace
from foxreader.ui.people.words import kind_words, place_words, times_words
from foxreader.ui.search.rows import found_row

ITEM = Qt.ItemDataRole.UserRole
"""The ``Named`` of a row, or its mention as a hit of a search."""
NUMBER = Qt.ItemDataRole.UserRole + 1
"""The number of a row's name in its ``NamedBook``."""
Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class NamesModel(QAbstractListModel):
    """Some of the names of a book, in their order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._named: tuple[Named, ...] = ()
        self._numbers: Sequence[int] = ()

    def show(self, found: NamedBook | None, numbers: Sequence[int]) -> None:
        """Show the names of ``found`` with these ``numbers``."""
        self.beginResetModel()
        self._named = found.named if found is not None else ()
        self._numbers = numbers
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many names are shown."""
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row shows and says."""
        number = self._numbers[index.row()]
        named = self._named[number]
        if role == NUMBER:
            return number
        if role == ITEM:
            return named
        if role == Qt.ItemDataRole.DisplayRole:
            return named.label
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((named.label, kind_words(named.kind), times_words(named.count)))
        if role == Qt.ItemDataRole.ToolTipRole and named.others:
            return ", ".join((named.label, *named.others))
        return None


class MentionsModel(QAbstractListModel):
    """The mentions of one name, in reading order; their sentences are read when they are shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._places: Sequence[NamedPlace] = ()

    def show(self, book: Book | None, places: Sequence[NamedPlace]) -> None:
        """Show these mentions of a name of ``book``."""
        self.beginResetModel()
        self._book, self._places = book, places
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many mentions are shown."""
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row shows and says."""
        if self._book is None:
            return None
        if role == ITEM:
            return found_row(self._book, self._places[index.row()].span)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            row = found_row(self._book, self._places[index.row()].span)
            return f"{row.line} {row.where}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return place_words(self._book, self._places[index.row()].span)
        return None
