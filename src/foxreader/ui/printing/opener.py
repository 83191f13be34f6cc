"""Printing of the open book: the dialog, where the file goes, progress, and what went wrong."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressDialog,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book, PageResources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.program.books import OpenBook
from foxreader.system.files import delete, put, write_new
from foxreader.ui.platform import dialogs
from foxreader.ui.platform.accessibility import name_choice
from foxreader.ui.platform.export import file_name
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.progress import labels_of, page_named
from foxreader.ui.platform.translation import error_words
from foxreader.ui.printing.prints import FixedPrint, FlowingPrint
from foxreader.ui.reader.scheme import Web

_What = Literal["selection", "here", "range", "all"]


@dataclass(frozen=True, slots=True)
class PrintChoice:
    """What of a book is printed: the ``pages`` of a book of fixed pages, by their numbers from 0,
    or the parts ``spans`` of a book that flows, or of selected words, in their order.
    """

    pages: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()


logger = logging.getLogger(__name__)
_SHOWN_AFTER = 500
"""Milliseconds until the progress is shown; chosen: most is made before."""


class PrintOpener(QObject):
    """Signal: ``said`` a sentence for the reader: what was saved, or what went wrong."""

    said = Signal(str)

    def __init__(self, web: Web, jobs: Jobs, window: QWidget) -> None:
        super().__init__(window)
        self._web, self._jobs, self._window = web, jobs, window

    def open(
        self, opened: OpenBook, place: Span, selected: Span | None, here: tuple[int, ...]
    ) -> None:
        """Ask what is to be printed; ``here`` are the fixed pages that show."""
        dialog = PrintDialog(opened.book, place, selected, here, self._window)
        dialog.chosen.connect(partial(self._chosen, opened))
        dialogs.open_for_book(dialog)

    def _chosen(self, opened: OpenBook, choice: PrintChoice, to_file: bool) -> None:
        if to_file:
            self._ask_file(opened, choice)
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(opened.book.metadata.title)
        dialog = QPrintDialog(printer, self._window)
        dialog.accepted.connect(partial(self.make, opened, choice, printer))
        dialogs.open_for_book(dialog)

    def _ask_file(self, opened: OpenBook, choice: PrintChoice) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, self.tr("Save as PDF"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("PDF (*.pdf)")])
        dialog.setDefaultSuffix(".pdf")
        dialog.selectFile(file_name(opened.book.metadata.title, "") + ".pdf")
        dialog.fileSelected.connect(lambda name: self.make(opened, choice, Path(name)))
        dialogs.open_for_book(dialog)

    # Making it

    def make(self, opened: OpenBook, choice: PrintChoice, to: Path | QPrinter) -> None:
        """Print what was chosen into a file or on a printer; ``said`` follows."""
        book = opened.book
        if not choice.pages and book.paged:
            self._print_words(book, choice.spans, to)
        elif not choice.pages:
            self._print_flowing(opened, choice.spans, to)
        elif isinstance(to, Path) and book.format == "PDF":
            self._copy_pages(opened, choice.pages, to)
        else:
            self._print_pages(opened, choice.pages, to)

    def _copy_pages(self, opened: OpenBook, pages: tuple[int, ...], to: Path) -> None:
        """The pages as they are in the file, words and links too."""
        resources = opened.resources
        progress = self._progress(self.tr("Saving the pages…"), 0)

        def work(cancel: Cancel) -> None:
            made = resources.copy_of_pages(pages) if isinstance(resources, PageResources) else None
            cancel.check()
            if made is not None:
                write_new(to, made.data, force=True)

        def failed(error: FoxError) -> None:
            progress.close()
            self.said.emit(error_words(error))

        def saved(nothing: object) -> None:
            progress.close()
            self._say_saved(to, made=to.is_file())

        job = self._jobs.start(
            work, value=while_there(self, saved), failed=while_there(self, failed)
        )
        progress.canceled.connect(job.stop)

    def _fail(self, error: FoxError) -> None:
        self.said.emit(error_words(error))

    def _print_pages(self, opened: OpenBook, pages: tuple[int, ...], to: Path | QPrinter) -> None:
        progress = self._progress(self.tr("Printing the pages…"), len(pages))
        work = FixedPrint(self._jobs, self)
        progress.canceled.connect(work.cancel)
        work.printed.connect(progress.setValue)
        work.failed.connect(self._fail)
        work.finished.connect(self._finished(progress, work, to))
        work.start(opened.book, opened.resources, pages, _unfinished(to))

    def _print_flowing(
        self, opened: OpenBook, spans: tuple[Span, ...], to: Path | QPrinter
    ) -> None:
        progress = self._progress(self.tr("Laying out the pages…"), 0)
        work = FlowingPrint(self._web, self._jobs, self)
        progress.canceled.connect(work.cancel)
        work.finished.connect(self._finished(progress, work, to))
        work.start(
            opened.book, opened.resources, spans, _source(opened.book), _unfinished(to)
        )  # fmt: skip

    def _print_words(self, book: Book, spans: tuple[Span, ...], to: Path | QPrinter) -> None:
        """Selected words of a fixed page, as text."""
        document = QTextDocument()
        words = "".join(
            f"<p>{escape(' '.join(line.split()))}</p>"
            for span in spans
            for line in book.text_at(span).replace("\u00ad", "").splitlines()
        )
        page = book.page_label(spans[0])
        where = ", ".join(
            filter(None, (_source(book), self.tr("p. {0}").format(page) if page else ""))
        )
        document.setHtml(f"{words}<p><small>{escape(where)}</small></p>")
        device = _unfinished(to)
        document.print_(device if isinstance(device, QPrinter) else QPdfWriter(str(device)))
        self._say_saved(to, made=_placed(to))

    def _finished(
        self, progress: QProgressDialog, work: QObject, to: Path | QPrinter
    ) -> Callable[[bool], None]:
        def finished(made: bool) -> None:
            cancelled = progress.wasCanceled()
            progress.close()
            work.deleteLater()
            placed = made and _placed(to)
            if isinstance(unfinished := _unfinished(to), Path):
                delete(unfinished)  # a part of it is of no use
            if not cancelled:
                self._say_saved(to, made=placed)

        return finished

    def _say_saved(self, to: Path | QPrinter, *, made: bool) -> None:
        if not made and isinstance(to, Path):
            self.said.emit(self.tr("The PDF could not be written: {0}").format(to))
        elif not made:
            self.said.emit(self.tr("Nothing was printed: the printer did not take it."))
        elif isinstance(to, Path):
            self.said.emit(self.tr("Saved: {0}").format(to))

    def _progress(self, words: str, count: int) -> QProgressDialog:
        progress = QProgressDialog(words, self.tr("Cancel"), 0, count, self._window)
        progress.setWindowTitle(self.tr("Print"))
        progress.setWindowModality(Qt.WindowModality.NonModal)
        progress.setMinimumDuration(_SHOWN_AFTER)
        progress.setAutoReset(False)
        progress.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return progress


def _unfinished(to: Path | QPrinter) -> Path | QPrinter:
    """Where a file is written until it is whole: one that is there already stays until then."""
    return to.with_name(f".{to.name}.part") if isinstance(to, Path) else to


def _placed(to: Path | QPrinter) -> bool:
    """Give a file that is whole its name; whether that is done. On a printer it is."""
    unfinished = _unfinished(to)
    if not isinstance(to, Path) or not isinstance(unfinished, Path):
        return True
    try:
        put(unfinished, to)
    except OSError as error:
        logger.warning("%s was not written: %s", to, error)
        return False
    return True


def _source(book: Book) -> str:
    """The book's authors and title."""
    return ", ".join(filter(None, (", ".join(book.metadata.authors), book.metadata.title)))


