"""The table of contents as Qt wants it: a tree from the book's flat list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from foxreader.core.book import Book, TocEntry
from foxreader.core.span import Span
from foxreader.ui.contents.signs import Sign, sign_words
from foxreader.ui.platform.plain import plain
from foxreader.ui.platform.progress import page_name, short_page

PLACE = Qt.ItemDataRole.UserRole + 1
PAGE = Qt.ItemDataRole.UserRole + 2
HEADING = Qt.ItemDataRole.UserRole + 3
SIGN = Qt.ItemDataRole.UserRole + 4
"""The roles of an entry's Span, its printed page, whether it only heads those below it, and
how much of it is summarised."""
_MOST_SHOWN = 60
"""Entries up to which a book's contents are all shown at once. Chosen: two screens of them."""
_OWN_TEXT = 400
"""Characters before its first part up to which an entry is a heading of its parts, such as "Part
one". Chosen: a title page has fewer, an introduction more."""


class Contents:
    """The tree of a book's entries.

    ``open`` tells that all entries are shown, and ``flat`` that headings set them apart without
    indents: there is a row for each entry, and nothing to open.
    """

    def __init__(self, book: Book) -> None:
        self.model = QStandardItemModel()
        self._items: dict[int, QStandardItem] = {}
        self.open = len(book.toc) <= _MOST_SHOWN
        self._fill(book)
        tops = [self.model.item(row) for row in range(self.model.rowCount())]
        parents = [item for item in tops if item.hasChildren()]
        self.nested = bool(parents)
        children = [item.child(row) for item in parents for row in range(item.rowCount())]
        self.flat = (
            self.open
            and all(_own_text(book, item) <= _OWN_TEXT for item in parents)
            and not any(child.hasChildren() for child in children)
        )
        if self.flat:
            for item in parents:
                item.setData(True, HEADING)

    def item(self, entry: TocEntry | None) -> QStandardItem | None:
        """The item of an entry of the book."""
        return self._items.get(id(entry))

    def show_signs(self, book: Book, signs: Sequence[Sign | None]) -> None:
        """Have each entry say how much of it is summarised; None where that is not shown."""
        for entry, sign in zip(book.toc, signs, strict=False):
            item = self._items[id(entry)]
            if item.data(SIGN) != sign:
                item.setData(sign, SIGN)
                said = ", ".join(filter(None, (_said(book, entry), sign_words(sign))))
                item.setData(said, Qt.ItemDataRole.AccessibleTextRole)

    def _fill(self, book: Book) -> None:
        open_levels: list[tuple[int, QStandardItem]] = []
        for entry in book.toc:
            while open_levels and open_levels[-1][0] >= entry.level:
                open_levels.pop()
            item = _item(book, entry)
            parent = open_levels[-1][1] if open_levels else self.model.invisibleRootItem()
            parent.appendRow(item)
            open_levels.append((entry.level, item))
            self._items[id(entry)] = item


def _item(book: Book, entry: TocEntry) -> QStandardItem:
    item = QStandardItem(entry.title)
    item.setEditable(False)
    item.setData(entry.place, PLACE)
    item.setData(short_page(book, entry.place), PAGE)
    page = page_name(book, entry.place)
    item.setData(_said(book, entry), Qt.ItemDataRole.AccessibleTextRole)
    item.setToolTip(plain("\n".join(filter(None, (entry.title, page)))))
    return item


def _said(book: Book, entry: TocEntry) -> str:
    """An entry for screen readers: its title and page."""
    return ", ".join(filter(None, (entry.title, page_name(book, entry.place))))


def _own_text(book: Book, item: QStandardItem) -> int:
    """How many characters there are from an entry's place to that of its first part."""
    here: Span = item.data(PLACE)
    first: Span = item.child(0).data(PLACE)
    return book.starts[first.file] + first.start - book.starts[here.file] - here.start
