"""The program as one process of the system: told to open or to end, started a second time."""

from __future__ import annotations

import contextlib
import gc
import os
import time
import uuid
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QFileSystemWatcher,
    QLockFile,
    QObject,
    QSocketNotifier,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from foxreader.core.errors import StorageError
from foxreader.core.span import Link, is_link
from foxreader.system.files import delete, private_folder, put, write_private
from foxreader.system.processes import is_to_end, told_to_end

# The application of Qt, which a Mac tells what to open.
#
# There a file or link that is opened with the program is no argument of a new process, but an event
# of the one that runs.


class Application(QApplication):
    """The application. Signals: ``book_wanted`` and ``place_wanted``, what the system has it open.

    What comes before :meth:`hand_on` waits for it; :meth:`first` takes it away before.
    """

    book_wanted = Signal(Path)
    place_wanted = Signal(Link)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path | Link] | None = []

    def event(self, event: QEvent) -> bool:
        """What is to be opened is kept or handed on; the rest is Qt's."""
        if isinstance(event, QFileOpenEvent):
            target = _opened(event)
            if target is not None and self._waiting is not None:
                self._waiting.append(target)
            elif target is not None:
                self._tell(target)
            return target is not None
        return super().event(event)

    def first(self) -> Path | Link | None:
        """The first thing that was to be opened, which does not wait any more."""
        return self._waiting.pop(0) if self._waiting else None

    def hand_on(self) -> None:
        """From now on the signals tell of all that is to be opened, also of what has waited."""
        waiting, self._waiting = self._waiting or [], None
        for target in waiting:
            self._tell(target)

    def _tell(self, target: Path | Link) -> None:
        if isinstance(target, Link):
            self.place_wanted.emit(target)
        else:
            self.book_wanted.emit(target)


def _opened(event: QFileOpenEvent) -> Path | Link | None:
    if event.file():
        return Path(event.file())
    address = event.url().toString()
    try:
        return Link.parse(address) if is_link(address) else None
    except ValueError:
        return None


# Started again while its window is open

_PATIENCE = 3.0
"""How many seconds a window that hangs is waited for, before another is opened."""
_LONGEST = 5_000
"""Bytes that are read of a request; a path has 4,096 at most on Linux."""
_LINK, _BOOK, _WINDOW = b"link ", b"book ", b"window"
Target = Path | Link | None
"""What a start asks for: a book, a place in one, or only the window."""


class Starts(QObject):
    """Watches for later starts, which want a book, a place in one, or only the window.

    They are told through a folder of the profile. The window that holds the lock watches the
    folder; the process started later writes a file there: a link, the path of a book, or nothing
    but that the window is wanted. There is no socket: nothing can reach in that cannot write the
    reader's own files.
    """

    book_wanted = Signal(Path)
    place_wanted = Signal(Link)
    window_wanted = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        with contextlib.suppress(StorageError):  # then no request reaches this window
            private_folder(folder)
        self._lock = _lock(self._folder)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._read)
        if self._lock.tryLock(0):
            for left in self._left():
                delete(left)  # from before this window: too old to follow
            self._watcher.addPath(str(self._folder))

    def close(self) -> None:
        """Stop watching; another window may."""
        self._watcher.removePaths(self._watcher.directories())
        self._lock.unlock()

    def _left(self) -> list[Path]:
        return sorted(self._folder.glob("*.start"))

    def _read(self) -> None:
        for left in self._left():
            try:
                with left.open("rb") as file:
                    text = file.read(_LONGEST + 1)
                delete(left)
                target = _parse(text)
            except (OSError, ValueError):
                continue  # deleted meanwhile, or not a valid request
            if target is None:
                self.window_wanted.emit()
            elif isinstance(target, Link):
                self.place_wanted.emit(target)
            else:
                self.book_wanted.emit(target)


def _parse(text: bytes) -> Target:
    """What a request asks for. Raises ``ValueError`` for anything that is no request."""
    if text == _WINDOW:
        return None
    if text.startswith(_LINK):
        return Link.parse(text.removeprefix(_LINK).decode("ascii"))
    path = text.removeprefix(_BOOK)
    if not text.startswith(_BOOK) or not path or len(text) > _LONGEST or b"\0" in path:
        raise ValueError("not a request")
    return Path(os.fsdecode(path))


def _written(target: Target) -> bytes:
    if target is None:
        return _WINDOW
    if isinstance(target, Link):
        return _LINK + str(target).encode()
    return _BOOK + os.fsencode(target.absolute())


def hand_over(folder: Path, target: Target, patience: float = _PATIENCE) -> bool:
    """Have the window that is open show ``target``; False where none does so in ``patience``
    seconds, or none can be told.

    Call it before there is a window of this process.
    """
    try:
        private_folder(folder)
    except StorageError:
        return False
    lock = _lock(folder)
    if lock.tryLock(0):
        lock.unlock()
        return False
    left = folder / f"{uuid.uuid4().hex}.start"
    try:
        write_private(left, _written(target))
    except StorageError:
        return False
    end = time.monotonic() + patience
    while left.exists():
        if time.monotonic() > end:
            return not _taken_back(left)
        time.sleep(0.02)
    return True


def _taken_back(left: Path) -> bool:
    taken = left.with_suffix(".taken")
    try:
        put(left, taken)
        delete(taken)
    except OSError:
        return False  # the window has deleted it, or has it open, which Windows lets nobody rename
    return True


def _lock(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / "window.lock"))
    lock.setStaleLockTime(0)  # a window may be open for days; a dead process's lock is void anyhow
    return lock


# Told to end, as when the reader logs out


class ToldToEnd(QObject):
    """Calls ``close`` when the process is sent SIGTERM; on Windows there is no such signal."""

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        read = told_to_end()
        if read is None:
            return
        self._notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda *_: self._told(read, close))

    @staticmethod
    def _told(read: int, close: Callable[[], object]) -> None:
        if is_to_end(read):
            close()


# Garbage

_LOOK = 1000
"""Milliseconds after which is looked whether there is enough to collect. Chosen: a worker that
reads a book makes a million objects in that time, most of which end without a collection."""


class GarbageCollector(QObject):
    """Collects in Python's place, on the window's thread alone, by Python's own thresholds.

    What a collection frees may be an object of Qt in a cycle of references, such as a dialog that
    was closed. Python collects on whichever thread asks for memory next; freed on a worker, such an
    object takes the program down with it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.collect)
        self._look.start()

    def collect(self) -> int:
        """Collect the generations that are beyond their threshold; gives how many of them."""
        grown = 0
        for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True):
            if count <= threshold:
                break
            grown += 1
        if grown:
            gc.collect(grown - 1)
        return grown
