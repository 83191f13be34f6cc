"""The dialogs about one answer: what the reader says instead, what left this computer for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.record import places_sent
from foxreader.core.events import Course
from foxreader.core.span import Span
from foxreader.library.kept_per_book import LONGEST
from foxreader.llm import Sent
from foxreader.ui.settings.privacy_page import SentView

# The reader corrects an answer

_SHOWN = 300
"""Characters of the question that are shown; chosen: five lines of the dialog."""


class CorrectDialog(QDialog):
    """The dialog for what the answer should have been, for this book or for all.

    Signal: ``given`` the reader's words, and whether they hold for all books. ``of_several``: the
    answer is one of several books, and the correction holds for all.
    """

    given = Signal(str, bool)

    def __init__(self, question: str, of_several: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Correct this answer"))
        self.resize(460, 320)
        asked = QLabel(question if len(question) <= _SHOWN else f"{question[:_SHOWN]}…", self)
        asked.setObjectName("heading")
        asked.setTextFormat(Qt.TextFormat.PlainText)
        asked.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setPlaceholderText(self.tr("What is right, in your words"))
        self.text.setAccessibleName(self.tr("Your correction"))
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._changed)
        hint = QLabel(self.tr(
            "It is sent with later questions that it concerns, as your words. It is no evidence: "
            "an answer still rests on what the book says."), self)  # fmt: skip
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(asked)
        layout.addWidget(self.text, 1)
        layout.addLayout(self._make_choice(of_several))
        layout.addWidget(hint)
        layout.addLayout(self._make_end())
        self._changed()
        self.text.setFocus()

    def _make_choice(self, of_several: bool) -> QHBoxLayout:
        self.here = QRadioButton(self.tr("For this book"), self)
        self.everywhere = QRadioButton(self.tr("For all books"), self)
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(18)
        for button in (self.here, self.everywhere):
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        (self.everywhere if of_several else self.here).setChecked(True)
        self.here.setEnabled(not of_several)
        return row

    def _make_end(self) -> QHBoxLayout:
        cancel, self.save = (
            QPushButton(self.tr("Cancel"), self),
            QPushButton(self.tr("Keep it"), self),
        )
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._save)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.save)
        return row

    def _changed(self) -> None:
        length = len(" ".join(self.text.toPlainText().split()))
        self.save.setEnabled(0 < length <= LONGEST)
        over = length - LONGEST
        self.save.setToolTip(self.tr("Too long by %Ln character(s)", "", over) if over > 0 else "")

    def _save(self) -> None:
        self.given.emit(self.text.toPlainText().strip(), self.everywhere.isChecked())
        self.accept()


# What left this computer for one answer, byte for byte


@dataclass(frozen=True, slots=True)
class _OfOne:
    """The requests of one answer."""

    sent: tuple[Sent, ...]


class SentDialog(QDialog):
    """The requests of one answer that are kept, of those its ``course`` names. ``mark`` marks the
    spans of the book whose words were sent in the page."""

    def __init__(
        self,
        sent: tuple[Sent, ...],
        course: Course,
        mark: Callable[[Sequence[Span]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What left this computer for this answer"))
        self.resize(760, 480)
        places = places_sent(sent, course)
        self.view = SentView(_OfOne(sent), self)
        gone = QLabel(self.tr("Some of these requests are no longer kept."), self)
        gone.setObjectName("muted")
        gone.setVisible(len(sent) < len(course.sent))
        self.mark = QPushButton(self.tr("Mark %Ln place(s) in the book", "", len(places)), self)
        self.mark.setEnabled(bool(places))
        self.mark.clicked.connect(lambda: mark(places))
        row = QHBoxLayout()
        row.addWidget(gone)
        row.addStretch(1)
        row.addWidget(self.mark)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)
