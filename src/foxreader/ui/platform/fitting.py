"""Keeps a dialog inside the window it belongs to."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

_AROUND = 48
"""Pixels that a dialog leaves of the window behind it, from the drawing of the dialogs."""


def fit(dialog: QDialog) -> None:
    """Make a dialog no larger than its window leaves room for; what is in it gives way or scrolls.

    Of a screen in double size a window has half the pixels, and a button below its edge cannot be
    pressed.
    """
    parent = dialog.parentWidget()
    if parent is None:
        return
    resized = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    wanted = dialog.size() if resized else dialog.sizeHint()
    room = parent.window().size() - QSize(_AROUND, _AROUND)
    if wanted.width() > room.width() or wanted.height() > room.height():
        dialog.resize(wanted.boundedTo(room))
