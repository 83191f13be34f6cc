"""The folders that are watched: listed, added, taken off the list."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.errors import FoxError
from foxreader.library.shelf import Files
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words


class WatchedFolders(QDialog):
    """Signal: ``changed`` other folders are watched."""

    changed = Signal()

    def __init__(self, files: Files, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._files, self._jobs = files, jobs
        self.setWindowTitle(self.tr("Watched folders"))
        self.resize(520, 340)
        line = QLabel(
            self.tr("New books in these folders come onto the shelf by themselves."), self
        )
        line.setObjectName("muted")
        line.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Watched folders"))
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self.add = QPushButton(self.tr("Watch a folder…"), self)
        self.drop = QPushButton(self.tr("Watch no longer"), self)
        self.add.clicked.connect(self._choose)
        self.drop.clicked.connect(self._drop)
        self.list.itemSelectionChanged.connect(self._offer)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        for button in (self.add, self.drop):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.drop)
        row.addStretch(1)
        row.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        for widget in (line, self.list, self._note):
            layout.addWidget(widget)
        layout.addLayout(row)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._offer()
        self._read()

    def _read(self) -> None:
        self._jobs.start(
            lambda cancel: self._files.folders(), value=while_there(self, self._show),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _show(self, folders: list[Path]) -> None:
        self.list.clear()
        self.list.addItems([str(folder) for folder in folders])
        self._offer()

    def _offer(self) -> None:
        self.drop.setEnabled(bool(self.list.selectedItems()))

    def _choose(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Watch a folder"))
        if name:
            self.watch(Path(name), True)

    def _drop(self) -> None:
        for item in self.list.selectedItems():
            self.watch(Path(item.text()), False)

    def watch(self, folder: Path, on: bool) -> None:
        """Watch a folder, or no longer."""

        def done(_: object) -> None:
            self.changed.emit()
            self._read()

        self._jobs.start(
            lambda cancel: self._files.watch(folder, on), value=while_there(self, done),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _fail(self, error: FoxError) -> None:
        self._note.setText(error_words(error))
