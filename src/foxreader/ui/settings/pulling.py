"""A download for the dialog that sets up a model; its row is told how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.file_row import FileRow
from foxreader.ui.settings.pull_row import PullRow


class Pulling(QObject):
    """Signal: ``there`` what was to be downloaded, by its name or path, has been."""

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
