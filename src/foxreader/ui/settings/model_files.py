"""The model files in the dialog that sets up a model: chosen, or downloaded and then chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.message import Provider
from foxreader.program.local_models import ModelFile
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words, number


class ModelFiles(QObject):
    """Signals: ``found`` a file that was downloaded before can be used; ``chosen``
    the reader has chosen one, or had one downloaded."""

    found = Signal(Provider)
    chosen = Signal(Provider)

    def __init__(self, program: Program, jobs: Jobs, row: FileRow) -> None:
        super().__init__(row)
        self._files, self._jobs, self._row = program.local_models, jobs, row
        self._pulling = Pulling(jobs, row)
        self._pulling.there.connect(self.choose)
        self.stop = self._pulling.stop
        row.offer(self._files.offered, installed=self._files.installed)
        row.chosen.connect(self.choose)
        row.wanted.connect(self._download)

    def find(self) -> None:
        """Look for the files that were downloaded before."""
        files = self._files

        def work(cancel: Cancel) -> list[Provider]:
            return files.kept() if files.installed else []

        def show(kept: list[Provider]) -> None:
            for one in kept:
                self.found.emit(one)

        self._jobs.start(
            work, value=while_there(self._row, show),
            failed=while_there(self._row, self._failed), pool="short",
        )  # fmt: skip

    def choose(self, path: str) -> None:
        """Use the model in this file."""
        self._row.say("")
        self._jobs.start(
            lambda cancel: self._files.provider(Path(path)),
            value=while_there(self._row, self.chosen.emit),
            failed=while_there(self._row, self._failed), pool="short",
        )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self._row.say(error_words(error))

    def _download(self, wanted: ModelFile) -> None:
        files = self._files
        self._pulling.start(partial(files.download, wanted), str(files.path(wanted)))


class Pulling(QObject):
    """A download; its row is told how far it is.

    Signal: ``there`` what was to be downloaded, by its name or path, has been.
    """

    there = Signal(str)

    def __init__(self, jobs: Jobs, row: PullRow | FileRow) -> None:
        super().__init__(row)
        self._jobs, self._row = jobs, row
        self._job: Job | None = None
        row.stopped.connect(self._stopped)

    def start(self, work: Callable[[Cancel], Iterator[Progress]], name: str) -> None:
        """Have ``work`` download ``name``."""
        failed = list[FoxError]()
        self._row.begin()

        def ended(job: Job) -> None:
            if job is self._job:
                self._job = None
                self._row.end(error_words(failed[0]) if failed else "")
                if not failed:
                    self.there.emit(name)

        done = while_there(self._row, ended)
        job = self._jobs.start(
            work, value=while_there(self._row, self._row.progress),
            failed=while_there(self._row, failed.append), ended=lambda: done(job),
        )  # fmt: skip
        self._job = job

    def stop(self) -> None:
        """End the download, if there is one. What is there of it is kept."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _stopped(self) -> None:
        self.stop()
        self._row.end(self.tr("Stopped; another download goes on where it was."))


_GB = 1e9


class FileRow(QWidget):
    """A row for a model file: one of this computer to choose, or one of a list to download.

    Signals: ``chosen`` the path of a file, ``wanted`` one is to be downloaded, ``stopped`` it is
    not any more.
    """

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
                "Foxreader was installed without what runs model files. "
                "Start Ollama or LM Studio instead."
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


class _Name(QLineEdit):
    """A field whose Return is its own, not the dialog's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of Return, and keep it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class PullRow(QWidget):
    """A row to download a model with: its name, a button, and how far it is.

    Signals: ``wanted`` the model of this name is to be downloaded, ``stopped`` it is not any more.
    """

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
