"""What the reader does to books and saved searches; most of it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QFile, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.records import ManyChange
from foxreader.library.searches import SavedSearch
from foxreader.library.shelf import Shelved
from foxreader.program.importing import join
from foxreader.program.notes import write_copy
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import error_words
from foxreader.ui.shelf.details import default_copy
from foxreader.ui.shelf.many import DifferentBooks, WantedChange, WantedJoin
from foxreader.ui.shelf.rows import authors_words


class ShelfActions(QObject):
    """What the reader does to books on the shelf: each act a job.

    Signals: ``changed`` the shelf is not as it was; ``did`` an act that can be taken back;
    ``said`` a sentence for the reader. ``forget`` deletes all that is kept of a book.
    """

    changed = Signal()
    did = Signal(str)
    said = Signal(str)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        forget: Callable[[Shelved], None],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._forget = forget
        self._program, self._jobs, self._window = program, jobs, window
        self._acts = ShelfActs()

    def run(
        self,
        work: Callable[[], object],
        words: str = "",
        undo: Callable[[], object] | None = None,
    ) -> None:
        """Do ``work`` on a worker; with ``undo`` it can be taken back, and ``words`` say what."""

        def done(_: object) -> None:
            if undo is not None:
                self._acts.did(ShelfAct(words, undo))
                self.did.emit(words)
            self.changed.emit()

        self._jobs.start(lambda cancel: work(), value=done, failed=self._fail, pool="short")

    def _fail(self, error: FoxError) -> None:
        self.said.emit(error_words(error))

    def undo(self) -> None:
        """Take back what was done last."""
        act = self._acts.take()
        if act is not None:
            self.run(act.undo)

    # On the shelf and off it

    def remove(self, sha256s: Sequence[str]) -> None:
        """Take books off the shelf; files and notes stay."""
        if not sha256s:
            return
        books, records = tuple(sha256s), self._program.profile.records
        words = self.tr("%Ln book(s) taken off the shelf; files and notes stay", "", len(books))
        self.run(lambda: records.remove(*books), words, lambda: records.restore(*books))

    def set_state(self, sha256s: Sequence[str], state: str) -> None:
        """Set how far books are read; "" for as their places say."""
        records = self._program.profile.records
        self.run(lambda: records.set_state(list(sha256s), state))

    def trash(self, books: Sequence[ShelfBook]) -> None:
        """Move the files of books to the system's trash, if the reader says so, and take the books
        off the shelf."""
        if not books or not self._agrees(
            self.tr("Move %Ln file(s) to the trash?", "", len(books)),
            "\n".join(str(book.path) for book in books[:8]),
            self.tr("Move to the trash"),
        ):
            return
        profile = self._program.profile

        def work(cancel: Cancel) -> list[ShelfBook]:
            moved = [book for book in books if _trashed(book.path)]
            kept = [book for book in books if book not in moved]
            profile.records.remove(*(book.sha256 for book in moved))
            profile.files.look({book.sha256 for book in books})
            return kept

        def done(kept: list[ShelfBook]) -> None:
            for book in kept[:3]:
                sentence = self.tr("“{0}” could not be moved to the trash; it is still there.")
                self.said.emit(sentence.format(book.path))
            self.changed.emit()

        self._jobs.start(work, value=done, failed=self._fail)

    def forget(self, book: ShelfBook) -> None:
        """Delete all that is kept of a book, if the reader says so; its file stays."""
        if self._agrees(
            self.tr("Forget “{0}”?").format(book.title[:80]),
            self.tr(
                "Its notes, questions, answers, place and index are deleted for good, also from "
                "the backups. The file stays."
            ),
            self.tr("Delete for good"),
        ):
            self._forget(
                Shelved(book.sha256, book.path, book.title, authors_words(book), book.progress)
            )

    def _agrees(self, question: str, more: str, yes: str) -> bool:
        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it has titles of books: never as markup
        box.setText(question)
        box.setInformativeText(more)
        button = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is button

    # Details

    def correct(self, sha256: str, change: ManyChange) -> None:
        """Change what is shown of a book."""
        self._change((sha256,), change, self.tr("Details changed"))

    def change(self, wanted: WantedChange) -> None:
        """Change many books, which is taken back in one act."""
        count = len(wanted.sha256s)
        words = self.tr("Details of %Ln book(s) changed", "", count)
        self._change(wanted.sha256s, wanted.change, words, wanted.collection)

    def _change(
        self, sha256s: Sequence[str], change: ManyChange, words: str, collection: str = ""
    ) -> None:
        """``collection`` is the name of a new one that the books are put into, "" for none."""
        library, records = self._program.library, self._program.profile.records

        def work() -> Callable[[], object]:
            if not collection:
                return library.change(sha256s, change)
            made = records.collect(collection)
            put = replace(change, put_in=(*change.put_in, made.id))
            back = library.change(sha256s, put)

            def take_back() -> None:
                back()
                records.dissolve(made.id)

            return take_back

        self._run_back(work, words)

    def join(self, wanted: WantedJoin) -> None:
        """Have one file of a book stand for all, which is taken back in one act."""
        profile = self._program.profile
        words = self.tr("%Ln file(s) put together with “{0}”", "", len(wanted.others))
        self._run_back(
            lambda: join(profile, wanted.keep, wanted.others), words.format(wanted.title[:60])
        )

    def keep_apart(self, books: DifferentBooks) -> None:
        """Say that these are different books, though they seem to be one."""
        records = self._program.profile.records

        def work() -> Callable[[], object]:
            before = records.keep_apart(books)
            return lambda: records.take_back(before)

        self._run_back(work, self.tr("%Ln book(s) kept apart", "", len(books)))

    def _run_back(self, work: Callable[[], Callable[[], object]], words: str) -> None:
        """Do ``work``, which gives what takes it back."""
        backs: list[Callable[[], object]] = []

        def take_back() -> None:
            backs[0]()

        self.run(lambda: backs.append(work()), words, take_back)

    def copy(self, book: ShelfBook) -> None:
        """Have the reader say where a copy of a book's file goes that has the corrections."""
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Write a copy"), str(default_copy(book.path)), "EPUB (*.epub)"
        )
        if name:
            self.copy_to(book, Path(name))

    def copy_to(self, book: ShelfBook, path: Path) -> None:
        """Write a copy of a book's file that has the corrections; never over that file."""
        profile = self._program.profile

        def work(cancel: Cancel) -> Path:
            write_copy(profile, book, path, cancel)
            return path

        self._jobs.start(
            work, failed=self._fail,
            value=lambda at: self.said.emit(self.tr("The copy is written: {0}").format(at)),
        )  # fmt: skip

    # Files

    def show_in_folder(self, book: ShelfBook) -> None:
        """Show the folder of a book's file in the system's file manager."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(book.path.parent)))

    def find_file(self, book: ShelfBook) -> None:
        """Have the reader say where a missing file is; others are found there too."""
        folder = QFileDialog.getExistingDirectory(
            self._window,
            self.tr("In which folder is “{0}” now?").format(book.path.name[:80]),
            str(_nearest(book.path)),
        )
        if folder:
            self.find_in(Path(folder), book)

    def find_in(self, folder: Path, book: ShelfBook) -> None:
        """Look for missing files below a folder, by their content."""
        library = self._program.library

        def done(found: list[str]) -> None:
            if book.sha256 not in found:
                words = self.tr("“{0}” is not in that folder under any name.")
                self.said.emit(words.format(book.title[:80]))
            others = len(set(found) - {book.sha256})
            if others:
                self.said.emit(self.tr("%Ln other missing book(s) found there", "", others))
            self.changed.emit()

        self._jobs.start(
            lambda cancel: library.find_again([folder], cancel), value=done, failed=self._fail
        )

    # Collections

    def new_collection(self, sha256s: Sequence[str] = ()) -> None:
        """Have the reader name a collection, and put books into it."""
        name, given = QInputDialog.getText(
            self._window, self.tr("New collection"), self.tr("Name of the collection:")
        )
        if given and name.strip():
            self.collect(name, sha256s)

    def collect(self, name: str, sha256s: Sequence[str]) -> None:
        """Make a collection, if there is none of that name, and put books into it."""
        records = self._program.profile.records

        def work() -> None:
            made = records.collect(name)
            if sha256s:
                records.put_in(made.id, list(sha256s))

        self.run(work)

    def put_in(self, id_: str, name: str, sha256s: Sequence[str]) -> None:
        """Put books into a collection."""
        records, books = self._program.profile.records, list(sha256s)
        words = self.tr("%Ln book(s) put into “{0}”", "", len(books)).format(name)
        self.run(lambda: records.put_in(id_, books), words, lambda: records.take_out(id_, books))

    def take_out(self, id_: str, name: str, sha256s: Sequence[str]) -> None:
        """Take books out of a collection."""
        records, books = self._program.profile.records, list(sha256s)
        words = self.tr("%Ln book(s) taken out of “{0}”", "", len(books)).format(name)
        self.run(lambda: records.take_out(id_, books), words, lambda: records.put_in(id_, books))

    def rename(self, id_: str, name: str) -> None:
        """Have the reader give a collection another name."""
        new, given = QInputDialog.getText(
            self._window, self.tr("Rename the collection"), self.tr("Name of the collection:"),
            text=name,
        )  # fmt: skip
        if given and new.strip():
            records = self._program.profile.records
            words = self.tr("“{0}” is called “{1}” now").format(name, new.strip())
            self.run(lambda: records.rename(id_, new), words, lambda: records.rename(id_, name))

    def dissolve(self, id_: str, name: str) -> None:
        """Delete a collection; its books stay on the shelf."""
        records = self._program.profile.records
        words = self.tr("“{0}” dissolved; its books stay on the shelf").format(name)
        self.run(lambda: records.dissolve(id_), words, lambda: records.rename(id_, name))


def _trashed(path: Path) -> bool:
    return bool(QFile.moveToTrash(str(path)))


def _nearest(path: Path) -> Path:
    """The folder of a file that is gone, or the nearest one above that is there."""
    return next((one for one in path.parents if one.is_dir()), Path.home())


class SaveDialog(QDialog):
    """Asks for the name of a search, and where its ``words`` are looked for, if it has any.

    Signal: ``given`` the name, and whether in the texts of all books."""

    given = Signal(str, bool)

    def __init__(self, name: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save this search"))
        self.name = QLineEdit(name, self)
        self.name.setAccessibleName(self.tr("Name of the search"))
        self.name.selectAll()
        self.where = QComboBox(self)
        self.where.setAccessibleName(self.tr("Where it looks"))
        self.where.addItems(
            [self.tr("Titles, authors, series and tags"), self.tr("The texts of all books")]
        )
        form = QFormLayout(self)
        form.setContentsMargins(16, 16, 16, 16)
        form.addRow(self.tr("Name"), self.name)
        if words:
            form.addRow(self.tr("Look in"), self.where)
        else:
            self.where.hide()
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Save | kinds.Cancel, self)
        self.buttons.accepted.connect(self._give)
        self.buttons.rejected.connect(self.reject)
        self.name.textChanged.connect(self._look)
        form.addRow(self.buttons)
        self._look(name)

    def _look(self, name: str) -> None:
        save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(any(map(str.isalnum, name)))

    def _give(self) -> None:
        self.given.emit(self.name.text(), self.where.currentIndex() == 1)
        self.accept()


class SavedSearchActs(QObject):
    """Saves a search of the shelf or of all texts under a name; renames and deletes one.

    ``shown`` gives the view that is shown and the words in the field of the search.

    Signal: ``said`` a sentence for the reader."""

    said = Signal(str)

    def __init__(
        self, program: Program, actions: ShelfActions, shown: Callable[[], tuple[View, str]],
        shelf: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(shelf)
        self._searches = program.profile.saved_searches
        self._actions, self._shown, self._shelf = actions, shown, shelf

    def save(self) -> SaveDialog | None:
        """Have the reader name what is searched for; None where nothing is."""
        view, typed = self._shown()
        words = typed.strip() or view.text
        if not (words or view.where or view.missing):
            self.said.emit(self.tr("Search for something first, or choose a part of the library."))
            return None
        dialog = SaveDialog(words, words, self._shelf)

        def keep(name: str, inside: bool) -> None:
            narrowed = View(text=words) if typed.strip() else view
            kept = View() if inside else narrowed
            searches = self._searches
            self._actions.run(lambda: searches.save(name, kept, words if inside else ""))

        dialog.given.connect(keep)
        dialog.open()
        return dialog

    def menu(self, search: SavedSearch) -> QMenu:
        """The menu of a saved search."""
        menu = QMenu(self._shelf)
        menu.addAction(self.tr("Rename…"), lambda: self._rename(search))
        menu.addAction(self.tr("Delete"), lambda: self.delete(search))
        return menu

    def _rename(self, search: SavedSearch) -> None:
        name, given = QInputDialog.getText(
            self._shelf, self.tr("Rename the search"), self.tr("Name of the search:"),
            text=search.name,
        )  # fmt: skip
        if given and name.strip():
            self.rename(search, name)

    def rename(self, search: SavedSearch, name: str) -> None:
        """Give a search another name."""
        searches, old = self._searches, search.name
        words = self.tr("“{0}” is called “{1}” now").format(old, name.strip())
        self._actions.run(
            lambda: searches.rename(search, name), words, lambda: searches.rename(search, old)
        )

    def delete(self, search: SavedSearch) -> None:
        """Delete a search; it can be taken back."""
        searches, name = self._searches, search.name
        words = self.tr("The search “{0}” is deleted").format(name)
        self._actions.run(
            lambda: searches.delete(search), words, lambda: searches.rename(search, name)
        )


_LONGEST = 100
"""Acts that can be taken back. Chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class ShelfAct:
    """Something that was done: in words, and what takes it back."""

    words: str
    undo: Callable[[], object]


class ShelfActs:
    """What can be taken back: a stack of acts, the newest last."""

    def __init__(self) -> None:
        self._done: list[ShelfAct] = []

    def did(self, act: ShelfAct) -> None:
        """An act was done."""
        self._done.append(act)
        del self._done[:-_LONGEST]

    def take(self) -> ShelfAct | None:
        """The newest act, which is taken back now; None without one."""
        return self._done.pop() if self._done else None
