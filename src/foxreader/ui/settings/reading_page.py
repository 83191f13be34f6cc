"""The page of the settings for reading: how the page of a book looks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.look_form import LookForm
from foxreader.ui.settings.page import Page


class ReadingPage(Page):
    """Signal: ``changed(Settings)`` at every change; it is shown at once."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._show(settings)
        self.rows.addStretch(1)

    def _show(self, settings: Settings) -> None:
        self._form = LookForm(settings, self)
        self._form.changed.connect(self.changed)
        self._form.changed.connect(self._note)
        self._form.was_reset.connect(self._show_anew)
        self.rows.insertWidget(0, self._form)
        self._settings = settings

    def _note(self, settings: Settings) -> None:
        self._settings = settings

    def _show_anew(self) -> None:
        """Show the fields with their standard values."""
        self.rows.removeWidget(self._form)
        self._form.hide()
        self._form.deleteLater()
        self._show(self._settings)
