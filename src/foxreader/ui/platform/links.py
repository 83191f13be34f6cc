"""A link followed while a window is open goes to that window: through a folder of the profile.

The window that holds the lock watches the folder; a process started with a link writes it there.
There is no socket: nothing can reach in that cannot write the reader's own files.
"""

from __future__ import annotations

import contextlib
import time
import uuid
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from foxreader.core.errors import StorageError
from foxreader.core.link import Link
from foxreader.library.paths import private_folder, write_private

_PATIENCE = 3.0
"""How many seconds a window that hangs is waited for, before another is opened."""
_LONGEST = 200
"""Bytes of a link that are read; a valid one has fewer than 130."""


class Links(QObject):
    """Watches for links that are followed; emits ``wanted(Link)`` for each."""

    wanted = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        with contextlib.suppress(StorageError):  # then no link reaches this window
            private_folder(folder)
        self._lock = _lock(self._folder)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._read_links)
        if self._lock.tryLock(0):
            for left in self._left():
                left.unlink(missing_ok=True)  # from before this window: too old to follow
            self._watcher.addPath(str(self._folder))

    def close(self) -> None:
        """Stop watching; another window may."""
        self._watcher.removePaths(self._watcher.directories())
        self._lock.unlock()

    def _left(self) -> list[Path]:
        return sorted(self._folder.glob("*.link"))

    def _read_links(self) -> None:
        for left in self._left():
            try:
                text = left.read_bytes()[:_LONGEST]
                left.unlink()
                link = Link.parse(text.decode("ascii"))
            except (OSError, ValueError):
                continue  # deleted meanwhile, or not a valid link
            self.wanted.emit(link)


def hand_over(folder: Path, link: Link, patience: float = _PATIENCE) -> bool:
    """Give ``link`` to the window that is open; False where none takes it in ``patience`` seconds.

    Call it before there is a window of this process.
    """
    private_folder(folder)
    lock = _lock(folder)
    if lock.tryLock(0):
        lock.unlock()
        return False
    left = folder / f"{uuid.uuid4().hex}.link"
    write_private(left, str(link).encode())
    end = time.monotonic() + patience
    while left.exists():
        if time.monotonic() > end:
            return not _taken_back(left)
        time.sleep(0.02)
    return True


def _taken_back(left: Path) -> bool:
    try:
        left.unlink()
    except FileNotFoundError:
        return False
    return True


def _lock(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / "window.lock"))
    lock.setStaleLockTime(0)  # a window may be open for days; a dead process's lock is void anyhow
    return lock
