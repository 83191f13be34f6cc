"""The models that are set up: a row each, with what each does, how it is and what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from foxreader.core.message import Provider
from foxreader.library.settings import Settings
from foxreader.llm import Part, PartResult, ToldApart, told_said
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import dollars, notice_words
from foxreader.ui.platform.widgets import isolated, plain
from foxreader.ui.settings.duty_rows import is_here

_ROW = 52
"""Pixels of a row, from the drawing of the models."""
_COLUMNS = (24, 300, 124, 120, 132, 32)
"""Pixels of each column, as above; those with words share what a smaller window has."""

Found = Mapping[Part, PartResult]
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
        found: Mapping[str, Found],
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
        row.setMinimumHeight(_ROW)
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

    def _state(self, found: Found, testing: bool) -> tuple[str, str]:
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
