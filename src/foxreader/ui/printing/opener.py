"""Printing of the open book: the dialog, where the file goes, progress, and what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from foxreader.core.book import Book, PageResources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.library.paths import write_new
from foxreader.program.books import OpenBook
from foxreader.ui.platform.export import file_name
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.printing.choice import PrintChoice
from foxreader.ui.printing.dialog import PrintDialog
from foxreader.ui.printing.fixed import FixedPrint
from foxreader.ui.printing.flowing import FlowingPrint
from foxreader.ui.reader.scheme import Web
from foxreader.ui.window import messages

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
        messages.open_for_book(dialog)

    def _chosen(self, opened: OpenBook, choice: PrintChoice, to_file: bool) -> None:
        if to_file:
            self._ask_file(opened, choice)
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(opened.book.metadata.title)
        dialog = QPrintDialog(printer, self._window)
        dialog.accepted.connect(lambda: self.make(opened, choice, printer))
        messages.open_for_book(dialog)

    def _ask_file(self, opened: OpenBook, choice: PrintChoice) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, self.tr("Save as PDF"), folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("PDF (*.pdf)")])
        dialog.setDefaultSuffix(".pdf")
        dialog.selectFile(file_name(opened.book.metadata.title, "") + ".pdf")
        dialog.fileSelected.connect(lambda name: self.make(opened, choice, Path(name)))
        messages.open_for_book(dialog)

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
                unfinished.unlink(missing_ok=True)  # a part of it is of no use
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
        unfinished.replace(to)
    except OSError as error:
        logger.warning("%s was not written: %s", to, error)
        return False
    return True


def _source(book: Book) -> str:
    """The book's authors and title."""
    return ", ".join(filter(None, (", ".join(book.metadata.authors), book.metadata.title)))
