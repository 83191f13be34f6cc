"""What can be done with an answer: copy it, correct it, mark it as wrong."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.ui.platform.translation import notice_words


class AnswerMenu(QMenu):
    """The menu of one answer; it is gone when closed.

    Signals: ``correct_wanted()``, ``wrong_wanted()``. What is not from the book has nothing to
    correct.
    """

    correct_wanted = Signal()
    wrong_wanted = Signal()

    def __init__(self, answer: Answer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = self.addAction(self.tr("Copy answer"))
        copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(shown_text(answer)))
        self.addSeparator()
        correct = self.addAction(self.tr("Correct this answer…"))
        correct.triggered.connect(self.correct_wanted)
        wrong = self.addAction(self.tr("Mark as wrong"))
        wrong.triggered.connect(self.wrong_wanted)
        for action in (correct, wrong):
            action.setEnabled(answer.mode != "general")


def shown_text(answer: Answer) -> str:
    """The text of an answer as it is shown, with its footnotes as ``[1]``."""
    return replace(answer, parts=tuple(map(_shown, answer.parts))).text


def _shown(part: Part) -> Part:
    return part if isinstance(part, Mark) else Text(notice_words(part.text), part.literal)
