"""The keys that go from place to place of a search, also while its panel is closed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from foxreader.ui.contents.panel import SidePanel
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.view import BookView
from foxreader.ui.search.found_bar import FoundBar
from foxreader.ui.search.panel import Found
from foxreader.ui.window.keys import Command

FindWords = Context("FindWords")


class FindSteps(QObject):
    """Goes on and back through what the panel of ``side`` has found; where that is not seen a bar
    over the page of ``reader`` says which place this is.
    """

    def __init__(self, side: SidePanel, reader: BookView) -> None:
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

    def _follow(self, found: Found) -> None:
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
        Command(FindWords.tr("Next place found"), ("F3",), lambda: steps.step(1)),
        Command(FindWords.tr("Place found before"), ("Shift+F3",), lambda: steps.step(-1)),
    )
