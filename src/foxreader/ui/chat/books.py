"""The dialog in which the reader chooses which books a question asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
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
from foxreader.retrieval.shelf.choose_books import MOST_BOOKS

_SHA256 = Qt.ItemDataRole.UserRole


class BooksDialog(QDialog):
    """The books of the shelf, to be ticked. Signal: ``chosen(tuple of str)``, their hashes."""

    chosen = Signal(object)

    def __init__(self, shelf: Sequence[Shelved], ticked: Collection[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Which books to ask"))
        self.resize(440, 460)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Books"))
        for book in shelf:
            self.list.addItem(_item(book, book.sha256 in ticked))
        self.list.itemChanged.connect(lambda item: self._count())
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
        self._count()
        self.list.setCurrentRow(0)

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

    def _ticked(self) -> tuple[str, ...]:
        items = (self.list.item(row) for row in range(self.list.count()))
        return tuple(
            str(item.data(_SHA256)) for item in items if item.checkState() is Qt.CheckState.Checked
        )

    def _count(self) -> None:
        count = len(self._ticked())
        self.ask.setEnabled(count > 0)
        text = self.tr("{0} of %n book(s)", "", self.list.count())
        if count > MOST_BOOKS:
            text = self.tr(
                "{0} of %n book(s); for each question the {1} that fit it best are read",
                "",
                self.list.count(),
            )
        self._message.setText(text.format(count, MOST_BOOKS))

    def _choose(self) -> None:
        self.chosen.emit(self._ticked())
        self.accept()


def _item(book: Shelved, ticked: bool) -> QListWidgetItem:
    item = QListWidgetItem(f"{book.title}\n{book.authors}" if book.authors else book.title)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
    item.setData(_SHA256, book.sha256)
    return item


def _turn_over(item: QListWidgetItem) -> None:
    """Tick a book, or no longer."""
    ticked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
