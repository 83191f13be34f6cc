"""The dialog of semantic search, and of what a month may cost."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.settings import Settings
from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings import words
from foxreader.ui.settings.book_state import BookState
from foxreader.ui.settings.choice import SemanticChoice
from foxreader.ui.settings.numbers import NumberBox


class SearchDialog(QDialog):
    """Where meaning is compared, and the month's limits.

    Signal: ``saved(bool)``, whether semantic search is another than before.
    """

    saved = Signal(bool)

    def __init__(
        self, program: Program, jobs: Jobs, controller: BookController, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Search and limits"))
        self.resize(640, 620)
        self._program, self._jobs = program, jobs
        provider = program.models.provider()
        self.choice = SemanticChoice(
            program.profile.settings, provider.name if provider is not None else "", self
        )
        self._book = BookState(controller, self)
        self.choice.changed.connect(self._edited)
        self._message = self._label("muted")
        self._used = self._label("muted")
        self._lay_out()
        self._edited()
        self._jobs.start(
            lambda cancel: words.used_words(
                program.profile.usage.total(), program.profile.usage.total(paid_only=True)
            ),
            value=while_there(self, self._used.setText),
            failed=while_there(self, self._failed),
        )

    # Making

    def _label(self, name: str, text: str = "") -> QLabel:
        label = QLabel(text, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _lay_out(self) -> None:
        check = QPushButton(self.tr("Check"), self)
        check.clicked.connect(self.check)
        self._check = check
        asked = QHBoxLayout()
        asked.addWidget(check, 0, Qt.AlignmentFlag.AlignTop)
        asked.addSpacing(8)
        asked.addWidget(self._message, 1)
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedHeight(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(self._label("heading", self.tr("Semantic search")))
        layout.addWidget(self._label("hint", self.tr(
            "Finds passages that mean what is asked in other words. It only adds to the full text."
        )))  # fmt: skip
        layout.addWidget(self.choice)
        layout.addLayout(asked)
        layout.addWidget(self._book)
        layout.addSpacing(4)
        layout.addWidget(line)
        layout.addSpacing(4)
        layout.addWidget(self._label("heading", self.tr("A month's limits")))
        layout.addLayout(self._make_limits())
        layout.addWidget(self._used)
        layout.addWidget(self._label("hint", self.tr(
            "Once a limit is used up nothing more is sent; an answer that has begun is finished. "
            "Models on this computer do not count. Dollars are counted where prices are set under "
            "Models."
        )))  # fmt: skip
        layout.addStretch(1)
        layout.addLayout(self._make_end())

    def _make_limits(self) -> QHBoxLayout:
        settings = self._program.profile.settings
        self._tokens, self._money = NumberBox("monthly_tokens"), NumberBox("monthly_money", 2)
        self._tokens.setSingleStep(100_000)
        self._tokens.setValue(settings.monthly_tokens)
        self._money.setPrefix("$ ")
        self._money.setValue(settings.monthly_money)
        row = QHBoxLayout()
        row.setSpacing(10)
        for label, box in ((self.tr("Tokens"), self._tokens), (self.tr("Dollars"), self._money)):
            box.setSpecialValueText(self.tr("no limit"))
            box.setAccessibleName(label)
            box.setMinimumWidth(180)
            row.addWidget(QLabel(label, self))
            row.addWidget(box)
            row.addSpacing(12)
        row.addStretch(1)
        return row

    def _make_end(self) -> QHBoxLayout:
        cancel, save = QPushButton(self.tr("Cancel"), self), QPushButton(self.tr("Save"), self)
        save.setObjectName("primary")
        save.setDefault(True)
        cancel.clicked.connect(self.reject)
        save.clicked.connect(self.save)
        self._save = save
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(save)
        return row

    # Doing

    def entered(self) -> Settings:
        """The settings as entered in the dialog."""
        return replace(
            self.choice.entered(self._program.profile.settings),
            monthly_tokens=round(self._tokens.value()),
            monthly_money=round(self._money.value(), 2),
        )

    def _edited(self) -> None:
        self._show_message("")
        entered, kept = (
            self.choice.entered(self._program.profile.settings),
            self._program.profile.settings,
        )
        self._check.setEnabled(entered.semantic != "off")
        self._book.show_kept(entered == kept)

    def check(self) -> None:
        """Try the model that was entered; an endpoint is sent one word."""
        entered = self.entered()
        self._show_message(self.tr("Asking…"))
        self._jobs.start(
            lambda cancel: self._program.indexes.check_semantic(entered, cancel=cancel),
            value=while_there(self, self._checked),
            failed=while_there(self, self._failed),
        )

    def _checked(self, numbers: int) -> None:
        self._show_message(self.tr("It works: vectors of {0} numbers.").format(numbers))

    def save(self) -> None:
        """Save what was entered; a folder without a model is not saved."""
        entered = self.entered()
        another = (
            self.choice.entered(self._program.profile.settings) != self._program.profile.settings
        )
        self._save.setEnabled(False)

        def work(cancel: Cancel) -> bool:
            if another:
                self._program.indexes.check_semantic(entered, send=False, cancel=cancel)
            self._program.profile.save(entered)
            return another

        self._jobs.start(
            work, value=while_there(self, self._kept), failed=while_there(self, self._failed)
        )

    def _kept(self, another: bool) -> None:
        self.saved.emit(another)
        self.accept()

    def _failed(self, error: FoxError) -> None:
        self._save.setEnabled(True)
        self._show_message(error_words(error), bad=True)

    def _show_message(self, text: str, bad: bool = False) -> None:
        self._message.setObjectName("warning" if bad else "muted")
        self._message.style().polish(self._message)
        self._message.setText(text)
