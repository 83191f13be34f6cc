"""What keys do on the shelf."""

from __future__ import annotations

from foxreader.ui.shelf.page import ShelfPage
from foxreader.ui.shelf.words import ShelfWords
from foxreader.ui.window.focus import FocusRing, Part
from foxreader.ui.window.keys import Command


def shelf_commands(shelf: ShelfPage) -> tuple[Command, ...]:
    """The commands that work while the shelf is shown. The keys of a book in it, such as Enter and
    Del, are those of its list."""
    tr = ShelfWords.tr
    ring = FocusRing((
        Part(shelf.bar, lambda: shelf.bar.field),
        Part(shelf.side, lambda: shelf.side.list),
        Part(shelf.books, lambda: shelf.books.shown),
        Part(shelf.empty, lambda: shelf.empty.file),
    ))  # fmt: skip
    return (
        Command(tr("Shelf: search titles, authors and texts"), ("Ctrl+K", "Ctrl+F"),
                shelf.search),
        Command(tr("Shelf: covers"), ("Ctrl+1",), lambda: shelf.show_shape(listed=False)),
        Command(tr("Shelf: list"), ("Ctrl+2",), lambda: shelf.show_shape(listed=True)),
        Command(tr("Shelf: add a folder"), ("Ctrl+Shift+O",), shelf.importing.choose_folder),
        Command(tr("Shelf: take back what was done last"), ("Ctrl+Z",), shelf.undo),
        Command(tr("Shelf: parts of the library"), ("F9",), shelf.toggle_side),
        Command(tr("Shelf: menu of what is chosen"), ("Menu", "Shift+F10"), shelf.menus.show),
        Command(tr("Shelf: next part of the window"), ("F6",), lambda: ring.move(1)),
        Command(tr("Shelf: part before"), ("Shift+F6",), lambda: ring.move(-1)),
        Command(tr("Shelf: close what is open, back to the books"), ("Esc",), shelf.escape),
    )  # fmt: skip
