"""How the window is laid out: a book or the shelf, the page between panels; what of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QPropertyAnimation,
    QRect,
    QSettings,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QPlainTextEdit,
    QSplitter,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from foxreader.ui.platform.widgets import set_margins

if TYPE_CHECKING:
    from foxreader.ui.book.book_controller import BookController
    from foxreader.ui.shelf.page import ShelfPage
    from foxreader.ui.window.messages import MessageBar


# A book that is read, or the shelf


class Home(QStackedWidget):
    """Shows one of the two. Commands of the other are off meanwhile: both use some keys. The shelf
    comes second, with :meth:`add_shelf`.

    Signal: ``turned`` the shelf is shown.
    """

    turned = Signal(bool)

    def __init__(self, reading: QWidget, page: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._reading, self._page, self._window = reading, page, window
        self._of_book: Sequence[QAction] = ()
        self._of_shelf: Sequence[QAction] = ()
        self._title = window.windowTitle()
        self._stays = False
        self.addWidget(reading)

    def add_shelf(self, shelf: ShelfPage, controller: BookController, messages: MessageBar) -> None:
        """Have the shelf as the other side."""
        self._shelf, self._controller, self._messages = shelf, controller, messages
        self.addWidget(shelf)

    def use_actions(self, of_book: Sequence[QAction], of_shelf: Sequence[QAction]) -> None:
        """These work on one side only."""
        self._of_book, self._of_shelf = of_book, of_shelf
        self._turn()

    @property
    def at_shelf(self) -> bool:
        """Whether the shelf is shown."""
        return self.currentWidget() is self._shelf

    def show_shelf(self) -> None:
        """Show the shelf; an open book stays open behind it, and so does one that comes."""
        self._stays = True
        if not self.at_shelf:
            self.setCurrentWidget(self._shelf)
            self._messages.lie_over(self._shelf.books)
            self._turn()
            # The place is stored first: the shelf says how far the book is read.
            self._controller.keep_place(self._shelf.refresh)
        self._window.setWindowTitle(self.tr("Library — Foxreader"))
        self._shelf.enter()

    def name_book(self, title: str) -> None:
        """The book's side of the window has another title."""
        self._title = title
        if not self.at_shelf:
            self._window.setWindowTitle(title)

    def show_book(self) -> None:
        """Show the page of the open book, or where one comes in a moment."""
        self._shelf.opening_ended()
        if self.at_shelf:
            self._window.setWindowTitle(self._title)
            self.setCurrentWidget(self._reading)
            self._messages.lie_over(self._page)
            self._turn()
            self._page.setFocus()

    def take_keyboard(self) -> None:
        """Have the keyboard at the page, or at the books of the shelf."""
        if self.at_shelf:
            self._shelf.focus_books()
        else:
            self._page.setFocus()

    def expect(self) -> None:
        """A book is to be opened, and shown when it comes."""
        self._stays = False

    def receive(self) -> None:
        """A book comes: show it, unless the reader has gone to the shelf since it was asked for."""
        if not self._stays:
            self.show_book()

    def toggle(self) -> None:
        """To the shelf, and back to the book that is open."""
        if not self.at_shelf:
            self.show_shelf()
        elif self._controller.opened is not None:
            self.show_book()

    def _turn(self) -> None:
        for action in self._of_book:
            action.setEnabled(not self.at_shelf)
        for action in self._of_shelf:
            action.setEnabled(self.at_shelf)
        self.turned.emit(self.at_shelf)


# The page between its panels: as wide as the reader likes; drawers in a narrow window

