"""The two sides of the window: a book that is read, and the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from foxreader.ui.book.book_controller import BookController
    from foxreader.ui.shelf.page import ShelfPage
    from foxreader.ui.window.message_bar import MessageBar


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
            self._title = self._window.windowTitle()
            self.setCurrentWidget(self._shelf)
            self._messages.lie_over(self._shelf.books)
            self._turn()
            # The place is stored first: the shelf says how far the book is read.
            self._controller.keep_place(self._shelf.refresh)
        self._window.setWindowTitle(self.tr("Library — Foxreader"))
        self._shelf.enter()

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
