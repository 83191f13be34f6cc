"""The page of the settings that lists the reader's corrections and deletes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.kept_per_book import Correction
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import Context, date, error_words
from foxreader.ui.settings.page import Page

CorrectionsWords = Context("CorrectionsWords")

_ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class _Listed:
    """The corrections there are, and the titles of their books."""

    corrections: Sequence[Correction]
    titles: Mapping[str, str]


class CorrectionsPage(Page):
    """The corrections, newest first."""

    def __init__(self, program: Program, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Corrections"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._enable)
        self.message = self.hint("")
        self.rows.addWidget(self.list, 1)
        self.delete = QPushButton(self.tr("Delete"), self)
        self.delete.setAutoDefault(False)
        self.delete.clicked.connect(self._delete)
        self.rows.addWidget(self.delete, 0, Qt.AlignmentFlag.AlignLeft)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self._delete)
        self._enable()
        self.refresh()

    def refresh(self) -> None:
        """Read the corrections again."""
        self._work(0)

    def _enable(self) -> None:
        self.delete.setEnabled(self.list.currentItem() is not None)

    def _delete(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._work(int(item.data(_ID)))

    def _work(self, deleted: int) -> None:
        """Delete one of them, where one is named, and list the others."""
        program = self._program

        def work(cancel: Cancel) -> _Listed:
            if deleted:
                program.profile.corrections.delete(deleted)
            titles = {sha256: title for sha256, (title, _) in program.profile.shelf.names().items()}
            return _Listed(program.profile.corrections.all(), titles)

        self._jobs.start(
            work, value=while_there(self, self._show), failed=while_there(self, self._failed)
        )

    def _show(self, listed: _Listed) -> None:
        row = max(0, self.list.currentRow())
        self.list.clear()
        for correction in listed.corrections:
            title = listed.titles.get(correction.sha256, self.tr("a book that is gone"))
            book = title if correction.sha256 else self.tr("all books")
            item = QListWidgetItem(correction_words(correction, book))
            item.setData(_ID, correction.id)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.message.setText(
            self.tr("The three that fit a question best are sent with it, as your words.")
            if listed.corrections
            else self.tr("You have corrected nothing yet. An answer's ⋯ menu is where to do it.")
        )
        self._enable()

    def _failed(self, error: FoxError) -> None:
        self.message.setText(error_words(error))


def correction_words(correction: Correction, book: str) -> str:
    """A correction in a list: the question, the correction, and the book."""
    if correction.wrong:
        text = CorrectionsWords.tr("Marked as wrong")
    else:
        text = CorrectionsWords.tr("Right is: {0}").format(correction.text)
    at = date(datetime.fromisoformat(correction.at).astimezone())
    return f"{correction.question}\n{text}\n{at} · {book}"
