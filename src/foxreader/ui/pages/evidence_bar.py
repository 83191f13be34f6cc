"""The bar of the evidence in a book of fixed pages: which of how many, and the answer it is of."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from foxreader.ui.pages.bar import HEIGHT
from foxreader.ui.platform.direction import set_margins
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import number

_BUTTON, _ICON = 28, 16
"""Pixels of a button and its icon; the drawing's."""


class EvidenceBar(QFrame):
    """``answer`` is pressed to see the answer. Signal: ``moved`` to the next evidence, or back."""

    moved = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pageBar")
        self.setFixedHeight(HEIGHT)
        self._count = (0, 0)
        self._words = QLabel(self)
        self.answer = QPushButton(self.tr("Show the answer"), self)
        self.answer.setObjectName("quiet")
        self._buttons = {
            "chevron-up": self._button(-1, self.tr("Previous evidence (Alt+Up)")),
            "chevron-down": self._button(1, self.tr("Next evidence (Alt+Down)")),
        }
        row = QHBoxLayout(self)
        set_margins(row, 12, 0, 5, 0)
        row.setSpacing(4)
        row.addWidget(self._words)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addWidget(self.answer)
        self.hide()

    def show_count(self, at: int, count: int) -> None:
        """Which evidence is shown, counted from 1, of how many."""
        self._count = at, count
        for button in self._buttons.values():
            button.setEnabled(count > 1)

    def fit_into(self, width: int) -> None:
        """Say less where ``width`` pixels are too few."""
        words = self.tr("Evidence {0} of {1}"), self.tr("{0} of {1}")
        numbers = [number(one) for one in self._count]
        for text, answer in ((words[0], True), (words[0], False), (words[1], False)):
            self._words.setText(text.format(*numbers))
            self._words.setAccessibleName(words[0].format(*numbers))
            self.answer.setVisible(answer)
            if self.sizeHint().width() <= width:
                break
        self.resize(self.sizeHint().width(), HEIGHT)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self._buttons.items():
            button.setIcon(icon(name, theme.muted, _ICON))

    def _button(self, by: int, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(_BUTTON, _BUTTON)
        button.clicked.connect(partial(self.moved.emit, by))
        return button
