"""The window as it was left: a picture that stands at the start until the live page is painted.

From the command to the page the engine takes most of the time, and what the page will look like is
known: as it was left. The picture is one file of the profile, made when the only window is closed
with a book in it. It is shown if nothing that it depends on is another: the file of the book, the
settings, the screen, the system's light or dark, the version. It has the page and the bars; the
panels are empty, as in a window whose page comes first. A book with a password leaves none, a book
that is forgotten takes it along, and backups do not have it.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageReader,
    QImageWriter,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QApplication, QLabel

from foxreader import __version__
from foxreader.core.errors import StorageError
from foxreader.core.span import Link
from foxreader.library.paths import Home
from foxreader.system.files import delete, write_private

if TYPE_CHECKING:
    from foxreader.ui.window.main_window import MainWindow

_KEY = "left"
"""The name of what is written into the picture beside its pixels."""
_QUICK = 75
"""Qt's quality of a PNG: made fast rather than small."""
_LONGEST = 3000
"""Milliseconds after which the picture goes, whatever is under it: a book may be long to read."""
_UNDER = 50
"""Milliseconds that the window still shows it then. Chosen: three frames."""
_EXPOSED = 0.1
"""Seconds at most that a start waits for the system to show the picture."""
_MOST_KEYS = 20
"""Keys that are kept until there is a page. Chosen: more were not meant for it."""


@dataclass(frozen=True, slots=True)
class _AsLeft:
    """What the picture depends on. ``book`` and ``settings`` are the size of a file and the time
    at which it was changed; ``geometry`` is the window without its frame, in pixels of the desktop,
    ``ratio`` the screen's scale; ``until`` is when the theme turns dark or light by itself, 0 for
    never (seconds since 1970)."""

    path: str
    book: list[int]
    settings: list[int]
    geometry: tuple[int, int, int, int]
    ratio: float
    scheme: str
    version: str
    until: float = 0.0


def _left(home: Home, path: Path, geometry: QRect, ratio: float, until: float) -> _AsLeft:
    scheme = QGuiApplication.styleHints().colorScheme().name
    stamps = _stamp(path), _stamp(home.settings_file)
    x, y, width, height = geometry.x(), geometry.y(), geometry.width(), geometry.height()
    return _AsLeft(str(path), *stamps, (x, y, width, height), ratio, scheme, __version__, until)


def _stamp(path: Path) -> list[int]:
    try:
        found = path.stat()
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns]


def _can_be_placed() -> bool:
    """Whether the system has a window where the program wants it: not with Wayland."""
    return not QGuiApplication.platformName().startswith("wayland")


# At the end


class LeftPage(QObject):
    """Keeps the picture when ``window``, the first one, is closed. ``only_book`` gives the file of
    the book with which the next start begins, None where that is not one book."""

    def __init__(
        self, window: MainWindow, home: Home, only_book: Callable[[], Path | None]
    ) -> None:
        super().__init__(window)
        self._window, self._home, self._only_book = window, home, only_book
        self._shown: tuple[Path, QRect, QImage] | None = None
        window.installEventFilter(self)
        window.closed.connect(self._keep)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the window before it takes itself apart."""
        if event.type() == QEvent.Type.Close and watched is self._window and self._window.whole:
            self._shown = self._look()
        return super().eventFilter(watched, event)

    def _look(self) -> tuple[Path, QRect, QImage] | None:
        window, opened = self._window, self._window.controller.opened
        hidden = window.isFullScreen() or window.isMinimized() or not _can_be_placed()
        if opened is None or opened.has_password or self._only_book() != opened.path or hidden:
            return None
        shown = window.grab()
        painter = QPainter(shown)
        for panel in (window.side, window.chat):
            if panel.isVisible():
                where = QRect(panel.mapTo(window, QPoint()), panel.size())
                painter.fillRect(where, QColor(window.theme.panel))
        painter.end()
        return opened.path, window.geometry(), shown.toImage()

    def _keep(self) -> None:
        """Write what was seen: now all settings are stored. What cannot be written is not shown."""
        with contextlib.suppress(StorageError):
            if self._shown is None:
                delete(self._home.left_page)
                return
            path, geometry, picture = self._shown
            until = self._window.appearance.turns_at
            left = _left(self._home, path, geometry, picture.devicePixelRatio(), until)
            picture.setText(_KEY, json.dumps(asdict(left)))
            write_private(self._home.left_page, _png(picture))


def _png(picture: QImage) -> bytes:
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(written, QByteArray(b"png"))
    writer.setQuality(_QUICK)
    writer.write(picture)
    return bytes(written.data().data())


# At the start


class LeftPicture(QLabel):
    """The picture over the place where the window will be."""

    def __init__(self, picture: QImage, geometry: QRect) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle("Foxreader")
        self._under: QLabel | None = None
        self.setPixmap(QPixmap.fromImage(picture))
        self.setGeometry(geometry)

    def stand_until_painted(self, window: MainWindow) -> None:
        """Go when the page of ``window`` is on the screen."""
        # A system without a compositor has the window paint anew what this was before: it shows
        # the picture then, and its page a moment later at once.
        self._under = QLabel(window)
        self._under.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._under.setPixmap(self.pixmap())
        self._under.setGeometry(self.rect())  # the window may still be on its way to that size
        self._under.show()
        window.reader.painted.connect(self.leave)
        _after(_LONGEST, self, self.leave)
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Who presses wants the window."""
        self.leave()

    def leave(self) -> None:
        """Be there no longer."""
        self.hide()
        self.deleteLater()
        if self._under is not None and shiboken6.isValid(self._under):
            _after(_UNDER, self._under, self._under.deleteLater)


