"""The card at the foot of the contents: how far the summaries are, and what they cost."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.index.summaries.batches import Estimate
from foxreader.index.summaries.overview import Agreement, Overview
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import Context, dollars, number, thousands

CardWords = Context("CardWords")
_BAR = 3
"""Pixels of the bar, from the drawing."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is done at the summaries now: they are made, or ``paused``, or neither. ``minutes`` are
    left, ``spent`` is in US dollars; None where that is not known. ``agreed`` has the cap and the
    estimate; ``anew`` is what it takes now that some of it is done, where that is another."""

    running: bool = False
    paused: bool = False
    minutes: float | None = None
    spent: float | None = None
    agreed: Agreement | None = None
    anew: Estimate | None = None


def work_words(work: Work) -> str:
    """The time left, and the cost so far with its cap."""
    said = []
    if work.paused:
        said.append(CardWords.tr("Paused"))
    elif work.running and work.minutes is not None:
        said.append(CardWords.tr("{0} left").format(minutes_words(work.minutes)))
    cap = work.agreed.cap if work.agreed is not None else None
    if work.spent is not None and cap is not None and cap.money is not None:
        both = dollars(work.spent), dollars(cap.money)
        said.append(CardWords.tr("{0} of {1}").format(*both))
    elif work.spent is not None:
        said.append(dollars(work.spent))
    elif work.agreed is not None and work.agreed.minutes is not None:
        said.append(CardWords.tr("stops after {0}").format(minutes_words(work.agreed.minutes)))
    if work.agreed is not None and work.agreed.estimate is not None and work.anew is not None:
        said.append(_anew_words(work.agreed.estimate, work.anew))
    return " · ".join(said)


def _anew_words(planned: Estimate, anew: Estimate) -> str:
    """What all of it takes, and what was said before."""
    if planned.money is not None and anew.money is not None:
        both = dollars(anew.money), dollars(planned.money)
        return CardWords.tr("now about {0} in all, not {1}").format(*both)
    both = thousands(anew.tokens), thousands(planned.tokens)
    return CardWords.tr("now about {0} tokens in all, not {1}").format(*both)


def older_words(made: Overview) -> str:
    """How many chapters have older summaries, and of which models; "" for none."""
    if not made.older:
        return ""
    count = number(len(made.older))
    if made.others:
        names = ", ".join(made.others)
        return CardWords.tr("↻ Chapters by another model ({0}): {1}").format(names, count)
    return CardWords.tr("↻ Chapters asked for in an older way: {0}").format(count)


class SummariesCard(QFrame):
    """``pause`` is pressed for the work to stop or go on, ``rest`` for what is missing to be made,
    ``renew`` for older summaries to be made again. Signal: ``delete_wanted`` all summaries of the
    book are to be deleted."""

    delete_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("summaries")
        self._title, self._count = QLabel(self.tr("Summaries"), self), QLabel(self)
        self._title.setObjectName("strong")
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR)
        self._bar.setAccessibleName(self.tr("Summaries"))
        self._work, self._older = QLabel(self), QLabel(self)
        for label in (self._work, self._older):
            label.setObjectName("hint")
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.pause, self._delete = QPushButton(self), QPushButton(self)
        self.rest = QPushButton(self.tr("Make the rest…"), self)
        self.renew = QPushButton(self.tr("Make them anew…"), self)
        for button in (self.pause, self.rest, self.renew, self._delete):
            button.setObjectName("link")
        self._sure = False
        self._lay_out()
        self._delete.clicked.connect(self._pressed)
        self.hide()

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._count)
        foot.addWidget(self.pause)
        foot.addWidget(self.rest)
        foot.addWidget(self.renew)
        foot.addStretch(1)
        foot.addWidget(self._delete)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        layout.addLayout(head)
        for part in (self._bar, self._work, self._older):
            layout.addWidget(part)
        layout.addLayout(foot)

    def show_work(self, made: Overview | None, work: Work) -> None:
        """Show how far the summaries are; nothing where none are made, nor there."""
        self.setVisible(made is not None and bool(made.done or work.running or work.paused))
        if made is None:
            return
        count = self.tr("{0} of {1}").format(number(made.done), number(made.total))
        self._count.setText(count)
        self._bar.setRange(0, max(1, made.total))
        self._bar.setValue(made.done)
        for label, text in ((self._work, work_words(work)), (self._older, older_words(made))):
            label.setText(text)
            label.setVisible(bool(text))
        self.pause.setText(self.tr("Go on") if work.paused else self.tr("Pause"))
        self.pause.setVisible(work.paused or work.running)
        idle = not (work.running or work.paused)
        self.renew.setVisible(bool(made.older) and idle)
        self.rest.setVisible(not made.older and made.done < made.total and idle)
        self._delete.setVisible(bool(made.done) and not work.running)
        self._unsure()

    def _pressed(self) -> None:
        """Delete at the second press: what was paid for does not come back."""
        if self._sure:
            self._unsure()
            self.delete_wanted.emit()
        else:
            self._sure = True
            self._delete.setText(self.tr("Delete for good"))

    def _unsure(self) -> None:
        self._sure = False
        self._delete.setText(self.tr("Delete…"))
