"""The menu of the settings, and the dialogs it opens."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from foxreader.parts.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.settings.corrections import CorrectionsDialog
from foxreader.ui.settings.models import ModelsDialog
from foxreader.ui.settings.search import SearchDialog
from foxreader.ui.settings.sent import SentDialog
from foxreader.ui.window.keys import Command, add_actions

_Opened = TypeVar("_Opened", bound=QDialog)


class SettingsMenu(QMenu):
    """Models, search and limits, corrections, and what was sent.

    ``commands`` are those that have a key. Signals: ``model_chosen(str)`` with what the reader
    should know; ``semantic_changed()``.
    """

    model_chosen = Signal(str)
    semantic_changed = Signal()

    def __init__(
        self, program: Program, jobs: Jobs, controller: BookController, window: QWidget
    ) -> None:
        super().__init__(window)
        self._program, self._jobs = program, jobs
        self._controller, self._window = controller, window
        self.commands = (Command(self.tr("Models"), ("Ctrl+,",), self.models),)
        add_actions(window, self.commands)  # they work while the menu is closed
        for text, act in (
            (self.tr("Models…"), self.models),
            (self.tr("Search and limits…"), self.search),
            (self.tr("Corrections…"), self.corrections),
            (self.tr("What left this computer…"), self.sent),
        ):
            self.addAction(text, act)

    def models(self) -> ModelsDialog:
        """Have the reader choose what answers."""
        dialog = ModelsDialog(self._program, self._jobs, self._window)
        dialog.chosen.connect(self.model_chosen)
        return _opened(dialog)

    def search(self) -> SearchDialog:
        """Have the reader choose where meaning is compared, and what a month may cost."""
        dialog = SearchDialog(self._program, self._jobs, self._controller, self._window)
        dialog.saved.connect(self._saved)
        return _opened(dialog)

    def corrections(self) -> CorrectionsDialog:
        """Show the reader's corrections."""
        return _opened(CorrectionsDialog(self._program, self._jobs, self._window))

    def sent(self) -> SentDialog:
        """Show what left this computer; the window stays usable beside it."""
        dialog = SentDialog(self._program.profile.wire, self._window)
        dialog.setWindowModality(Qt.WindowModality.NonModal)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def _saved(self, another: bool) -> None:
        if another:
            self.semantic_changed.emit()


def _opened(dialog: _Opened) -> _Opened:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
