"""A publication of the W3C's tests, open in the real view, and what a rule may ask of it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from foxreader.ui.platform import startup

startup.prepare()

from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.bookview import Driver
from foxreader.core.book import Book, Resources
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.formats import digest
from foxreader.formats.apart import open_apart
from foxreader.library.settings import Settings
from foxreader.ui.aloud.bar import AloudBar, SleepTimer
from foxreader.ui.aloud.controller import ReadAloud
from foxreader.ui.media import Sounds
from foxreader.ui.reader import scheme
from foxreader.ui.reader.links import InsideLoader, PageLinks
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.reader.view import BookView

WIDE, NARROW = (1100, 760), (600, 860)
"""Windows in pixels: one in which pages lie side by side, and one in which they do not."""
SETTLED = """(() => {
  const pictures = [...document.images].every(image => image.complete);
  return JSON.stringify(pictures && document.fonts.status === 'loaded' && !!globalThis.fox?.view);
})()"""
_NEAR = 24  # how far two colours may differ in each of red, green and blue to count as one
_PAINTED = (
    5.0  # seconds in which what was laid out is painted at the latest; a busy machine takes one
)
_STEP = 4  # every fourth pixel is looked at, each way


class View(Driver):
    """The view of the run, with two pages lying open where a book has such."""

    def _new_view(self) -> BookView:
        self.spread = view = SpreadView(self.web, self.jobs, self.look)
        view.mismatch.connect(self.problems.append)
        inside = InsideLoader(view, self.jobs)
        self.links, self.sounds = (
            PageLinks(view, inside, self.jobs),
            Sounds(view, inside, self.jobs),
        )
        bar = AloudBar(SleepTimer(view), view)
        self.aloud = ReadAloud(
            view, self.jobs, inside, bar, lambda: Settings(aloud_rate=3.0),
            lambda **chosen: None, lambda: None,
        )  # fmt: skip
        view.resize(*WIDE)
        view.show()
        return view


def make_view() -> View:
    """The application and its one view."""
    QApplication.setQuitOnLastWindowClosed(False)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    view = View()
    view.application = application  # type: ignore[attr-defined] -- else it is collected
    scheme.register()
    return view


class Publication:
    """One of the tests. ``refusal`` is the sentence with which it was not opened, or ""."""

    def __init__(self, driver: View, path: Path) -> None:
        self._driver, self.path = driver, path
        self._book: Book | None = None
        self._resources: Resources | None = None
        self.refusal = ""
        self.left: list[str] = []
        driver.view.resize(*WIDE)
        self.passed, self.blocked = driver.web.wall.passed, len(driver.web.wall.blocked)
        try:
            self._book, self._resources = open_apart(path, sha256=digest(path))
        except FoxError as error:
            self.refusal = str(error)

    @property
    def book(self) -> Book:
        """The book as it was read."""
        if self._book is None:
            raise ValueError(self.refusal)
        return self._book

    @property
    def driver(self) -> View:
        """The view of the run."""
        return self._driver

    @property
    def view(self) -> SpreadView:
        """The view that shows it."""
        return self._driver.spread

    @property
    def asked_outside(self) -> list[str]:
        """The addresses outside the book that were asked for since it was opened, all in vain."""
        return self._driver.web.wall.blocked[self.blocked :]

    def close(self) -> None:
        """Close the book."""
        if self._resources is not None:
            self._resources.close()

    def until(self, done: Callable[[], Any]) -> bool:
        """Wait for something; False where it does not come."""
        return self._driver.until(done)

    def show(self, number: int = 0) -> None:
        """Show file ``number`` and wait until all of it is there. Raises ``ValueError``."""
        assert self._resources is not None
        problem = self._driver.show(self.book, self._resources, number)
        if problem:
            raise ValueError(problem)
        self.settle()

    def settle(self) -> None:
        """Wait until what is shown has its pictures and fonts, and is painted."""
        views = [self.view] if self.view.facing is None else [self.view, self.view.facing]
        for view in views:
            if not self.until(lambda view=view: view.ready and self._ask(view, SETTLED)):
                raise ValueError("never settled")
        for view in views:
            self.until(lambda view=view: view._cover.isHidden())
        before = self.picture()
        ends = time.monotonic() + _PAINTED
        self.rest()
        while time.monotonic() < ends and (_is_blank(now := self.picture()) or now != before):
            before = now
            self.rest()

    def rest(self) -> bool:
        """Handle events for the time of a few frames; False."""
        ends = time.monotonic() + 0.06
        self.until(lambda: time.monotonic() > ends)
        return False

    def _ask(self, view: BookView, script: str) -> Any:
        shown, self._driver.view = self._driver.view, view
        try:
            asked = script if "JSON" in script else f"JSON.stringify(({script}) ?? null)"
            return self._driver.ask(asked)
        finally:
            self._driver.view = shown

    def js(self, script: str, *, facing: bool = False) -> Any:
        """What an expression gives in the page, run beside our script, never the book's."""
        view = self.view.facing if facing else self.view
        assert view is not None
        return self._ask(view, script)

    def text(self) -> str:
        """The text of the file shown, its white space as single blanks."""
        return " ".join(str(self.js("document.body.innerText")).split())

    def styles(self, selector: str, name: str) -> list[str]:
        """A computed style of every element that ``selector`` finds."""
        found: list[str] = self.js(
            f"[...document.querySelectorAll({selector!r})].map(e => getComputedStyle(e)[{name!r}])"
        )
        return found

    def press(self, key: Qt.Key) -> int:
        """Press a key in the page, and give the file that is shown then."""
        QTest.keyClick(self.view._view.focusProxy(), key)
        before = self.view.place.file
        ends = time.monotonic() + 3  # seconds: a key at the book's end does nothing
        self.until(lambda: self.view.place.file != before or time.monotonic() > ends)
        self.settle()
        return self.view.place.file

    def pops_up(self) -> bool:
        """Whether a pop-up comes when the first link of the page is pressed."""
        self.click_on("a[href]")
        ends = time.monotonic() + 4  # seconds; it comes in a tenth of one
        self.until(lambda: self._driver.links.open or time.monotonic() > ends)
        return self._driver.links.open

    def plays(self) -> bool | None:
        """Whether the sound of the page plays when it is pressed; None without a loudspeaker."""
        try:  # here: where the system's sound library is missing, the rest is judged all the same
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:
            return None
        if not QMediaDevices.audioOutputs():
            return None
        player, failed = self._driver.sounds.player, list[str]()
        player.failed.connect(failed.append)
        self.click_on("audio")
        ends = time.monotonic() + 15  # seconds; the sound takes one
        self.until(lambda: failed or player.at > 0.1 or time.monotonic() > ends)
        return player.at > 0.1 and not failed

    def click_on(self, selector: str) -> None:
        """Press the mouse on the middle of an element."""
        box = f"document.querySelector({selector!r}).getClientRects()[0]"
        self.click(*self.js(f"(b => [b.left + b.width / 2, b.top + b.height / 2])({box})"))

    def click(self, x: float, y: float) -> None:
        """Press the mouse on a point of the page, in pixels."""
        at = QPoint(round(x), round(y))
        QTest.mouseClick(self.view._view.focusProxy(), Qt.MouseButton.LeftButton, pos=at)

    def follow(self, selector: str = "a[href]") -> int:
        """Press a link of the page, and give the file that is shown then."""
        before, out = self.view.place, self.left
        self.view.external_link.connect(lambda url: out.append(QUrl(url).toString()))
        self.click_on(selector)
        ends = time.monotonic() + 3
        self.until(lambda: self.view.place != before or out or time.monotonic() > ends)
        self.settle()
        return self.view.place.file

    def picture(self) -> QImage:
        """What the view shows."""
        return self.view.grab().toImage()

    def share(self, colour: str) -> float:
        """The share of the file's own view that has about this colour, 0 to 1."""
        image, wanted = self.view._view.grab().toImage(), QColor(colour)
        near = total = 0
        for y in range(0, image.height(), _STEP):
            for x in range(0, image.width(), _STEP):
                pixel = image.pixelColor(x, y)
                pairs = zip(pixel.getRgb()[:3], wanted.getRgb()[:3], strict=True)
                near += all(abs(one - other) <= _NEAR for one, other in pairs)
                total += 1
        return near / total

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.view.resize(*size)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.settle()

    def go(self, place: Span) -> None:
        """Bring a place on screen."""
        self.view.go(place)
        self.settle()


def _is_blank(image: QImage) -> bool:
    """Whether there is one colour only."""
    points = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return len({image.pixel(x, y) for x, y in points}) < 2
