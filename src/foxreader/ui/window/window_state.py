"""What the window keeps between two runs: its place on the screen and a question not yet sent."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QPlainTextEdit

WANTED = QSize(1440, 900)
"""The window at its first start, from the drawing, in pixels that the screen's scale multiplies."""
FRAME = QSize(16, 48)
"""Pixels left for the frame and the title bar, which Qt does not know before the window is shown.
Chosen: the largest of the usual desktops is 40 high."""
_KEEP_UNSENT = 700
"""Milliseconds after the last key at which a question is kept. Chosen: a pause in typing."""
_UNSENT, _BOOK = "unsent", "unsent_book"


def first_geometry(screen: QRect) -> QRect:
    """Where the window is at its first start on a screen with this room: in the middle, and inside
    with its frame."""
    size = WANTED.boundedTo(screen.size() - FRAME)
    left = screen.left() + (screen.width() - size.width()) // 2
    spare = screen.height() - size.height() - FRAME.height()
    top = screen.top() + FRAME.height() + max(0, spare) // 2
    return QRect(left, top, size.width(), size.height())


class WindowState:
    """Keeps and restores one window's state."""

    def __init__(self, window: QMainWindow, state: QSettings) -> None:
        self._window, self._state = window, state
        self._unsent: Callable[[], tuple[str, str]] = lambda: ("", "")
        self._soon = QTimer(window, interval=_KEEP_UNSENT, singleShot=True)
        self._soon.timeout.connect(self._keep_unsent)

    def _keep_unsent(self) -> None:
        self.keep_question(*self._unsent())

    @property
    def settings(self) -> QSettings:
        """Where the state is kept."""
        return self._state

    def restore(self) -> None:
        """Put the window where it was; at the first start where it fits the screen."""
        geometry = self._state.value("geometry")
        if geometry is not None and self._window.restoreGeometry(geometry):
            if self._window.isFullScreen():  # a start shows what can be pressed
                self._window.setWindowState(Qt.WindowState.WindowNoState)
            return
        screen = self._window.screen()
        self._window.setGeometry(first_geometry(screen.availableGeometry()))

    def follow(self, field: QPlainTextEdit, book: Callable[[], str]) -> None:
        """Keep a question while it is written in ``field``: a process that is killed saves nothing.
        ``book`` gives the hash of the open book, "" without one."""
        self._unsent = lambda: (book(), field.toPlainText())
        field.textChanged.connect(self._soon.start)

    def keep(self) -> None:
        """Store where the window is, and the question that was not sent."""
        self._soon.stop()
        self._state.setValue("geometry", self._window.saveGeometry())
        self.keep_question(*self._unsent())

    def keep_question(self, book: str, question: str) -> None:
        """Store a question about ``book`` that was not sent, "" for none: now, not at the end."""
        if question.strip():
            self._state.setValue(_UNSENT, question)
            self._state.setValue(_BOOK, book)
        elif self._state.value(_BOOK) == book:
            self._state.remove(_UNSENT)
            self._state.remove(_BOOK)
        self._state.sync()

    def take_question(self, book: str) -> str:
        """The question that was not sent, if it was about ``book``; "" otherwise. Given once."""
        if self._state.value(_BOOK) != book:
            return ""
        question = str(self._state.value(_UNSENT, ""))
        self._state.remove(_UNSENT)
        self._state.remove(_BOOK)
        return question
