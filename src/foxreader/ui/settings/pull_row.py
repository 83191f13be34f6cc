"""A row to download a model with: its name, a button, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from foxreader.core.events import Progress
from foxreader.ui.platform.translation import number

_GB = 1e9


class _Name(QLineEdit):
    """A field whose Return is its own, not the dialog's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of Return, and keep it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class PullRow(QWidget):
    """Signals: ``wanted`` the model of this name is to be downloaded, ``stopped`` it is not any
    more."""

    wanted = Signal(str)
    stopped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = _Name(self)
        self.name.setPlaceholderText(self.tr("another model, such as qwen3:8b"))
        self.name.setAccessibleName(self.tr("Model to download"))
        self.button = QPushButton(self.tr("Download"), self)
        self.button.setAutoDefault(False)
        self.said = QLabel(self)
        self.said.setObjectName("hint")
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.hide()
        self._running = False
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.name, 1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self.said)
        self.name.textChanged.connect(self._show)
        self.name.returnPressed.connect(self.button.click)
        self.button.clicked.connect(self._pressed)
        self._show()

    def begin(self) -> None:
        """A download has begun."""
        self._running = True
        self._say(self.tr("Ollama asks its registry for it…"))
        self._show()

    def progress(self, state: Progress) -> None:
        """Show how much is there."""
        if state.total:
            self._say(self.tr("{0} of {1} GB").format(
                number(state.done / _GB, 1), number(state.total / _GB, 1)
            ))  # fmt: skip

    def end(self, said: str = "") -> None:
        """It has ended; ``said`` is why, "" where the model is there."""
        self._running = False
        if not said:
            self.name.clear()
        self._say(said)
        self._show()

    def _pressed(self) -> None:
        if self._running:
            self.stopped.emit()
        elif self.name.text().strip():
            self.wanted.emit(self.name.text().strip())

    def _show(self) -> None:
        self.button.setText(self.tr("Stop") if self._running else self.tr("Download"))
        self.button.setEnabled(self._running or bool(self.name.text().strip()))
        self.name.setReadOnly(self._running)

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))
