"""Books brought onto the shelf: what is imported and watched, its menu, and its report."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.library.catalog import ShelfBook
from foxreader.library.shelf import Shelved
from foxreader.program.calibre import changed_libraries
from foxreader.program.importing import ImportReport
from foxreader.program.program import Program
from foxreader.retrieval.shelf.library_search import ShelfHit
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.progress import index_words
from foxreader.ui.platform.translation import Context, error_words, notice_words
from foxreader.ui.shelf.followed import GoneBooks, WatchedFolders, gone_question

_TELL_S = 0.1
"""Seconds between two reports of how far an import is. Chosen: nobody reads faster."""
_SHOW_MS = 1_500
"""Milliseconds after which the shelf shows what was taken so far. Chosen: it reads everything."""
_SETTLE_MS = 2_000
"""Milliseconds from a change in a folder until it is read. Chosen: files are still being copied."""
_FOLDER = "import_folder"
_Imports = Callable[[Cancel, Callable[[Progress], None]], ImportReport]


class ShelfImport(QObject):
    """Brings books onto the shelf: files, folders, libraries of calibre, folders that are watched.

    One import at a time; what is asked for meanwhile follows it.

    Signals: ``progress`` in words, "" at the end; ``changed`` the shelf has more books;
    ``finished`` of one that the reader asked for; ``said`` a sentence; ``gone`` books that calibre
    has no longer, of which the reader is to be asked.
    """

    progress = Signal(str)
    changed = Signal()
    finished = Signal(ImportReport)
    said = Signal(str)
    gone = Signal(GoneBooks)
    _told = Signal(Progress)

    def __init__(self, program: Program, jobs: Jobs, state: QSettings, window: QWidget) -> None:
        super().__init__(window)
        self._program, self._jobs, self._state, self._window = program, jobs, state, window
        self._job: Job | None = None
        self._waiting: list[tuple[_Imports, bool]] = []
        self._told.connect(self._say_progress)
        self._show = QTimer(self, interval=_SHOW_MS)
        self._show.timeout.connect(self.changed)
        self._watcher = QFileSystemWatcher(self)
        self._settle = QTimer(self, interval=_SETTLE_MS, singleShot=True)
        self._watcher.directoryChanged.connect(self._settle.start)
        self._settle.timeout.connect(self.add_new)

    def _say_progress(self, at: Progress) -> None:
        self.progress.emit(index_words(at))

    @property
    def running(self) -> bool:
        """Whether books are being taken."""
        return self._job is not None

    def choose_files(self) -> None:
        """Have the reader choose files."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Add books"),
            self._folder(),
            book_filter(),
            options=QFileDialog.Option.HideNameFilterDetails,
        )
        self._add_chosen([Path(name) for name in names])

    def choose_folder(self) -> None:
        """Have the reader choose a folder, or a library of calibre."""
        name = QFileDialog.getExistingDirectory(
            self._window, self.tr("Add all books of a folder"), self._folder()
        )
        self._add_chosen([Path(name)] if name else [])

    def _folder(self) -> str:
        return str(self._state.value(_FOLDER, str(Path.home())))

    def _add_chosen(self, paths: Sequence[Path]) -> None:
        if paths:
            self._state.setValue(_FOLDER, str(paths[0].parent))
            self.add(paths)

    def add(self, paths: Sequence[Path]) -> None:
        """Put files and folders on the shelf."""
        chosen, library = list(paths), self._program.library
        self._start(lambda cancel, progress: library.add(chosen, cancel, progress), asked=True)

    def add_new(self) -> None:
        """Put what is new in the folders that are watched on the shelf, and watch them."""
        library = self._program.library
        self._start(library.add_new, asked=False)

    def watch(self) -> None:
        """Watch the folders that the reader has chosen; what came into them meanwhile is added."""
        files = self._program.profile.files

        def show(found: tuple[list[Path], bool]) -> None:
            folders, changed = found
            before = self._watcher.directories()
            if before:
                self._watcher.removePaths(before)
            there = [str(folder) for folder in folders if folder.is_dir()]
            if there:
                self._watcher.addPaths(there)
            if there or changed:
                self.add_new()
            self.ask_of_gone()

        self._jobs.start(
            lambda cancel: (files.folders(), bool(changed_libraries(self._program.profile))),
            value=show, failed=self._fail, pool="short",
        )  # fmt: skip

    def look_at_calibre(self) -> None:
        """The reader is back at the window: take over what calibre changed meanwhile."""
        profile = self._program.profile
        self._jobs.start(
            lambda cancel: bool(changed_libraries(profile)),
            value=lambda changed: self.add_new() if changed else None,
            failed=self._fail, pool="short",
        )  # fmt: skip

    def read_calibre(self) -> None:
        """Read the libraries of calibre that are followed anew, as the reader asked for."""
        library = self._program.library
        self._start(
            lambda cancel, progress: library.follow_calibre(cancel, progress, anew=True), asked=True
        )

    def ask_of_gone(self) -> None:
        """Have the reader asked about books that calibre has no longer."""
        profile = self._program.profile

        def find(cancel: Cancel) -> list[ShelfBook]:
            return profile.catalog.books(profile.files.gone_from_calibre())

        self._jobs.start(
            find, value=lambda books: self.gone.emit(GoneBooks(books)) if books else None,
            failed=self._fail, pool="short",
        )  # fmt: skip

    def stop(self) -> None:
        """Stop; what was taken stays, and is reported."""
        self._waiting.clear()
        if self._job is not None:
            # Not Job.stop: what it gives at the end is still wanted.
            self._job.cancel.set()

    def shut(self) -> None:
        """The window closes: what was taken stays, and nothing more is begun."""
        self._settle.stop()
        self._watcher.blockSignals(True)
        self.stop()

    def _start(self, work: _Imports, *, asked: bool) -> None:
        if self._job is not None:
            self._waiting.append((work, asked))
            return
        done: list[ImportReport] = []
        last = [0.0]

        def tell(at: Progress) -> None:
            now = time.monotonic()
            if now - last[0] >= _TELL_S or at.done == at.total:
                last[0] = now
                self._told.emit(at)

        def run(cancel: Cancel) -> None:
            done.append(work(cancel, tell))

        def ended() -> None:
            self._job = None
            self._show.stop()
            self.progress.emit("")
            for report in done:
                if asked or report.added or report.moved or report.changed:
                    self.changed.emit()
                if report.gone:
                    self.ask_of_gone()
                if asked:
                    self.finished.emit(report)
            if self._waiting:
                following, also = self._waiting.pop(0)
                self._start(following, asked=also)

        self._job = self._jobs.start(run, failed=self._fail, ended=ended)
        if asked:
            self._show.start()
            self.progress.emit(self.tr("Looking for books…"))

    def _fail(self, error: FoxError) -> None:
        self.said.emit(error_words(error))


