"""The page of the settings for reading: how pages are turned, what the foot says of them, and what
colours mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QPushButton, QWidget

from foxreader.language.interface import DRAFTS, LANGUAGES
from foxreader.library.settings import Settings
from foxreader.ui.platform.translation import language_for
from foxreader.ui.settings.color_names import ColorNames
from foxreader.ui.settings.page import Page


class ReadingPage(Page):
    """``change`` is told the setting that was changed, by name; ``open_text`` opens the Text panel,
    where the look of the page is set with the page in view."""

    def __init__(
        self,
        settings: Settings,
        change: Callable[[dict[str, Any]], None],
        open_text: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._change = change
        self.heading(self.tr("Text"))
        self.hint(self.tr(
            "Theme, font, size, line height, width, margin and columns are set in the Text panel "
            "beside the page (Ctrl+T), for one book or for all."
        ))  # fmt: skip
        self.text = QPushButton(self.tr("Open the Text panel"), self)
        self.text.setToolTip(self.tr("Theme, font, size, line height, line width, margin, columns"))
        self.text.setAutoDefault(False)
        self.text.clicked.connect(open_text)
        self.rows.addWidget(self.text)
        self.line()
        self.heading(self.tr("Turning pages"))
        self.zones = QCheckBox(self.tr("A click at the left or right edge turns the page"), self)
        self.zones.setToolTip(self.tr("Never one that follows a link or ends a selection"))
        self.zones.setChecked(settings.click_zones)
        self.zones.toggled.connect(self._zones_toggled)
        self.rows.addWidget(self.zones)
        self.hint(self.tr(
            "In full screen a click in the middle of the page shows the bars, or hides them."
        ))  # fmt: skip
        self.line()
        self.heading(self.tr("Progress"))
        self.note = QComboBox(self)
        for value, words in (
            ("chapter", self.tr("Time left in the chapter")),
            ("book", self.tr("Time left in the book")),
            ("share", self.tr("How much of the chapter is read")),
        ):
            self.note.addItem(words, value)
        self.note.setCurrentIndex(max(0, self.note.findData(settings.foot_note)))
        self.note.activated.connect(self._note_chosen)
        form = QFormLayout()
        form.addRow(self.tr("The foot says"), self.note)
        self.note.setAccessibleName(self.tr("The foot says"))
        self.rows.addLayout(form)
        self.line()
        self.heading(self.tr("Highlights"))
        self.hint(self.tr("What a colour stands for, such as “Question”. Without a name it is "
                          "called by its colour."))  # fmt: skip
        self.rows.addWidget(ColorNames(settings, change, self))
        self.line()
        self._offer_languages(settings.language)
        self.rows.addStretch(1)

    def _zones_toggled(self, on: bool) -> None:
        self._change({"click_zones": on})

    def _note_chosen(self, at: int) -> None:
        self._change({"foot_note": self.note.itemData(at)})

    def _language_chosen(self, at: int) -> None:
        self._change({"language": self.language.itemData(at)})

    def _offer_languages(self, chosen: str) -> None:
        self.heading(self.tr("Language"))
        self.language = QComboBox(self)
        system = LANGUAGES[language_for("")]
        self.language.addItem(self.tr("As the system ({0})").format(system), "")
        for code, name in LANGUAGES.items():
            draft = self.tr("{0} (draft)").format(name)
            self.language.addItem(draft if code in DRAFTS else name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(chosen)))
        self.language.activated.connect(self._language_chosen)
        form = QFormLayout()
        form.addRow(self.tr("Language of the window"), self.language)
        self.language.setAccessibleName(self.tr("Language of the window"))
        self.rows.addLayout(form)
        self.hint(self.tr("A draft was not read by a speaker of the language yet."))
