"""What can be done with an answer: copy it, check it again, correct it, mark it as wrong."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.parts.second_readings import ReadingCost
from foxreader.ui.platform.menus import kept_entry
from foxreader.ui.platform.translation import Context, dollars, notice_words, number

MenuWords = Context("MenuWords")


class AnswerMenu(QMenu):
    """The menu of one answer; it is gone when closed.

    ``check`` says what a second reading takes, None if there is nothing to read again.
    Signals: ``again_wanted()`` the question is to be asked once more; ``mark_wanted()`` what it
    cites is to be marked in the page; ``highlight_wanted()`` what
    it cites, ``note_wanted()`` to keep it as one, ``check_wanted()``, ``correct_wanted()``,
    ``wrong_wanted()``. What is not from the book has nothing to correct, and what cites nothing has
    no place for a note.
    """

    again_wanted = Signal()
    mark_wanted = Signal()
    highlight_wanted = Signal()
    note_wanted = Signal()
    check_wanted = Signal()
    correct_wanted = Signal()
    wrong_wanted = Signal()

    def __init__(self, answer: Answer, parent: QWidget, check: ReadingCost | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        copy = self.addAction(self.tr("Copy answer"))
        copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(shown_text(answer)))
        self.again = kept_entry(self, self.tr("Ask again"))
        self.again.setToolTip(self.tr("Ask the same question once more; this answer is kept"))
        self.again.triggered.connect(self.again_wanted)
        shown = self.addAction(self.tr("Mark all evidence in the page"))
        shown.setToolTip(self.tr("Mark every place this answer cites, until another is marked"))
        shown.triggered.connect(self.mark_wanted)
        marked = self.addAction(self.tr("Highlight the evidence"))
        marked.setToolTip(self.tr("Highlight the passages it cites, in the colour used last"))
        marked.triggered.connect(self.highlight_wanted)
        kept = self.addAction(self.tr("Keep as a note"))
        kept.setToolTip(self.tr("Keep it as a note to the first passage it cites"))
        kept.triggered.connect(self.note_wanted)
        for action in (shown, marked, kept):
            action.setEnabled(bool(answer.citations))
        if check is not None:
            again = self.addAction(self.tr("Check again ({0})").format(cost_words(check)))
            again.setToolTip(
                self.tr("{0} compares each claim with the words it cites").format(check.reader)
            )
            again.triggered.connect(self.check_wanted)
        self.addSeparator()
        correct = self.addAction(self.tr("Correct this answer…"))
        correct.triggered.connect(self.correct_wanted)
        wrong = self.addAction(self.tr("Mark as wrong"))
        wrong.triggered.connect(self.wrong_wanted)
        for action in (correct, wrong):
            action.setEnabled(answer.mode != "general")


def cost_words(cost: ReadingCost) -> str:
    """About what a second reading takes: "about 12 s, $0.004"."""
    seconds = MenuWords.tr("about {0} s").format(number(max(1, round(cost.seconds))))
    if cost.money is None:
        tokens = MenuWords.tr("{0}k tokens").format(number(cost.tokens / 1_000, 1))
        return f"{seconds}, {tokens}"
    return f"{seconds}, {dollars(cost.money, 2 if cost.money >= 0.1 else 4)}"


def shown_text(answer: Answer) -> str:
    """The text of an answer as it is shown, with its footnotes as ``[1]``."""
    return replace(answer, parts=tuple(map(_shown, answer.parts))).text


def _shown(part: Part) -> Part:
    return part if isinstance(part, Mark) else Text(notice_words(part.text), part.literal)
