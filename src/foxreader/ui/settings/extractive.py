"""The folder of an extractive reader, which chooses the likely sentence without a model."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from foxreader.library.settings import Settings


class ReaderRow(QWidget):
    """A folder, which may be empty."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        name = self.tr("Folder of an extractive reader for answers without a model")
        self.folder = QLineEdit(settings.reader_folder, self)
        self.folder.setPlaceholderText(self.tr("a question-answering model’s folder"))
        self.folder.setToolTip(name)
        self.folder.setAccessibleName(name)
        choose = QPushButton(self.tr("Choose…"), self)
        choose.setAccessibleName(self.tr("Choose the folder of an extractive reader"))
        choose.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.folder, 1)
        row.addWidget(choose)

    def within(self, settings: Settings) -> Settings:
        """``settings`` with what was entered here."""
        return replace(settings, reader_folder=self.folder.text().strip())

    def _choose(self) -> None:
        before = self.folder.text() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, self.tr("The model's folder"), before)
        if chosen:
            self.folder.setText(chosen)
