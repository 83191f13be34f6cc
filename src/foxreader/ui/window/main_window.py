"""The main window: the page with its bars first, then all of it; how it looks, opens and closes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QVBoxLayout,
    QWidget,
)

from foxreader.program.opened_ahead import FirstPage, OpenedAhead, Showings
from foxreader.program.program import Program
from foxreader.ui.look.appearance import Appearance, dress_frames
from foxreader.ui.platform import translation
from foxreader.ui.platform.accessibility import mark_focus
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import Theme, palette, program_icon, style_sheet
from foxreader.ui.reader import scheme
from foxreader.ui.reader.fixed_pages import BAND
from foxreader.ui.reader.scheme import Web, make_web
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.window.bars import FootAtEdge, FootBar, TopBar
from foxreader.ui.window.layout import Home, Panels, WindowState
from foxreader.ui.window.whole import WholeWindow

if TYPE_CHECKING:
    from foxreader.core.span import Link
    from foxreader.ui.chat.turn import Turn


_FIRST = 500
"""Milliseconds that the rest of the window waits for the first page to be painted, which its
imports would hold up. Chosen: twice what a page takes; a book that is long to read is waited for
with the whole window."""
_LEAST_SIZE = 480, 360
"""Pixels of the smallest window. Chosen: it fits a screen of 900 pixels in double size."""


class MainWindow(WholeWindow):
    """One book at a time, its contents on the left, the chat on the right.

    One that is not ``whole`` has the page and the bars; :meth:`complete` makes the rest.
    ``number`` is 1 for the first window. Of the windows on one book (``showings``) each but the
    first has a place of its own in it, and begins its own conversation.
    """

    _first_page = Signal(FirstPage)

    def __init__(
        self,
        program: Program,
        state: QSettings,
        number: int = 1,
        web: Web | None = None,
        showings: Showings | None = None,
        *,
        whole: bool = True,
    ) -> None:
        super().__init__()
        self.whole = self._to_close = False
        self._themed: Theme | None = None
        if (app := QApplication.instance()) is not None:
            translation.use(app, program.profile)
        mark_focus()
        self.setWindowTitle("Foxreader")
        self.setWindowIcon(program_icon())
        self.program, self.state, self.number = program, WindowState(self, state), number
        self.showings = showings
        self.jobs = Jobs(self)
        self.appearance = Appearance(program.profile, self.jobs, self)
        self.appearance.changed.connect(self._apply_theme)
        self.web = web or make_web(QApplication.instance() or self)
        self.top, self.foot = TopBar(self), FootBar(self)
        self.reader = SpreadView(self.web, self.jobs, self.appearance.page_style, self)
        self.reader.setObjectName("reader")
        scheme.check_isolation(self.web, self.reader.page)
        page = QWidget()
        page.setFocusProxy(self.reader)
        self.page_column = _column(page, self.reader)
        self.panels = Panels(_room("sidePanel"), page, _room("chatPanel"), state)
        reading = QWidget(self)
        column = _column(reading, self.top, self.panels, self.foot)
        self.edge = FootAtEdge(self.foot, reading, column)
        self.home = Home(reading, self.reader, self)
        for name in ("panel", "chat"):
            self.top.buttons[name].setChecked(self.panels.shown(name))
        self.setCentralWidget(self.home)
        self.setMinimumSize(*_LEAST_SIZE)
        self.state.restore()
        self._apply_theme()
        self.reader.setFocus()
        self.ahead: OpenedAhead | None = None
        self._pieces = self._completing()
        if whole:
            self.complete()

    # The first page, and the rest

    def begin(self, path: Path, then: Callable[[], None]) -> None:
        """Open a book and show its page, before there is more in the window; ``then`` follows, when
        the page is there or does not come soon."""
        self.ahead = OpenedAhead(self.program.profile, self.program.books, path)
        self._first_page.connect(self._show_first)
        waiting = QTimer(self, interval=_FIRST, singleShot=True)

        def go_on() -> None:
            self.reader.painted.disconnect(soon)
            then()

        soon = self.reader.painted.connect(partial(waiting.start, 0))
        waiting.timeout.connect(go_on)
        waiting.start()
        self.jobs.start(partial(self.ahead.run, self._first_page.emit))

    def _show_first(self, first: FirstPage) -> None:
        if not self.whole:
            self.appearance.show_book(first.book.sha256, first.look)
            style = self.appearance.page_style
            if first.book.paged or first.book.files[first.place.file].viewport is not None:
                # The bar comes later, and the page would move then.
                self.reader.dress(pages=True)
                self.reader.set_band(BAND)
            self.reader.open(first.book, first.resources, first.place, style, first.view)

    def complete(self) -> None:
        """Make all that the first page does without."""
        for _ in self._pieces:
            pass

    def complete_by_pieces(self, then: Callable[[], None]) -> None:
        """As :meth:`complete`, each piece in an event of its own: the page is read meanwhile."""
        if next(self._pieces, "whole") == "whole":
            then()
        else:
            QTimer.singleShot(0, self, partial(self.complete_by_pieces, then))

    def _completing(self) -> Iterator[None]:
        # The first page does not wait for most of the program, which this imports.
        from foxreader.ui.window.making import make_rest  # noqa: PLC0415

        yield from make_rest(self)
        self._theme_parts()
        self.whole = True
        QTimer.singleShot(0, self.close if self._to_close else self.say_warnings)

    # How it looks

    def _apply_theme(self) -> None:
        if self._themed != self.theme:  # a slider that is dragged changes the page alone
            self._themed = self.theme
            self._use_palette()
            self.setStyleSheet(style_sheet(self.theme))
            self.top.apply_theme(self.theme)
            self.foot.line.apply_theme(self.theme)
            if self.whole:
                self._theme_parts()
        self.reader.apply(self.appearance.page_style)

    def _theme_parts(self) -> None:
        """Show what was made after the first page in the theme."""
        parts = (
            self.side, self.chat, self.settings, self.people.panel, self.pages, self.marking,
            self.commands.find_steps, self.commands.dictionaries, self.aloud.bar, self.shelf,
        )  # fmt: skip
        for part in parts:
            part.apply_theme(self.theme)

    def _use_palette(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication) and hasattr(self, "appearance"):
            app.setPalette(palette(self.theme))
            if sys.platform in ("darwin", "win32"):  # others draw frames by a setting of the user's
                dress_frames(self.theme, self.appearance.look.theme)

    def focusNextPrevChild(self, on: bool) -> bool:
        """The Tab key goes on; what is closed with the keyboard in it leaves it to the page."""
        return (self.whole and self.keys.take_back()) or super().focusNextPrevChild(on)

    def changeEvent(self, event: QEvent) -> None:
        """In full screen there is the page alone; keys still open the panels."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._use_palette()  # another window may have a book with another theme
        if event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.top.setVisible(not full)
            self.edge.fit(full=full)
            self.panels.hide_all(full)
            if self.whole:
                self.pages.fit()

    # The book

    def resume(self) -> None:
        """Open the book that was read last; where there is none, show the shelf."""
        self.opener.resume()

    def show_target(self, target: Path | Link | None) -> None:
        """Bring the window forward, with a book, a place in one, or as it is."""
        if target is not None:
            self.opener.show_target(target)
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    # Questions and the index

    @property
    def turn(self) -> Turn | None:
        """The question that is being answered."""
        return self.chat_controller.turn

    def ask(self, question: str) -> None:
        """Ask the open book a question; the answer appears in the chat."""
        self.chat_controller.ask_words(question)

    # What Qt asks

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The titles have more or less room."""
        super().resizeEvent(event)
        if self.whole and self.controller.opened is not None:
            self.navigator.moved(self.reader.place)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files come over the window."""
        self.drops.hear(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """They are still there."""
        self.drops.hear(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """They are gone."""
        self.drops.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """They are let go."""
        self.drops.hear(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's state, stop the work, delete the pages before their profile.
        A window that is not whole is closed when it is."""
        if not self.whole:
            self._to_close = True
            event.ignore()
            return
        self.state.keep()
        self.panels.keep()
        self.appearance.save_now()
        self.life.finish()
        self.marking.close_book()
        self.shelf.shut()
        self.jobs.stop_all()
        self.notes.finish()
        self.pages.close()
        self.controller.close()
        self.program.dictionaries.close()
        self.aloud.stop()
        self.extras.shut()
        self.reader.shut()
        self.chat.shut()
        super().closeEvent(event)
        self.closed.emit()


def _column(widget: QWidget, *parts: QWidget) -> QVBoxLayout:
    """Parts below each other in a widget; what is no bar has what room there is."""
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for part in parts:
        layout.addWidget(part, 0 if isinstance(part, (TopBar, FootBar)) else 1)
    return layout


def _room(name: str) -> QFrame:
    """What is seen of a panel before it is there: its ground."""
    room = QFrame()
    room.setObjectName(name)
    return room
