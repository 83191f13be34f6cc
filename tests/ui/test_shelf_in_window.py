"""The shelf in a real window: seen, narrowed, searched, corrected, imported, opened by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import QModelIndex, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit

from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.ui.platform.theme import THEMES
from foxreader.ui.shelf.details import DetailsDialog
from foxreader.ui.shelf.grid import BookKeys
from foxreader.ui.shelf.importing import ReportDialog
from foxreader.ui.shelf.menus import MenuSubject, Opens, book_menu
from foxreader.ui.shelf.model import BOOK
from foxreader.ui.shelf.side import Dropped
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, press, said, write
from librarymaker import library_epub
from window import flush

pytestmark = pytest.mark.gui
Key = Qt.Key
TITLES = ("The Anchor", "Boats of the North", "The Harbour", "Lamps")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shelf")


def indexed(program: Program, path: Path) -> None:
    """Put a book into the search of all books, without a process for its index."""
    opened = program.books.open(path)
    opened.resources.close()
    with closing(program.indexes.open(opened.book)) as index:
        for _ in program.indexes.build(index, path):
            pass


@pytest.fixture(scope="module")
def fox(qapp, home: Path) -> Iterator[MainWindow]:
    """One window for all of this file, with four books on its shelf."""
    program = Program(Home(home / "home"))
    program.models.looked_at = ()
    for number, title in enumerate(TITLES):
        words = f"The zeppelin number {number} came over the water at noon."
        meta = '<meta name="calibre:series" content="Coast"/>' if number < 2 else ""
        library_epub(home / f"{number}.epub", title, f"Author {number}", words=words, meta=meta)
    report = program.library.add([home / f"{number}.epub" for number in range(4)])
    assert len(report.added) == 4
    for number in range(2):  # the window indexes the others by and by
        indexed(program, home / f"{number}.epub")
    state = QSettings(str(home / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("shelf_sort", "title")
    state.setValue("shelf_descending", "false")
    made = MainWindow(program, state)
    made.resize(1300, 820)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    flush()


def titles(fox: MainWindow) -> list[str]:
    model = fox.shelf.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture(autouse=True)
def at_shelf(fox: MainWindow, qtbot, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins at the whole shelf, shown as covers."""
    monkeypatch.setenv("FOXREADER_HOME", str(home / "home"))  # as processes of its own find it
    fox.home.show_shelf()
    fox.shelf.show_shape(listed=False)
    qtbot.waitUntil(lambda: fox.shelf.side.rows != [] and len(titles(fox)) >= 4)


@pytest.mark.thorough
def test_books_are_shown_sorted_and_narrowed_and_every_control_is_named(
    fox: MainWindow, qtbot
) -> None:
    shelf = fox.shelf
    assert titles(fox)[:4] == ["The Anchor", "Boats of the North", "The Harbour", "Lamps"]
    book = shelf.model.index(0, 0).data(BOOK)
    qtbot.waitUntil(lambda: shelf.covers.get(book, 128, 192, 1.0) is not None)
    assert 0 < shelf.covers.bytes < 48_000_000
    assert faults(shelf.window()) == []
    for name in THEMES:
        shelf.apply_theme(THEMES[name])
        assert not shelf.grab().isNull()
    shelf.apply_theme(fox.theme)
    shelf.show_shape(listed=True)
    assert faults(shelf.window()) == [] and shelf.books.table.isVisible()
    header = shelf.books.table.horizontalHeader()
    shelf.books.table.sort_wanted.emit("title")  # pressed again: the other way round
    qtbot.waitUntil(lambda: titles(fox)[0] == "Lamps")
    assert header.model().headerData(0, Qt.Orientation.Horizontal) == "Title  ↓"
    shelf.books.table.sort_wanted.emit("title")
    qtbot.waitUntil(lambda: titles(fox)[0] == "The Anchor")
    (row,) = [row for row in shelf.side.rows if row.words == "Coast"]
    shelf.side.chosen.emit(row, False)
    qtbot.waitUntil(lambda: titles(fox) == ["The Anchor", "Boats of the North"])
    shelf.focus_books()
    shelf.escape()
    qtbot.waitUntil(lambda: len(titles(fox)) == 4)


