"""The dialog of printing: what of the book, and whether on paper or into a PDF."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.ui.platform.accessibility import name_choice
from foxreader.ui.platform.progress import labels_of
from foxreader.ui.printing.choice import (
    PrintChoice,
    What,
    pages_typed,
    part_at,
    parts_of,
    spans_of,
)

_WIDTH = 460
"""Pixels of the dialog. Chosen: the titles of most chapters fit."""


class PrintDialog(QDialog):
    """Signal: ``chosen`` what is printed, and whether into a PDF."""

    chosen = Signal(PrintChoice, bool)

    def __init__(
        self, book: Book, place: Span, selected: Span | None, here: tuple[int, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print “{0}”").format(book.metadata.title[:60]))
        self.setMinimumWidth(_WIDTH)
        self._book, self._selected, self._here = book, selected, here
        self._parts = () if book.paged else parts_of(book)
        self._part = part_at(self._parts, place) if self._parts else 0
        self._group = QButtonGroup(self)
        self._choices: dict[What, QRadioButton] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(10)
        self._add_choices(layout)
        self._problem = QLabel(self)
        self._problem.setObjectName("warning")
        self._problem.setWordWrap(True)
        self._problem.hide()
        layout.addWidget(self._problem)
        self._add_buttons(layout)
        self._choices["selection" if selected is not None else "here"].setChecked(True)

    def _add_choices(self, layout: QVBoxLayout) -> None:
        paged = self._book.paged
        if self._selected is not None:
            layout.addWidget(self._choice("selection", self.tr("The selected words")))
        here = self.tr("This chapter")
        if paged:
            here = self.tr("This page") if len(self._here) < 2 else self.tr("These two pages")
        layout.addWidget(self._choice("here", here))
        chosen = self._choice("range", self.tr("Pages") if paged else self.tr("Chapters"))
        row = QHBoxLayout()
        row.addWidget(chosen)
        for field in self._fields(chosen):
            row.addWidget(field, 1)
        layout.addLayout(row)
        count = len(self._book.files)
        whole = self.tr("All %n page(s)", "", count) if paged else self.tr("The whole book")
        layout.addWidget(self._choice("all", whole))

    def _fields(self, choice: QRadioButton) -> tuple[QWidget, ...]:
        """The fields of a range."""
        if self._book.paged:
            labels = labels_of(self._book)
            self.pages = QLineEdit(f"{labels[self._here[0]]}", self)
            self.pages.setPlaceholderText(self.tr("such as 3, 7–9"))
            self.pages.setAccessibleName(self.tr("Pages to print"))
            self.pages.textEdited.connect(lambda text: choice.setChecked(True))
            return (self.pages,)
        self.first, self.last = QComboBox(self), QComboBox(self)
        for box, name in (
            (self.first, self.tr("First chapter")), (self.last, self.tr("Last chapter"))
        ):  # fmt: skip
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(10)
            box.addItems([part.title for part in self._parts])
            box.setCurrentIndex(self._part)
            name_choice(box, name)
            box.activated.connect(lambda at: choice.setChecked(True))
        return self.first, self.last

    def _choice(self, what: What, words: str) -> QRadioButton:
        button = QRadioButton(words, self)
        self._group.addButton(button)
        self._choices[what] = button
        return button

    def _add_buttons(self, layout: QVBoxLayout) -> None:
        buttons = QDialogButtonBox(self)
        there = bool(QPrinterInfo.availablePrinterNames())
        if not there:
            note = QLabel(
                self.tr("This computer has no printer. The pages can be saved as a PDF."), self
            )
            note.setObjectName("muted")
            note.setWordWrap(True)
            layout.addWidget(note)
        printed = QPushButton(self.tr("Print…"), self)
        printed.setEnabled(there)
        saved = QPushButton(self.tr("Save as PDF…"), self)
        (printed if there else saved).setObjectName("primary")
        (printed if there else saved).setDefault(True)
        printed.clicked.connect(partial(self._done, to_file=False))
        saved.clicked.connect(partial(self._done, to_file=True))
        for button in (saved, printed):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        layout.addSpacing(8)
        layout.addWidget(buttons)

    def _done(self, *, to_file: bool) -> None:
        what = next(name for name, button in self._choices.items() if button.isChecked())
        made = self._made(what)
        if made is None:
            return
        self.accept()
        self.chosen.emit(made, to_file)

    def _made(self, what: What) -> PrintChoice | None:
        """What is chosen; None where it is nothing, which is said."""
        book = self._book
        if what == "selection" and self._selected is not None:
            return PrintChoice(spans=(self._selected,))
        if book.paged:
            pages = self._here if what == "here" else tuple(range(len(book.files)))
            if what == "range":
                typed = pages_typed(book, self.pages.text())
                if typed is None:
                    self._say(self.tr("This book has no such pages. Write “3” or “7–9”."))
                    return None
                pages = typed
            return PrintChoice(pages=pages)
        first, last = 0, len(self._parts) - 1
        if what == "here":
            first = last = self._part
        elif what == "range":
            first, last = self.first.currentIndex(), self.last.currentIndex()
        spans = spans_of(book, self._parts, first, last) if first <= last else ()
        if spans:
            return PrintChoice(spans=spans)
        empty, turned = (
            self.tr("This chapter is empty."),
            self.tr("The last chapter is before the first."),
        )
        self._say(turned if last < first else empty)
        return None

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()
