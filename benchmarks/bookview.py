"""A real book view that a benchmark drives: it shows files, marks spans and asks the page."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from foxreader.ui.platform import startup

startup.prepare()

from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from foxreader.core.book import Book, Resources
from foxreader.core.span import Span
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader import scheme
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.view import BookView

PATIENCE = 60.0
"""Seconds to wait for the view before a step fails. Chosen, not measured."""
DOCUMENTS_A_VIEW = 150
"""Files shown before the view is replaced, since the renderer grows. Chosen, not measured."""
WINDOW = 640, 480  # pixels; small, so that less is painted


class Driver:
    """A view, with methods that wait for its answers."""

    def __init__(self) -> None:
        self.web = scheme.make_web(QApplication.instance())
        self.jobs = Jobs()
        self.look = PageStyle(LIGHT)
        self.problems: list[str] = []
        self.view = self._new_view()

    def _new_view(self) -> BookView:
        view = BookView(self.web, self.jobs, self.look)
        view.mismatch.connect(self.problems.append)
        view.resize(*WINDOW)
        view.show()
        return view

    def renew(self) -> None:
        """Replace the view, since the renderer grows a little with each document."""
        self.view.shut()
        self.view.deleteLater()
        self.view = self._new_view()

    def until(self, done: Callable[[], Any]) -> bool:
        """Run the event loop until ``done`` is true; False after ``PATIENCE`` seconds."""
        ends = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > ends:
                return False
            loop = QEventLoop()
            QTimer.singleShot(4, loop.quit)
            loop.exec()
        return True

    def ask(self, script: str) -> Any:
        """A script's result, parsed from JSON; None on a timeout."""
        heard: list[Any] = []
        self.view.page.runJavaScript(script, _WORLD, heard.append)
        self.until(lambda: heard)
        return json.loads(heard[0]) if heard and isinstance(heard[0], str) else None

    def show(self, book: Book, resources: Resources, number: int) -> str:
        """Show a file; gives what failed, or ""."""
        self.problems.clear()
        place = Span(number, 0, 0)
        if self.view.ready and self.view._book is book:
            self.view.go(place)
        else:
            self.view.open(book, resources, place)
        if not self.until(lambda: self.view.ready or self.problems):
            return "never shown"
        return self.problems[0] if self.problems else ""

    def mark(self, spans: list[Span], *, jump: bool = False) -> str:
        """Mark spans, ``jump`` to the first, and wait for the view to confirm it; gives what
        failed, or "".
        """
        heard: list[Any] = []
        self.view.mark("evidence", spans, jump=jump, then=heard.append)
        if not self.until(lambda: heard or self.problems):
            return "never marked"
        return self.problems[0] if self.problems else ""
