"""Asks books that were chosen on the shelf: in the chat of the book that is open."""

from __future__ import annotations

from PySide6.QtCore import QObject

from foxreader.core.book import Book
from foxreader.library.shelf import Shelved
from foxreader.program.shelf import Several
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.home import Home
from foxreader.ui.window.parts import WindowParts


class AskedBooks(QObject):
    """Opens the chat with some books as what a question is about. Where no book is open, the one
    read last is opened for it, or the guide: a conversation belongs to a book."""

    def __init__(self, parts: WindowParts, home: Home, opener: BookOpener) -> None:
        super().__init__(parts)
        self._parts, self._home, self._opener = parts, home, opener
        self._waiting: Several | None = None
        opener.shown.connect(self._shown)
        opener.refused.connect(self._forget)

    def ask(self, wanted: Several) -> None:
        """Have the reader write a question to some books."""
        if not wanted.books:
            return
        if self._parts.controller.opened is not None and not self._parts.controller.opening:
            self._home.show_book()
            self._begin(wanted)
            return
        self._waiting = wanted
        if not self._parts.controller.opening:
            shelf = self._parts.program.profile.shelf
            self._parts.controller.find(lambda cancel: shelf.recent(1), self._open)

    def _open(self, recent: list[Shelved]) -> None:
        self._opener.open(recent[0].path if recent else None)

    def _shown(self, book: Book) -> None:
        if self._waiting is not None:
            wanted, self._waiting = self._waiting, None
            self._home.show_book()
            self._begin(wanted)

    def _forget(self) -> None:
        self._waiting = None

    def _begin(self, wanted: Several) -> None:
        chat = self._parts.chat
        self._parts.panels.toggle("chat", True)
        chat.composer.select(None)
        chat.composer.scope.ask_several(wanted)
        chat.composer.field.setFocus()