def test_the_keyboard_alone_moves_jumps_removes_and_takes_it_back(fox: MainWindow, qtbot) -> None:
    grid = fox.shelf.books.grid
    fox.shelf.books.go_to(fox.shelf.model.order[0])
    grid.setFocus()
    QTest.keyClick(grid, Key.Key_Right)
    assert fox.shelf.books.current.title == "Boats of the North"
    QTest.keyClick(grid, Key.Key_End)
    assert fox.shelf.books.current.title == "Lamps"
    keys = grid.findChild(BookKeys)
    keys._pause.setInterval(60_000)  # a busy machine may pause between two letters
    QTest.keyClicks(grid, "harb")
    qtbot.waitUntil(lambda: fox.shelf.books.current.title == "The Harbour")
    keys._end()
    QTest.keyClick(grid, Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert len(fox.shelf.books.selected) == 2
    QTest.keyClick(grid, Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(fox) == ["The Anchor", "Lamps"])
    assert fox.shelf.undo_strip.isVisible() and fox.shelf.books.current is not None
    fox.shelf.undo()
    qtbot.waitUntil(lambda: len(titles(fox)) == 4)


def test_a_book_is_opened_and_the_shelf_is_a_key_away(fox: MainWindow, qtbot) -> None:
    fox.shelf.books.go_to(fox.shelf.model.order[3])
    elsewhere: list[Path] = []
    fox.book_wanted_elsewhere.connect(elsewhere.append)
    QTest.keyClick(fox.shelf.books.grid, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [path.name for path in elsewhere] == ["3.epub"] and fox.home.at_shelf
    QTest.keyClick(fox.shelf.books.grid, Key.Key_Return)
    qtbot.waitUntil(lambda: fox.controller.opened is not None and not fox.home.at_shelf)
    assert fox.controller.opened.book.metadata.title == "Lamps"
    reading = {action.text(): action.isEnabled() for action in fox.actions()}
    assert reading["Covers"] is False if "Covers" in reading else not reading["Shelf: covers"]
    assert reading["Open a book"] and reading["Shelf, and back to the book"]
    fox.top.buttons["shelf"].click()
    qtbot.waitUntil(lambda: fox.home.at_shelf and fox.shelf.bar.back.isVisible())
    enabled = {action.text(): action.isEnabled() for action in fox.actions()}
    assert enabled["Shelf: covers"] and not enabled["Write a question"]
    assert fox.windowTitle() == "Library — Foxreader"
    fox.home.toggle()
    assert not fox.home.at_shelf and fox.windowTitle().startswith("Lamps")


@pytest.mark.thorough
def test_titles_and_texts_are_found_and_lead_to_their_place(fox: MainWindow, qtbot) -> None:
    program, field = fox.program, fox.shelf.bar.field
    for book in program.library.unindexed(9):
        list(program.library.index(book))
    write(field, "harbour")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: any(line.text == "The Harbour" for line in fox.shelf.found.lines))
    assert fox.shelf.found.isVisible()
    write(field, "zeppelin")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: sum(line.hit is not None for line in fox.shelf.found.lines) == 4)
    index: QModelIndex = fox.shelf.found.list.currentIndex()
    line = fox.shelf.found.lines[index.row()]
    assert line.hit is not None and "zeppelin" in line.text
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(
        lambda: (
            not fox.home.at_shelf
            and fox.controller.opened is not None
            and fox.controller.opened.book.sha256 == line.hit.sha256
            and bool(fox.reader.marked("search"))
        )
    )
    fox.home.show_shelf()
    write(field, "quasar")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: "quasar" in fox.shelf.found._nothing.text())
    QTest.keyClick(field, Key.Key_Escape)
    assert not fox.shelf.found.isVisible()
    field.clear()


def test_searches_are_saved_under_a_name_and_made_again(fox: MainWindow, qtbot) -> None:
    shelf, field = fox.shelf, fox.shelf.bar.field
    field.clear()
    close_messages(fox)
    shelf._show_all()
    shelf.side.save.click()
    assert any("Search for something first" in one for one in said(fox))
    close_messages(fox)

    def save(name: str, at: int) -> None:
        dialog = shelf.searches.save()
        assert dialog is not None and faults(dialog) == []
        write(dialog.name, "")
        assert not dialog.buttons.button(dialog.buttons.StandardButton.Save).isEnabled()
        write(dialog.name, name)
        dialog.where.setCurrentIndex(at)
        dialog.buttons.accepted.emit()
        qtbot.waitUntil(lambda: any(row.words == name for row in shelf.side.rows))

    write(field, "harbour")
    save("My harbour", 0)
    write(field, "zeppelin")
    save("Airships", 1)
    field.clear()
    mine = next(row for row in shelf.side.rows if row.words == "My harbour")
    shelf.side.chosen.emit(mine, False)
    qtbot.waitUntil(lambda: titles(fox) == ["The Harbour"])
    assert shelf.side.list.currentIndex().data() == "My harbour"
    inside = next(row for row in shelf.side.rows if row.words == "Airships")
    qtbot.waitUntil(lambda: shelf._counted.waiting == 0)  # all are indexed by and by
    assert fox.program.library.unindexed_count() == 0
    shelf.side.chosen.emit(inside, False)
    assert field.text() == "zeppelin"
    qtbot.waitUntil(lambda: any(line.hit is not None for line in shelf.found.lines))
    shelf.found.end()
    field.clear()
    menu = shelf.searches.menu(mine.saved)
    assert [one.text() for one in menu.actions()] == ["Rename…", "Delete"]
    shelf.searches.rename(mine.saved, "Havens")
    qtbot.waitUntil(lambda: any(row.words == "Havens" for row in shelf.side.rows))
    shelf.searches.delete(inside.saved)
    qtbot.waitUntil(lambda: not any(row.words == "Airships" for row in shelf.side.rows))
    shelf.undo()
    qtbot.waitUntil(lambda: any(row.words == "Airships" for row in shelf.side.rows))
    shelf._show_all()


