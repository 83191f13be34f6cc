"""The table of contents as Qt wants it: a tree from the book's flat list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from foxreader.core.book import Book, TocEntry
from foxreader.ui.platform.progress import page_label_words

PLACE = Qt.ItemDataRole.UserRole + 1
PAGE = Qt.ItemDataRole.UserRole + 2
"""The roles of an entry's Span and of its printed page."""


def contents_model(book: Book) -> tuple[QStandardItemModel, dict[int, QStandardItem]]:
    """The tree, and the item of each entry by the entry's ``id()``."""
    model = QStandardItemModel()
    items: dict[int, QStandardItem] = {}
    open_levels: list[tuple[int, QStandardItem]] = []
    for entry in book.toc:
        while open_levels and open_levels[-1][0] >= entry.level:
            open_levels.pop()
        item = _item(book, entry)
        (open_levels[-1][1] if open_levels else model.invisibleRootItem()).appendRow(item)
        open_levels.append((entry.level, item))
        items[id(entry)] = item
    return model, items


def _item(book: Book, entry: TocEntry) -> QStandardItem:
    item = QStandardItem(entry.title)
    item.setEditable(False)
    item.setData(entry.place, PLACE)
    page = book.page_label(entry.place)
    item.setData(page or "", PAGE)
    said = ", ".join(filter(None, (entry.title, page_label_words(page))))
    item.setData(said, Qt.ItemDataRole.AccessibleTextRole)
    item.setToolTip(entry.title)
    return item
