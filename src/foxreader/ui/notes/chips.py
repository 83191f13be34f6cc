"""Buttons in one row, or in two where their texts do not fit, as in some languages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from foxreader.ui.platform.widgets import set_margins

_GAP = 4
"""Pixels between two chips, from the drawing."""


class Chips(QWidget):
    """The buttons, in their order, which Tab keeps too."""

    def __init__(self, chips: Sequence[QToolButton], parent: QWidget) -> None:
        super().__init__(parent)
        self._chips = tuple(chips)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(_GAP)
        set_margins(self._grid, 2, 0, 8, 0)
        self._columns = 0
        self.fit()

    def fit(self) -> None:
        """Lay the buttons anew where their texts or the room have changed."""
        wide = sum(chip.sizeHint().width() + _GAP for chip in self._chips)
        margins = self._grid.contentsMargins()
        fits = wide <= self.width() - margins.left() - margins.right()
        columns = len(self._chips) if fits else (len(self._chips) + 1) // 2
        if columns == self._columns:
            return
        self._columns = columns
        for number, chip in enumerate(self._chips):
            self._grid.addWidget(
                chip, number // columns, number % columns, Qt.AlignmentFlag.AlignLeading
            )
        for column in range(len(self._chips) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room has changed."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """The letters may have changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()
