"""The menu of Import, and what it opens: folders that are watched, catalogues, the report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.library.catalog import ShelfBook
from foxreader.program.importing import ImportReport
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.shelf.doors import Doors
from foxreader.ui.shelf.importing import ShelfImport
from foxreader.ui.shelf.report import ReportDialog, needs_reading, report_heading
from foxreader.ui.shelf.watched import WatchedFolders


class ImportMenu(QMenu):
    """What is imported is ``importing``'s, what is opened goes through the ``doors``."""

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        state: QSettings,
        importing: ShelfImport,
        doors: Doors,
        shelf: QWidget,
    ) -> None:
        super().__init__(shelf)
        self._program, self._jobs, self._state = program, jobs, state
        self._importing, self._doors, self._shelf = importing, doors, shelf
        importing.finished.connect(self.report)
        self.addAction(self.tr("Open a file… (Ctrl+O)"), doors.choose_file)
        self.addSeparator()
        self.addAction(self.tr("Add files…"), importing.choose_files)
        self.addAction(
            self.tr("Add a folder, or a library of calibre… (Ctrl+Shift+O)"),
            importing.choose_folder,
        )
        self.addAction(self.tr("Watched folders…"), self.show_watched)
        self.addSeparator()
        self.addAction(self.tr("Catalogues…"), self.show_catalogues)
        self.addSeparator()
        self.addAction(self.tr("Read the guide"), doors.open_guide)

    def show_watched(self) -> None:
        """Show the folders that are watched."""
        dialog = WatchedFolders(self._program.profile.files, self._jobs, self._shelf)
        dialog.changed.connect(self._importing.watch)
        dialog.open()

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
