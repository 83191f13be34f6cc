"""A window in a process of its own, to be killed: asks a book a question and prints what it shows.

``python killed_window.py BOOK QUESTION``; each line "shown: " and the words on screen so far.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

import window  # noqa: F401 -- the engine's flags and the scheme, before the application
from foxreader.core.events import Text
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow


def main() -> None:
    app = QApplication([])
    state = QSettings(str(Path(sys.argv[1]).with_suffix(".ini")), QSettings.Format.IniFormat)
    fox = MainWindow(Program(), state)
    fox.show()
    fox.controller.arrived.connect(
        lambda arrival: QTimer.singleShot(0, lambda: fox.ask(sys.argv[2]))
    )
    fox.controller.questions.happened.connect(lambda event: tell(fox))
    fox.open(Path(sys.argv[1]))
    app.exec()


def tell(fox: MainWindow) -> None:
    if fox.turn is not None:
        said = "".join(part.text for part in fox.turn.parts if isinstance(part, Text))
        sys.stdout.write(f"shown: {' '.join(said.split())}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
