"""The menu of the open button: choose a file, or a book that was read lately."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.translation import percent

_FILES = (
    "*.epub *.pdf *.mobi *.azw *.azw3 *.prc *.fb2 *.fb2.zip *.fbz *.cbz *.docx *.docm *.txt"
    " *.md *.markdown *.html *.htm *.xhtml *.mht *.mhtml"
)
"""The names of the files that are offered first when a book is chosen."""


class OpenMenu(QMenu):
    """Signal: ``chosen(Path)`` this book is to be opened."""

    chosen = Signal(object)

    def __init__(self, controller: BookController, state: QSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._state = controller, state
        self.aboutToShow.connect(self._fill)

    def choose(self) -> None:
        """Have the reader choose a file."""
        folder = str(self._state.value("folder", str(Path.home())))
        books, others = self.tr("Books"), self.tr("All files")
        kinds = f"{books} ({_FILES});;{others} (*)"
        name, _ = QFileDialog.getOpenFileName(
            self.parentWidget(), self.tr("Open a book"), folder, kinds
        )
        if name:
            self._state.setValue("folder", str(Path(name).parent))
            self.chosen.emit(Path(name))

    def _fill(self) -> None:
        self.clear()
        self.addAction(self.tr("Open a book…"), self.choose)
        self.addSeparator()
        for book in self._controller.recent:
            label = f"{book.title}   {percent(book.fraction)}".replace("&", "&&")
            self.addAction(label, partial(self.chosen.emit, book.path))
