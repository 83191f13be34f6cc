"""The windows of the program: one at first, others on the same book or on another one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QProgressBar, QPushButton, QVBoxLayout

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Link
from foxreader.program.opened_ahead import Showings
from foxreader.program.program import Program
from foxreader.ui.platform import translation
from foxreader.ui.platform.jobs import Jobs, import_apart
from foxreader.ui.platform.process import Target
from foxreader.ui.platform.theme import Theme, style_sheet
from foxreader.ui.platform.translation import error_words
from foxreader.ui.reader.scheme import Web
from foxreader.ui.window.left_page import KeptKeys, LeftPage, LeftPicture
from foxreader.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from foxreader.library.restoring import Consent
    from foxreader.ui.settings.sync_page import SyncKeeper
    from foxreader.ui.settings.window import PageName
    from foxreader.ui.shelf.page import ShownShelf


_OPEN = "open_windows"
THE_REST = "foxreader.ui.window.making"
_MOST = 20
"""The highest number of a window that is opened again; a file may be damaged."""


@dataclass(frozen=True, slots=True)
class _ShownWindow:
    """What a window showed: its number, its book (None and "" without one), whether the shelf and
    what of it, and the page of its settings."""

    number: int
    path: Path | None
    sha256: str
    at_shelf: bool
    shelf: ShownShelf
    settings: PageName | None


class Windows(QObject):
    """Makes windows of one program and keeps them until they are closed.

    ``state`` gives what the window of a number keeps between two runs; the first one's has which
    windows were open, and with which books. ``web`` is the engine's profile for the first window.
    """

    def __init__(
        self, program: Program, state: Callable[[int], QSettings], web: Web | None = None
    ) -> None:
        super().__init__()
        self._program, self._state = program, state
        self._windows: dict[int, MainWindow] = {}
        # Of windows that were closed, too: a profile cannot be deleted soon.
        self._spare = [] if web is None else [web]
        self._begun: MainWindow | None = None
        self._asked: list[Target] = []
        self._telling = False
        self._sync: SyncKeeper | None = None
        self._showings = Showings()
        self._keep_soon = QTimer(self, interval=0, singleShot=True)
        self._keep_soon.timeout.connect(self._keep)

    @property
    def all(self) -> tuple[MainWindow, ...]:
        """The windows that are open, the first one first."""
        return tuple(window for _, window in sorted(self._windows.items()))

    def first_book(self) -> Path | None:
        """The book of the only window there was; None where there were several, or the shelf. The
        library would say it as well, but checks its file first."""
        kept = _kept(self._state(1))
        return Path(kept[0][1]) if len(kept) == 1 and kept[0][1] else None

    def begin(
        self, path: Path, then: Callable[[], None], picture: LeftPicture | None = None
    ) -> None:
        """Show the first window with the page of a book alone, under the ``picture`` of it.
        ``then`` follows when the rest of the program is imported, for which the page does not wait;
        it opens the window."""
        window = self._begun = MainWindow(
            self._program, self._state(1), 1, self._web(), self._showings, whole=False
        )
        complete = partial(window.complete_by_pieces, then)
        window.begin(path, lambda: import_apart(window.jobs, THE_REST, complete))
        window.show()
        KeptKeys(window)
        if picture is not None:
            picture.stand_until_painted(window)

    def open(self) -> MainWindow:
        """Show one more window, with no book in it."""
        return self._open(next(n for n in count(1) if n not in self._windows))

    def restore(self) -> None:
        """Show the windows that were open when the program ended, with their books; at the first
        start one, with the shelf."""
        first = self.open()
        kept = _kept(self._state(1))
        if len(kept) < 2:
            first.resume()
            return
        for number, path in kept:
            window = first if number == first.number else self._open(number)
            if path:
                window.open(Path(path))
            else:
                window.home.show_shelf()

    def _open(self, number: int) -> MainWindow:
        window = self._made(number)
        self._windows[number] = window
        window.another_wanted.connect(partial(self._open_another, window))
        window.closed.connect(partial(self._closed, number))
        window.appearance.changed.connect(partial(self._tell_others, window))
        window.notes.changed.connect(partial(self._read_notes, window))
        window.forgetting.connect(partial(self._leave, window))
        window.book_wanted_elsewhere.connect(self._open_elsewhere)
        window.controller.arrived.connect(self._keep_soon.start)
        window.home.turned.connect(self._keep_soon.start)
        window.settings.moving_wanted.connect(self._use_backup_soon)
        window.settings.synced.connect(self._show_synced)
        window.settings.keys_changed.connect(self._use_keys)
        self._keep_in_sync()
        if window.number == 1:
            LeftPage(window, self._program.profile.home, self.first_book)
        window.show()
        return window

    def _keep_in_sync(self) -> None:
        """Exchange with other devices from now on, where a folder is set."""
        if self._sync is None:
            from foxreader.ui.settings.sync_page import SyncKeeper  # noqa: PLC0415 -- as THE_REST

            self._sync = SyncKeeper(self._program, self)
            self._sync.came.connect(self._show_synced)
            self._sync.failed.connect(self._say_unsynced)

    def _show_synced(self) -> None:
        """Something of another device is here: each window reads what it shows anew."""
        for window in self.all:
            window.notes.read()
            window.shelf.refresh()

    def _use_keys(self) -> None:
        """Other keys were chosen: they work in each window."""
        for window in self.all:
            window.use_keys()

    def _say_unsynced(self, sentence: str) -> None:
        for window in self.all[:1]:
            window.controller.error.emit(sentence)

    def finish(self) -> None:
        """The windows are closed and the program ends: what was made is exchanged."""
        if self._sync is not None:
            self._sync.finish()

    def _made(self, number: int) -> MainWindow:
        """A window, or the rest of the one that was begun."""
        window, self._begun = self._begun, None
        if window is None:
            return MainWindow(
                self._program, self._state(number), number, self._web(), self._showings
            )
        window.complete()
        for target in self._asked:
            QTimer.singleShot(0, partial(self.show_target, target))
        self._asked.clear()
        return window

    def _web(self) -> Web | None:
        return self._spare.pop() if self._spare else None

    def _keep(self) -> None:
        """Remember which windows are open. When the program ends all are closed in one go, and what
        was remembered before holds."""
        if self._windows:
            state = self._state(1)
            state.setValue(_OPEN, json.dumps([[one.number, _path(one)] for one in self.all]))
            state.sync()

    def _open_elsewhere(self, path: Path) -> None:
        """Show a book in a window of its own; in the one that has it already, if there is one."""
        there = next((one for one in self.all if _path(one) == str(path)), None)
        if there is not None:
            there.home.show_book()
            there.show_target(None)
        else:
            self.open().open(path)

    def show_target(self, target: Target) -> None:
        """Show a book, a place in one, or only a window: in the window that has that book, else in
        one that is not reading, else in a new one."""
        if self._begun is not None:
            self._asked.append(target)
            return
        if not self._windows:
            return  # a backup is being restored; the windows come back by themselves
        used = [one for one in self.all if one.isActiveWindow()] or list(self.all)
        if target is None:
            used[0].show_target(None)
            return
        windows = list(dict.fromkeys([*used, *self.all]))
        has = [one for one in windows if _shows(one, target)]
        free = [one for one in windows if _is_free(one)]
        window = (*has, *free)[0] if has or free else self.open()
        window.show_target(target)

    def _open_another(self, window: MainWindow) -> None:
        """A second window on the book of ``window``, where it was left or where this one is."""
        opened = window.controller.opened
        if opened is None:
            self.open().home.show_shelf()
            return
        # The place here is stored first: the other window begins at it, unless it has its own.
        book, path, place = opened.book, opened.path, window.reader.place
        shelf, rank = self._program.profile.shelf, window.controller.rank
        window.controller.find(
            lambda cancel: shelf.keep_place(book, place, rank),
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
        if app is None or not translation.use(app, self._program.profile):
            return
        self._open_again(self._close_all())

    def _close_all(self) -> list[_ShownWindow]:
        """Close the windows, which stores what is theirs; gives what each showed. The program goes
        on without any until :meth:`_open_again`."""
        QApplication.setQuitOnLastWindowClosed(False)
        before = [_shown(number, window) for number, window in sorted(self._windows.items())]
        for window in self.all:
            window.close()
        return before

    def _open_again(self, before: list[_ShownWindow]) -> None:
        """Show the windows that were closed as they were."""
        for one in before:
            made = self._open(one.number)
            if one.path is not None:
                made.open(one.path)
            if one.at_shelf or one.path is None:
                made.home.show_shelf()
            made.shelf.show_again(one.shelf)
            if one.settings is not None:
                made.settings.open(one.settings)
        QApplication.setQuitOnLastWindowClosed(True)

    def _use_backup_soon(self, path: Path, merge: bool) -> None:
        QTimer.singleShot(0, partial(self.use_backup, path, merge))

    def use_backup(self, path: Path, merge: bool) -> None:
        """Restore a backup, or merge it, while no window works on the profile; then all of them
        show what there is now. A book the restored library does not know is not opened again."""
        theme = self.all[0].theme
        before = self._close_all()
        moving = MovingDialog(self._program, path, merge, theme)
        moving.ended.connect(partial(self._moved, before))
        moving.start()

    def _moved(self, before: list[_ShownWindow], outcome: _Outcome) -> None:
        shelf = self._program.profile.shelf
        known = [one if shelf.knows(one.sha256) else replace(one, path=None) for one in before]
        self._open_again(known)
        self.all[0].settings.show_moved(outcome.sentence, outcome.conflicts, outcome.held)

    def _closed(self, number: int) -> None:
        window = self._windows.pop(number, None)
        if window is not None:
            self._spare.append(window.web)
            window.deleteLater()
            self._keep_soon.start()


def _shown(number: int, window: MainWindow) -> _ShownWindow:
    opened, page = window.controller.opened, window.settings.page
    path = opened.path if opened is not None else None
    sha256 = opened.book.sha256 if opened is not None else ""
    return _ShownWindow(number, path, sha256, window.home.at_shelf, window.shelf.shown, page)


def _path(window: MainWindow) -> str:
    """The file of the book that a window shows; "" for the shelf."""
    opened = window.controller.opened
    return str(opened.path) if opened is not None and not window.home.at_shelf else ""


def _shows(window: MainWindow, target: Path | Link) -> bool:
    """Whether a window has the book of ``target``."""
    opened, wanted = window.controller.opened, window.controller.wanted
    if isinstance(target, Link):
        return opened is not None and opened.book.sha256 == target.sha256
    return wanted is not None and wanted.absolute() == target.absolute()


def _is_free(window: MainWindow) -> bool:
    """Whether nothing is read in a window."""
    controller = window.controller
    return (window.home.at_shelf or controller.opened is None) and not controller.opening


def _kept(state: QSettings) -> list[tuple[int, str]]:
    """The numbers of the windows that were open, and the files of their books."""
    try:
        listed = json.loads(str(state.value(_OPEN, "[]")))
        found = {int(number): str(path) for number, path in listed}
    except (ValueError, TypeError):
        return []
    return sorted((number, path) for number, path in found.items() if 0 < number <= _MOST)


# A backup is restored or merged while no window is open


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What the reader is told, a line for each thing that was kept both ways, and what is off until
    they accept it."""

    sentence: str
    conflicts: tuple[str, ...] = ()
    held: tuple[Consent, ...] = ()


