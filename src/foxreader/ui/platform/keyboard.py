"""Which part of the window keys go to."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def has_keyboard(part: QWidget) -> bool:
    """Whether keys go to ``part``, or to something in it."""
    now = QApplication.focusWidget()
    return now is not None and (now is part or part.isAncestorOf(now))
