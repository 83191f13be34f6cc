"""Puts the shelf into the window, beside what a book is read in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from foxreader.ui.shelf.importing import Doors
from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.window.book_opener import BookOpener
from foxreader.ui.window.drop_target import DropTarget
from foxreader.ui.window.home import Home
from foxreader.ui.window.parts import WindowParts


def make_shelf(parts: WindowParts, state: QSettings, number: int, doors: Doors) -> ShelfPage:
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

    DropTarget(parts, lambda: home.at_shelf, opener.open, add)
    opener.asked.connect(home.expect)
    opener.coming.connect(home.receive)
    opener.ended.connect(shelf.opening_ended)
    opener.shelf_wanted.connect(home.show_shelf)
    opener.places.shelf_wanted.connect(home.show_shelf)
    opener.places.going.connect(home.show_book)