_WIDTH = 460
"""Pixels of the dialog. Chosen: the titles of most chapters fit."""


_INSIDE = 4
"""Pixels that the style leaves round a title in its box."""


class _ChapterBox(QComboBox):
    """A choice of a chapter; a title that is too long ends with an ellipsis, not in mid-letter."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box and as much of the title as there is room for."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        box, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(box, option, field, self).width() - _INSIDE
        cut = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), cut, room)
        painter.drawComplexControl(box, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


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
        self._part = _part_at(self._parts, place) if self._parts else 0
        self._group = QButtonGroup(self)
        self._choices: dict[_What, QRadioButton] = {}
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
        self.first, self.last = _ChapterBox(self), _ChapterBox(self)
        for box, name in (
            (self.first, self.tr("First chapter")), (self.last, self.tr("Last chapter"))
        ):  # fmt: skip
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(16)
            box.addItems([part.title for part in self._parts])
            box.setCurrentIndex(self._part)
            name_choice(box, name)
            box.activated.connect(lambda at: choice.setChecked(True))
        return self.first, self.last

    def _choice(self, what: _What, words: str) -> QRadioButton:
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

    def _made(self, what: _What) -> PrintChoice | None:
        """What is chosen; None where it is nothing, which is said."""
        book = self._book
        if what == "selection" and self._selected is not None:
            return PrintChoice(spans=(self._selected,))
        if book.paged:
            return self._pages(book, what)
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

    def _pages(self, book: Book, what: _What) -> PrintChoice | None:
        if what == "here":
            return PrintChoice(pages=self._here)
        if what != "range":
            return PrintChoice(pages=tuple(range(len(book.files))))
        typed = pages_typed(book, self.pages.text())
        if typed is None:
            self._say(self.tr("This book has no such pages. Write “3” or “7–9”."))
            return None
        return PrintChoice(pages=typed)

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()


# What is to be printed, and what the reader types to say so


def pages_typed(book: Book, text: str) -> tuple[int, ...] | None:
    """The pages that "3, 7–9" names, each once and in that order; "7–" goes to the end. None where
    one is unknown.
    """
    found: dict[int, None] = {}
    for part in filter(None, map(str.strip, re.split(r"[,;]", text))):
        first, last = _first_and_last(book, part)
        if first is None or last is None or last < first:
            return None
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found) or None


def _first_and_last(book: Book, part: str) -> tuple[int | None, int | None]:
    labels = labels_of(book)
    if part in labels:
        return labels.index(part), labels.index(part)
    names = [name.strip() for name in re.split(r"[-–—]", part, maxsplit=1)]
    first = page_named(book, names[0]) if names[0] else 0
    return first, page_named(book, names[-1]) if names[-1] else len(labels) - 1


@dataclass(frozen=True, slots=True)
class _PrintedChapter:
    """A chapter as it can be printed."""

    title: str
    start: Span


def parts_of(book: Book) -> tuple[_PrintedChapter, ...]:
    """The chapters of a book that flows, by its contents; without any, its files."""
    entries = sorted(book.toc, key=lambda entry: (entry.place.file, entry.place.start))
    parts = [
        _PrintedChapter("  " * (entry.level - 1) + entry.title, entry.place) for entry in entries
    ]
    if not parts:
        return tuple(_PrintedChapter(str(n + 1), Span(n, 0, 0)) for n in range(len(book.files)))
    if (parts[0].start.file, parts[0].start.start) != (0, 0):
        parts.insert(0, _PrintedChapter(book.metadata.title, Span(0, 0, 0)))
    return tuple(parts)


def _part_at(parts: tuple[_PrintedChapter, ...], place: Span) -> int:
    """The number of the part that ``place`` is in."""
    before = [
        at
        for at, part in enumerate(parts)
        if (part.start.file, part.start.start) <= (place.file, place.start)
    ]
    return before[-1] if before else 0


def spans_of(
    book: Book, parts: tuple[_PrintedChapter, ...], first: int, last: int
) -> tuple[Span, ...]:
    """The text from the beginning of part ``first`` to the end of part ``last``: a span a file."""
    start = parts[first].start
    end = parts[last + 1].start if last + 1 < len(parts) else None
    spans = []
    for number in range(start.file, (end.file if end is not None else len(book.files) - 1) + 1):
        length = len(book.files[number].text)
        low = start.start if number == start.file else 0
        high = end.start if end is not None and number == end.file else length
        if low < high or (low == high == length == 0):
            spans.append(Span(number, low, high))
    return tuple(spans)
