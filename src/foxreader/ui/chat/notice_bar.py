"""A bar that asks the reader something, yes or not now, while everything goes on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget


class NoticeBar(QFrame):
    """Hidden while there is nothing to ask; ``no`` is what its other button says. Signal:
    ``answered``."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget, no: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # it may name a model
        left = QPushButton(no or self.tr("Not now"), self)  # in the order they stand
        self._yes = QPushButton(self)
        self._yes.setObjectName("primary")
        self._yes.clicked.connect(partial(self._answer, True))
        left.clicked.connect(partial(self._answer, False))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(left)
        row.addWidget(self._yes)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 12, 10)
        layout.addWidget(self._text)
        layout.addLayout(row)
        self.hide()

    def ask(self, text: str, yes: str) -> None:
        """Ask something that waits for ``yes`` or no; "" hides the bar."""
        self._text.setText(text)
        self._yes.setText(yes)
        self.setVisible(bool(text))

    def _answer(self, yes: bool) -> None:
        self.hide()
        self.answered.emit(yes)