def _after(milliseconds: int, owner: QLabel, act: Callable[[], None]) -> None:
    """Do it once, if ``owner`` is still there: Qt's own single shot, whose object is gone before,
    keeps what it would have called for good, and with it the window."""
    timer = QTimer(owner, interval=milliseconds, singleShot=True)
    timer.timeout.connect(act)
    timer.start()


def show_left(home: Home, target: Path | Link | None) -> LeftPicture | None:
    """Show the window as it was left, if a start with ``target`` will look so; call it as soon as
    there is an application."""
    if not _can_be_placed() or home.running_file.exists() or not home.left_page.exists():
        return None
    reader = QImageReader(str(home.left_page))
    left = _left_for(home, target, reader.text(_KEY))
    if left is None:
        return None
    geometry = QRect(*left.geometry)
    screen = QGuiApplication.screenAt(geometry.center())
    picture = reader.read()
    if screen is None or screen.devicePixelRatio() != left.ratio or picture.isNull():
        return None
    picture.setDevicePixelRatio(left.ratio)
    shown = LeftPicture(picture, geometry)
    shown.show()
    end = time.monotonic() + _EXPOSED
    while time.monotonic() < end and not shown.windowHandle().isExposed():
        QApplication.processEvents()
    shown.repaint()
    QApplication.processEvents()
    return shown


def _left_for(home: Home, target: Path | Link | None, text: str) -> _AsLeft | None:
    """How the window was left, by the ``text`` with its picture; None where a start with ``target``
    will look otherwise."""
    try:
        kept = json.loads(text)
        left = _AsLeft(**kept | {"geometry": tuple(kept["geometry"])})
        path, geometry = Path(left.path), QRect(*left.geometry)
    except (ValueError, TypeError, KeyError):
        return None  # it is damaged
    wanted = target is None or (isinstance(target, Path) and target.absolute() == path)
    late = 0 < left.until < time.time()
    if not wanted or late or _left(home, path, geometry, left.ratio, left.until) != left:
        return None
    return left


class KeptKeys(QObject):
    """Keeps what is typed until the page of ``window``, which is shown, is there, and gives it to
    the page then.

    Keys with Ctrl, Alt or Meta are commands, and go where they go.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._kept: list[tuple[QEvent.Type, int, Qt.KeyboardModifier, str]] = []
        self._window, self._loaded = window, window.reader.loaded
        window.installEventFilter(self)
        self._watch()
        self._loaded.connect(self._give)

    def _watch(self) -> None:
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key."""
        if watched is self._window:
            if event.type() == QEvent.Type.WinIdChange:
                self._watch()  # Windows has another for the window once graphics draw in it
            return False
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.ShortcutOverride:
            return False
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~plain:
            return False
        if len(self._kept) < _MOST_KEYS:
            self._kept.append((event.type(), event.key(), event.modifiers(), event.text()))
        return True

    def _give(self) -> None:
        handle = self._window.windowHandle()
        for watched in (self._window, handle):
            watched.removeEventFilter(self)
        self._loaded.disconnect(self._give)
        for key in self._kept:
            QApplication.sendEvent(handle, QKeyEvent(*key))
        self._kept.clear()
