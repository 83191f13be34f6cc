"""What was measured of the reader's pace, and its deletion."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.errors import FoxError
from foxreader.program.forgetting import forget_pace
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import error_words


class PaceRow(QWidget):
    """How much was measured, and a button that deletes it. Signal: ``forgotten``."""

    forgotten = Signal()

    def __init__(self, profile: Profile, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self.said = QLabel(self)
        self.forget = QPushButton(self.tr("Forget my reading pace"), self)
        self.forget.setToolTip(self.tr("Delete it, also from the backups of the library"))
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(self._forget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.said, 1)
        row.addWidget(self.forget)
        jobs.start(
            lambda cancel: profile.paces.seconds(), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self, seconds: float) -> None:
        if seconds:
            said = self.tr("Measured over {0} of reading.").format(minutes_words(seconds / 60))
        else:
            said = self.tr("Nothing is measured yet.")
        self.said.setText(said)
        self.forget.setEnabled(bool(seconds))

    def _forget(self) -> None:
        profile = self._profile

        def done(_: object) -> None:
            self._show(0.0)
            self.forgotten.emit()

        self._jobs.start(
            lambda cancel: forget_pace(profile), value=while_there(self, done),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self.said.setText(error_words(error))
