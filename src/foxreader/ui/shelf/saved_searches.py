"""Saving a search of the shelf or of all texts under a name; renaming and deleting one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QWidget,
)

from foxreader.library.catalog import View
from foxreader.library.searches import SavedSearch
from foxreader.program.program import Program
from foxreader.ui.shelf.actions import ShelfActions


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
    """``shown`` gives the view that is shown and the words in the field of the search.

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
