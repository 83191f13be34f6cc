"""The whole program in a process of its own, to be killed or closed.

``python killed_program.py write BOOK BOOK QUESTION`` opens both books, each in a window, writes the
question in the first one, prints "kept" when it is stored, and goes on until it is killed.
``python killed_program.py look`` prints as JSON what is shown and closes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

import window  # noqa: F401 -- the engine's flags and the scheme, before the application
from foxreader import app
from foxreader.ui.window.messages import EndedDialog
from foxreader.ui.window.windows import Windows

_restore = Windows.restore
_EACH = 50
"""Milliseconds between two looks."""


def write(windows: Windows, first: Path, second: Path, question: str) -> None:
    """Open two books and write a question; say when both are kept."""
    one = windows.open()
    one.open(first)
    other = windows.open()
    other.open(second)
    timer = QTimer(windows, interval=_EACH)
    ini = one.program.profile.home.root / "window.ini"

    def look() -> None:
        if one.controller.opened is None or other.controller.opened is None:
            return
        field = one.chat.composer.field
        if not field.toPlainText():
            field.setPlainText(question)
        kept = ini.read_text() if ini.exists() else ""
        if question in kept and second.name in kept and first.name in kept:
            timer.stop()
            print("kept", flush=True)  # noqa: T201

    timer.timeout.connect(look)
    timer.start()


def look(windows: Windows, wanted: int) -> None:
    """Restore the windows; when so many have a book, tell what they show, and close."""
    _restore(windows)
    timer = QTimer(windows, interval=_EACH)

    def tell() -> None:
        ready = [one for one in windows.all if one.controller.opened is not None]
        if len(ready) < wanted or not all(one.reader.ready for one in ready):
            return
        timer.stop()
        first = windows.all[0]
        buttons = list(first.messages._acts.values())
        report = ""
        if buttons:
            buttons[0].click()
            (dialog,) = first.findChildren(EndedDialog)
            dialog.copy.click()
            report = QApplication.clipboard().text()
        print(json.dumps({  # noqa: T201
            "books": [one.controller.opened.path.name for one in ready],
            "question": first.chat.composer.field.toPlainText(),
            "said": first.messages.sentences,
            "report": report,
        }), flush=True)  # fmt: skip
        QApplication.closeAllWindows()

    timer.timeout.connect(tell)
    timer.start()


if __name__ == "__main__":
    verb, *given = sys.argv[1:]
    if verb == "write":
        Windows.restore = lambda self: write(self, Path(given[0]), Path(given[1]), given[2])
    else:
        Windows.restore = lambda self: look(self, int(given[0]))
    raise SystemExit(app.run(None))
