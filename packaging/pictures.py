"""Pictures of the real window for the guide's site: ``packaging/pictures.py FOLDER [LANGUAGE …]``.

Each language's window is made in a process of its own, with a profile that is deleted afterwards,
and shows a tale that the program ships. Nothing of what is drawn is retouched.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

SIZE = (1280, 800)
TALES = ("clock.md", "lamp.md", "ledger.md")
QUESTION = "Who was Ilse?"
"""Of the first tale. It is asked in the tale's language, whatever the window's is."""
_DRAWN = 700
"""Milliseconds in which the page has drawn what it holds. Chosen; one sees if it was too soon."""
_PATIENCE = 120.0
"""Seconds that a step may take; ten times what a slow machine needs."""


def main(folder: Path, languages: list[str]) -> int:
    """Make the pictures of each language, as ``LANGUAGE-NAME.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    for code in languages:
        with tempfile.TemporaryDirectory() as home:
            environment = {
                **os.environ, "FOXREADER_HOME": home, "QT_QPA_PLATFORM": "offscreen",
                "LANGUAGE": code,
            }  # fmt: skip
            done = subprocess.run(
                [sys.executable, __file__, str(folder), "--one", code],
                env=environment, check=False,
            )  # fmt: skip
        if done.returncode:
            return done.returncode
    return 0


def draw(folder: Path, code: str) -> None:
    """Make the pictures of one language in this process."""
    from foxreader.ui.platform import startup

    startup.prepare()
    from PySide6 import QtWebEngineWidgets  # noqa: F401 -- before the application
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from foxreader.core.span import Span
    from foxreader.library.paths import RESOURCES
    from foxreader.program.program import Program
    from foxreader.ui.reader import scheme
    from foxreader.ui.window.main_window import MainWindow

    scheme.register()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    program = Program()
    program.models.looked_at = ()  # whatever else runs on this computer is not in the picture
    program.profile.save(replace(program.profile.settings, language=code))
    window = MainWindow(
        program, QSettings(str(program.profile.home.root / "w.ini"), QSettings.Format.IniFormat)
    )
    window.resize(*SIZE)
    window.show()

    def rests() -> bool:
        return not window.jobs._running and not window.controller.index.running

    def open_(name: str) -> None:
        window.open(RESOURCES / "eval" / name)
        until(lambda: _name(window.controller) == name and window.reader.ready and rests())

    def take(name: str) -> None:
        _wait(_DRAWN)
        window.grab().save(str(folder / f"{code}-{name}.png"))

    for name in reversed(TALES):
        open_(name)
    until(lambda: window.chat.transcript.ready)
    window.ask(QUESTION)
    until(lambda: window.turn is None and rests())
    turn = window.chat.last_turn
    citation = turn.answer.citations[0]
    window.chat.press(turn.id, "go", str(citation.number))
    until(lambda: citation.span in window.reader.marked("evidence"))
    take("answer")
    file = window.controller.opened.book.files[citation.span.file]
    for number, color in enumerate(("blue", "green", "rose")):
        start = file.text.index(". ", 400 * number) + 2
        end = file.text.index(". ", start) + 1
        window.notes.highlight(Span(citation.span.file, start, end), color)
    window.commands.show_notes()
    until(rests)
    take("notes")
    window.home.show_shelf()
    until(rests)
    take("shelf")
    window.home.show_book()
    settings = window.settings.open("models")
    until(rests)
    _wait(_DRAWN)
    settings.grab().save(str(folder / f"{code}-settings.png"))
    window.close()
    app.processEvents()
    sys.stdout.flush()
    os._exit(0)  # Qt takes its time to end, and nothing is kept


def _name(controller: object) -> str:
    opened = getattr(controller, "opened", None)
    return opened.path.name if opened is not None else ""


def until(true: Callable[[], bool]) -> None:
    """Let the window work until ``true``; ends the program when it takes too long."""
    end = time.monotonic() + _PATIENCE
    while not true():
        if time.monotonic() > end:
            raise SystemExit("The window did not come to rest.")
        _wait(20)


def _wait(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    out, *rest = sys.argv[1:]
    if rest[:1] == ["--one"]:
        draw(Path(out), rest[1])
    else:
        from foxreader.language.tags import LANGUAGES

        sys.exit(main(Path(out), rest or list(LANGUAGES)))
