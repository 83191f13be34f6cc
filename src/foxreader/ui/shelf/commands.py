"""What keys do on the shelf."""

from __future__ import annotations

from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.shelf.words import ShelfWords
from foxreader.ui.window.focus import FocusRing, Part
from foxreader.ui.window.keys import Command


def shelf_commands(shelf: ShelfPage) -> tuple[Command, ...]:
    """The commands that work while the shelf is shown. The keys of a book in it, such as Enter and
    Del, are those of its list."""
    ring = FocusRing((
        Part(shelf.bar, lambda: shelf.bar.field),
        Part(shelf.side, lambda: shelf.side.list),
        Part(shelf.books, lambda: shelf.books.shown),
        Part(shelf.empty, lambda: shelf.empty.file),
    ))  # fmt: skip
    return (
        Command(
            ShelfWords.tr("Shelf: search titles, authors and texts"),
            ("Ctrl+K", "Ctrl+F"),
            shelf.search,
        ),
        Command(ShelfWords.tr("Shelf: save this search"), ("Ctrl+S",), shelf.searches.save),
        Command(
            ShelfWords.tr("Shelf: covers"), ("Ctrl+1",), lambda: shelf.show_shape(listed=False)
        ),
        Command(ShelfWords.tr("Shelf: list"), ("Ctrl+2",), lambda: shelf.show_shape(listed=True)),
        Command(
            ShelfWords.tr("Shelf: add a folder"), ("Ctrl+Shift+O",), shelf.importing.choose_folder
        ),
        Command(ShelfWords.tr("Shelf: take back what was done last"), ("Ctrl+Z",), shelf.undo),
        Command(ShelfWords.tr("Shelf: parts of the library"), ("F9",), shelf.toggle_side),
        Command(
            ShelfWords.tr("Shelf: menu of what is chosen"), ("Menu", "Shift+F10"), shelf.show_menu
        ),
        Command(ShelfWords.tr("Shelf: next part of the window"), ("F6",), lambda: ring.move(1)),
        Command(ShelfWords.tr("Shelf: part before"), ("Shift+F6",), lambda: ring.move(-1)),
        Command(
            ShelfWords.tr("Shelf: close what is open, back to the books"), ("Esc",), shelf.escape
        ),
    )
