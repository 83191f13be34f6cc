"""The dialog in which the reader chooses which books and collections a question asks."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.shelf import Shelved
from foxreader.program.shelf import Askable, Collected, Several
from foxreader.retrieval.shelf.books_asked import MOST_BOOKS

_SHA256, _COLLECTED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class BooksDialog(QDialog):
    """Collections, then books, to be ticked; a collection ticks its books.

    Signal: ``chosen`` which.
    """

    chosen = Signal(Several)

    def __init__(self, there: Askable, ticked: Collection[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Which books to ask"))
        self.resize(440, 460)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Collections and books"))
        for collection in there.collections:
            self.list.addItem(self._collection(collection))
        for book in there.books:
            self.list.addItem(_item(book, book.sha256 in ticked))
        self._books = len(there.books)
        self.list.itemChanged.connect(self._ticked_one)
        self.list.itemActivated.connect(_turn_over)
        self._message = QLabel(self)
        self._message.setObjectName("hint")
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._message)
        layout.addLayout(self._make_end())
        self._show_collections()
        self._count()
        self.list.setCurrentRow(0)

    def _collection(self, collection: Collected) -> QListWidgetItem:
        count = self.tr("Collection · %Ln book(s)", "", len(collection.books))
        item = _checkable(f"{collection.name}\n{count}")
        item.setData(_COLLECTED, collection)
        return item

    def _make_end(self) -> QHBoxLayout:
        cancel, self.ask = (
            QPushButton(self.tr("Cancel"), self),
            QPushButton(self.tr("Ask these"), self),
        )
        self.ask.setObjectName("primary")
        self.ask.setDefault(True)
        cancel.clicked.connect(self.reject)
        self.ask.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.ask)
        return row

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _ticked(self) -> tuple[str, ...]:
        return tuple(
            str(item.data(_SHA256)) for item in self._items()
            if item.data(_SHA256) and item.checkState() is Qt.CheckState.Checked
        )  # fmt: skip

    def _ticked_one(self, item: QListWidgetItem) -> None:
        """A collection ticks its books; a book may make a collection whole, or no longer."""
        collection: Collected | None = item.data(_COLLECTED)
        with QSignalBlocker(self.list):
            if collection is not None:
                for one in self._items():
                    if one.data(_SHA256) in collection.books:
                        one.setCheckState(item.checkState())
            self._show_collections()
        self.list.viewport().update()
        self._count()

    def _show_collections(self) -> None:
        """Tick the collections whose books all are, and half those of which some are."""
        ticked = set(self._ticked())
        with QSignalBlocker(self.list):
            for item in self._items():
                collection: Collected | None = item.data(_COLLECTED)
                if collection is not None:
                    item.setCheckState(_share(ticked, collection))

    def _count(self) -> None:
        count = len(self._ticked())
        self.ask.setEnabled(count > 0)
        text = self.tr("{0} of %n book(s)", "", self._books)
        if count > MOST_BOOKS:
            text = self.tr(
                "{0} of %n book(s); for each question the {1} that fit it best are read",
                "",
                self._books,
            )
        self._message.setText(text.format(count, MOST_BOOKS))

    def _choose(self) -> None:
        ticked = self._ticked()
        whole = (item.data(_COLLECTED) for item in self._items())
        named = [one.name for one in whole if one is not None and {*one.books} == {*ticked}]
        self.chosen.emit(Several(ticked, named[0] if named else ""))
        self.accept()


def _share(ticked: Collection[str], collection: Collected) -> Qt.CheckState:
    count = sum(sha256 in ticked for sha256 in collection.books)
    if count == len(collection.books):
        return Qt.CheckState.Checked
    return Qt.CheckState.PartiallyChecked if count else Qt.CheckState.Unchecked


def _checkable(words: str) -> QListWidgetItem:
    item = QListWidgetItem(words)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item


def _item(book: Shelved, ticked: bool) -> QListWidgetItem:
    item = _checkable(f"{book.title}\n{book.authors}" if book.authors else book.title)
    item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
    item.setData(_SHA256, book.sha256)
    return item


def _turn_over(item: QListWidgetItem) -> None:
    """Tick a book or collection, or no longer."""
    ticked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
