"""Questions to the reader before something is done: one is shown, the others wait their turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


def _nothing() -> None:
    """What follows where nothing depends on the answer."""


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A question, the word for yes, and what follows from either answer."""

    text: str
    yes: str
    act: Callable[[], None]
    otherwise: Callable[[], None] = _nothing


class Confirmations(QObject):
    """The questions that wait. Signal: ``wanted``, the one to show now, "" for none."""

    wanted = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[str, Confirmation] = {}

    def ask(self, about: str, confirmation: Confirmation) -> None:
        """Ask when it is its turn; what was asked ``about`` the same before is replaced."""
        self._waiting[about] = confirmation
        if next(iter(self._waiting)) == about:
            self.wanted.emit(confirmation.text, confirmation.yes)

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
        confirmation = self._waiting.pop(about)
        self._show()
        if yes:
            confirmation.act()
        else:
            confirmation.otherwise()

    def forget(self) -> None:
        """Nothing that was asked is still of interest."""
        if self._waiting:
            self._waiting.clear()
            self._show()

    def _show(self) -> None:
        confirmation = next(iter(self._waiting.values()), None)
        if confirmation is None:
            self.wanted.emit("", "")
        else:
            self.wanted.emit(confirmation.text, confirmation.yes)
