"""Rows of different kinds for a list of Qt, some of which cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)

Index = QModelIndex | QPersistentModelIndex
ROW = int(Qt.ItemDataRole.UserRole)
"""The role of a row itself."""
_NONE = QModelIndex()


class Row(Protocol):
    """What each row has."""

    @property
    def reached(self) -> bool:
        """Whether the keyboard comes to it."""

    @property
    def said(self) -> str:
        """What a screen reader says of it."""


R = TypeVar("R", bound=Row)


class RowsModel(QAbstractListModel, Generic[R]):
    """The rows; ``height`` gives the height of one, in pixels."""

    def __init__(self, height: Callable[[R], int], parent: QObject) -> None:
        super().__init__(parent)
        self._height = height
        self.rows: Sequence[R] = ()

    def show(self, rows: Sequence[R]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row, its size and what is said of it."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, self._height(row))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.said
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Whether the keyboard comes to a row."""
        if not self.rows[index.row()].reached:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
