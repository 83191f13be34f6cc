"""What keys do with the books of the shelf, the same in the grid and in the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

_TYPED_MS = 900
"""Milliseconds without a key after which letters begin a new word. Chosen: as systems have it."""
_CTRL, _NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BookKeys(QObject):
    """Signals: ``open_wanted(bool)`` the current book, elsewhere with True; ``details_wanted()``;
    ``remove_wanted()`` what is chosen comes off the shelf; ``typed(str)`` letters to jump by.
    """

    open_wanted = Signal(bool)
    details_wanted = Signal()
    remove_wanted = Signal()
    typed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._word = ""
        self._pause = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._pause.timeout.connect(self._end)

    def _end(self) -> None:
        self._word = ""

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False for one that the view itself has a use for."""
        key = event.key()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if key in _ENTER and held in (_NONE, _CTRL):
            self.open_wanted.emit(held == _CTRL)
        elif held != _NONE:
            return False
        elif key == Qt.Key.Key_Space and not self._word:
            self.details_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        elif event.text().isprintable() and event.text():
            self._word += event.text()
            self._pause.start()
            self.typed.emit(self._word)
        else:
            return False
        return True