_WIDTHS, _WIDE_WIDTHS = {"panel": 288, "chat": 392}, {"panel": 288, "chat": 480}
"""Pixels of the panels until the reader drags one, in most windows and in wide ones; the design's,
but for the 256 of its left panel: the notes need more, and the page is not to move when they come.
"""
_WIDE = 2200
"""Pixels from which a window is wide. Chosen: two columns of the text have room beside them."""
_LEAST = {"panel": 170, "chat": 280}
_LEAST_PAGE = 320
"""Pixels below which a panel and the page are not made narrower; chosen: a line has room."""
_OVER = {"panel": 1100, "chat": 860}
"""Pixels of the window below which a panel lies over the page, from the drawing."""
_DRAWER = {"panel": 288, "chat": 344}
"""Pixels of a panel over the page, as above."""
_NARROW_CHAT = 344
"""Pixels of the chat beside the page where the left panel has no place beside it, from the
drawing."""
_ALONE = 640
"""Pixels of the window below which a drawer takes all of it, from the drawing."""
_SHARE = 0.52
"""The part of the window that both panels take at most; chosen: the page keeps about half."""
_FIRST = {"panel": False, "chat": True}
"""Whether a panel is shown until the reader shows or closes it. Chosen: at the first start the page
has three quarters of the window; that the book can be asked is to be seen, contents are found."""
_SLIDE = 140
"""Milliseconds in which a drawer slides in, from the drawing."""


