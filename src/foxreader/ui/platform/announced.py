"""What a screen reader says by itself: what has changed where the reader is not looking."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_LONGEST = 300
"""Characters of one announcement: what is longer is read where it stands."""


def announce(part: QWidget, words: str) -> None:
    """Have a screen reader, if there is one, say ``words`` about a part of the window."""
    shown = words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"
    _send(QAccessibleAnnouncementEvent(part, " ".join(shown.split())))


_send = QAccessible.updateAccessibility
