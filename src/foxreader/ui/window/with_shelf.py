"""The shelf in the window: beside the book, its keys, its books asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings

from foxreader.core.book import Book
from foxreader.library.shelf import Shelved
from foxreader.program.library import Several
from foxreader.ui.platform.accessibility import FocusRing, WindowPart
from foxreader.ui.platform.commands import Command
from foxreader.ui.shelf.importing import WaysFromShelf
from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.shelf.rows import ShelfWords
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.layout import Home
from foxreader.ui.window.messages import DropTarget
from foxreader.ui.window.parts import WindowParts

# What can be done on the shelf, and with which keys.


def shelf_commands(shelf: ShelfPage) -> tuple[Command, ...]:
    """The commands that work while the shelf is shown. The keys of a book in it, such as Enter and
    Del, are those of its list."""
    ring = FocusRing((
        WindowPart(shelf.bar, lambda: shelf.bar.field),
        WindowPart(shelf.side, lambda: shelf.side.list),
        WindowPart(shelf.books, lambda: shelf.books.shown),
        WindowPart(shelf.empty, lambda: shelf.empty.file),
    ))  # fmt: skip
    return (
        Command(
            "shelf.search",
            ShelfWords.tr("Shelf: search titles, authors and texts"),
            ("Ctrl+K", "Ctrl+F"),
            shelf.search,
        ),
        Command(
            "shelf.save_search",
            ShelfWords.tr("Shelf: save this search"),
            ("Ctrl+S",),
            shelf.searches.save,
        ),
        Command(
            "shelf.covers",
            ShelfWords.tr("Shelf: covers"),
            ("Ctrl+1",),
            lambda: shelf.show_shape(listed=False),
        ),
        Command(
            "shelf.list",
            ShelfWords.tr("Shelf: list"),
            ("Ctrl+2",),
            lambda: shelf.show_shape(listed=True),
        ),
        Command(
            "shelf.add_folder",
            ShelfWords.tr("Shelf: add a folder"),
            ("Ctrl+Shift+O",),
            shelf.importing.choose_folder,
        ),
        Command(
            "shelf.undo",
            ShelfWords.tr("Shelf: take back what was done last"),
            ("Ctrl+Z",),
            shelf.undo,
        ),
        Command(
            "shelf.parts", ShelfWords.tr("Shelf: parts of the library"), ("F9",), shelf.toggle_side
        ),
        Command(
            "shelf.menu",
            ShelfWords.tr("Shelf: menu of what is chosen"),
            ("Menu", "Shift+F10"),
            shelf.show_menu,
        ),
        Command(
            "shelf.next_part",
            ShelfWords.tr("Shelf: next part of the window"),
            ("F6",),
            lambda: ring.move(1),
        ),
        Command(
            "shelf.previous_part",
            ShelfWords.tr("Shelf: part before"),
            ("Shift+F6",),
            lambda: ring.move(-1),
        ),
        Command(
            "shelf.escape",
            ShelfWords.tr("Shelf: close what is open, back to the books"),
            ("Esc",),
            shelf.escape,
        ),
    )


def make_shelf(
    parts: WindowParts, state: QSettings, number: int, doors: WaysFromShelf
) -> ShelfPage:
    """The shelf of the window of that number; the first one's indexes the texts of all books."""
    controller = parts.controller

    def open_hash() -> str:
        return controller.opened.book.sha256 if controller.opened is not None else ""

    def busy() -> bool:
        return number > 1 or controller.busy or controller.opening or controller.index.running

    return ShelfPage(
        parts.program, parts.jobs, state, parts.appearance.theme, open_hash, busy, doors, parts
    )


def put_shelf(
    parts: WindowParts,
    home: Home,
    shelf: ShelfPage,
    opener: BookOpener,
) -> None:
    """The shelf as the other side of the window, connected with what opens books."""
    home.add_shelf(shelf, parts.controller, parts.messages)

    def add(paths: list[Path]) -> None:
        home.show_shelf()
        shelf.add(paths)

    parts.drops = DropTarget(parts, lambda: home.at_shelf, opener.open, add)
    opener.asked.connect(home.expect)
    opener.coming.connect(home.receive)
    opener.ended.connect(shelf.opening_ended)
    opener.shown.connect(shelf.offer_way_back)
    opener.shelf_wanted.connect(home.show_shelf)
    opener.places.shelf_wanted.connect(home.show_shelf)
    opener.places.going.connect(home.show_book)


# Books chosen on the shelf are asked, in the chat of the open book


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
