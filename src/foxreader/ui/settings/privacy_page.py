"""The page of the settings for privacy: what left this computer, and forgetting a book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.errors import FoxError
from foxreader.core.notice import Notice
from foxreader.library.shelf import Shelved
from foxreader.program.about import wall_sentences
from foxreader.program.program import Program
from foxreader.ui.platform.accessibility import name_choice
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.settings.pace_row import PaceRow
from foxreader.ui.settings.page import Page
from foxreader.ui.settings.sent_view import SentView


class PrivacyPage(Page):
    """``forget_book`` deletes all that is kept of one; ``pace`` is the row of the reader's pace."""

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        forget_book: Callable[[Shelved], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._forget_book = program, jobs, forget_book
        self._books: list[Shelved] = []
        self._sure = ""
        self.heading(self.tr("What left this computer"))
        self.hint(self.tr(
            "Every request Foxreader has sent since it was started, as it was sent, those to a "
            "model on this computer too. The list lasts until the program ends and keeps the "
            "newest 8 MB; what was sent for answers is kept with the conversations, the newest "
            "16 MB. Keys are not in it: they go in a header, and headers are not kept."
        ))  # fmt: skip
        self.sent = SentView(program.profile.wire, self)
        self.rows.addWidget(self.sent, 1)
        self.line()
        self.heading(notice_words(Notice("walls")))
        self.hint("\n".join(map(notice_words, wall_sentences())))
        self.line()
        self.heading(self.tr("Forget a book"))
        self.hint(self.tr(
            "Deletes what is kept of it: index, text, summaries, corrections, conversations, "
            "notes, your place and the times you read it. Its file stays where it is."
        ))  # fmt: skip
        self.rows.addLayout(self._make_forget())
        self.line()
        self.heading(self.tr("Reading pace"))
        self.hint(self.tr(
            "To say how much time is left, Foxreader measures how long you stay on a screen: two "
            "sums for each script, no times of day and no titles. They never leave this computer."
        ))  # fmt: skip
        self.hint(self.tr(
            "How long you read which book on which day is kept apart, for the page “Reading life”, "
            "where you can delete it. It never leaves this computer either."
        ))  # fmt: skip
        self.pace = PaceRow(program.profile, jobs, self)
        self.rows.addWidget(self.pace)
        self._unsure()
        self.refresh()

    def _make_forget(self) -> QHBoxLayout:
        self.books = QComboBox(self)
        name_choice(self.books, self.tr("Book to forget"))
        self.books.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.books.currentIndexChanged.connect(self._unsure)
        self.forget = QPushButton(self)
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(self._pressed)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.books, 1)
        row.addWidget(self.forget)
        row.addWidget(self._note)
        return row

    def refresh(self) -> None:
        """Read which books there are."""
        shelf = self._program.profile.shelf
        self._jobs.start(
            lambda cancel: shelf.all(), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def show_forgotten(self, title: str) -> None:
        """A book was forgotten."""
        self._note.setText(self.tr("“{0}” is forgotten.").format(title[:40]))
        self.refresh()

    def _show(self, books: list[Shelved]) -> None:
        self._books = books
        self.books.blockSignals(True)
        self.books.clear()
        self.books.addItems([book.title for book in books])
        self.books.blockSignals(False)
        self._unsure()

    def _unsure(self) -> None:
        self._sure = ""
        self.forget.setText(self.tr("Forget this book…"))
        self.forget.setEnabled(bool(self._books))

    def _pressed(self) -> None:
        """Forget a book at the second press: what is deleted does not come back."""
        book = self._books[self.books.currentIndex()]
        if self._sure == book.sha256:
            self._unsure()
            self._forget_book(book)
        else:
            self._sure = book.sha256
            self._note.clear()
            self.forget.setText(self.tr("Delete for good"))

    def _failed(self, error: FoxError) -> None:
        self._note.setText(error_words(error))
