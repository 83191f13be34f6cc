"""A chip with a text and a button that takes it away."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import ElidedLabel


class RemovableChip(QFrame):
    """What holds for the next question alone; hidden without a text.

    ``remove`` is its button, named ``name`` for screen readers and explained by ``tip``.
    """

    def __init__(self, name: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("removableChip")
        self._label = ElidedLabel(self)
        self.remove = QToolButton(self)
        self.remove.setIconSize(QSize(14, 14))
        self.remove.setToolTip(tip)
        self.remove.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 0, 2, 0)
        row.setSpacing(2)
        row.addWidget(self._label, 1)
        row.addWidget(self.remove)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self.remove.setIcon(icon("close", theme.muted, 14))

    def show_text(self, text: str) -> None:
        """Show ``text``; "" hides the chip."""
        self._label.show_text(text)
        self.setVisible(bool(text))
