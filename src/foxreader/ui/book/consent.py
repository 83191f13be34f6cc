"""The dialog before a model reads a book: who, how much, how long, what is sent, where it stops."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.index.summaries.agreement import Agreement, Plan
from foxreader.index.summaries.batches import Estimate
from foxreader.index.summaries.spending import Cap
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.translation import dollars, notice_words, number, thousands


class ConsentDialog(QDialog):
    """Asks for consent to a ``plan``. Signals: ``agreed(Agreement)``; ``always()`` before it, the
    reader agrees for all books.
    """

    agreed = Signal(object)
    always = Signal()

    def __init__(self, plan: Plan, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Summarise this book?"))
        self.setFixedWidth(640)
        self._plan = plan
        self._figures = [(QLabel(self), QLabel(self)) for _ in range(4)]
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(24, 20, 24, 18)
        self.layout_.setSpacing(10)
        self._add_head()
        self._add_estimate()
        self._add_sent()
        self._add_end()
        self._count()

    @property
    def cost(self) -> Estimate:
        """The estimate for what is ticked."""
        read = self._plan.read
        return read if read is not None and self.read_only.isChecked() else self._plan.whole

    def showEvent(self, event: QShowEvent) -> None:
        """Take the height that the captions need: the style gives them their font only now."""
        super().showEvent(event)
        self.resize(self.width(), self.layout_.totalHeightForWidth(self.width()))

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
        self._who = QLabel(self)
        self._who.setTextFormat(Qt.TextFormat.PlainText)
        self._add(self._who)
        self._line()

    def _add_estimate(self) -> None:
        self._section(self.tr("Estimate"))
        row = QHBoxLayout()
        for figure, caption in self._figures:
            figure.setObjectName("figure")
            caption.setObjectName("hint")
            caption.setWordWrap(True)
            cell = QVBoxLayout()
            cell.addWidget(figure)
            cell.addWidget(caption)
            cell.addStretch(1)
            row.addLayout(cell, 1)
        self.layout_.addLayout(row)
        self.stop_at, self.most = QCheckBox(self.tr("Stop at"), self), QDoubleSpinBox(self)
        self.stop_at.setChecked(True)
        self.stop_at.toggled.connect(self.most.setEnabled)
        self.most.setAccessibleName(self.tr("Stop at"))
        self.most.setRange(0, 1_000_000_000)
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
        self.show_first.toggled.connect(self.first.setVisible)
        self.layout_.addWidget(self.show_first, 0, Qt.AlignmentFlag.AlignLeft)
        self._add(self.first)
        self._line()

    def _add_end(self) -> None:
        self.for_all = QCheckBox(self.tr("For every book from now on"), self)
        self._add(self.for_all)
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
        self.layout_.addLayout(row)
        self.later.setDefault(True)
        self.later.setFocus()

    def _count(self) -> None:
        """Show the figures of what is ticked."""
        plan, cost = self._plan, self.cost
        minutes = minutes_words(plan.minutes(cost))
        money = None if plan.local or cost.money is None else dollars(cost.money)
        price = self.tr("no cost") if plan.local else money or self.tr("price not known")
        self._who.setText(
            self.tr("{0} {1} · about {2} · {3}").format(
                plan.model, notice_words(plan.at), minutes, price
            )
        )
        tokens = cost.prompt_tokens + cost.completion_tokens
        back = self.tr("tokens, {0} of them back").format(thousands(cost.completion_tokens))
        at_once = self.tr("one at a time") if plan.local else self.tr("a few at once")
        by = self.tr("by the price you gave") if money else price
        captions = (
            (number(cost.calls), self.tr("requests")), (thousands(tokens), back),
            (minutes, at_once), (money or "–", by),
        )  # fmt: skip
        for (figure, label), (amount, words) in zip(self._figures, captions, strict=True):
            figure.setText(amount)
            label.setText(words)
        self._offer_cap(plan.agreement(cost))

    def _offer_cap(self, offered: Agreement) -> None:
        self.most.setPrefix("")
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
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("hairline")
        self._add(line)
