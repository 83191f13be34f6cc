"""Those who stand together with one, as buttons in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from foxreader.ui.people.words import PeopleWords
from foxreader.ui.platform.widgets import Wrapped

_GAP = 4
"""Pixels between two buttons: one step of the drawing's grid."""


class CompanyRow(Wrapped):
    """Signal: ``chosen`` the number of the one that was pressed."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_GAP, parent)
        self.buttons: list[QToolButton] = []

    def show_names(self, names: Sequence[tuple[int, str, int]]) -> None:
        """Show names, each with its number and in how many passages it stands with this one."""
        self.buttons = [self._button(*name) for name in names]
        self.take(self.buttons)

    def _button(self, number: int, label: str, passages: int) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("chip")
        button.setText(label.replace("&", "&&"))
        shared = PeopleWords.tr("together in %Ln passage(s)", "", passages)
        button.setToolTip(shared)
        button.setAccessibleName(f"{label}, {shared}")
        button.clicked.connect(partial(self.chosen.emit, number))
        return button
