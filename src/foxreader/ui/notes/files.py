"""Writes notes, of the open book or of many, to a file the reader chooses, and reads others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.notes.writing import (
    COPIES,
    COPY_SUFFIXES,
    SUFFIXES,
    NoteList,
    written_together,
)
from foxreader.program.books import OpenBook
from foxreader.program.notes import NotesReport
from foxreader.program.notes_of_books import (
    BroughtIn,
    NoteChoice,
    note_template,
    note_templates,
    write_by_template,
)
from foxreader.program.program import Program
from foxreader.system.files import write_new
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.notes.controller import NotesController
from foxreader.ui.platform import dialogs
from foxreader.ui.platform.export import ExportDialog, FileKind, file_name, same_file
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import error_words, notice_words, number

_TEMPLATE = "template:"
"""What the name of a template follows among the formats."""


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

    def choose_export(self, choice: NoteChoice | None = None) -> None:
        """Ask where the notes are to be written: those of the open book, or of a ``choice``."""
        if choice is not None:
            self._choose_export_of(choice)
            return
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
            *self._texts(),
            *self._templates(),
            *(kind for name, kind in copies.items() if name == book.format),
        )

    def _texts(self) -> tuple[FileKind, ...]:
        return (
            FileKind(self.tr("Markdown (*.md)"), ".md", "md"),
            FileKind(self.tr("HTML, one file (*.html)"), ".html", "html"),
            FileKind(self.tr("Web Annotation (*.json)"), ".json", "json"),
            FileKind(self.tr("Table (*.csv)"), ".csv", "csv"),
        )

    def _templates(self, *, several: bool = False) -> tuple[FileKind, ...]:
        """The kinds of the templates, of which some make a folder with a file for each book."""
        each = self.tr("{0}, a file for each book in a folder (*{1})")
        return tuple(
            FileKind(
                each.format(one.name, one.suffix) if several and one.each == "book"
                else f"{one.name} (*{one.suffix})",
                one.suffix, f"{_TEMPLATE}{key}",
            )
            for key, one in note_templates(self._program.profile).items()
        )  # fmt: skip

    def _choose_export_of(self, choice: NoteChoice) -> None:
        dialog = ExportDialog(
            self.tr("Export the notes"), self._folder / self.tr("Notes"),
            (*self._texts(), *self._templates(several=True)), SUFFIXES, self._window,
        )  # fmt: skip
        dialog.chosen.connect(partial(self.export_choice, choice))
        dialogs.open_dialog(dialog)

    def export_choice(self, choice: NoteChoice, path: Path, fmt: str) -> None:
        """Write the notes of several books, or some notes, to a file; the reader has agreed to
        replace one."""
        self._folder = path.parent
        nothing = self.tr("There are no notes in these books; nothing was written.")
        exported = self.tr("Exported as “{0}”.").format(path.name)

        def work(cancel: Cancel) -> tuple[int, int]:
            lists = self._program.notes_of_books.of(choice, cancel)
            if not lists:
                raise UsageError(nothing)
            self._write(lists, path, fmt)
            return sum(len(one.entries) for one in lists), len(lists)

        def done(counts: tuple[int, int]) -> None:
            notes = self.tr("%Ln note(s)", "", counts[0])
            books = self.tr("%Ln book(s)", "", counts[1])
            self.said.emit(f"{exported} {notes} · {books}")

        self._jobs.start(work, value=done, failed=self._failed)

    def _write(self, lists: list[NoteList], path: Path, fmt: str) -> None:
        """Write the notes of books. What a reader may have written on in a folder stays as it is:
        they have agreed to replace a file alone."""
        if not fmt.startswith(_TEMPLATE):
            write_new(path, written_together(lists, fmt, notice_words), force=True)
            return
        template = note_template(self._program.profile, fmt.removeprefix(_TEMPLATE))
        one_file = template.each == "all" or len(lists) == 1
        write_by_template(template, lists, path, notice_words, force=one_file)

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
            self._write([self._program.notes.of(opened.book)], path, fmt)

        self._jobs.start(work, value=lambda _: self.said.emit(done), failed=self._failed)

    def choose_import(self) -> None:
        """Ask from which file notes are to be added to the open book."""
        opened = self._controller.opened
        if opened is None:
            return
        dialog = self._import_dialog(self.tr("Import notes"))
        dialog.fileSelected.connect(lambda name: self.bring_in(opened, Path(name)))
        dialogs.open_for_book(dialog)

    def choose_import_all(self) -> None:
        """Ask from which file notes are to be added to all books on the shelf that it names."""
        dialog = self._import_dialog(self.tr("Import notes of all books"))
        dialog.fileSelected.connect(lambda name: self.bring_in_all(Path(name)))
        dialogs.open_dialog(dialog)

    def _import_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(self._folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    def bring_in_all(self, path: Path) -> None:
        """Add the notes of a file to the books on the shelf that they are of."""
        self._folder = path.parent
        program = self._program

        def show(found: BroughtIn) -> None:
            self._notes.read()
            dialogs.open_dialog(NotesReportDialog(found, self._window))

        self.said.emit(self.tr("Importing the notes of “{0}”…").format(path.name))
        self._jobs.start(
            lambda cancel: program.notes_of_books.bring_in(path, cancel),
            value=show, failed=self._failed,
        )  # fmt: skip

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
            words += " " + self.tr(
                "%Ln of other books left out; with “All books” they are taken too.",
                "", report.others,
            )  # fmt: skip
        self.said.emit(words)

    def _failed(self, error: FoxError) -> None:
        self.said.emit(error_words(error))


# What became of a file with the notes of many books


class NotesReportDialog(QDialog):
    """The report of an import to all books, a line a book."""

    def __init__(self, found: BroughtIn, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import notes of all books"))
        self.resize(640, 460)
        placed = sum(_found(one.report) for one in found.books if one.report is not None)
        notes = self.tr("%Ln note(s)", "", placed)
        books = self.tr("%Ln book(s)", "", sum(one.report is not None for one in found.books))
        heading = QLabel(f"{notes} · {books}", self)
        heading.setObjectName("heading")
        heading.setWordWrap(True)
        self.listed = QPlainTextEdit("\n".join(self._lines(found)), self)
        self.listed.setReadOnly(True)
        self.listed.setAccessibleName(self.tr("What became of the notes, by book"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(self.listed, 1)
        layout.addWidget(buttons)

    def _lines(self, found: BroughtIn) -> Iterator[str]:
        """What needs the reader first: what is not on the shelf, then what could not be opened."""
        for title, count in found.unknown.items():
            notes = self.tr("%Ln note(s)", "", count)
            name = title or self.tr("A book that the file does not name")
            yield self.tr("Not on the shelf: {0} · {1}").format(name, notes)
        for one in sorted(found.books, key=lambda one: one.report is not None):
            if one.report is None:
                why = "" if one.error is None else error_words(one.error)
                yield f"{one.title} · {why}"
                continue
            parts = [one.title, self.tr("%Ln found", "", _found(one.report))]
            if missing := one.report.count("missing"):
                parts.append(self.tr("words of %Ln not found", "", missing))
            yield " · ".join(parts)


def _found(report: NotesReport) -> int:
    return report.count("placed") + report.count("moved")
