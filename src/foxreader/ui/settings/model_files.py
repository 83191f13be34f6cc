"""The model files in the dialog that sets up a model: chosen, or downloaded and then chosen."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.program.local_models import ModelFile
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.file_row import FileRow
from foxreader.ui.settings.pulling import Pulling


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
