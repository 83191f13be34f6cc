"""A row for a model file: one of this computer to choose, or one of a list to download."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.events import Progress
from foxreader.program.local_models import ModelFile
from foxreader.ui.platform.translation import number

_GB = 1e9


class FileRow(QWidget):
    """Signals: ``chosen`` the path of a file, ``wanted`` one is to be downloaded, ``stopped`` it is
    not any more."""

    chosen = Signal(str)
    wanted = Signal(ModelFile)
    stopped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choose = QPushButton(self.tr("A model file on this computer…"), self)
        self.choose.setToolTip(self.tr("A GGUF file, which Foxreader runs by itself"))
        self.offers = QComboBox(self)
        self.offers.setAccessibleName(self.tr("Model file to download"))
        self.button = QPushButton(self)
        self.said = QLabel(self)
        self.said.setObjectName("hint")
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self._running = False
        for button in (self.choose, self.button):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.offers, 1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(row)
        layout.addWidget(self.said)
        self.choose.clicked.connect(self._choose)
        self.button.clicked.connect(self._pressed)
        self.say("")
        self._show()

    def offer(self, files: Iterable[ModelFile], *, installed: bool) -> None:
        """What can be downloaded; nothing can be used where what runs it is not installed."""
        self.offers.clear()
        for one in files if installed else ():
            self.offers.addItem(self._words(one), one)
        self.choose.setEnabled(installed)
        if not installed:
            self.say(self.tr(
                "To use a model file, install the extra “local”: pip install \"foxreader[local]\""
            ))  # fmt: skip
        self._show()

    def _words(self, one: ModelFile) -> str:
        size = self.tr("{0} GB").format(number(max(0.1, one.size / _GB), 1))
        return " · ".join((one.name, size, one.licence, ", ".join(one.languages)))

    def begin(self) -> None:
        """A download has begun."""
        self._running = True
        self.say("")
        self._show()

    def progress(self, state: Progress) -> None:
        """Show how much is there."""
        self.say(self.tr("{0} of {1} GB").format(
            number(state.done / _GB, 1), number(state.total / _GB, 1)
        ))  # fmt: skip

    def end(self, said: str = "") -> None:
        """It has ended; ``said`` is why, "" where the file is there."""
        self._running = False
        self.say(said)
        self._show()

    def say(self, text: str) -> None:
        """Say what became of it, "" for nothing."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def _choose(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("A model file"), "", self.tr("Model files (*.gguf)")
        )
        if path:
            self.chosen.emit(path)

    def _pressed(self) -> None:
        if self._running:
            self.stopped.emit()
        elif self.offers.currentData() is not None:
            self.wanted.emit(self.offers.currentData())

    def _show(self) -> None:
        self.button.setText(self.tr("Stop") if self._running else self.tr("Download"))
        self.offers.setEnabled(not self._running)
        for part in (self.offers, self.button):
            part.setVisible(self.offers.count() > 0)
