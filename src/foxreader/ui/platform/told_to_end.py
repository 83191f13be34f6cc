"""The system tells the program to end, as when the reader logs out: its windows are closed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier


class ToldToEnd(QObject):
    """Calls ``close`` when the process is sent SIGTERM; on Windows there is no such signal.

    Python runs a handler only between two lines of its own, and the event loop is none of them: the
    signal's number comes through a pipe that the loop watches.
    """

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        if os.name != "posix":
            return
        read, write = os.pipe()
        os.set_blocking(write, False)
        signal.signal(signal.SIGTERM, lambda number, frame: None)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda *_: self._told(read, close))

    @staticmethod
    def _told(read: int, close: Callable[[], object]) -> None:
        if signal.SIGTERM in os.read(read, 16):
            close()
