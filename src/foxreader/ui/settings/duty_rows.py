"""Who does what: a row for each duty of a model, with a choice and where it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from foxreader.core.errors import UsageError
from foxreader.core.message import Duty, Provider
from foxreader.library.settings import Semantic, Settings
from foxreader.llm import check_address
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme

_ROW = 48
_CHOICE = 300
"""Pixels of a row and of its choice, from the drawing of the models."""
_LEAST = 190
"""Pixels of a choice in a small window. Chosen: most names fit."""
_SET_UP = "set up"
"""The data of the choice that leads to the page of the search."""


def is_here(provider: Provider) -> bool:
    """Whether a provider is on this computer."""
    try:
        return check_address(provider.base_url).loopback
    except UsageError:
        return False


class DutyRows(QWidget):
    """``change`` is told the settings that were changed, by name. Signal: ``search_wanted`` the
    search by meaning is to be set up.
    """

    search_wanted = Signal()

    def __init__(self, change: Callable[[dict[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._change = change
        self._settings = Settings()
        self._theme: Theme | None = None
        self.answers, self.checking, self.summaries, self.meaning = (
            QComboBox(self) for _ in range(4)
        )
        self._places: dict[QComboBox, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(0)
        grid.setColumnMinimumWidth(1, _LEAST)
        for column, stretch in enumerate((2, 4, 2)):
            grid.setColumnStretch(column, stretch)
        for row, (name, about, box) in enumerate((
            (self.tr("Answers"), self.tr("writes the sentences"), self.answers),
            (self.tr("Checking"), self.tr("compares each sentence with the book’s words"),
             self.checking),
            (self.tr("Summaries"), self.tr("chapters in short, for finding"), self.summaries),
            (self.tr("Search by meaning"), self.tr("finds passages that use other words"),
             self.meaning),
        )):  # fmt: skip
            self._add(grid, row, name, about, box)
        self.answers.activated.connect(self._answers_chosen)
        self.checking.activated.connect(self._checking_chosen)
        self.summaries.activated.connect(self._summaries_chosen)
        self.meaning.activated.connect(self._meaning_chosen)

    def _add(self, grid: QGridLayout, row: int, name: str, about: str, box: QComboBox) -> None:
        title = QLabel(name, self)
        title.setObjectName("strong")
        words = QLabel(about, self)
        words.setObjectName("hint")
        words.setWordWrap(True)
        box.setAccessibleName(name)
        title.setBuddy(box)
        box.setToolTip(about)
        box.setMinimumWidth(_LEAST)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMaximumWidth(_CHOICE)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        place = QLabel(self)
        place.setObjectName("hint")
        place.setWordWrap(True)
        place.setTextFormat(Qt.TextFormat.PlainText)
        self._places[box] = place
        named = QVBoxLayout()
        named.setSpacing(0)
        named.addStretch(1)
        named.addWidget(title)
        named.addWidget(words)
        named.addStretch(1)
        grid.addLayout(named, row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(place, row, 2)
        grid.setRowMinimumHeight(row, _ROW)

    def show_settings(self, settings: Settings, theme: Theme) -> None:
        """Show who does what."""
        self._settings, self._theme = settings, theme
        for box in self._places:
            box.clear()
        for provider in settings.providers:
            self._offer(self.answers, provider.model, provider.name, self._drawing(provider))
        self._offer(self.answers, self.tr("Word for word"), "", "book")
        self._choose(self.answers, settings.active)
        self._show_duty(self.checking, "second", settings.second_at)
        self._show_duty(self.summaries, "index", settings.index_at)
        if settings.second_folder:
            self._offer(self.checking, self.tr("a cross-encoder"), None, "computer")
            self.checking.setCurrentIndex(self.checking.count() - 1)
        self._show_meaning(settings)
        self._show_places(settings)

    def _show_duty(self, box: QComboBox, duty: Duty, chosen: str) -> None:
        answering = self._settings.provider
        if answering is None:
            self._offer(box, self.tr("nobody, without a model"), "", "book")
        else:
            model = answering.serving(duty).model
            same = model == answering.model
            self._offer(box, self.tr("same as answers") if same else model, "",
                        self._drawing(answering))  # fmt: skip
            for provider in self._settings.providers:
                if provider != answering:
                    self._offer(box, provider.model, provider.name, self._drawing(provider))
        box.setEnabled(answering is not None)
        self._choose(box, chosen)

    def _show_meaning(self, settings: Settings) -> None:
        self._offer(self.meaning, self.tr("off"), "off", "")
        if settings.semantic_folder:
            name = settings.semantic_folder.rstrip("/\\").replace("\\", "/").rpartition("/")[2]
            self._offer(self.meaning, name, "folder", "computer")
        if settings.semantic_model and settings.provider is not None:
            drawing = self._drawing(settings.provider)
            self._offer(self.meaning, settings.semantic_model, "endpoint", drawing)
        self._offer(self.meaning, self.tr("Set up…"), _SET_UP, "")
        self._choose(self.meaning, settings.semantic)

    def _show_places(self, settings: Settings) -> None:
        here = self.tr("on this computer")
        answering = settings.provider
        self._places[self.answers].setText(self._place(answering) if answering else here)
        second, index = settings.provider_for("second"), settings.provider_for("index")
        checking = self._place(second) if second is not None else ""
        self._places[self.checking].setText(here if settings.second_folder else checking)
        summaries = self._place(index) if index is not None else ""
        if index is not None and not is_here(index) and settings.summaries == "ask":
            summaries = self.tr("{0} · asks first").format(summaries)
        self._places[self.summaries].setText(summaries)
        where = {"off": "", "folder": here, "endpoint": self._place(answering)}
        self._places[self.meaning].setText(where[settings.semantic])

    def _place(self, provider: Provider | None) -> str:
        if provider is None:
            return ""
        return self.tr("on this computer") if is_here(provider) else provider.name

    @staticmethod
    def _drawing(provider: Provider) -> str:
        return "computer" if is_here(provider) else "cloud"

    def _offer(self, box: QComboBox, name: str, data: object, drawing: str) -> None:
        box.addItem(name, data)
        if drawing and self._theme is not None:
            box.setItemIcon(box.count() - 1, icon(drawing, self._theme.muted))

    @staticmethod
    def _choose(box: QComboBox, data: object) -> None:
        box.setCurrentIndex(max(0, box.findData(data)))

    def _answers_chosen(self) -> None:
        self._tell(active=self.answers.currentData())

    def _checking_chosen(self) -> None:
        self._tell(second_at=self.checking.currentData(), second_folder="")

    def _summaries_chosen(self) -> None:
        self._tell(index_at=self.summaries.currentData())

    def _meaning_chosen(self) -> None:
        where: Semantic = self.meaning.currentData()
        if where == _SET_UP:
            self._choose(self.meaning, self._settings.semantic)
            self.search_wanted.emit()
        else:
            self._tell(semantic=where)

    def _tell(self, **chosen: object) -> None:
        if None not in chosen.values():
            self._change(chosen)
