"""Whether a second reader reads each answer, and the folder of a cross-encoder that may do it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.settings import Settings


class SecondReaderRow(QWidget):
    """A box to tick, and a folder; both are for all models."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.each = QCheckBox(self.tr("Have a second reader check each answer"), self)
        self.each.setToolTip(self.tr("It takes one more request for each answer. For all models."))
        self.each.setChecked(settings.second_reader)
        name = self.tr("Folder of a cross-encoder that compares instead of a model")
        self.folder = QLineEdit(settings.second_folder, self)
        self.folder.setPlaceholderText(self.tr("or a cross-encoder’s folder, with model.onnx"))
        self.folder.setToolTip(name)
        self.folder.setAccessibleName(name)
        choose = QPushButton(self.tr("Choose…"), self)
        choose.setAccessibleName(self.tr("Choose the folder of a cross-encoder"))
        choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addWidget(self.folder, 1)
        row.addWidget(choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.each)
        layout.addLayout(row)

    def within(self, settings: Settings) -> Settings:
        """``settings`` with what was entered here."""
        folder = self.folder.text().strip()
        return replace(settings, second_reader=self.each.isChecked(), second_folder=folder)

    def _choose(self) -> None:
        before = self.folder.text() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, self.tr("The model's folder"), before)
        if chosen:
            self.folder.setText(chosen)
