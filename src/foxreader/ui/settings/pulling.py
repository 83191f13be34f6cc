"""Downloads a model for the dialog that sets one up, and tells its row how far it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.parts.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.pull_row import PullRow


class Pulling(QObject):
    """Signal: ``there(str)`` the model of this name has been downloaded."""

    there = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, row: PullRow) -> None:
        super().__init__(row)
        self._program, self._jobs, self._row = program, jobs, row
        self._job: Job | None = None
        row.stopped.connect(self._stopped)

    def start(self, provider: Provider, name: str) -> None:
        """Have the Ollama at ``provider`` download a model."""
        models, failed = self._program.models, list[FoxError]()
        self._row.begin()

        def ended(job: Job) -> None:
            if job is self._job:
                self._job = None
                self._row.end(error_words(failed[0]) if failed else "")
                if not failed:
                    self.there.emit(name)

        done = while_there(self._row, ended)
        job = self._jobs.start(
            lambda cancel: models.pull(provider, name, cancel),
            value=while_there(self._row, self._row.progress),
            failed=while_there(self._row, failed.append), ended=lambda: done(job),
        )  # fmt: skip
        self._job = job

    def stop(self) -> None:
        """End the download, if there is one. What is there of it is kept by Ollama."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _stopped(self) -> None:
        self.stop()
        self._row.end(self.tr("Stopped; another download goes on where it was."))