class Panels(QWidget):
    """Contents, page and chat. Signal: ``toggled`` a panel is shown or not.

    In a narrow window a panel closes by itself, and opens when there is room again. There the
    reader can open it over the page, as a drawer, which closes when the page takes the keyboard.
    """

    toggled = Signal(str, bool)

    def __init__(self, side: QWidget, page: QWidget, chat: QWidget, state: QSettings) -> None:
        super().__init__()
        self._state, self._page = state, page
        self._panels = {"panel": side, "chat": chat}
        # What the reader wants where there is room for it, in full screen, and over the page.
        self._wanted = {
            name: state.value(f"{name}_shown", str(first).lower()) == "true"
            for name, first in _FIRST.items()
        }
        self._wanted_full: dict[str, bool] | None = None
        self._drawer = ""
        self._needed = dict.fromkeys(self._panels, 0)
        self._covered = 0
        self._chosen = {
            name: width
            for name, drawn in _WIDTHS.items()
            if (width := int(str(state.value(f"{name}_width", drawn)))) != drawn
        }
        page.setMinimumWidth(_LEAST_PAGE)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for widget in (side, page, chat):
            self._splitter.addWidget(widget)
        self._splitter.setStretchFactor(1, 1)
        for name, widget in self._panels.items():
            widget.setMinimumWidth(_LEAST[name])
            widget.setVisible(self._wanted[name])
        self._splitter.splitterMoved.connect(self._moved)
        self._row = QVBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._splitter)
        self._motion = QPropertyAnimation(propertyName=b"geometry", parent=self)
        self._motion.setDuration(_SLIDE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._focus_moved)

    @property
    def _widths(self) -> dict[str, int]:
        """The width of each panel: the reader's, else the one drawn for such a window."""
        return (_WIDE_WIDTHS if self.width() >= _WIDE else _WIDTHS) | self._chosen

    def fill(self, name: str, panel: QWidget) -> None:
        """Have ``panel`` in the place of the one of that name."""
        before = self._panels[name]
        self._panels[name] = panel
        panel.setMinimumWidth(_LEAST[name])
        if (at := self._splitter.indexOf(before)) >= 0:
            self._splitter.replaceWidget(at, panel)
        else:
            panel.setParent(self)  # it lies over the page
        panel.setVisible(not before.isHidden())
        before.setParent(None)
        before.deleteLater()
        self._apply()

    def shown(self, name: str) -> bool:
        """Whether a panel is shown, or would be with its window."""
        return not self._panels[name].isHidden()

    def toggle(self, name: str, shown: bool | None = None) -> None:
        """Show a panel or not; without saying which, the other way round."""
        shown = not self.shown(name) if shown is None else shown
        if self._wanted_full is not None:
            self._wanted_full[name] = shown
        elif not self.is_over(name):
            self._wanted[name] = shown
        if self.is_over(name):
            self._drawer = name if shown else "" if self._drawer == name else self._drawer
        self._apply()

    def need(self, name: str, width: int) -> None:
        """Have a panel at least so wide, in pixels; 0 for as the reader likes it."""
        self._needed[name] = width
        self._apply()

    def give_room(self, width: int) -> None:
        """What lies over the side of the chat is so wide: where the chat is closed and there is
        room, the page is beside it."""
        self._covered = width
        self._apply()

    def is_over(self, name: str) -> bool:
        """Whether a panel has room only over the page."""
        return self.width() < _OVER[name]

    def close_drawer(self) -> bool:
        """Close the panel that lies over the page; whether there was one."""
        if not self._drawer:
            return False
        self.toggle(self._drawer, False)
        return True

    def hide_all(self, hidden: bool) -> None:
        """Hide both panels, or show again those that were shown before."""
        if hidden != (self._wanted_full is not None):
            self._wanted_full = dict.fromkeys(self._panels, False) if hidden else None
            self._drawer = ""
            self._apply()

    def keep(self) -> None:
        """Remember widths and what is shown."""
        for name, width in self._chosen.items():
            self._state.setValue(f"{name}_width", width)
        for name, wanted in self._wanted.items():
            self._state.setValue(f"{name}_shown", "true" if wanted else "false")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width."""
        super().resizeEvent(event)
        if self._drawer and not self.is_over(self._drawer):
            self._drawer = ""  # there is room beside the page again
        self._apply()

    def _apply(self) -> None:
        for name, panel in self._panels.items():
            before = self.shown(name)
            over = self.is_over(name)
            wanted = self._wanted if self._wanted_full is None else self._wanted_full
            shown = self._drawer == name if over else wanted[name]
            self._put(name, panel, over)
            panel.setVisible(shown)
            if over and shown:
                self._lay(name, panel, slide=not before)
            if shown != before:
                self.toggled.emit(name, shown)
        self._distribute()

    def _put(self, name: str, panel: QWidget, over: bool) -> None:
        """Have a panel beside the page, or in front of it."""
        if over == (self._splitter.indexOf(panel) < 0):
            return
        if over:
            panel.setParent(self)
        else:
            self._splitter.insertWidget(0 if name == "panel" else self._splitter.count(), panel)

    def _lay(self, name: str, panel: QWidget, *, slide: bool) -> None:
        """Lay a drawer at its side of the page."""
        width = max(_DRAWER[name], self._needed[name])
        width = self.width() if self.width() < _ALONE else width
        at_left = (name == "panel") != self.isRightToLeft()
        there = QRect(0 if at_left else self.width() - width, 0, width, self.height())
        panel.raise_()
        self._motion.stop()
        if slide and self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
            self._motion.setTargetObject(panel)
            self._motion.setStartValue(there.translated(-width if at_left else width, 0))
            self._motion.setEndValue(there)
            self._motion.start()
        else:
            panel.setGeometry(there)

    def _distribute(self) -> None:
        share = min(1.0, _SHARE * self.width() / sum(self._widths.values()))
        widths = {
            name: max(round(width * share), self._needed[name])
            for name, width in self._widths.items()
        }
        if self.is_over("panel"):
            widths["chat"] = min(self._widths["chat"], _NARROW_CHAT)
        beside = {
            name: widths[name] if self._splitter.indexOf(panel) >= 0 else 0
            for name, panel in self._panels.items()
        }
        room = 0 if self.shown("chat") or self.is_over("panel") else self._covered
        set_margins(self._row, 0, 0, room, 0)
        page = self.width() - room - sum(beside.values())
        sizes = [beside["panel"], page, beside["chat"]]
        self._splitter.setSizes([size for size in sizes if size])

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._drawer and now is not None and self._page.isAncestorOf(now):
            self.close_drawer()

    def _moved(self) -> None:
        if any(self._splitter.indexOf(panel) < 0 for panel in self._panels.values()):
            return  # what is set in a narrow window is not what the reader likes in a wide one
        side, _, chat = self._splitter.sizes()
        if side <= self._needed["panel"]:
            side = 0  # as wide as what it shows needs, not as the reader likes it
        now = {"panel": side, "chat": chat}
        drawn = self._widths
        self._chosen |= {
            name: width for name, width in now.items() if width not in (0, drawn[name])
        }


# What is kept between two runs: its place on the screen, a question not yet sent

_WANTED = QSize(1440, 900)
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
    size = _WANTED.boundedTo(screen.size() - FRAME)
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
