"""What the reader is asked for leave to do: one thing at a time, the others wait their turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


def _nothing() -> None:
    """Leave is not given, and nothing follows from that."""


@dataclass(frozen=True, slots=True)
class Leave:
    """A question, the word for yes, and what follows from either answer."""

    text: str
    yes: str
    act: Callable[[], None]
    otherwise: Callable[[], None] = _nothing


class Leaves(QObject):
    """The questions that wait. Signal: ``wanted(str, str)``, the one to show now, "" for none."""

    wanted = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[str, Leave] = {}

    def ask(self, about: str, leave: Leave) -> None:
        """Ask when it is its turn; what was asked ``about`` the same before is replaced."""
        self._waiting[about] = leave
        if next(iter(self._waiting)) == about:
            self.wanted.emit(leave.text, leave.yes)

    def withdraw(self, about: str) -> None:
        """There is nothing more to ask ``about`` this."""
        shown = next(iter(self._waiting), "") == about
        self._waiting.pop(about, None)
        if shown:
            self._show()

    def answer(self, yes: bool) -> None:
        """The reader's answer to the one that is shown; the next follows."""
        about = next(iter(self._waiting), "")
        if not about:
            return
        leave = self._waiting.pop(about)
        self._show()
        if yes:
            leave.act()
        else:
            leave.otherwise()

    def forget(self) -> None:
        """Nothing that was asked is still of interest."""
        if self._waiting:
            self._waiting.clear()
            self._show()

    def _show(self) -> None:
        leave = next(iter(self._waiting.values()), None)
        self.wanted.emit(leave.text if leave else "", leave.yes if leave else "")
