"""What a screen reader is told on the main path: ``python -m benchmarks.accessible BOOK QUESTION``.

Opens the book in the real window, off screen and without a model, reads on, asks, opens a footnote
and goes to its place, by keys alone. After each step it prints the tree that Qt hands to a screen
reader: role, name, value, states; the page and the answer as Chromium puts them into that tree.
Then it prints what is wrong with the tree, and ends with 1 if anything is.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from foxreader.ui.window.main_window import MainWindow

_PATIENCE = 60.0
"""Seconds that a step is waited for."""
CHAT = "foxbook://chat"
_LINES = 60
"""Lines of the page, or of the answer, that are printed of each tree."""


def main() -> int:
    """Print the transcript; 1 where the tree has faults."""
    book, question = Path(sys.argv[1]).resolve(), sys.argv[2]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["FOXREADER_HOME"] = tempfile.mkdtemp(prefix="accessible-")
    os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--force-renderer-accessibility"
    from benchmarks.accessible_web import free_port
    from foxreader.ui.platform import startup

    os.environ["QTWEBENGINE_REMOTE_DEBUGGING"] = str(free_port())
    startup.prepare()
    from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QApplication

    from foxreader.program.program import Program
    from foxreader.ui.reader import scheme
    from foxreader.ui.window.main_window import MainWindow

    scheme.register()
    app = QApplication([])
    QAccessible.setActive(True)
    program = Program()
    program.models.looked_at = ()
    state = QSettings(str(program.profile.home.root / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("panel_shown", "true")
    window = MainWindow(program, state)
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    try:
        found = walk(window, book, question)
    finally:
        window.close()
        window.deleteLater()
        app.processEvents()
    print("\n## Faults\n")
    print("\n".join(found) if found else "none")
    return 1 if found else 0


def walk(window: MainWindow, book: Path, question: str) -> list[str]:
    """Go the path and print each step; gives what is wrong with the tree."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from benchmarks.accessible_tree import faults, unnamed

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or window, key, modifier)

    window.open(book)
    wait(lambda: window.controller.opened is not None and window.reader.ready)
    page = f"foxbook://{window.controller.opened.book.key}/"
    wait(lambda: not window.controller.index.running)
    step("Open: the regions and all that the Tab key comes to")
    for name, region in window.regions.items():
        if region.isVisible():
            tell(region, f"{name}: ", depth=0)
    tell_controls(window)
    window.reader.setFocus()
    before = window.reader.place
    press(Qt.Key.Key_PageDown)
    wait(lambda: window.reader.place != before)
    step("Read: the page after Page Down")
    tell_web(page)
    for _ in range(3):
        if not window.chat.composer.field.hasFocus():
            press(Qt.Key.Key_F6)
    step("Ask: F6 goes to the field")
    tell(window.chat.composer.field, "")
    QTest.keyClicks(window.chat.composer.field, question)
    press(Qt.Key.Key_Return)
    wait(lambda: window.chat.last_turn is not None and window.turn is None)
    turn = window.chat.last_turn
    wait(lambda: not window.controller.busy)
    settle()
    step("The answer with its footnotes")
    tell_web(CHAT)
    if turn is None or not turn.citations:
        return ["the answer has no footnote: ask something that the book says"]
    window.chat.press(turn.id, "footnote", str(min(turn.citations)))
    settle()
    step("A footnote that is open")
    tell_web(CHAT)
    before = window.reader.place
    window.chat.press(turn.id, "go", str(min(turn.citations)))
    wait(lambda: window.reader.place != before)
    settle()
    step("Go there: the page at the place")
    tell_web(page)
    return faults(window) + [f"{name}: no name" for name in unnamed(window.regions)]


def step(name: str) -> None:
    """Print a heading."""
    print(f"\n## {name}\n")


def wait(done: Callable[[], bool]) -> None:
    """Handle events until ``done``. Raises ``SystemExit`` when that takes too long."""
    from PySide6.QtTest import QTest

    end = time.monotonic() + _PATIENCE
    while not done():
        if time.monotonic() > end:
            raise SystemExit("A step was not done in time; run it on a machine with less to do.")
        QTest.qWait(20)


def settle() -> None:
    """Give Chromium the time in which it puts changes into the tree: it bundles them."""
    from PySide6.QtTest import QTest

    QTest.qWait(1500)


def tell(widget: QWidget, before: str, depth: int = 40) -> None:
    """Print what is said of a widget and, ``depth`` levels down, of what is in it."""
    from PySide6.QtGui import QAccessible

    from benchmarks.accessible_tree import below, spoken

    for level, one in below(QAccessible.queryAccessibleInterface(widget), 0, depth):
        print(f"{'  ' * level}- {before if not level else ''}{spoken(one)}", flush=True)


def tell_controls(window: MainWindow) -> None:
    """Print what the Tab key comes to, in its order."""
    from PySide6.QtGui import QAccessible

    from benchmarks.accessible_tree import spoken, tab_order

    for number, widget in enumerate(tab_order(window), 1):
        print(f"{number}. {spoken(QAccessible.queryAccessibleInterface(widget))}")


def tell_web(address: str) -> None:
    """Print the tree of the page whose address begins so, the first lines of it."""
    from benchmarks.accessible_web import web_tree

    settle()
    said = web_tree(int(os.environ["QTWEBENGINE_REMOTE_DEBUGGING"]), address)
    print("\n".join(said[:_LINES]))
    if len(said) > _LINES:
        print(f"… and {len(said) - _LINES} lines more")


if __name__ == "__main__":
    raise SystemExit(main())
