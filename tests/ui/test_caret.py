"""Caret browsing: the arrow keys move a caret in the text and select, however the text flows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import book_of, drawn

pytestmark = pytest.mark.gui
Key, Modifier = Qt.Key, Qt.KeyboardModifier
FIRST = "The keeper lit the lamp at nine."
LONG = "\n".join(
    [FIRST, *(f"Paragraph {n} with some words to go through. " * 3 for n in range(60))]
)
HEAD = (
    "(() => { const range = document.createRange(); range.setStart(document.body, 0);"
    " const at = getSelection(); if (!at.focusNode) return -1;"
    " range.setEnd(at.focusNode, at.focusOffset); return range.toString().length; })()"
)
LINE = (
    "(() => { const box = document.querySelector('fx-caret').getBoundingClientRect();"
    " return [box.left >= 0 && box.right <= innerWidth && box.top >= 0"
    " && box.bottom <= innerHeight && box.height > 5]; })()"
)


def press(window, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(window.view._view.focusProxy(), key, modifier)


def at(window, offset: int) -> None:
    window.qtbot.waitUntil(lambda: window.js(HEAD) == offset)


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_a_caret_moves_selects_turns_and_goes(window, flow: str) -> None:
    told: list[str] = []
    chosen: list[Span | None] = []
    window.view.selection_changed.connect(lambda span, where: chosen.append(span))
    window.view.page.told.of("bar").connect(lambda value: told.append("bar"))
    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(book_of(LONG, LONG))
    drawn(window.view.page, window.qtbot)
    window.view.setFocus()
    window.view.display.show_caret(True)
    at(window, 0)
    press(window, Key.Key_Right, Key.Key_Right)
    at(window, 2)
    press(window, Key.Key_End)
    at(window, len(FIRST))
    press(window, Key.Key_Home)
    at(window, 0)
    press(window, Key.Key_Right, modifier=Modifier.ControlModifier | Modifier.ShiftModifier)
    window.qtbot.waitUntil(lambda: window.js("String(getSelection()).trim()") == "The")
    window.qtbot.waitUntil(lambda: chosen[-1:] == [Span(0, 0, 3)])
    press(window, Key.Key_Return)
    window.qtbot.waitUntil(lambda: "bar" in told)
    press(window, Key.Key_Home)
    at(window, 0)
    press(window, *[Key.Key_Down] * 60)  # past the screen: the page goes with it
    window.qtbot.waitUntil(lambda: window.js(HEAD) > 1500)
    window.qtbot.waitUntil(lambda: window.js(LINE) == [True])
    press(window, Key.Key_End, modifier=Modifier.ControlModifier)
    window.qtbot.waitUntil(lambda: window.js(HEAD) > 7000)
    press(window, Key.Key_Right)  # at the end of a chapter the next one comes, with the caret
    window.qtbot.waitUntil(lambda: window.view.place.file == 1 and window.view.ready)
    at(window, 0)
    window.view.display.show_caret(False)
    hidden = "document.querySelector('fx-caret').style.display"
    window.qtbot.waitUntil(lambda: window.js(hidden) == "none")
