"""The list of what a search has found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QListView, QWidget

from foxreader.ui.platform.theme import Theme
from foxreader.ui.search.rows import FoundRow, GroupRow, HitRow, row_item


class HitList(QListView):
    """Rows of hits under what they have in common; ``numbers`` are those of the hits."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers: list[int] = []
        self._row = HitRow(theme)
        self._items = QStandardItemModel(self)
        self.setMouseTracking(True)
        self.setItemDelegate(self._row)
        self.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.setModel(self._items)
        self.setAccessibleName(self.tr("Places found"))

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def show_rows(self, rows: Sequence[FoundRow | GroupRow]) -> None:
        """Show other rows."""
        self._items.clear()
        for row in rows:
            self._items.appendRow(row_item(row))
        self.numbers = [n for n, row in enumerate(rows) if isinstance(row, FoundRow)]

    def row_at(self, number: int) -> FoundRow | None:
        """The hit of a row; None for what others are under."""
        row = self._items.item(number).data(Qt.ItemDataRole.UserRole)
        return row if isinstance(row, FoundRow) else None

    def choose(self, number: int) -> QModelIndex:
        """Make a row the current one; its index."""
        index = self._items.index(number, 0)
        self.setCurrentIndex(index)
        return index

    def next_number(self, by: int) -> int:
        """The row of the hit after the current one (1) or before it (-1), round and round."""
        current = self.currentIndex().row()
        if by > 0:
            return next((n for n in self.numbers if n > current), self.numbers[0])
        return next((n for n in reversed(self.numbers) if n < current), self.numbers[-1])
