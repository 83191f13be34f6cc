"""What can be done on the shelf, and with which keys."""

from __future__ import annotations

from foxreader.ui.platform.accessibility import FocusRing, WindowPart
from foxreader.ui.platform.commands import Command
from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.shelf.words import ShelfWords


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
