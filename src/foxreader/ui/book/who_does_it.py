"""Which model makes the summaries: the one there is, or the reader's models to choose from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from foxreader.index.summaries.batches import Estimate
from foxreader.index.summaries.overview import Plan
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import Context, dollars, notice_words
from foxreader.ui.platform.widgets import isolated

WhoWords = Context("WhoWords")


def price_words(plan: Plan, cost: Estimate) -> tuple[str, str]:
    """``cost`` in money, "" where that is nothing or not known; and what is said of it."""
    if plan.local:
        return "", WhoWords.tr("no cost")
    if cost.money is None:
        return "", WhoWords.tr("price not known")
    return dollars(cost.money), dollars(cost.money)


class WhoDoesIt(QWidget):
    """A row for each of ``plans``; with one alone there is nothing to choose. Signal:
    ``chosen``."""

    chosen = Signal(Plan)

    def __init__(self, plans: tuple[Plan, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QRadioButton] = []
        self._takes: list[tuple[Plan, QLabel]] = []
        self._group = QButtonGroup(self)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for plan in plans:
            rows.addLayout(self._row(plan, alone=len(plans) == 1))
        if self.buttons:
            self.buttons[0].setChecked(True)

    def _row(self, plan: Plan, *, alone: bool) -> QHBoxLayout:
        named = WhoWords.tr("{0} {1}").format(isolated(plan.model), notice_words(plan.at))
        row, takes = QHBoxLayout(), QLabel(self)
        if alone:
            label = QLabel(named, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            row.addWidget(label, 1)
        else:
            button = QRadioButton(named.replace("&", "&&"), self)
            button.clicked.connect(partial(self.chosen.emit, plan))
            self._group.addButton(button)
            self.buttons.append(button)
            row.addWidget(button, 1)
        takes.setObjectName("hint")
        row.addWidget(takes)
        self._takes.append((plan, takes))
        return row

    def show_costs(self, cost_of: Callable[[Plan], Estimate]) -> None:
        """Say what each would take."""
        for plan, label in self._takes:
            cost = cost_of(plan)
            minutes = minutes_words(plan.minutes(cost))
            words = WhoWords.tr("about {0} · {1}").format(minutes, price_words(plan, cost)[1])
            label.setText(words)
