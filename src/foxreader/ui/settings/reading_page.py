"""The page of the settings for reading: how the page of a book looks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.look_form import LookForm
from foxreader.ui.settings.page import Page


class ReadingPage(Page):
    """Signal: ``changed(dict)`` the settings that were changed, by name."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        form = LookForm(settings, self)
        form.changed.connect(self.changed)
        self.rows.addWidget(form)
        self.rows.addStretch(1)
