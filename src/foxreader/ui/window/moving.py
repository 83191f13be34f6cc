"""Restores or merges a backup while no window is open, and says how that went."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QPushButton, QVBoxLayout

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.restoring import Consent
from foxreader.program.library import Restored
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme, style_sheet
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.library_pages import conflict_words, merged_words, restored_words


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the reader is told, a line for each thing that was kept both ways, and what is off until
    they accept it."""

    sentence: str
    conflicts: tuple[str, ...] = ()
    held: tuple[Consent, ...] = ()


class MovingDialog(QDialog):
    """Works as soon as :meth:`start` is called; nothing else may work on the profile meanwhile.

    Signal: ``ended``, also when it was stopped or failed: then everything is as it was.
    """

    ended = Signal(Outcome)

    def __init__(self, program: Program, path: Path, merge: bool, theme: Theme) -> None:
        super().__init__()
        self._program, self._path, self._merge = program, path, merge
        self._jobs = Jobs(self)
        self._outcome = Outcome(self.tr("Stopped; everything is as it was."))
        self.setWindowTitle("Foxreader")
        self.setStyleSheet(style_sheet(theme))
        self.setMinimumWidth(420)
        words = self.tr("Merging “{0}”…") if merge else self.tr("Restoring “{0}”…")
        said = QLabel(words.format(path.name), self)
        said.setTextFormat(Qt.TextFormat.PlainText)
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(self.tr("The backup is being read"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(said)
        layout.addWidget(bar)
        layout.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignTrailing)

    def start(self) -> None:
        """Begin the work."""
        self.show()
        self._job = self._jobs.start(
            self._work, value=self._take, failed=self._fail, ended=self._end
        )

    def _work(self, cancel: Cancel) -> object:
        """What is to be said; the words are chosen in the window's thread."""
        library = self._program.library
        if not self._merge:
            return library.restore(self._path, cancel)
        merged, names = library.merge(self._path, cancel), self._program.profile.shelf.names()
        return merged, {sha256: title for sha256, (title, _) in names.items()}

    def _take(self, found: object) -> None:
        if isinstance(found, tuple):
            merged, titles = found
            lines = tuple(conflict_words(one, titles) for one in merged.conflicts)
            self._outcome = Outcome(merged_words(merged), lines)
        elif isinstance(found, Restored):
            self._outcome = Outcome(restored_words(found.books), held=found.held)

    def _fail(self, error: FoxError) -> None:
        self._outcome = Outcome(error_words(error))

    def reject(self) -> None:
        """Stop; the dialog goes when the work has ended."""
        self.cancel.setEnabled(False)
        self._job.stop()

    def _end(self) -> None:
        self.hide()
        self.ended.emit(self._outcome)
        self.deleteLater()
