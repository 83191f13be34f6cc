"""What keys and presses do with books of the shelf, the same in the grid and in the list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

_TYPED_MS = 900
"""Milliseconds without a key after which letters begin a new word. Chosen: as systems have it."""
_CTRL, _NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BookKeys(QObject):
    """The keys of a ``view`` of books.

    Signals: ``open_wanted`` the current book, elsewhere with True; ``details_wanted``;
    ``remove_wanted`` what is chosen comes off the shelf; ``typed`` letters to jump by;
    ``menu_wanted`` for what is chosen, at that place of the screen; ``find_wanted`` the file of the
    book with this hash.
    """

    open_wanted = Signal(bool)
    details_wanted = Signal()
    remove_wanted = Signal()
    typed = Signal(str)
    menu_wanted = Signal(QPoint)
    find_wanted = Signal(str)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._want_menu)
        self._word = ""
        self._pause = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._pause.timeout.connect(self._end)

    def _want_menu(self, at: QPoint) -> None:
        self.menu_wanted.emit(self._view.viewport().mapToGlobal(at))

    def _end(self) -> None:
        self._word = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is done here is not the view's any more."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            done = watched is self._view and self.press(event)
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonDblClick:
            done = self._view.indexAt(event.position().toPoint()).isValid()
            if done:
                held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                self.open_wanted.emit(bool(held))
        else:
            done = False
        if done:
            return True
        return super().eventFilter(watched, event)

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
