"""A cover is on the shelf as soon as a book has one, in each place that shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from foxreader.formats import digest
from foxreader.formats.thumbnails import cover_thumbnail
from foxreader.library.catalog import ShelfBook
from foxreader.program.program import Program
from foxreader.ui.shelf.details import detailed
from foxreader.ui.shelf.model import BOOK
from foxreader.ui.window.main_window import MainWindow
from librarymaker import library_epub

pytestmark = pytest.mark.gui
WIDE, HIGH = 200, 300
LIME = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
    f'<style>rect {{ fill: #00ff00 }}</style><rect width="{WIDE}" height="{HIGH}"/></svg>'
).encode()
PLAIN = b"<svg/>"
"""No picture: the shelf draws a cover."""


def lime(widget: QWidget) -> int:
    """How many dots of a sample of a widget are green as no drawn cover is."""
    image = widget.grab().toImage()
    colours = (
        QColor(image.pixel(x, y))
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
    )
    return sum(c.green() > 200 and c.red() < 90 and c.blue() < 90 for c in colours)


def on_shelf(fox: MainWindow, qtbot) -> ShelfBook:
    """The only book, once its cover has been drawn."""
    fox.home.show_shelf()
    shelf = fox.shelf
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 1)
    book: ShelfBook = shelf.model.index(0, 0).data(BOOK)
    qtbot.waitUntil(lambda: shelf.covers.get(book, 128, 192, 1.0) is not None)
    return book


def test_a_book_that_was_only_opened_has_its_cover(
    fox: MainWindow, qtbot, program: Program, tmp_path: Path
) -> None:
    path = library_epub(tmp_path / "a.epub", "The Calm Sea", cover=LIME)
    fox.open(path)
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    program.profile.records.set_state([digest(path)], "reading")  # so that it is gone on with
    on_shelf(fox, qtbot)
    grid = fox.shelf.books.grid
    qtbot.waitUntil(lambda: lime(grid.viewport()) > 300)
    cards = fox.shelf.books.header
    qtbot.waitUntil(lambda: lime(cards) > 100)
    fox.shelf.show_shape(listed=True)
    qtbot.waitUntil(lambda: lime(fox.shelf.books.table.viewport()) > 20)
    fox.shelf.show_shape(listed=False)
    found = detailed(program.profile, digest(path))
    assert found is not None and QColor(found.cover.pixel(50, 60)).green() > 200


@pytest.mark.thorough
@pytest.mark.parametrize("listed", [False, True], ids=["grid", "list"])
def test_a_cover_that_comes_later_takes_the_place_of_the_drawn_one(
    fox: MainWindow, qtbot, program: Program, tmp_path: Path, listed: bool
) -> None:
    path = library_epub(tmp_path / "a.epub", "The Calm Sea", cover=PLAIN)
    program.library.add([path])
    fox.shelf.show_shape(listed=listed)
    book = on_shelf(fox, qtbot)
    view = fox.shelf.books.table if listed else fox.shelf.books.grid
    assert lime(view.viewport()) == 0
    program.profile.covers.write(book.sha256, cover_thumbnail(LIME))  # as another window may
    fox.shelf.refresh()
    qtbot.waitUntil(lambda: lime(view.viewport()) > 20)
    program.profile.covers.write(book.sha256, b"")
    fox.shelf.refresh()
    qtbot.waitUntil(lambda: lime(view.viewport()) == 0)


@pytest.mark.thorough
def test_covers_that_a_backup_does_not_bring_are_made_again(
    fox: MainWindow, qtbot, program: Program, tmp_path: Path
) -> None:
    path = library_epub(tmp_path / "a.epub", "The Calm Sea", cover=LIME)
    program.library.add([path])
    program.profile.covers.remove(digest(path))
    on_shelf(fox, qtbot)
    qtbot.waitUntil(lambda: lime(fox.shelf.books.grid.viewport()) > 300)
