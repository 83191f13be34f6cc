"""The page of the settings for reading: how the page of a book looks, and what colours mean."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.color_names import ColorNames
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
        self.line()
        self.heading(self.tr("Highlights"))
        self.hint(self.tr("What a colour stands for, such as “Question”. Without a name it is "
                          "called by its colour."))  # fmt: skip
        names = ColorNames(settings, self)
        names.changed.connect(self.changed)
        self.rows.addWidget(names)
        self.rows.addStretch(1)
