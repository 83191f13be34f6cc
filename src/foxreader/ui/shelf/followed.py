"""What the shelf follows: folders that are watched, calibre libraries, and what is gone there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.catalog import ShelfBook
from foxreader.library.shelf import Files
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import Context, error_words, quoted

GoneWords = Context("GoneWords")
_FOLDER_OF, _IS_CALIBRE = (int(Qt.ItemDataRole.UserRole) + n for n in range(2))


class GoneBooks(tuple[ShelfBook, ...]):
    """Books that calibre has no longer."""


_NAMED = 8
"""Titles that are named of books that are gone; the number of the others is said."""


def gone_question(books: GoneBooks, parent: QWidget) -> QMessageBox:
    """What is to be done with books that calibre has no longer. Closed without an answer it is
    asked again at the next start."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(GoneWords.tr("calibre has %Ln of your books no longer", "", len(books)))
    titles = [quoted(book.title[:80]) for book in books[:_NAMED]]
    if len(books) > _NAMED:
        titles.append(GoneWords.tr("and %Ln more", "", len(books) - _NAMED))
    kept = GoneWords.tr("Notes, places and conversations are kept either way.")
    box.setInformativeText("\n".join([*titles, kept]))
    box.addButton(GoneWords.tr("Take off the shelf"), QMessageBox.ButtonRole.AcceptRole)
    keep = box.addButton(GoneWords.tr("Keep on the shelf"), QMessageBox.ButtonRole.RejectRole)
    box.addButton(GoneWords.tr("Ask later"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(keep)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box


class WatchedFolders(QDialog):
    """The folders that are watched, and the libraries of calibre that are followed: listed, added,
    taken off the list. Signal: ``changed`` other folders are watched.
    """

    changed = Signal()

    def __init__(self, files: Files, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._files, self._jobs = files, jobs
        self.setWindowTitle(self.tr("Watched folders"))
        self.resize(520, 340)
        line = QLabel(
            self.tr(
                "New books in these folders come onto the shelf by themselves, and what calibre "
                "changes in its libraries is taken over."
            ),
            self,
        )
        line.setObjectName("muted")
        line.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Watched folders"))
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self.add = QPushButton(self.tr("Watch a folder…"), self)
        self.drop = QPushButton(self.tr("Watch no longer"), self)
        self.add.clicked.connect(self._choose)
        self.drop.clicked.connect(self._drop)
        self.list.itemSelectionChanged.connect(self._offer)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        for button in (self.add, self.drop):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.drop)
        row.addStretch(1)
        row.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        for widget in (line, self.list, self._note):
            layout.addWidget(widget)
        layout.addLayout(row)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._offer()
        self._read()

    def _read(self) -> None:
        self._jobs.start(
            lambda cancel: (self._files.folders(), list(self._files.calibre_folders())),
            value=while_there(self, self._show),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _show(self, found: tuple[list[Path], list[Path]]) -> None:
        folders, libraries = found
        self.list.clear()
        for folder in (*folders, *libraries):
            words = str(folder) if folder in folders else f"{folder} · calibre"
            item = QListWidgetItem(words, self.list)
            item.setData(_FOLDER_OF, folder)
            item.setData(_IS_CALIBRE, folder not in folders)
        self._offer()

    def _offer(self) -> None:
        self.drop.setEnabled(bool(self.list.selectedItems()))

    def _choose(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("Watch a folder"))
        if name:
            self.watch(Path(name), True)

    def _drop(self) -> None:
        for item in self.list.selectedItems():
            folder = Path(item.data(_FOLDER_OF))
            if item.data(_IS_CALIBRE):
                self._do(partial(self._leave, folder))
            else:
                self.watch(folder, False)

    def watch(self, folder: Path, on: bool) -> None:
        """Watch a folder, or no longer."""
        self._do(lambda cancel: self._files.watch(folder, on))

    def _leave(self, folder: Path, cancel: Cancel) -> None:
        self._files.leave_calibre(folder)

    def _do(self, work: Callable[[Cancel], object]) -> None:

        def done(_: object) -> None:
            self.changed.emit()
            self._read()

        self._jobs.start(
            work, value=while_there(self, done),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _fail(self, error: FoxError) -> None:
        self._note.setText(error_words(error))
