"""The tables of the models: who does what, and the models that are set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.errors import UsageError
from foxreader.core.message import Duty, Provider
from foxreader.library.settings import Semantic, Settings
from foxreader.llm import Part, PartResult, ToldApart, check_address, told_said
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import dollars, notice_words
from foxreader.ui.platform.widgets import isolated, plain

# Who does what: a row for each duty, with a choice and where it runs

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
    """``change`` is told the settings that were changed, by name; ``own`` is whether the small
    reader is there. Signal: ``search_wanted`` the search by meaning is to be set up.
    """

    search_wanted = Signal()

    def __init__(
        self, change: Callable[[dict[str, Any]], None], parent: QWidget, *, own: bool
    ) -> None:
        super().__init__(parent)
        self._change, self._own = change, own
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
            self._offer(box, self.tr("No model"), "", "book")
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
        if self._own:
            self._offer(self.meaning, self.tr("the small reader"), "own", "computer")
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
        where = {"off": "", "own": here, "folder": here, "endpoint": self._place(answering)}
        lacking = settings.semantic == "own" and not self._own
        self._places[self.meaning].setText("" if lacking else where[settings.semantic])

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


_MODEL_ROW = 52
"""Pixels of a row, from the drawing of the models."""
_COLUMNS = (24, 300, 124, 120, 132, 32)
"""Pixels of each column, as above; those with words share what a smaller window has."""

_Found = Mapping[Part, PartResult]
"""What a test has found of a model's parts; empty where it was not tested."""


class ModelRows(QWidget):
    """Signals, each with a provider: ``test_wanted``, ``change_wanted``, ``remove_wanted``."""

    test_wanted = Signal(Provider)
    change_wanted = Signal(Provider)
    remove_wanted = Signal(Provider)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._theme: Theme | None = None

    def show_settings(
        self,
        settings: Settings,
        theme: Theme,
        found: Mapping[str, _Found],
        testing: str,
        told: Mapping[str, ToldApart],
    ) -> None:
        """Show the models of ``settings``; ``found`` is by a provider's name, and so is ``told``,
        how they tell claims apart where that is known; ``testing`` names the one that is being
        tested, "" for none."""
        self._theme = theme
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for provider in settings.providers:
            place = self.tr("On this computer") if is_here(provider) else provider.name
            reads = notice_words(told_said(told[provider.name])) if provider.name in told else ""
            does = ", ".join(self._duties(settings, provider))
            about = " · ".join(filter(None, (place, does, reads)))
            state, style = self._state(found.get(provider.name, {}), provider.name == testing)
            streaming = found.get(provider.name, {}).get("streaming")
            self._add(
                "computer" if is_here(provider) else "cloud", isolated(provider.model),
                isolated(about), state, style,
                notice_words(streaming.said) if streaming is not None else "",
                self._price(provider), self._menu(provider),
            )  # fmt: skip
        self._add(
            "book", self.tr("Word for word"), self.tr("No model · always there"),
            self.tr("● ready"), "good", self.tr("at once"), self.tr("no cost"), None,
        )  # fmt: skip

    def _add(
        self, drawing: str, name: str, about: str, state: str, style: str, speed: str, price: str,
        menu: QToolButton | None,
    ) -> None:  # fmt: skip
        row = QFrame(self)
        row.setObjectName("modelRow")
        row.setMinimumHeight(_MODEL_ROW)
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        for column, width in enumerate(_COLUMNS):
            worded = 0 < column < len(_COLUMNS) - 1
            grid.setColumnMinimumWidth(column, 0 if worded else width)
            grid.setColumnStretch(column, width if worded else 0)
        picture = QLabel(row)
        if self._theme is not None:
            picture.setPixmap(icon(drawing, self._theme.muted, 16).pixmap(16, 16))
        grid.addWidget(picture, 0, 0, 2, 1)
        for text, kind, place in (
            (name, "strong", (0, 1, 1, 1)), (about, "hint", (1, 1, 1, 1)),
            (state, style, (0, 2, 2, 1)), (speed, "hint", (0, 3, 2, 1)),
            (price, "hint", (0, 4, 2, 1)),
        ):  # fmt: skip
            label = QLabel(text, row)
            label.setObjectName(kind)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            grid.addWidget(label, *place)
        grid.addWidget(menu or QLabel(row), 0, 5, 2, 1)
        self._rows.addWidget(row)

    def _menu(self, provider: Provider) -> QToolButton:
        button = QToolButton(self)
        button.setFixedWidth(_COLUMNS[-1])
        about = self.tr("What can be done with {0}").format(provider.model)
        button.setToolTip(plain(about))
        button.setAccessibleName(about)
        if self._theme is not None:
            button.setIcon(icon("more", self._theme.muted))
        menu = QMenu(button)
        menu.addAction(self.tr("Test"), partial(self.test_wanted.emit, provider))
        menu.addAction(self.tr("Change…"), partial(self.change_wanted.emit, provider))
        menu.addAction(self.tr("Remove"), partial(self.remove_wanted.emit, provider))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _duties(self, settings: Settings, provider: Provider) -> list[str]:
        """What a provider's model does."""
        names = [
            (settings.provider, self.tr("Answers")),
            (settings.provider_for("second"), self.tr("Checking")),
            (settings.provider_for("index"), self.tr("Summaries")),
        ]
        return [name for does, name in names if does == provider]

    def _state(self, found: _Found, testing: bool) -> tuple[str, str]:
        """How a model is, in a word, and the style of it."""
        if testing:
            return self.tr("testing…"), "hint"
        if not found:
            return self.tr("not tested"), "hint"
        for part in found.values():
            needed = part.part in ("model", "answer") and part.state == "partly"
            if part.state == "fails" or needed:
                sign = "○" if part.state == "fails" else "◐"
                return f"{sign} {notice_words(part.said)}", "doubtful"
        return self.tr("● ready"), "good"

    def _price(self, provider: Provider) -> str:
        if is_here(provider):
            return self.tr("no cost")
        if not provider.priced:
            return self.tr("price not known")
        return self.tr("{0} per 1M tokens").format(dollars(provider.price_in))
