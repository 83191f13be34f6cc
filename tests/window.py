"""A real window's parts for the tests: the engine's flags, one profile, a view each."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Iterator
from html import escape

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from foxreader.ui.platform import startup

startup.prepare()

from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from foxreader.core.book import Book, BookFile, Metadata, Resource
from foxreader.core.span import Span
from foxreader.library.kept_per_book import FIRST_VIEW, PageView
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader import scheme
from foxreader.ui.reader.page import _WORLD, Page
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.view import BookView

scheme.register()


class NoResources:
    """A book without pictures."""

    def read(self, name: str) -> Resource | None:
        return None

    def page_image(self, file: int, scale: float) -> Resource:
        raise AssertionError("not a page format")

    def close(self) -> None:
        return


def book_of(*texts: str, sha256: str = "5e" * 32) -> Book:
    """A book of plain paragraphs, one file a text; each line of it a paragraph."""
    files = []
    for number, text in enumerate(texts):
        body = "".join(f"<p>{escape(line)}</p>\n" for line in text.splitlines())
        markup = (
            '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head>'
            f"<body>{body}</body></html>"
        )
        whole = "".join(line + "\n" for line in text.splitlines())
        files.append(BookFile(f"c{number}.xhtml", whole, markup.encode()))
    return Book(sha256, "text", Metadata("A test"), tuple(files))


def flush() -> None:
    """Have what was given up go now, and in this thread.

    A window is in cycles of references. Python would free them in whichever thread next collects
    garbage, and in a worker's that destroys objects of Qt under the event loop.
    """
    for _ in range(3):  # what goes may give up something else
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        if not gc.collect():
            break


@pytest.fixture(scope="session")
def web(qapp: QApplication) -> Iterator[scheme.Web]:
    made = scheme.make_web(qapp)
    yield made
    flush()


def value_of(page: Page, qtbot, script: str) -> object:
    """What a line of script gives in the page's own world."""
    heard: list[object] = []
    page.runJavaScript(script, _WORLD, heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


def drawn(page: Page, qtbot) -> None:
    """Wait until the page has drawn what it holds: the engine drops a press that comes sooner."""
    page.runJavaScript(
        "globalThis.drawn = false; "
        "requestAnimationFrame(() => requestAnimationFrame(() => { drawn = true; })); ''",
        _WORLD,
        lambda _: None,
    )
    qtbot.waitUntil(lambda: value_of(page, qtbot, "drawn") is True)


def settled(page: Page, qtbot, frames: int = 30) -> None:
    """Wait until all has been loaded or refused, and the page has drawn ``frames`` frames since.

    What the page would do by itself has been done then, however slow the machine is: an idle one
    draws 60 in a second, a busy one fewer.
    """
    page.runJavaScript(
        f"globalThis.frames_left = {frames}; (function next() {{ if (document.readyState !== "
        "'complete' || frames_left-- > 0) requestAnimationFrame(next); })(); ''",
        _WORLD,
        lambda _: None,
    )
    qtbot.waitUntil(lambda: value_of(page, qtbot, "frames_left < 0") is True)


class Window:
    """A book view with the calls a test wants to make and wait for."""

    def __init__(self, web: scheme.Web, qtbot, kind: type[BookView] = BookView) -> None:
        self.jobs = Jobs()
        self.qtbot = qtbot
        self.view = kind(web, self.jobs, PageStyle(LIGHT))
        self.view.resize(900, 700)
        self.problems: list[str] = []
        self.view.mismatch.connect(self.problems.append)
        self.view.show()

    def open(
        self,
        book: Book,
        place: Span | None = None,
        resources=None,
        view: PageView = FIRST_VIEW,
        style: PageStyle | None = None,
    ) -> None:
        where = place or Span(0, 0, 0)
        self.view.open(book, resources or NoResources(), where, style, view)
        self.wait()

    def put_back(self, qtbot) -> None:
        """As it was at first, but for the book in it: the next one comes with marks of its own."""
        self.qtbot = qtbot
        self.problems.clear()
        self.view.resize(900, 700)
        self.view.apply(PageStyle(LIGHT))

    def give_up(self) -> None:
        self.jobs.stop_all()
        self.view.shut()
        self.view.deleteLater()
        flush()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: self.view.ready or bool(self.problems))

    def mark(self, spans, jump=True):
        heard = []
        self.view.mark("evidence", spans, jump=jump, then=heard.append)
        self.qtbot.waitUntil(lambda: bool(heard) or bool(self.problems))
        return heard[0] if heard else None

    def ask(self, verb: str, value=None):
        (heard,) = self.ask_each(verb, [value])
        return heard

    def ask_each(self, verb: str, values: list) -> list:
        """What the page's script answers to each value; all are sent before the first answer."""
        heard = []
        for value in values:
            self.view.page.call(verb, value, heard.append)
        self.qtbot.waitUntil(lambda: len(heard) == len(values))
        return heard

    def js(self, script: str):
        """What an expression gives that is run beside our script in the page."""
        heard: list[str] = []
        self.view.page.runJavaScript(f"JSON.stringify({script})", _WORLD, heard.append)
        self.qtbot.waitUntil(lambda: bool(heard))
        return json.loads(heard[0])


@pytest.fixture
def window(web: scheme.Web, qtbot) -> Iterator[Window]:
    made = Window(web, qtbot)
    yield made
    made.give_up()


@pytest.fixture(scope="module")
def view_kind() -> type[BookView]:
    """What ``one_view`` has; a file has its own where it is about another."""
    return BookView


@pytest.fixture(scope="module")
def kept_views() -> Iterator[list[Window]]:
    """Where ``one_view`` is from the first test of a file to the last."""
    made: list[Window] = []
    yield made
    for one in made:
        one.give_up()


@pytest.fixture
def one_view(kept_views: list[Window], view_kind: type[BookView], web: scheme.Web, qtbot) -> Window:
    """A view that is made once for a file, each of whose tests begins with a book of its own."""
    if not kept_views:
        kept_views.append(Window(web, qtbot, view_kind))
    kept_views[0].put_back(qtbot)
    return kept_views[0]
