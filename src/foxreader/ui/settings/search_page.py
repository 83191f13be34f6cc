"""The page of the settings for search: where meaning is compared, and how the open book is."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.library.settings import Semantic, Settings
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.book.index_offers import SemanticStatus, state_words, vectors_offer
from foxreader.ui.platform import progress
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.settings.model_rows import is_here
from foxreader.ui.settings.window import FolderField, SettingsPage


class SearchPage(SettingsPage):
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
            "Finds passages that mean what is asked in other words, or in another language."
        ))  # fmt: skip
        self.choice = SemanticChoice(
            program.profile.settings, provider.name if provider is not None else "",
            provider is not None and is_here(provider), self,
            own=program.models.judge.embedder() is not None,
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
        self._check.setEnabled(entered.semantic in ("folder", "endpoint"))
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


_WHERE: tuple[Semantic, ...] = ("off", "own", "folder", "endpoint")
_INDENT = 26
"""Pixels that the fields are right of their radio button: the width of its circle and gap."""


class SemanticChoice(QWidget):
    """Where passages are compared by meaning: nowhere, by the small reader, by a model in a folder,
    at the provider.

    One of four, each with what it means. Signal: ``changed`` another one is chosen;
    ``folder`` and ``model`` tell what is typed.

    ``provider`` names the one that answers, "" for none; ``local`` is whether it is here, ``own``
    whether the small reader is.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, provider: str, local: bool, parent: QWidget, *, own: bool
    ) -> None:
        super().__init__(parent)
        self.folder = FolderField(
            settings.semantic_folder, self.tr("Folder of a model for search by meaning"),
            self.tr("Choose the folder of a model for search by meaning"),
            self.tr("with model.onnx and tokenizer.json"), self,
        )  # fmt: skip
        self.model = QLineEdit(settings.semantic_model, self)
        self.model.setPlaceholderText(self.tr("its name, as in nomic-embed-text"))
        self.model.setAccessibleName(self.tr("Name of the embedding model"))
        self._buttons = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._option(0, self.tr("Off")))
        layout.addWidget(self._option(1, self.tr("The small reader, which comes with Foxreader")))
        layout.addLayout(self._indented(self.tr(
            "Nothing leaves this computer. It reads each book once in the background, a minute or "
            "two for a long one, and finds answers to questions in another language than the "
            "book's."
        ) if own else notice_words(Notice("judge_missing"))))  # fmt: skip
        self._buttons.button(1).setEnabled(own)
        layout.addWidget(self._option(2, self.tr("A model in a folder")))
        layout.addLayout(self._indented(
            self.tr("Nothing leaves this computer. Each book is indexed when it is opened."),
            self.folder,
        ))  # fmt: skip
        layout.addWidget(self._option(3, self.tr("The provider's embedding model")))
        layout.addLayout(self._indented(self._meaning(provider, local), self.model))
        self.choose(settings.semantic)
        self._buttons.idToggled.connect(self._toggled)

    def choose(self, where: Semantic) -> None:
        """Have ``where`` chosen."""
        self._buttons.button(_WHERE.index(where)).setChecked(True)
        self._enable()

    def entered(self, settings: Settings) -> Settings:
        """``settings`` as chosen here."""
        return replace(
            settings,
            semantic=_WHERE[self._buttons.checkedId()],
            semantic_folder=self.folder.folder,
            semantic_model=self.model.text().strip(),
        )

    def _meaning(self, provider: str, local: bool) -> str:
        if not provider:
            return self.tr("It needs an endpoint; add one under Models.")
        if local:
            return self.tr("Passages and questions go to {0}, on this computer.").format(provider)
        sent = self.tr("Passages and questions are sent to {0}, which may charge for them.")
        return sent.format(provider)

    def _option(self, number: int, text: str) -> QRadioButton:
        button = QRadioButton(text, self)
        self._buttons.addButton(button, number)
        return button

    def _indented(self, meaning: str, field: QWidget | None = None) -> QVBoxLayout:
        hint = QLabel(meaning, self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        layout = QVBoxLayout()
        layout.setContentsMargins(_INDENT, 0, 0, 6)
        layout.setSpacing(6)
        layout.addWidget(hint)
        if field is not None:
            layout.addWidget(field)
        return layout

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self._enable()
            self.changed.emit()

    def _enable(self) -> None:
        where = _WHERE[self._buttons.checkedId()]
        self.folder.setEnabled(where == "folder")
        self.model.setEnabled(where == "endpoint")


class BookState(QWidget):
    """The state of semantic search for the controller's book, kept up with its index; a button
    indexes it."""

    def __init__(self, controller: BookController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._kept, self._running = True, False
        self.message = QLabel(self)
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.button = QPushButton(self.tr("Index now"), self)
        self.button.clicked.connect(self._pressed)
        self.button.hide()
        name = QLabel(self.tr("This book"), self)
        name.setObjectName("muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        row.setSpacing(14)
        row.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.message, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        controller.index.progress.connect(self._indexing)
        controller.index.idle.connect(self._at_rest)

    def show_kept(self, kept: bool) -> None:
        """Show the state; the settings in the dialog are ``kept`` already, or only after saving."""
        self._kept = kept
        if not kept:
            self.button.hide()
            self.message.setText(self.tr("Known after saving."))
        elif not self._running:
            self._controller.index.semantic_status(while_there(self, self._show_status))

    def _show_status(self, status: SemanticStatus | None) -> None:
        if not self._kept or self._running:
            return
        needs_vectors = status is not None and status.needs_vectors
        self.message.setText(
            vectors_offer(status) if status and needs_vectors else state_words(status)
        )
        self._offer(self.tr("Index now"), needs_vectors)

    def _offer(self, word: str, shown: bool) -> None:
        self.button.setText(word)
        self.button.setVisible(shown)

    def _indexing(self, state: Progress) -> None:
        self._running = state.stage == "vectors"
        if self._running and self._kept:
            self.message.setText(progress.index_words(state))
            self._offer(self.tr("Stop"), True)

    def _at_rest(self) -> None:
        self._running = False
        self.show_kept(self._kept)

    def _pressed(self) -> None:
        if self._running:
            self._controller.index.pause_or_resume()
        else:
            self._controller.index.index_now()