def dialog_of(fox: MainWindow, kind: type[QDialog]) -> QDialog:
    (found,) = [one for one in fox.findChildren(kind) if one.isVisible()]
    return found


def test_details_are_corrected_and_collections_made(fox: MainWindow, qtbot) -> None:
    shelf = fox.shelf
    shelf.books.go_to(shelf.model.order[0])
    QTest.keyClick(shelf.books.grid, Key.Key_Space)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in fox.findChildren(DetailsDialog)))
    dialog = dialog_of(fox, DetailsDialog)
    assert faults(dialog) == []
    (title,) = [one for one in dialog.findChildren(QLineEdit) if one.accessibleName() == "Title"]
    write(title, "Kedge")
    press(dialog, "Save")
    qtbot.waitUntil(lambda: "Kedge" in titles(fox))
    shelf.undo()
    qtbot.waitUntil(lambda: "The Anchor" in titles(fox))
    chosen = list(shelf.model.order[:2])
    shelf.actions_.collect("By the sea", chosen)
    made = ("By the sea", 2)
    qtbot.waitUntil(lambda: any((row.words, row.count) == made for row in shelf.side.rows))
    (row,) = [row for row in shelf.side.rows if row.words == "By the sea"]
    assert row.count == 2
    shelf.side.list.dropped.emit(row.key, Dropped([shelf.model.order[2]]))
    shelf.side.chosen.emit(row, False)
    qtbot.waitUntil(lambda: len(titles(fox)) == 3)
    # The collection is asked in the chat of the book that was read last.
    shelf.menus._with_collection(row, shelf.menus.ask_wanted.emit)
    scope = fox.chat.composer.scope
    qtbot.waitUntil(lambda: not fox.home.at_shelf and scope.text() == "By the sea")
    assert scope.books is not None and len(scope.books) == 3 and fox.chat.isVisible()
    fox.home.show_shelf()
    book = shelf.model.index(0, 0).data(BOOK)
    about = MenuSubject([book.sha256], [book], book, shelf.controller.view, shelf._collections)
    menu = book_menu(about, shelf.actions_, Opens(*(7 * (int,))), shelf)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words[:3] == ["Open", "Open in a new window", "Details…"]
    assert "Take out of “By the sea”" in words and "Move the file to the trash…" in words
    shelf.actions_.dissolve(row.key, row.words)
    qtbot.waitUntil(lambda: not any(one.words == "By the sea" for one in shelf.side.rows))

    def whole() -> bool:
        """Once to the books, once more to the whole shelf; the emptied view may still be read."""
        shelf.escape()
        return len(titles(fox)) >= 4  # the guide too, once it was opened

    qtbot.waitUntil(whole)


@pytest.mark.thorough
def test_an_import_reports_and_a_file_that_moved_is_found(
    fox: MainWindow, qtbot, home: Path
) -> None:
    shelf = fox.shelf
    more = home / "more"
    library_epub(more / "new.epub", "New", "Somebody", words="Fresh words.")
    library_epub(more / "twin.epub", "Lamps", "Author 3", words="Another text.")
    (more / "broken.epub").write_bytes(b"PK\3\4 nothing")
    shelf.add([more])
    qtbot.waitUntil(lambda: any(one.isVisible() for one in fox.findChildren(ReportDialog)))
    dialog = dialog_of(fox, ReportDialog)
    assert faults(dialog) == []
    press(dialog, "Close")
    qtbot.waitUntil(lambda: len(titles(fox)) == 6)
    (more / "new.epub").rename(home / "elsewhere.epub")
    fox.program.profile.files.look()
    shelf.refresh()
    qtbot.waitUntil(lambda: any(row.kind == "missing" for row in shelf.side.rows))
    (row,) = [row for row in shelf.side.rows if row.kind == "missing"]
    shelf.side.chosen.emit(row, False)
    qtbot.waitUntil(lambda: titles(fox) == ["New"])
    book = shelf.model.index(0, 0).data(BOOK)
    shelf.actions_.find_in(more, book)
    qtbot.waitUntil(lambda: any("not in that folder" in one for one in said(fox)))
    close_messages(fox)
    shelf.actions_.find_in(home, book)
    qtbot.waitUntil(lambda: not any(row.kind == "missing" for row in shelf.side.rows))
    found = fox.program.profile.catalog.get(book.sha256)
    assert found is not None and found.path == home / "elsewhere.epub" and not found.missing
    shelf.focus_books()
    shelf.escape()