class ImportMenu(QMenu):
    """The menu of Import. What is imported is ``importing``'s, what is opened goes through the
    ``doors``; ``remove`` takes books off the shelf, which can be taken back.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        state: QSettings,
        importing: ShelfImport,
        doors: WaysFromShelf,
        remove: Callable[[Sequence[str]], object],
        shelf: QWidget,
    ) -> None:
        super().__init__(shelf)
        self._remove = remove
        self._program, self._jobs, self._state = program, jobs, state
        self._importing, self._doors, self._shelf = importing, doors, shelf
        importing.finished.connect(self.report)
        importing.gone.connect(self._ask_of_gone)
        self._asking: QMessageBox | None = None
        self.addAction(self.tr("Open a file… (Ctrl+O)"), doors.choose_file)
        self.addSeparator()
        self.addAction(self.tr("Add files…"), importing.choose_files)
        self.addAction(
            self.tr("Add a folder, or a library of calibre… (Ctrl+Shift+O)"),
            importing.choose_folder,
        )
        self.addAction(self.tr("Watched folders…"), self.show_watched)
        self.addAction(self.tr("Read the calibre libraries again"), importing.read_calibre)
        self.addSeparator()
        self.addAction(self.tr("Catalogues…"), self.show_catalogues)
        self.addAction(self.tr("Notes of another program or reader…"), doors.import_notes)
        self.addSeparator()
        self.addAction(self.tr("Read the guide"), doors.open_guide)

    def show_watched(self) -> None:
        """Show the folders that are watched."""
        dialog = WatchedFolders(self._program.profile.files, self._jobs, self._shelf)
        dialog.changed.connect(self._importing.watch)
        dialog.open()

    def _ask_of_gone(self, books: GoneBooks) -> None:
        """Ask whether books that calibre has no longer leave the shelf; not twice at once."""
        if self._asking is not None:
            return
        files, hashes = self._program.profile.files, [book.sha256 for book in books]
        self._asking = box = gone_question(books, self._shelf)

        def answer(_: int) -> None:
            chosen, self._asking = box.buttonRole(box.clickedButton()), None
            if chosen == QMessageBox.ButtonRole.AcceptRole:
                self._remove(hashes)
            if chosen in (QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole):
                self._jobs.start(lambda cancel: files.asked_of_gone(hashes), pool="short")

        box.finished.connect(answer)
        box.open()

    def show_catalogues(self) -> None:
        """Show the catalogues that books can be fetched from."""
        # What calls out is loaded when it is first asked for: the start does not wait for it.
        from foxreader.ui.shelf.catalogues import CataloguesDialog  # noqa: PLC0415

        dialog = CataloguesDialog(self._program.catalogues, self._jobs, self._state, self._shelf)
        dialog.downloaded.connect(self._add)
        dialog.open()

    def _add(self, path: Path) -> None:
        self._importing.add([path])

    def report(self, report: ImportReport) -> None:
        """Say what came of an import: in a sentence, or with a list where there is one."""
        if not needs_reading(report):
            self._doors.say(report_heading(report))
            return
        wanted = {sha256 for twin in report.twins for sha256 in twin.of}
        catalog = self._program.profile.catalog

        def show(books: list[ShelfBook]) -> None:
            titles = {book.sha256: book.title for book in books}
            ReportDialog(report, titles, self._shelf).open()

        self._jobs.start(lambda cancel: catalog.books(sorted(wanted)), value=show, pool="short")


class WaysFromShelf(Protocol):
    """What leads from the shelf to a book, or to another part of the window."""

    def open(self, path: Path) -> None:
        """Open a book."""

    def open_elsewhere(self, path: Path) -> None:
        """Open a book in a window of its own."""

    def open_guide(self) -> None:
        """Open the guide."""

    def choose_file(self) -> None:
        """Have the reader choose a file to open."""

    def show_book(self) -> None:
        """Back to the open book."""

    def open_settings(self) -> None:
        """Show the settings."""

    def say(self, sentence: str) -> None:
        """Say a sentence to the reader."""

    def forget(self, book: Shelved) -> None:
        """Delete all that is kept of a book."""

    def go_to_hit(self, hit: ShelfHit) -> None:
        """Open the place of a search in its book."""

    def find_everywhere(self, words: str) -> None:
        """List all places of some words in all books."""

    def import_notes(self) -> None:
        """Have the reader choose a file with notes of books on the shelf."""


FileWords = Context("FileWords")
_FILES = (
    "*.epub *.pdf *.mobi *.azw *.azw3 *.prc *.fb2 *.fb2.zip *.fbz *.cbz *.cbr *.cb7 *.cbt"
    " *.docx *.docm *.odt *.rtf *.txt *.md *.markdown *.html *.htm *.xhtml *.mht *.mhtml"
)


def book_filter() -> str:
    """The kinds of files that are offered first, as the dialogs of Qt have them."""
    return f"{FileWords.tr('Books')} ({_FILES});;{FileWords.tr('All files')} (*)"


# What came of an import: what was taken, what was not and why, what the shelf had already

ReportWords = Context("ReportWords")
_LISTED = 500
"""Files of a kind that are listed. Chosen: nobody reads more, and the number is said."""


def report_heading(report: ImportReport) -> str:
    """What came of an import, in one line."""
    parts = [ReportWords.tr("%Ln book(s) added", "", len(report.added))]
    if report.moved:
        parts.append(ReportWords.tr("%Ln found again", "", len(report.moved)))
    if report.changed:
        parts.append(ReportWords.tr("%Ln changed in calibre", "", len(report.changed)))
    if already := len(report.known) - len(report.moved):
        parts.append(ReportWords.tr("%Ln already on the shelf", "", already))
    if report.refused:
        parts.append(ReportWords.tr("%Ln not taken", "", len(report.refused)))
    if report.stopped:
        parts.append(ReportWords.tr("stopped"))
    return " · ".join(parts)


def needs_reading(report: ImportReport) -> bool:
    """Whether there is more to say than the heading."""
    return bool(report.refused or report.twins)


def report_parts(
    report: ImportReport, titles: Mapping[str, str]
) -> Iterator[tuple[str, list[str]]]:
    """The lists of a report, each with its heading. ``titles`` are those of books by hash."""
    if report.refused:
        lines = [f"{one.path}\n    {notice_words(one.why)}" for one in report.refused]
        yield ReportWords.tr("Not taken"), _cut(lines)
    if report.twins:
        lines = []
        for twin in report.twins:
            others = ", ".join(titles.get(one, one[:12]) for one in twin.of)
            words = ReportWords.tr("The same book as “{0}”, by its ISBN or title. Both are kept.")
            lines.append(f"{twin.path}\n    {words.format(others)}")
        yield ReportWords.tr("On the shelf in another file"), _cut(lines)


def _cut(lines: list[str]) -> list[str]:
    left = len(lines) - _LISTED
    return lines if left <= 0 else [*lines[:_LISTED], ReportWords.tr("and %Ln more", "", left)]


class ReportDialog(QDialog):
    """The report of an import."""

    def __init__(self, report: ImportReport, titles: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import"))
        self.resize(640, 420)
        heading = QLabel(report_heading(report), self)
        heading.setObjectName("heading")
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        text = "\n\n".join(
            "\n".join([title, *lines]) for title, lines in report_parts(report, titles)
        )
        listed = QPlainTextEdit(text, self)
        listed.setReadOnly(True)
        listed.setAccessibleName(self.tr("What was not taken, and why"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(listed, 1)
        layout.addWidget(buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
