"""Where the keyboard is: F6 goes round the parts of the window, Esc goes back step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.keyboard import has_keyboard


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the window, and the widget in it that takes the keyboard first."""

    widget: QWidget
    first: Callable[[], QWidget]


class FocusRing:
    """The parts of a window in the order F6 goes round them."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts

    def move(self, by: int) -> None:
        """Give the focus to the next part on screen (1), or the one before (-1)."""
        shown = [part for part in self._parts if part.widget.isVisible()]
        if not shown:
            return
        at = next((n for n, part in enumerate(shown) if has_keyboard(part.widget)), None)
        start = at if at is not None else (-1 if by > 0 else 0)
        shown[(start + by) % len(shown)].first().setFocus(Qt.FocusReason.TabFocusReason)


class Escape:
    """What Esc does: the first step that has something to close or stop.

    A step is done when it answers True.
    """

    def __init__(self, steps: Sequence[Callable[[], bool]]) -> None:
        self._steps = steps

    def press(self) -> None:
        """Do the first step that applies."""
        any(step() for step in self._steps)
