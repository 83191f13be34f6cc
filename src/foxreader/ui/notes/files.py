"""Writes the notes of the open book to a file the reader chooses, and reads others from one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.notes.writing import COPIES, COPY_SUFFIXES, SUFFIXES
from foxreader.program.books import OpenBook
from foxreader.program.notes import NotesReport
from foxreader.program.program import Program
from foxreader.system.files import write_new
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.platform import dialogs
from foxreader.ui.platform.export import ExportDialog, FileKind, file_name, same_file
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import error_words, notice_words, number


class NotesFiles(QObject):
    """Signal: ``said`` what became of it, or why it could not be done, for the reader."""

    said = Signal(str)

    def __init__(
        self, program: Program, controller: BookController, notes: NotesController, jobs: Jobs,
        window: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._program, self._controller, self._notes = program, controller, notes
        self._jobs, self._window = jobs, window
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = Path(QStandardPaths.writableLocation(documents))

    def choose_export(self) -> None:
        """Ask where the notes are to be written."""
        opened = self._controller.opened
        if opened is None:
            return
        title = opened.book.metadata.title
        dialog = ExportDialog(
            self.tr("Export the notes"),
            self._folder / file_name(title, self.tr("Notes"), self.tr("Notes")),
            self._kinds(opened.book), {**SUFFIXES, **COPY_SUFFIXES}, self._window,
        )  # fmt: skip
        dialog.chosen.connect(partial(self.export, opened))
        dialogs.open_for_book(dialog)

    def _kinds(self, book: Book) -> tuple[FileKind, ...]:
        copies = {
            "EPUB": FileKind(self.tr("The book with the notes in it (*.epub)"), ".epub", "epub"),
            "PDF": FileKind(self.tr("The book with the notes in it (*.pdf)"), ".pdf", "pdf"),
        }
        return (
            FileKind(self.tr("Markdown (*.md)"), ".md", "md"),
            FileKind(self.tr("HTML, one file (*.html)"), ".html", "html"),
            FileKind(self.tr("Web Annotation (*.json)"), ".json", "json"),
            FileKind(self.tr("Table (*.csv)"), ".csv", "csv"),
            *(kind for name, kind in copies.items() if name == book.format),
        )

    def export(self, opened: OpenBook, path: Path, fmt: str) -> None:
        """Write the notes of a book to a file; the reader has agreed to replace one."""
        self._folder = path.parent
        itself = self.tr("“{0}” is the open book itself; choose another name.").format(path.name)
        done = self.tr("Exported as “{0}”.").format(path.name)

        def work(cancel: Cancel) -> None:
            if same_file(path, opened.path):
                raise UsageError(itself)
            if fmt in COPIES:
                self._program.notes.write_copy(
                    opened, path, notice_words, force=True, cancel=cancel
                )
                return
            write_new(path, self._program.notes.export(opened.book, fmt, notice_words), force=True)

        self._jobs.start(work, value=lambda _: self.said.emit(done), failed=self._failed)

    def choose_import(self) -> None:
        """Ask from which file notes are to be added."""
        opened = self._controller.opened
        if opened is None:
            return
        dialog = QFileDialog(self._window, self.tr("Import notes"), str(self._folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.bring_in(opened, Path(name)))
        dialogs.open_for_book(dialog)

    def bring_in(self, opened: OpenBook, path: Path) -> None:
        """Add the notes of a file to those of a book."""
        self._folder = path.parent

        def work(cancel: Cancel) -> NotesReport:
            return self._program.notes.bring_in(opened.book, path, opened=opened, cancel=cancel)

        self._jobs.start(work, value=self._brought_in, failed=self._failed)

    def _brought_in(self, report: NotesReport) -> None:
        """Say what became of them; those without a place stand in the list."""
        self._notes.read()
        found = report.count("placed") + report.count("moved")
        words = self.tr("%Ln imported.", "", found)
        if moved := report.count("moved"):
            words += " " + self.tr("{0} of them at their words in another place.").format(
                number(moved)
            )
        if missing := report.count("missing"):
            words += " " + self.tr("%Ln not found in this book; see the list.", "", missing)
        if report.others:
            words += " " + self.tr("%Ln of other books left out.", "", report.others)
        self.said.emit(words)

    def _failed(self, error: FoxError) -> None:
        self.said.emit(error_words(error))
