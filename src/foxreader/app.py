"""The window's start: what Qt must know first, then the program, then the window."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType

from foxreader.core.errors import FoxError
from foxreader.core.link import Link
from foxreader.library.ended import begin_run, end_run
from foxreader.library.logs import log_to
from foxreader.parts.program import Program
from foxreader.ui.platform import qt_libraries, startup


def run(target: Path | Link | None) -> int:
    """Show the window, with the book at a path, at the place of a link, or with the last book.

    A window that is open already shows it instead. Returns the exit code.
    """
    for sentence in startup.prepare():
        print(sentence, file=sys.stderr)  # noqa: T201
    qt_libraries.check()
    from PySide6.QtCore import QSettings  # noqa: PLC0415 -- after the engine's flags are set
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from foxreader.ui.platform.second_start import Starts, hand_over  # noqa: PLC0415
    from foxreader.ui.platform.told_to_end import ToldToEnd  # noqa: PLC0415
    from foxreader.ui.reader import scheme  # noqa: PLC0415
    from foxreader.ui.window.windows import Windows  # noqa: PLC0415

    program = Program()
    try:
        log_to(program.profile.home.logs)
    except FoxError as error:  # books can be read without a log
        program.profile.warn(error.sentence)
    starts_folder = program.profile.home.root / "links"
    if hand_over(starts_folder, target):
        return 0
    ended = begin_run(program.profile.home)
    scheme.register()
    startup.keep_inside(program.profile.home.root)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Foxreader")
    app.setDesktopFileName("foxreader")
    app.setStyle("Fusion")
    sys.excepthook = _noted
    ToldToEnd(app.closeAllWindows, app)

    def state(number: int) -> QSettings:
        name = "window.ini" if number == 1 else f"window-{number}.ini"
        return QSettings(str(program.profile.home.root / name), QSettings.Format.IniFormat)

    windows = Windows(program, state)
    starts = Starts(starts_folder)
    starts.wanted.connect(windows.show_target)
    if target is None or ended:
        windows.restore()
    if target is not None:
        windows.open().show_target(target)
    if ended:
        windows.all[0].tell_ended()
    windows.all[0].shelf.wake_later()
    code = app.exec()
    starts.close()
    end_run(program.profile.home)
    return code


def _noted(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A mistake of ours outside a job: it goes to the log, not to the reader's terminal."""
    logging.getLogger(__name__).error("a mistake", exc_info=(kind, error, trace))
    sys.stderr.write("foxreader: Foxreader made a mistake; the log has the details.\n")
