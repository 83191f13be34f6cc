"""Brings books onto the shelf: files, folders, libraries of calibre, folders that are watched."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.program.importing import ImportReport
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.progress import index_words
from foxreader.ui.platform.translation import error_words
from foxreader.ui.shelf.book_files import book_filter

_TELL_S = 0.1
"""Seconds between two reports of how far an import is. Chosen: nobody reads faster."""
_SHOW_MS = 1_500
"""Milliseconds after which the shelf shows what was taken so far. Chosen: it reads everything."""
_SETTLE_MS = 2_000
"""Milliseconds from a change in a folder until it is read. Chosen: files are still being copied."""
_FOLDER = "import_folder"
_Imports = Callable[[Cancel, Callable[[Progress], None]], ImportReport]


class ShelfImport(QObject):
    """One import at a time; what is asked for meanwhile follows it.

    Signals: ``progress`` in words, "" at the end; ``changed`` the shelf has more books;
    ``finished`` of one that the reader asked for; ``said`` a sentence.
    """

    progress = Signal(str)
    changed = Signal()
    finished = Signal(ImportReport)
    said = Signal(str)
    _told = Signal(Progress)

    def __init__(self, program: Program, jobs: Jobs, state: QSettings, window: QWidget) -> None:
        super().__init__(window)
        self._program, self._jobs, self._state, self._window = program, jobs, state, window
        self._job: Job | None = None
        self._waiting: list[tuple[_Imports, bool]] = []
        self._told.connect(self._say_progress)
        self._show = QTimer(self, interval=_SHOW_MS)
        self._show.timeout.connect(self.changed)
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self, interval=_SETTLE_MS, singleShot=True)
        self._watcher.directoryChanged.connect(self._settle.start)
        self._settle.timeout.connect(self.add_new)

    def _say_progress(self, at: Progress) -> None:
        self.progress.emit(index_words(at))

    @property
    def running(self) -> bool:
        """Whether books are being taken."""
        return self._job is not None

    def choose_files(self) -> None:
        """Have the reader choose files."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Add books"), self._folder(), book_filter()
        )
        self._add_chosen([Path(name) for name in names])

    def choose_folder(self) -> None:
        """Have the reader choose a folder, or a library of calibre."""
        name = QFileDialog.getExistingDirectory(
            self._window, self.tr("Add all books of a folder"), self._folder()
        )
        self._add_chosen([Path(name)] if name else [])

    def _folder(self) -> str:
        return str(self._state.value(_FOLDER, str(Path.home())))

    def _add_chosen(self, paths: Sequence[Path]) -> None:
        if paths:
            self._state.setValue(_FOLDER, str(paths[0].parent))
            self.add(paths)

    def add(self, paths: Sequence[Path]) -> None:
        """Put files and folders on the shelf."""
        chosen, library = list(paths), self._program.library
        self._start(lambda cancel, progress: library.add(chosen, cancel, progress), asked=True)

    def add_new(self) -> None:
        """Put what is new in the folders that are watched on the shelf, and watch them."""
        library = self._program.library
        self._start(library.add_new, asked=False)

    def watch(self) -> None:
        """Watch the folders that the reader has chosen; what came into them meanwhile is added."""
        files = self._program.profile.files

        def show(folders: list[Path]) -> None:
            before = self._watcher.directories()
            if before:
                self._watcher.removePaths(before)
            there = [str(folder) for folder in folders if folder.is_dir()]
            if there:
                self._watcher.addPaths(there)
                self.add_new()

        self._jobs.start(
            lambda cancel: files.folders(), value=show, failed=self._fail, pool="short"
        )

    def stop(self) -> None:
        """Stop; what was taken stays, and is reported."""
        self._waiting.clear()
        if self._job is not None:
            # Not Job.stop: what it gives at the end is still wanted.
            self._job.cancel.set()

    def shut(self) -> None:
        """The window closes: what was taken stays, and nothing more is begun."""
        self._settle.stop()
        self._watcher.blockSignals(True)
        self.stop()

    def _start(self, work: _Imports, *, asked: bool) -> None:
        if self._job is not None:
            self._waiting.append((work, asked))
            return
        done: list[ImportReport] = []
        last = [0.0]

        def tell(at: Progress) -> None:
            now = time.monotonic()
            if now - last[0] >= _TELL_S or at.done == at.total:
                last[0] = now
                self._told.emit(at)

        def run(cancel: Cancel) -> None:
            done.append(work(cancel, tell))

        def ended() -> None:
            self._job = None
            self._show.stop()
            self.progress.emit("")
            for report in done:
                if asked or report.added or report.moved:
                    self.changed.emit()
                if asked:
                    self.finished.emit(report)
            if self._waiting:
                following, also = self._waiting.pop(0)
                self._start(following, asked=also)

        self._job = self._jobs.start(run, failed=self._fail, ended=ended)
        if asked:
            self._show.start()
            self.progress.emit(self.tr("Looking for books…"))

    def _fail(self, error: FoxError) -> None:
        self.said.emit(error_words(error))
