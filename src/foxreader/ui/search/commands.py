"""The keys that go from place to place of a search, also while its panel is closed."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from foxreader.ui.platform.commands import Command
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import Context
from foxreader.ui.platform.widgets import Bounds, set_margins
from foxreader.ui.reader.view import BookView
from foxreader.ui.search.panel import FoundInBook, SearchPanel

FindWords = Context("FindWords")


class FindPanel(Protocol):
    """The panel at the side, with its search."""

    search: SearchPanel

    def show_search(self) -> None:
        """Bring the search forward."""

    def isVisible(self) -> bool:
        """Whether the panel is on screen."""


class FindSteps(QObject):
    """Goes on and back through what the panel of ``side`` has found; where that is not seen a bar
    over the page of ``reader`` says which place this is.
    """

    def __init__(self, side: FindPanel, reader: BookView) -> None:
        super().__init__(reader)
        self._side, self._reader = side, reader
        self.bar = FoundBar(reader)
        self.bar.buttons["up"].clicked.connect(partial(self.step, -1))
        self.bar.buttons["down"].clicked.connect(partial(self.step, 1))
        self.bar.buttons["close"].clicked.connect(self.end)
        side.search.found.connect(self._follow)

    def step(self, by: int) -> None:
        """Go to the next place found (1) or the one before (-1); with nothing to find, to the
        field."""
        search = self._side.search
        if search.everywhere or not search.field.text().strip():
            self._side.show_search()
            return
        if search.step(by, self._reader.place) is None and not self._side.isVisible():
            self.bar.say(search.count.text())

    def end(self) -> bool:
        """Close the bar and take the marks away; whether it was there."""
        if not self.bar.isVisible():
            return False
        self.bar.hide()
        self._side.search.end()
        self._reader.setFocus()
        return True

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons of the bar."""
        self.bar.apply_theme(theme)

    def _follow(self, found: FoundInBook) -> None:
        search = self._side.search
        if found.chosen is not None and not search.isVisible():
            words = " ".join(search.field.text().split())
            short = words if len(words) <= 24 else f"{words[:23]}…"
            self.bar.say(FindWords.tr("“{0}” · {1}").format(short, search.position))
        else:
            self.bar.hide()


def find_commands(steps: FindSteps) -> tuple[Command, ...]:
    """The keys of a search."""
    return (
        Command("find.next", FindWords.tr("Next place found"), ("F3",), lambda: steps.step(1)),
        Command(
            "find.previous",
            FindWords.tr("Place found before"),
            ("Shift+F3",),
            lambda: steps.step(-1),
        ),
    )


_AIR = 16
"""Pixels between the bar and the corner of the page, as for the messages."""


class FoundBar(QFrame):
    """The small bar over the page while the panel is closed.

    Which place of how many this is, with ``buttons`` for the others and for the end."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setObjectName("foundBar")
        self._words = QLabel(self)
        row = QHBoxLayout(self)
        set_margins(row, 12, 2, 4, 2)
        row.setSpacing(2)
        row.addWidget(self._words)
        row.addSpacing(6)
        self.buttons: dict[str, QToolButton] = {}
        for name, words in (
            ("up", self.tr("Place found before (Shift+F3)")),
            ("down", self.tr("Next place found (F3)")),
            ("close", self.tr("End the search (Esc)")),
        ):
            button = self.buttons[name] = QToolButton(self)
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setIconSize(QSize(16, 16))
            row.addWidget(button)
        Bounds.of(page).changed.connect(self._follow)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self.buttons.items():
            button.setIcon(icon(name, theme.muted))

    def say(self, words: str) -> None:
        """Show the bar with ``words``."""
        self._words.setText(words)
        self.setAccessibleName(words)
        self.show()
        self._place()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _follow(self) -> None:
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        self.adjustSize()
        right = self._page.width() - self.width() - _AIR
        bottom = self._page.height() - self.height() - _AIR
        self.move(_AIR if self.isRightToLeft() else right, bottom)
        self.raise_()
