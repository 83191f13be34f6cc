"""The windows of the program: one at first, others on the same book when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from foxreader.parts.program import Program
from foxreader.ui.platform import translation
from foxreader.ui.platform.second_start import Target
from foxreader.ui.reader.scheme import Web
from foxreader.ui.window.main_window import MainWindow


class Windows(QObject):
    """Makes windows of one program and keeps them until they are closed.

    ``state`` gives what the window of a number keeps between two runs. The first window's place is
    how far a book is read; the second one's is kept beside it and is there when it is opened again.
    """

    def __init__(self, program: Program, state: Callable[[int], QSettings]) -> None:
        super().__init__()
        self._program, self._state = program, state
        self._windows: dict[int, MainWindow] = {}
        self._spare: list[Web] = []  # of windows that were closed: a profile cannot be deleted soon
        self._telling = False

    @property
    def all(self) -> tuple[MainWindow, ...]:
        """The windows that are open, the first one first."""
        return tuple(window for _, window in sorted(self._windows.items()))

    def open(self) -> MainWindow:
        """Show one more window, with no book in it."""
        return self._open(next(n for n in count(1) if n not in self._windows))

    def _open(self, number: int) -> MainWindow:
        web = self._spare.pop() if self._spare else None
        window = MainWindow(self._program, self._state(number), number, web)
        self._windows[number] = window
        window.another_wanted.connect(partial(self._open_another, window))
        window.closed.connect(partial(self._closed, number))
        window.appearance.changed.connect(partial(self._tell_others, window))
        window.notes.changed.connect(partial(self._read_notes, window))
        window.forgetting.connect(partial(self._leave, window))
        window.show()
        return window

    def show_target(self, target: Target) -> None:
        """Show a book, a place in one, or only a window: in the one that was used last."""
        shown = [one for one in self.all if one.isActiveWindow()] or list(self.all)
        shown[0].show_target(target)

    def _open_another(self, window: MainWindow) -> None:
        """A second window on the book of ``window``, where it was left or where this one is."""
        opened = window.controller.opened
        if opened is None:
            self.open().open(None)
            return
        # The place here is stored first: the other window begins at it, unless it has its own.
        book, path, place = opened.book, opened.path, window.reader.place
        shelf, number = self._program.profile.shelf, window.number
        window.controller.find(
            lambda cancel: shelf.keep_place(book, place, number),
            lambda kept: self.open().open(path),
        )

    def _read_notes(self, window: MainWindow, ids: object) -> None:
        """The reader has noted something in ``window``: others on the same book show it too."""
        book = window.notes.book
        if book is None:
            return
        for other in self.all:
            shown = other.notes.book
            if other is not window and shown is not None and shown.sha256 == book.sha256:
                other.notes.read()

    def _leave(self, window: MainWindow, sha256: str) -> None:
        """A book is forgotten in ``window``: no other one goes on with it."""
        for other in self.all:
            opened = other.controller.opened
            if other is not window and opened is not None and opened.book.sha256 == sha256:
                other.open(None)

    def _tell_others(self, window: MainWindow) -> None:
        """What was chosen for all books, or for this one, is seen in each window."""
        if translation.is_other(self._program.profile.settings.language):
            QTimer.singleShot(0, self._renew)  # whoever changed it is still at work
        if self._telling:
            return
        self._telling = True
        try:
            for other in self.all:
                if other is not window:
                    other.appearance.follow(window.appearance)
        finally:
            self._telling = False

    def _renew(self) -> None:
        """Another language was chosen: each window is made anew with the book it has, at its place
        and with its question, as at the next start."""
        app = QApplication.instance()
        if app is None or not translation.install(app, self._program.profile.settings.language):
            return
        QApplication.setQuitOnLastWindowClosed(False)
        for number, window in sorted(self._windows.items()):
            opened, settings = window.controller.opened, window.settings.page
            window.close()
            made = self._open(number)
            made.open(opened.path if opened is not None else None)
            if settings is not None:
                made.settings.open(settings)
        QApplication.setQuitOnLastWindowClosed(True)

    def _closed(self, number: int) -> None:
        window = self._windows.pop(number, None)
        if window is not None:
            self._spare.append(window.web)
            window.deleteLater()
