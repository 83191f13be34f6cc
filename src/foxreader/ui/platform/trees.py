"""What trees of the window have in common."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QTreeView


def open_all(tree: QTreeView) -> None:
    """Show all entries of ``tree``. Qt's ``expandAll`` opens those with none below them too, and
    a screen reader then says of each that it is expanded."""
    model, waiting = tree.model(), [QModelIndex()]
    while waiting:
        parent = waiting.pop()
        for row in range(model.rowCount(parent)):
            entry = model.index(row, 0, parent)
            if model.hasChildren(entry):
                tree.expand(entry)
                waiting.append(entry)
