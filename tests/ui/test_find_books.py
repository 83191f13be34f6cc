"""Books are found by fields and by several parts of the library at once, kept as a search, sorted
by what they measure; a book in several files becomes one."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from foxreader.library.catalog import View
from foxreader.library.records import ManyChange
from foxreader.ui.shelf.actions import SaveDialog
from foxreader.ui.shelf.many import TwinsDialog
from foxreader.ui.shelf.rows import ROW
from foxreader.ui.window.main_window import MainWindow
from hands import press, read
from librarymaker import library_epub

pytestmark = pytest.mark.gui
Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
LONG = "The keeper went up the stairs of the tower and lit the lamp. " * 20


@pytest.fixture
def shelf(fox: MainWindow, qtbot, tmp_path: Path):
    for name, title, author, tags, words in (
        ("a", "Tower", "Ann Lowe", ("sea", "novel"), LONG),
        ("b", "The Tower, again", "A. Lowe", ("sea",), LONG),
        ("c", "Whales", "Bo Low", ("sea", "science"), "Of whales."),
        ("d", "Lamps", "Cy", ("novel",), "Of lamps."),
    ):
        meta = "".join(f"<dc:subject>{tag}</dc:subject>" for tag in tags)
        library_epub(tmp_path / f"{name}.epub", title, author, meta=meta, words=words)
    fox.home.show_shelf()
    fox.shelf.add([tmp_path])
    qtbot.waitUntil(lambda: fox.shelf.model.rowCount() == 4)
    qtbot.waitUntil(lambda: any(one.words == "sea" for one in fox.shelf.side.rows))
    return fox.shelf


def titles(fox: MainWindow) -> set[str]:
    model = fox.shelf.model
    return {str(model.index(row, 0).data()) for row in range(model.rowCount())}


def shown(fox: MainWindow, qtbot, kind: type[QWidget]):
    qtbot.waitUntil(lambda: any(one.isVisible() for one in fox.findChildren(kind)))
    (found,) = [one for one in fox.findChildren(kind) if one.isVisible()]
    return found


def row(shelf, words: str):
    (at,) = [at for at, one in enumerate(shelf.side.rows) if one.words == words]
    return shelf.side.list.model().index(at, 0)


def whole(fox: MainWindow, shelf, qtbot) -> None:
    """Go back to all books."""
    shelf._show_all()
    qtbot.waitUntil(lambda: len(titles(fox)) == 4)


def test_books_are_narrowed_found_sorted_and_put_together_and_no_heading_is_cut(
    fox: MainWindow, shelf, qtbot, tmp_path: Path
) -> None:
    _several_parts_of_the_library_narrow_together_by_mouse_and_keyboard(fox, shelf, qtbot)
    whole(fox, shelf, qtbot)
    _fields_find_books_that_are_shown_and_kept_as_a_search(fox, shelf, qtbot)
    QTest.keyClick(shelf.bar.field, Key.Key_Escape)
    shelf.bar.field.clear()
    whole(fox, shelf, qtbot)
    _the_list_and_the_covers_show_what_they_are_sorted_by(fox, shelf, qtbot)
    _a_book_in_two_files_becomes_one_and_is_two_again(fox, shelf, qtbot, tmp_path)
    whole(fox, shelf, qtbot)
    _no_heading_and_no_card_is_cut(fox, shelf, qtbot)


def _fields_find_books_that_are_shown_and_kept_as_a_search(fox: MainWindow, shelf, qtbot) -> None:
    field = shelf.bar.field
    field.setFocus()
    QTest.keyClicks(field, "tag:sea -author:bo")
    qtbot.waitUntil(lambda: any(line.all_titles for line in shelf.found.lines))
    first = next(line for line in shelf.found.lines if line.reached)
    assert first.text == "All 2 on the shelf"
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again"})
    assert "“tag:sea -author:bo”" in read(shelf.books.header)
    shelf.searches.save()
    dialog = shown(fox, qtbot, SaveDialog)
    dialog.name.setText("By the sea")
    press(dialog, "Save")
    qtbot.waitUntil(lambda: any(one.words == "By the sea" for one in shelf.side.rows))
    whole(fox, shelf, qtbot)
    shelf.side.list.clicked.emit(row(shelf, "By the sea"))
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again"})
    field.setFocus()
    QTest.keyClicks(field, "tag:none")  # in no text either, which is said
    qtbot.waitUntil(lambda: "No title, author or text has" in read(shelf.found))


def _several_parts_of_the_library_narrow_together_by_mouse_and_keyboard(
    fox: MainWindow, shelf, qtbot
) -> None:
    listed = shelf.side.list
    at_sea = listed.visualRect(row(shelf, "sea")).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=at_sea)
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again", "Whales"})
    listed.scrollTo(row(shelf, "novel"))
    QTest.mouseClick(
        listed.viewport(), Qt.MouseButton.LeftButton, CTRL,
        pos=listed.visualRect(row(shelf, "novel")).center(),
    )  # fmt: skip
    qtbot.waitUntil(lambda: titles(fox) == {"Tower"})
    assert "novel · sea" in read(shelf.books.header)
    assert not shelf.side.grab().isNull()
    listed.setFocus()
    listed.passing = True
    listed.setCurrentIndex(row(shelf, "science"))
    listed.passing = False
    QTest.keyClick(listed, Key.Key_Up, CTRL)  # over "novel" or "sea": nothing is narrowed yet
    assert listed.currentIndex().data(ROW).words in ("novel", "sea") and titles(fox) == {"Tower"}
    listed.passing = True
    listed.setCurrentIndex(row(shelf, "novel"))
    listed.passing = False
    QTest.keyClick(listed, Key.Key_Return, CTRL)  # no longer that
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again", "Whales"})
    shelf.menus.narrowed.emit(row(shelf, "Cy").data(ROW), False)
    qtbot.waitUntil(lambda: titles(fox) == {"Lamps"})


def _the_list_and_the_covers_show_what_they_are_sorted_by(fox: MainWindow, shelf, qtbot) -> None:
    (whales,) = fox.program.profile.catalog.order(View(text="title:whales"))
    fox.program.library.change([whales], ManyChange({"rating": 3.5, "published": "1851"}))
    shelf.refresh()
    for sort, value in (("rating", "★★★½"), ("published", "1851")):
        shelf._sort(sort, True)
        qtbot.waitUntil(lambda v=value: shelf.model.index(0, 5).data() == v)
        head = shelf.model.headerData(5, Qt.Orientation.Horizontal)
        assert head.startswith(sort.capitalize())
        assert not shelf.books.grid.grab().isNull()
    shelf._sort("size", True)
    qtbot.waitUntil(lambda: str(shelf.model.index(0, 5).data()).endswith("kB"))
    shelf._sort("title", False)
    qtbot.waitUntil(lambda: shelf.model.index(0, 5).data() == "Today")


def _a_book_in_two_files_becomes_one_and_is_two_again(
    fox: MainWindow, shelf, qtbot, tmp_path: Path
) -> None:
    for name in "ab":
        fox.program.books.open(tmp_path / f"{name}.epub").resources.close()
    shelf.controller.look_for_files()
    qtbot.waitUntil(lambda: any(one.kind == "twins" for one in shelf.side.rows))
    shelf.side.list.clicked.emit(row(shelf, "Duplicates"))
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again"})
    shelf.books.begin()
    shelf.menus.show_twins([shelf.books.current_hash])
    dialog = shown(fox, qtbot, TwinsDialog)
    assert faults(dialog) == [] and "Which file stands for the book?" in read(dialog)
    assert not dialog.same[0].isEnabled() or not dialog.same[1].isEnabled()
    dialog.kept[1].setChecked(True)
    dialog.same[0].setChecked(False)
    assert not dialog.join.isEnabled()
    dialog.same[0].setChecked(True)
    press(dialog, "Put together")
    qtbot.waitUntil(lambda: fox.program.profile.catalog.count() == 3)
    qtbot.waitUntil(lambda: shelf.undo_strip.isVisible())
    qtbot.waitUntil(lambda: titles(fox) == set())
    shelf.undo()
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again"})
    shelf.menus.show_twins(list(shelf.model.order))
    press(shown(fox, qtbot, TwinsDialog), "Different books")
    qtbot.waitUntil(lambda: titles(fox) == set())
    shelf.undo()
    qtbot.waitUntil(lambda: titles(fox) == {"Tower", "The Tower, again"})


def _no_heading_and_no_card_is_cut(fox: MainWindow, shelf, qtbot) -> None:
    long = "Les Misérables, Tome I: Fantine et ses malheurs dans la ville de Montreuil"
    sha256 = shelf.model.order[0]
    fox.program.library.change([sha256], ManyChange({"title": long}, state="reading"))
    shelf.refresh()
    card = shelf.books.header._widgets[0]
    qtbot.waitUntil(lambda: card.isVisible() and "…" in card._title.text())
    assert card._title.text().count("\n") == 1
    two = 2 * card._title.fontMetrics().height()
    qtbot.waitUntil(lambda: card._title.height() >= two)
    shelf.show_shape(listed=True)
    table = shelf.books.table
    for sort in ("opened", "left", "rating"):
        shelf._sort(sort, True)
        qtbot.waitUntil(lambda s=sort: shelf.model._sorted[0] == s)
        shown = [column for column in range(8) if not table.isColumnHidden(column)]
        assert shown and all(table.columnWidth(one) >= table._named(one) for one in shown)
        assert sum(map(table.columnWidth, shown)) <= table.viewport().width()
