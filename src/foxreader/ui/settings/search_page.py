"""The page of the settings for search: where meaning is compared, and how the open book is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.settings import Settings
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.book_state import BookState
from foxreader.ui.settings.choice import SemanticChoice
from foxreader.ui.settings.duty_rows import is_here
from foxreader.ui.settings.page import Page


class SearchPage(Page):
    """Signal: ``saved`` semantic search is another than before."""

    saved = Signal()

    def __init__(
        self, program: Program, jobs: Jobs, controller: BookController, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        provider = program.models.provider()
        self.heading(self.tr("Search by meaning"))
        self.hint(self.tr(
            "Finds passages that mean what is asked in other words. It only adds to the full text."
        ))  # fmt: skip
        self.choice = SemanticChoice(
            program.profile.settings, provider.name if provider is not None else "",
            provider is not None and is_here(provider), self,
        )  # fmt: skip
        self.rows.addWidget(self.choice)
        self._message = QLabel(self)
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self.rows.addLayout(self._make_buttons())
        self.line()
        self._book = BookState(controller, self)
        self.rows.addWidget(self._book)
        self.rows.addStretch(1)
        self.choice.changed.connect(self._edited)
        self.choice.folder.edited.connect(self._edited)
        self.choice.model.textEdited.connect(self._edited)
        self._edited()

    def _make_buttons(self) -> QHBoxLayout:
        self._check = QPushButton(self.tr("Check"), self)
        self._check.setToolTip(self.tr("Try the model; an endpoint is sent one word"))
        self._check.clicked.connect(self.check)
        self._save = QPushButton(self.tr("Save"), self)
        self._save.clicked.connect(self.save)
        row = QHBoxLayout()
        for button in (self._save, self._check):
            button.setAutoDefault(False)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(8)
        row.addWidget(self._message, 1)
        return row

    def _entered(self) -> Settings:
        return self.choice.entered(self._program.profile.settings)

    def _edited(self) -> None:
        self._show_message("")
        entered, kept = self._entered(), self._program.profile.settings
        self._check.setEnabled(entered.semantic != "off")
        self._save.setEnabled(entered != kept)
        self._book.show_kept(entered == kept)

    def check(self) -> None:
        """Try the model that was entered; an endpoint is sent one word."""
        entered, indexes = self._entered(), self._program.indexes
        self._show_message(self.tr("Asking…"))
        self._jobs.start(
            lambda cancel: indexes.check_semantic(entered, cancel=cancel),
            value=while_there(self, self._checked),
            failed=while_there(self, self._failed),
        )

    def _checked(self, numbers: int) -> None:
        self._show_message(self.tr("It works: vectors of {0} numbers.").format(numbers))

    def save(self) -> None:
        """Save what was entered; a folder without a model is not saved."""
        entered, since, program = self._entered(), self._program.profile.settings, self._program
        self._save.setEnabled(False)

        def work(cancel: Cancel) -> None:
            program.indexes.check_semantic(entered, send=False, cancel=cancel)
            program.profile.save(entered, since)

        self._jobs.start(
            work, value=while_there(self, self._kept), failed=while_there(self, self._failed)
        )

    def _kept(self, _: object) -> None:
        self._edited()
        self._show_message(self.tr("Saved."))
        self.saved.emit()

    def _failed(self, error: FoxError) -> None:
        self._save.setEnabled(True)
        self._show_message(error_words(error), bad=True)

    def _show_message(self, text: str, bad: bool = False) -> None:
        self._message.setObjectName("warning" if bad else "muted")
        self._message.style().polish(self._message)
        self._message.setText(text)
