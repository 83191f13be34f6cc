"""The program's test of itself: the guide in a real window, a question, the right words marked."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from foxreader.core.errors import FoxError
from foxreader.program.program import Program
from foxreader.ui.reader import scheme
from foxreader.ui.window.main_window import MainWindow

QUESTION = "What is strict mode?"
_PATIENCE = 60.0
"""Seconds that a step may take; chosen: ten times what a slow machine needs."""


def selftest(program: Program, guide: Path, picture: Path | None) -> int:
    """Open the guide, ask, press the footnote, go there, look at the pixels; 0 when all holds."""
    scheme.register()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    window = MainWindow(program, QSettings())
    window.resize(1280, 800)
    window.show()
    try:
        result = ask_the_guide(window, guide)
        if picture is not None:
            window.grab().save(str(picture))
    finally:
        window.close()
        app.processEvents()
    print(result)  # noqa: T201
    return 0


def ask_the_guide(window: MainWindow, guide: Path) -> str:
    """Do all of it in ``window``; gives the sentence that all is well."""
    window.open(guide)
    # Its first page comes sooner, while the rest is read: nothing can be asked then.
    _until(lambda: window.controller.opened is not None, "the guide was not opened")
    _until(lambda: window.reader.ready, "the guide did not come on screen")
    window.ask(QUESTION)
    _until(lambda: window.turn is None, "no answer came")
    turn = window.chat.last_turn
    if turn.answer is None or not turn.answer.citations:
        raise FoxError(f"The guide gave no cited answer: {turn.problem or 'nothing'}.")
    citation = turn.answer.citations[0]
    window.chat.press(turn.id, "footnote", str(citation.number))
    window.chat.press(turn.id, "go", str(citation.number))
    heard: list[dict[str, Any]] = []
    window.reader.mark("evidence", [citation.span], then=heard.extend)
    _until(lambda: bool(heard), "the cited words were not marked")
    if heard[0]["text"] != citation.quote:
        raise FoxError("The self-test failed: other words were marked than were cited.")
    _until(lambda: _yellow(window, heard[0]["box"]), "the mark cannot be seen")
    if window.web.wall.blocked:
        raise FoxError(f"Something asked for the network: {window.web.wall.blocked[0]}.")
    return (
        f"All is well: “{QUESTION}” is answered with “{citation.quote}”, and just that is marked."
    )


def _yellow(window: MainWindow, box: list[float]) -> bool:
    picture, colour = window.reader.grab().toImage(), QColor(window.theme.evidence)
    scale, (left, top, right, _) = picture.devicePixelRatio(), box
    across = range(round(left * scale), round(right * scale), 3)
    seen = sum(picture.pixelColor(x, round((top + 2) * scale)) == colour for x in across)
    return seen > len(across) / 2


def _until(true: Callable[[], bool], otherwise: str) -> None:
    """Let the window work until ``true``; raises with ``otherwise`` when it takes too long."""
    end = time.monotonic() + _PATIENCE
    while not true():
        if time.monotonic() > end:
            raise FoxError(f"The self-test failed: {otherwise}.")
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()
