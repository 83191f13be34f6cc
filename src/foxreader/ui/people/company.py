"""Those who stand together with one, as buttons in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from foxreader.ui.people.words import PeopleWords

_GAP = 4
"""Pixels between two buttons: one step of the drawing's grid."""


class CompanyRow(QWidget):
    """Signal: ``chosen(int)`` the number of the one that was pressed."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QToolButton] = []

    def show_names(self, names: Sequence[tuple[int, str, int]]) -> None:
        """Show names, each with its number and in how many passages it stands with this one."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for number, label, passages in names:
            button = QToolButton(self)
            button.setObjectName("chip")
            button.setText(label.replace("&", "&&"))
            shared = PeopleWords.tr("together in %Ln passage(s)", "", passages)
            button.setToolTip(shared)
            button.setAccessibleName(f"{label}, {shared}")
            button.clicked.connect(lambda checked=False, number=number: self.chosen.emit(number))
            button.show()
            self.buttons.append(button)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._lay()

    def sizeHint(self) -> QSize:
        """As high as the lines."""
        return QSize(0, self.minimumHeight())

    def _lay(self) -> None:
        """Put the buttons in lines, from the side where reading begins."""
        x = y = high = 0
        for button in self.buttons:
            size = button.sizeHint()
            wide = min(size.width(), max(1, self.width()))
            if x and x + wide > self.width():
                x, y = 0, y + high + _GAP
            left = self.width() - x - wide if self.isRightToLeft() else x
            button.setGeometry(QRect(left, y, wide, size.height()))
            x, high = x + wide + _GAP, size.height()
        self.setFixedHeight(y + high)
        self.setVisible(bool(self.buttons))
