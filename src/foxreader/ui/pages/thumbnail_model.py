"""The thumbnails of a book of fixed pages: a row for each pair, pictures made when seen."""

from __future__ import annotations

import struct
from collections import OrderedDict
from functools import partial

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QImage, QPixmap

from foxreader.core.book import Book, PageResources, Resource
from foxreader.core.cancel import Cancel
from foxreader.core.page import Rect
from foxreader.library.kept_per_book import PageView
from foxreader.ui.pages.labels import labels_of, pages_words
from foxreader.ui.platform.jobs import Jobs

Index = QModelIndex | QPersistentModelIndex
CELLS = Qt.ItemDataRole.UserRole + 1
"""The role of a row's cells: page numbers from 0, None for a place left empty."""

_KEPT = 160
"""Pictures that are kept, the last used; chosen: many screens of them, in 5 MB."""
_WAITING = 24
"""Pictures that are waited for; chosen: a screen of them. Older wishes are for what has gone by."""
_HEADER = struct.Struct("<2sIHHIIiiHHIIiiII")
_LARGEST = 2048
"""Dots of a side of a thumbnail at most; chosen: what is larger is not one."""


def image_of(resource: Resource, largest: int = _LARGEST) -> QImage | None:
    """The picture of a bitmap as the reading process makes them, no side of more than ``largest``
    dots; None where it is another."""
    data = resource.data
    if len(data) < _HEADER.size:
        return None
    magic, _, _, _, start, _, width, height, _, bits, *_ = _HEADER.unpack_from(data)
    height, stride = -height, (3 * width + 3) // 4 * 4
    if magic != b"BM" or bits != 24 or start != _HEADER.size:
        return None
    if not (0 < width <= largest and 0 < height <= largest):
        return None
    if len(data) != start + stride * height:
        return None
    picture = QImage(data[start:], width, height, stride, QImage.Format.Format_BGR888)
    return picture.copy()  # the bytes go with this function


class ThumbnailModel(QAbstractListModel):
    """The pages of one book, two to a row."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.book: Book | None = None
        self._resources: PageResources | None = None
        self.view = PageView()
        self._rows: list[tuple[int | None, ...]] = []
        self._pictures: OrderedDict[int, QPixmap] = OrderedDict()
        self._wanted: list[int] = []
        self._refused: set[int] = set()
        self._at_work = False
        self._number = 0
        self.longer = 98
        self.marks: dict[str, dict[int, list[Rect]]] = {}

    def open(self, book: Book | None, resources: PageResources | None, view: PageView) -> None:
        """Show the pages of ``book``, None for none; those of the book before go."""
        self.beginResetModel()
        self._number += 1
        self.book, self._resources, self.view = book, resources, view
        self._pictures.clear()
        self._wanted.clear()
        self._refused.clear()
        self._at_work = False
        self.marks = {}
        self._fill()
        self.endResetModel()

    def show_view(self, view: PageView) -> None:
        """Lay the pages out as they are beside each other in the page."""
        if view != self.view:
            self.beginResetModel()
            self.view = view
            self._fill()
            self.endResetModel()

    def _fill(self) -> None:
        count = len(self.book.files) if self.book is not None else 0
        leftward = self.book is not None and self.book.leftward
        cover = self.view.spread == "cover"
        pages: list[int | None] = [None] * cover + list(range(count))
        pages += [None] * (len(pages) % 2)
        pairs = zip(pages[::2], pages[1::2], strict=True)
        self._rows = [pair[::-1] if leftward else pair for pair in pairs] if count else []

    def row_of(self, page: int) -> int:
        """The row that has ``page``."""
        return (page + (self.view.spread == "cover")) // 2

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The labels of a row, and its cells."""
        if not index.isValid() or self.book is None:
            return None
        cells = self._rows[index.row()]
        pages = sorted(page for page in cells if page is not None)
        if role == CELLS:
            return cells
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return pages_words(self.book, pages[0], pages[-1])
        return None

    def label(self, page: int) -> str:
        """The printed number of a page."""
        return labels_of(self.book)[page] if self.book is not None else ""

    def set_marks(self, name: str, marks: dict[int, list[Rect]]) -> None:
        """What is marked as ``name``: for each page, rectangles in shares of its sides."""
        if self.marks.get(name) != marks:
            self.marks[name] = marks
            if self._rows:
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    # Pictures

    def picture(self, page: int, longer: int) -> QPixmap | None:
        """The picture of a page, ``longer`` dots on its longer side; None until it is made."""
        self.longer = longer
        found = self._pictures.get(page)
        if found is not None:
            self._pictures.move_to_end(page)
            return found
        if page in self._wanted:
            self._wanted.remove(page)
        if page not in self._refused:
            self._wanted.append(page)
            del self._wanted[:-_WAITING]
            self._next()
        return None

    def _next(self) -> None:
        resources = self._resources
        if self._at_work or not self._wanted or resources is None:
            return
        page, longer, number = self._wanted.pop(), self.longer, self._number
        self._at_work = True

        def work(cancel: Cancel) -> QImage | None:
            return image_of(resources.thumbnail(page, longer))

        self._jobs.start(
            work,
            value=partial(self._made, number, page),
            failed=lambda error: self._made(number, page, None),
            pool="book",
        )

    def _made(self, number: int, page: int, picture: QImage | None) -> None:
        if number != self._number:
            return
        self._at_work = False
        if picture is None:
            self._refused.add(page)
        else:
            self._pictures[page] = QPixmap.fromImage(picture)
            while len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
            changed = self.index(self.row_of(page))
            self.dataChanged.emit(changed, changed)
        self._next()
