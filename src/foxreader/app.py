"""The window's start: what Qt must know first, then the engine, then the program and its window.

The order saves time. The process that reads the book comes up while Qt is imported, the engine's
own while what shows a page is. That page is shown first, and the rest of the program imported then.
"""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from foxreader.core.errors import FoxError
from foxreader.core.span import Link
from foxreader.formats.reading_process import end_ahead, start_ahead
from foxreader.library.paths import Home, begin_run, end_run, home, log_to
from foxreader.system.desktop import take_place
from foxreader.ui.platform import startup

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from foxreader.ui.platform.process import Application
    from foxreader.ui.reader.scheme import Web
    from foxreader.ui.window.left_page import LeftPicture
    from foxreader.ui.window.windows import Windows


def run(target: Path | Link | None) -> int:
    """Show the window, with the book at a path, at the place of a link, or with the last book.

    A window that is open already shows it instead. Returns the exit code.
    """
    for sentence in startup.prepare():
        print(sentence, file=sys.stderr)  # noqa: T201
    take_place()
    place = home()
    if isinstance(target, Path) or (target is None and place.library_file.exists()):
        start_ahead()  # there will be a book; nothing else uses the second processor until then
    startup.check_window()
    startup.import_plainly()
    from foxreader.ui.platform.process import Starts, hand_over  # noqa: PLC0415 -- uses Qt
    from foxreader.ui.window.left_page import show_left  # noqa: PLC0415

    starts_folder = place.root / "links"
    if hand_over(starts_folder, target):
        return 0
    app = _application(place)
    picture = show_left(place, target)
    web, started = _engine(app)
    windows = _windows(app, web)
    ended = begin_run(place)
    target = target or app.first()
    app.book_wanted.connect(windows.show_target)
    app.place_wanted.connect(windows.show_target)
    starts = Starts(starts_folder)
    starts.book_wanted.connect(windows.show_target)
    starts.place_wanted.connect(windows.show_target)
    starts.window_wanted.connect(partial(windows.show_target, None))
    failed = _begin(app, windows, target, ended, picture)
    started.deleteLater()
    code = app.exec()
    if failed:
        raise failed[0]
    windows.finish()
    starts.close()
    end_run(place)
    return code


def _application(place: Home) -> Application:
    """The application, once the engine's library is there, which has it share its drawing."""
    from PySide6 import QtWebEngineCore  # noqa: F401, PLC0415

    from foxreader.ui.platform.process import Application  # noqa: PLC0415

    startup.keep_inside(place.root)
    app = Application(sys.argv[:1])
    app.setApplicationName("Foxreader")
    app.setDesktopFileName("foxreader")
    app.setStyle("Fusion")
    sys.excepthook = _noted
    return app


def _engine(app: Application) -> tuple[Web, QObject]:
    """The browser engine of the first window, and an empty page that starts its processes."""
    from PySide6.QtWebEngineCore import QWebEnginePage  # noqa: PLC0415

    from foxreader.ui.platform.process import GarbageCollector  # noqa: PLC0415
    from foxreader.ui.reader import scheme  # noqa: PLC0415

    scheme.register()
    GarbageCollector(app)
    web = scheme.make_web(app)
    page = QWebEnginePage(web.profile, app)
    page.setHtml("")
    app.processEvents()
    return web, page


def _windows(app: Application, web: Web) -> Windows:
    """The program, and what makes its windows."""
    from PySide6.QtCore import QSettings  # noqa: PLC0415

    from foxreader.program.program import Program  # noqa: PLC0415
    from foxreader.ui.platform.process import ToldToEnd  # noqa: PLC0415
    from foxreader.ui.window.windows import Windows  # noqa: PLC0415

    app.processEvents()  # the engine has asked for what its page needs meanwhile
    program = Program()
    folder = program.profile.home
    try:
        log_to(folder.logs)
    except FoxError as error:  # books can be read without a log
        program.profile.warn(error.sentence)
    ToldToEnd(app.closeAllWindows, app)

    def state(number: int) -> QSettings:
        name = "window.ini" if number == 1 else f"window-{number}.ini"
        return QSettings(str(folder.root / name), QSettings.Format.IniFormat)

    return Windows(program, state, web)


def _begin(
    app: Application,
    windows: Windows,
    target: Path | Link | None,
    ended: bool,
    picture: LeftPicture | None,
) -> list[Exception]:
    """Show the page of the book that is wanted, in place of its ``picture``, and all of the window
    when it is there; without a book all of it at once. Gives what goes wrong after that, once the
    application has ended."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    failed: list[Exception] = []

    def show() -> None:
        try:
            _show(windows, target, ended)
            app.hand_on()
        except Exception as error:  # noqa: BLE001 -- the caller raises it; Qt would go on
            failed.append(error)
            app.exit(1)

    first = None if ended else target or windows.first_book()
    if isinstance(first, Path):
        windows.begin(first, show, picture)
    else:
        if picture is not None:
            picture.leave()
        end_ahead()
        QTimer.singleShot(0, show)
    return failed


def _show(windows: Windows, target: Path | Link | None, ended: bool) -> None:
    """Show what is asked for; after an unexpected end also what was open then."""
    from foxreader.ui.window.messages import tell_ended  # noqa: PLC0415

    if target is None or ended:
        windows.restore()
    if target is not None and ended:
        windows.show_target(target)
    elif target is not None:
        windows.open().show_target(target)
    window = windows.all[0]
    if ended:
        tell_ended(window, window.messages, window.program.profile.home)
    window.shelf.wake_later()


def _noted(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """A mistake of ours outside a job: it goes to the log, not to the reader's terminal."""
    logging.getLogger(__name__).error("a mistake", exc_info=(kind, error, trace))
    if sys.stderr is not None:  # as where the program was begun from a menu of Windows
        sys.stderr.write("foxreader: Foxreader made a mistake; the log has the details.\n")
