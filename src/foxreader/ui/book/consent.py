"""The dialog before a model reads a book: who, how much, how long, what is sent, where it stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.index.summaries.plan import Agreement, Estimate, Plan
from foxreader.index.summaries.requests import Cap
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import Context, dollars, notice_words, number, thousands
from foxreader.ui.platform.widgets import fit, indent, isolated

_WIDTH, _MARGIN = 640, 24
"""Pixels of the dialog and around its parts, from the drawing."""


class ConsentDialog(QDialog):
    """Asks for consent to a ``plan``, or to one of its others. Signals: ``agreed``; before it
    ``always``, the reader agrees for all books, and ``chosen``, another provider's model is to do
    it.
    """

    agreed = Signal(Agreement)
    always = Signal()
    chosen = Signal(str)

    def __init__(self, plan: Plan, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Summarise this book?"))
        self._plan = self._first = plan
        self._figures = [(QLabel(self), QLabel(self)) for _ in range(4)]
        self._parts = QWidget(self)
        self.layout_ = QVBoxLayout(self._parts)
        self.layout_.setContentsMargins(_MARGIN, 20, _MARGIN, 10)
        self.layout_.setSpacing(10)
        self._add_head()
        self._add_estimate()
        self._add_sent()
        self._lay_out()
        self._count()

    @property
    def cost(self) -> Estimate:
        """The estimate for what is ticked."""
        return self._cost_of(self._plan)

    def _cost_of(self, plan: Plan) -> Estimate:
        read = plan.read
        return read if read is not None and self.read_only.isChecked() else plan.whole

    def showEvent(self, event: QShowEvent) -> None:
        """Take the height that the captions need, as far as there is room: the style gives them
        their font only now."""
        super().showEvent(event)
        self._take_height()

    def _lay_out(self) -> None:
        """The parts scroll where the window is low; what is pressed at the end stays in view."""
        area = QScrollArea(self)
        area.setWidget(self._parts)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area = area
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(_MARGIN, 10, _MARGIN, 18)
        self._foot.setSpacing(10)
        self._add_end()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(area, 1)
        layout.addWidget(self._hairline())
        layout.addLayout(self._foot)
        self.resize(_WIDTH, self.sizeHint().height())

    def _take_height(self) -> None:
        """Be as high as the parts need."""
        parts = self.layout_.totalHeightForWidth(_WIDTH)
        self.resize(_WIDTH, parts + self.height() - self._area.height())
        fit(self)

    def _add_head(self) -> None:
        title = QLabel(self.tr("Summarise this book?"), self)
        title.setObjectName("dialogTitle")
        self._add(title)
        self._add(self._muted(self.tr(
            "Chapters in short help to find the right passage for broad questions. They are never "
            "shown as evidence. Search works without them."
        )))  # fmt: skip
        self._line()
        self._section(self.tr("Who does it"))
        self.who = WhoDoesIt((self._plan, *self._plan.others), self)
        self.who.chosen.connect(self._choose)
        self._add(self.who)
        self._line()

    def _choose(self, plan: Plan) -> None:
        """Another model is to do it: show what that takes."""
        self._plan = plan
        self.first.setPlainText(plan.first)
        self._count()

    def _add_estimate(self) -> None:
        self._section(self.tr("Estimate"))
        box = QFrame(self)
        box.setObjectName("figures")
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for at, (figure, caption) in enumerate(self._figures):
            if at:
                divider = QFrame(box)
                divider.setObjectName("divider")
                row.addWidget(divider)
            row.addLayout(self._cell(figure, caption), 1)
        self._add(box)
        self.stop_at, self.most = QCheckBox(self.tr("Stop at"), self), QDoubleSpinBox(self)
        self.stop_at.setChecked(True)
        self.stop_at.toggled.connect(self.most.setEnabled)
        self.most.setAccessibleName(self.tr("Stop at"))
        self.most.setRange(0, 1_000_000_000)
        indent(self.most)
        stop = QHBoxLayout()
        stop.addWidget(self.stop_at)
        stop.addWidget(self.most)
        stop.addWidget(self._muted(self.tr("What is done by then is kept.")), 1)
        self.layout_.addLayout(stop)
        read = self.tr("Only what I have read so far, up to {0}").format(
            notice_words(self._plan.up_to)
        )
        self.read_only = QCheckBox(read, self)
        self.read_only.setVisible(self._plan.read is not None and bool(self._plan.read.calls))
        self.read_only.toggled.connect(self._count)
        self._add(self.read_only)
        self._line()

    def _cell(self, figure: QLabel, caption: QLabel) -> QVBoxLayout:
        """One figure of the estimate, over what it counts."""
        figure.setObjectName("figure")
        caption.setObjectName("hint")
        caption.setWordWrap(True)
        cell = QVBoxLayout()
        cell.setContentsMargins(14, 9, 10, 9)
        cell.setSpacing(0)
        cell.addWidget(figure)
        cell.addWidget(caption)
        cell.addStretch(1)
        return cell

    def _add_sent(self) -> None:
        self._section(self.tr("What is sent"))
        grid = QGridLayout()
        pieces = self.tr("↑  The text of the book, in %Ln piece(s)", "", self._plan.pieces)
        for place, caption in enumerate((
            pieces, self.tr("×  Not your notes or questions"),
            self.tr("↑  Chapter titles"), self.tr("×  Not your other books"),
        )):  # fmt: skip
            grid.addWidget(QLabel(caption, self), place // 2, place % 2)
        self.layout_.addLayout(grid)
        self.show_first = QPushButton(self.tr("Show the first request"), self)
        self.show_first.setObjectName("link")
        self.show_first.setCheckable(True)
        self.first = QPlainTextEdit(self._plan.first, self)
        self.first.setReadOnly(True)
        self.first.setFixedHeight(180)
        self.first.setAccessibleName(self.tr("The first request"))
        self.first.hide()
        self.show_first.toggled.connect(self._show_first)
        self.layout_.addWidget(self.show_first, 0, Qt.AlignmentFlag.AlignLeft)
        self._add(self.first)
        self.layout_.addStretch(1)

    def _show_first(self, on: bool) -> None:
        self.first.setVisible(on)
        self._take_height()
        if on:  # where there is no room for it, the end of the parts comes into view
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(self.first))

    def _add_end(self) -> None:
        self.for_all = QCheckBox(self.tr("For every book from now on"), self)
        self._foot.addWidget(self.for_all)
        self.later = QPushButton(self.tr("Not now"), self)
        self.yes = QPushButton(self.tr("Summarise"), self)
        self.yes.setObjectName("primary")
        for button in (self.later, self.yes):
            button.setAutoDefault(False)  # Return does not press Summarise
        self.later.clicked.connect(self.reject)
        self.yes.clicked.connect(self._agree)
        row = QHBoxLayout()
        row.addWidget(self._muted(self.tr("You can pause at any time.")), 1)
        row.addWidget(self.later)
        row.addWidget(self.yes)
        self._foot.addLayout(row)
        self.later.setDefault(True)
        self.later.setFocus()

    def _count(self) -> None:
        """Show the figures of what is ticked."""
        plan, cost = self._plan, self.cost
        minutes = minutes_words(plan.minutes(cost))
        money, price = _price_words(plan, cost)
        self.who.show_costs(self._cost_of)
        back = self.tr("tokens, {0} of them back").format(thousands(cost.completion_tokens))
        at_once = self.tr("one at a time") if plan.local else self.tr("a few at once")
        by = self.tr("by the price you gave") if money else price
        captions = (
            (number(cost.calls), self.tr("requests")), (thousands(cost.tokens), back),
            (minutes, at_once), (money or "–", by),
        )  # fmt: skip
        for (figure, label), (amount, words) in zip(self._figures, captions, strict=True):
            figure.setText(amount)
            label.setText(words)
        self._offer_cap(plan.agreement(cost))

    def _offer_cap(self, offered: Agreement) -> None:
        self.most.setPrefix("")
        self.most.setSuffix("")
        self.most.setDecimals(0)
        if offered.minutes is not None:
            self.most.setSuffix(self.tr(" min"))
            self.most.setValue(offered.minutes)
        elif offered.cap is not None and offered.cap.money is not None:
            self.most.setPrefix("$ ")
            self.most.setDecimals(2)
            self.most.setValue(offered.cap.money)
        elif offered.cap is not None:
            self.most.setSuffix(self.tr(" tokens"))
            self.most.setValue(offered.cap.tokens or 0)

    def _agree(self) -> None:
        read_only = self.read_only.isChecked()
        offered = self._plan.agreement(self.cost, read_only=read_only)
        if self.for_all.isChecked():
            self.always.emit()
        if self._plan is not self._first:
            self.chosen.emit(self._plan.provider)
        self.agreed.emit(self._entered(offered))
        self.accept()

    def _entered(self, offered: Agreement) -> Agreement:
        """What was ``offered`` with the cap that was entered."""
        most = self.most.value()
        if not self.stop_at.isChecked():
            return replace(offered, cap=None, minutes=None)
        if offered.minutes is not None:
            return replace(offered, minutes=most)
        cap = offered.cap or Cap()
        money = cap.money is not None
        return replace(
            offered, cap=replace(cap, money=most) if money else replace(cap, tokens=round(most))
        )

    def _add(self, widget: QWidget) -> None:
        self.layout_.addWidget(widget)

    def _muted(self, caption: str) -> QLabel:
        label = QLabel(caption, self)
        label.setObjectName("hint")
        label.setWordWrap(True)
        return label

    def _section(self, caption: str) -> None:
        label = QLabel(caption.upper(), self)
        label.setObjectName("hint")
        self._add(label)

    def _line(self) -> None:
        self._add(self._hairline())

    def _hairline(self) -> QFrame:
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("hairline")
        return line


# Which model: the one there is, or the reader's models to choose from

WhoWords = Context("WhoWords")


def _price_words(plan: Plan, cost: Estimate) -> tuple[str, str]:
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
            words = WhoWords.tr("about {0} · {1}").format(minutes, _price_words(plan, cost)[1])
            label.setText(words)
