"""The application of Qt, which a Mac tells what to open.

There a file or link that is opened with the program is no argument of a new process, but an event
of the one that runs.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from foxreader.core.span import Link, is_link


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
