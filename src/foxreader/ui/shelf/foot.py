"""The foot of the shelf: how many books there are, and the work that is going on."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from foxreader.program.shelf import ShelfCounts
from foxreader.ui.platform.widgets import ElidedLabel, set_margins
from foxreader.ui.shelf.words import books_words

_UNDO_MS = 8_000
"""Milliseconds for which Undo is offered, as for notes; Ctrl+Z does it later too."""


class ShelfFoot(QFrame):
    """A press on ``work`` stops the import, one on ``index`` pauses the search index or has it go
    on.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("footBar")
        self.setFixedHeight(32)
        self._books, self._indexed = QLabel(self), QLabel(self)
        self.work, self.index = QToolButton(self), QToolButton(self)
        for button in (self.work, self.index):
            button.setObjectName("muted")
            button.setStyleSheet("QToolButton { font-size: 12px; padding: 2px 6px; }")
            button.hide()
        self.work.setToolTip(self.tr("Click to stop; what was taken stays on the shelf"))
        row = QHBoxLayout(self)
        set_margins(row, 16, 0, 12, 0)
        row.setSpacing(16)
        for widget in (self._books, self._indexed):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.work)
        row.addWidget(self.index)

    def show_counts(self, counted: ShelfCounts) -> None:
        """Say how many books there are, and how many of them can be searched."""
        books = counted.totals.books
        self._books.setText(books_words(books))
        if counted.waiting < 0:
            return
        indexed = books - counted.waiting
        self._indexed.setText(self.tr("%Ln have a search index", "", indexed) if books else "")

    def show_work(self, words: str) -> None:
        """How far an import is; "" for none."""
        self.work.setText(words)
        self.work.setVisible(bool(words))

    def show_index(self, words: str, tip: str = "") -> None:
        """How far the search index is; "" for nothing to do."""
        self.index.setText(words)
        self.index.setToolTip(tip)
        self.index.setVisible(bool(words))


class UndoStrip(QFrame):
    """What was just done, and a ``button`` that takes it back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("undoStrip")
        self._words = ElidedLabel(self)
        self.button = button = QPushButton(self.tr("Undo"), self)
        button.setObjectName("link")
        button.setToolTip(self.tr("Undo (Ctrl+Z)"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 16, 4)
        row.addWidget(self._words, 1)
        row.addWidget(button)
        self._until = QTimer(self, interval=_UNDO_MS, singleShot=True)
        self._until.timeout.connect(self.hide)
        self.hide()

    def offer(self, words: str) -> None:
        """Say what was done; it goes by itself."""
        self._words.show_text(words)
        self.show()
        self._until.start()
