"""A field for a folder, with a button to choose it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from foxreader.ui.platform.widgets import plain


class FolderField(QWidget):
    """A folder, which may be empty. Signal: ``edited`` it was typed or chosen.

    ``name`` and ``choose`` say for screen readers what is entered and what the button does.
    """

    edited = Signal()

    def __init__(
        self, folder: str, name: str, choose: str, placeholder: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.line = QLineEdit(folder, self)
        self.line.setPlaceholderText(placeholder)
        self.line.setToolTip(plain(name))
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(self.edited)
        button = QPushButton(self.tr("Choose…"), self)
        button.setAutoDefault(False)
        button.setAccessibleName(choose)
        button.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(button)
        self.setFocusProxy(self.line)

    @property
    def folder(self) -> str:
        """What was entered, "" for none."""
        return self.line.text().strip()

    def _choose(self) -> None:
        before = self.line.text() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, self.tr("The model's folder"), before)
        if chosen:
            self.line.setText(chosen)
            self.edited.emit()
