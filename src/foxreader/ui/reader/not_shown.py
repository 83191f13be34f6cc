"""A sentence in the place of a page that cannot be shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class NotShown(QWidget):
    """Stands where a page does not come back; hidden until there is something to say. Its
    ``button`` is pressed for the page to be shown once more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(self.tr("Show it again"), self)
        self.setFocusProxy(self.button)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence, and the button."""
        self._words.setText(sentence)
        self.show()
