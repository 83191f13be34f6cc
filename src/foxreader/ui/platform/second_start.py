"""The program is started again while its window is open: the window shows what was asked for.

It is told through a folder of the profile. The window that holds the lock watches the folder; the
process started later writes a file there: a link, the path of a book, or nothing but that the
window is wanted. There is no socket: nothing can reach in that cannot write the reader's own files.
"""

from __future__ import annotations

import contextlib
import os
import time
import uuid
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from foxreader.core.errors import StorageError
from foxreader.core.link import Link
from foxreader.library.paths import private_folder, write_private

_PATIENCE = 3.0
"""How many seconds a window that hangs is waited for, before another is opened."""
_LONGEST = 5_000
"""Bytes that are read of a request; a path has 4,096 at most on Linux."""
_LINK, _BOOK, _WINDOW = b"link ", b"book ", b"window"
Target = Path | Link | None
"""What a start asks for: a book, a place in one, or only the window."""


class Starts(QObject):
    """Watches for later starts, which want a book, a place in one, or only the window."""

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
                left.unlink(missing_ok=True)  # from before this window: too old to follow
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
                left.unlink()
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
    try:
        left.unlink()
    except OSError:
        return False  # the window has deleted it, or has it open, which Windows lets nobody delete
    return True


def _lock(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / "window.lock"))
    lock.setStaleLockTime(0)  # a window may be open for days; a dead process's lock is void anyhow
    return lock