class MovingDialog(QDialog):
    """Works as soon as :meth:`start` is called; nothing else may work on the profile meanwhile.

    Signal: ``ended``, also when it was stopped or failed: then everything is as it was.
    """

    ended = Signal(_Outcome)

    def __init__(self, program: Program, path: Path, merge: bool, theme: Theme) -> None:
        super().__init__()
        self._program, self._path, self._merge = program, path, merge
        self._jobs = Jobs(self)
        self._outcome = _Outcome(self.tr("Stopped; everything is as it was."))
        self.setWindowTitle("Foxreader")
        self.setStyleSheet(style_sheet(theme))
        self.setMinimumWidth(420)
        words = self.tr("Merging “{0}”…") if merge else self.tr("Restoring “{0}”…")
        said = QLabel(words.format(path.name), self)
        said.setTextFormat(Qt.TextFormat.PlainText)
        bar = QProgressBar(self)
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(self.tr("The backup is being read"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(said)
        layout.addWidget(bar)
        layout.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignTrailing)

    def start(self) -> None:
        """Begin the work."""
        self.show()
        self._job = self._jobs.start(
            self._work, value=self._take, failed=self._fail, ended=self._end
        )

    def _work(self, cancel: Cancel) -> object:
        """What is to be said; the words are chosen in the window's thread."""
        library = self._program.library
        if not self._merge:
            return library.restore(self._path, cancel)
        merged, names = library.merge(self._path, cancel), self._program.profile.shelf.names()
        return merged, {sha256: title for sha256, (title, _) in names.items()}

    def _take(self, found: object) -> None:
        from foxreader.program.library import Restored  # noqa: PLC0415 -- not at the start
        from foxreader.ui.settings.library_pages import (  # noqa: PLC0415 -- not at the start
            conflict_words,
            merged_words,
            restored_words,
        )

        if isinstance(found, tuple):
            merged, titles = found
            lines = tuple(conflict_words(one, titles) for one in merged.conflicts)
            self._outcome = _Outcome(merged_words(merged), lines)
        elif isinstance(found, Restored):
            self._outcome = _Outcome(restored_words(found.books), held=found.held)

    def _fail(self, error: FoxError) -> None:
        self._outcome = _Outcome(error_words(error))

    def reject(self) -> None:
        """Stop; the dialog goes when the work has ended."""
        self.cancel.setEnabled(False)
        self._job.stop()

    def _end(self) -> None:
        self.hide()
        self.ended.emit(self._outcome)
        self.deleteLater()
