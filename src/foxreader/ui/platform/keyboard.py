"""Which part of the window keys go to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


def has_keyboard(part: QWidget) -> bool:
    """Whether keys go to ``part``, or to something in it."""
    now = QApplication.focusWidget()
    return now is not None and (now is part or part.isAncestorOf(now))


def is_done(event: QKeyEvent) -> bool:
    """Whether a key ends the writing of a note: Ctrl Enter, or Esc."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() == Qt.Key.Key_Escape or (enter and with_ctrl)
