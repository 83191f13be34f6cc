"""Where the keyboard is: at the page, unless the reader brought it elsewhere. F6 goes round the
parts of the window, Esc goes back step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from foxreader.ui.platform.accessibility import (
    by_keys,
    has_keyboard,
    is_control,
    is_reached,
    is_written_in,
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the window, and the widget in it that takes the keyboard first; ``whole`` where
    that does not hand it on to the first thing inside that can have it."""

    widget: QWidget
    first: Callable[[], QWidget]
    whole: bool = False


class KeysAtPage(QObject):
    """Gives the keyboard to the page of ``window``, by ``to_page``, when what had it is closed.

    Qt gives it to whatever the Tab key would come to next, or had it last. It stays where the
    reader was writing, and where they had gone by keys.
    """

    def __init__(self, window: QWidget, to_page: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._to_page = window, to_page
        self._in_dialog = False
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._moved)

    def take_back(self) -> bool:
        """Give the keyboard to the page if what has it is gone from the screen, or cannot be used
        any more; whether that is so."""
        now = QApplication.focusWidget()
        if now is None or is_reached(now):
            return False
        self._to_page()
        return True

    def leave(self, part: QWidget) -> None:
        """Something in ``part`` is closed that was pressed with the mouse, or with a key."""
        now = QApplication.focusWidget()
        if now is not None and has_keyboard(part) and not by_keys(now):
            self._to_page()

    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            QTimer.singleShot(0, self, self._look)
        elif now.window() is not self._window:
            self._in_dialog = now.window().parentWidget() is not None
        else:
            back, self._in_dialog = self._in_dialog, False
            came = before is None or before.window() is not self._window or not is_reached(before)
            if came and (back or is_control(now)) and not (by_keys(now) or is_written_in(now)):
                self._to_page()

    def _look(self) -> None:
        """Nothing has the keyboard: what had it was deleted, or the window is left."""
        if QApplication.focusWidget() is None and QApplication.activeWindow() is self._window:
            self._to_page()


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
        to, reasons = shown[(start + by) % len(shown)], Qt.FocusReason
        to.first().setFocus(reasons.OtherFocusReason if to.whole else reasons.TabFocusReason)


class Escape:
    """What Esc does: the first step that has something to close or stop.

    A step is done when it answers True.
    """

    def __init__(self, steps: Sequence[Callable[[], bool]]) -> None:
        self._steps = steps

    def press(self) -> None:
        """Do the first step that applies."""
        any(step() for step in self._steps)
