"""A shelf of many books in a real window: all that is found can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from foxreader.core.annotation import Anchor, highlight
from foxreader.core.span import Span
from foxreader.library.paths import Home
from foxreader.program.forgetting import index_sizes
from foxreader.program.library import Several
from foxreader.program.program import Program
from foxreader.ui.notes.files import NotesReportDialog
from foxreader.ui.notes.rows import NoteRow
from foxreader.ui.platform.export import ExportDialog
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said, write
from manybooks import fill_shelf
from window import flush

pytestmark = pytest.mark.gui
Key = Qt.Key
GAP = "Nothing is said of them for quite a long while in this book of ours. " * 16
BOOKS = 40


@pytest.fixture(scope="module")
def fox(qapp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all of this file, with forty indexed books on its shelf."""
    home = tmp_path_factory.mktemp("many")
    program = Program(Home(home / "home"))
    program.models.looked_at = ()
    words = " ".join(f"{GAP}Here the whale came up. " for _ in range(6))
    typed = f"{GAP}Nobody had seen a white whale. {words}"
    fill_shelf(program, home, [typed if n == 30 else f"{words}A white cat." for n in range(BOOKS)])
    state = QSettings(str(home / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("panel_shown", "true")
    made = MainWindow(program, state)
    made.resize(1300, 820)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    flush()


@pytest.fixture(autouse=True)
def at_shelf(fox: MainWindow, qtbot) -> None:
    """Each test begins at the whole shelf."""
    fox.home.show_shelf()
    qtbot.waitUntil(lambda: fox.shelf.model.rowCount() == BOOKS)


def test_every_place_is_counted_and_reached_by_scrolling(fox: MainWindow, qtbot) -> None:
    found, field = fox.shelf.found, fox.shelf.bar.field
    write(field, "white whale")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: any(line.hit for line in found.lines))
    heading = next(line for line in found.lines if line.text == "In the texts")
    count, books = (int(word) for word in heading.note.split() if word.isdigit())
    assert (count, books) == (found._texts.places.count, BOOKS)
    first = next(line for line in found.lines if line.hit is not None)
    assert "white whale" in first.text and first.hit.title == "Book 31"
    assert found.lines[found.list.currentIndex().row()].hit is not None  # Enter leads to a place
    bar = found.list.verticalScrollBar()

    def scroll() -> bool:
        bar.setValue(bar.maximum())
        return len({line.hit.sha256 for line in found.lines if line.hit}) == BOOKS

    qtbot.waitUntil(scroll)
    assert bar.value() > 0


def test_more_places_of_a_book_are_listed_where_they_are_asked_for(fox: MainWindow, qtbot) -> None:
    found, field = fox.shelf.found, fox.shelf.bar.field
    write(field, "whale")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: any(line.more == 1 for line in found.lines))
    qtbot.waitUntil(lambda: found._texts._job is None)
    before = found._texts.books[1]
    at = next(n for n, line in enumerate(found.lines) if line.more == 1)
    found._open(found.list.model().index(at, 0))
    qtbot.waitUntil(lambda: len(found._texts.books[1].hits) == before.book.count)
    assert not any(line.more == 1 for line in found.lines)
    assert sum(line.hit is not None and line.hit.sha256 == before.book.sha256
               for line in found.lines) == before.book.count  # fmt: skip


def test_the_panel_lists_every_place_too(fox: MainWindow, qtbot) -> None:
    fox.shelf.doors.find_everywhere("whale")
    panel = fox.side.search
    qtbot.waitUntil(lambda: len(panel.hits.numbers) > 10)
    said = fox.program.sessions.places("whale")
    *_, places = said
    assert panel.count.text() == f"{places.count} passages · {BOOKS} books searched"
    bar = panel.hits.verticalScrollBar()

    def scroll() -> bool:
        bar.setValue(0)
        bar.setValue(bar.maximum())
        return len(panel._all.books) == BOOKS

    qtbot.waitUntil(scroll)
    shown = {row.hit.sha256 for n in panel.hits.numbers
             if (row := panel.hits.row_at(n)) and getattr(row, "hit", None)}  # fmt: skip
    assert len(shown) == BOOKS


def test_notes_of_all_books_of_some_and_of_a_filter_are_exported_and_imported(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    profile = fox.program.profile
    hashes = profile.catalog.order()
    for number, sha256 in enumerate(hashes[:12]):
        anchor = Anchor.of(profile.documents.load(sha256), Span(0, 0, 40))
        color, note = ("blue", "a thought") if number < 5 else ("rose", "")
        profile.annotations.add(highlight(anchor, color, note))
    fox.shelf.doors.show_book()
    panel = fox.side.notes
    fox.side.show_notes()
    panel.everywhere.setChecked(True)
    qtbot.waitUntil(lambda: len(panel._rows) == 12)

    def export(name: str, act) -> str:
        close_messages(fox)
        act()
        dialog = next(one for one in fox.findChildren(ExportDialog) if one.isVisible())
        dialog.chosen.emit(tmp_path / name, "md")
        dialog.reject()
        qtbot.waitUntil(lambda: any("Exported" in one for one in said(fox)))
        return next(one for one in said(fox) if "Exported" in one)

    assert "12 notes · 12 books" in export("all.md", panel.foot.export.click)
    assert (tmp_path / "all.md").read_text().count("\n# ") == 11
    panel.field.setText("thought")
    qtbot.waitUntil(lambda: panel.list.rows.rowCount() == 10)
    assert "5 notes · 5 books" in export("five.md", panel.foot.export.click)
    panel.field.clear()
    qtbot.waitUntil(lambda: panel.list.rows.rowCount() == 24)
    panel.list.selectAll()
    two = [n for n in range(24) if isinstance(panel.list.rows._rows[n], NoteRow)][:2]
    panel.list.clearSelection()
    for n in two:
        index = panel.list.rows.index(n)
        panel.list.selectionModel().select(index, panel.list.selectionModel().SelectionFlag.Select)
    assert "2 notes · 2 books" in export("two.md", panel.foot.export.click)
    panel.list.clearSelection()
    several = Several(tuple(hashes[:3]))
    assert "3 notes · 3 books" in export(
        "three.md", lambda: fox.shelf.menus.export_wanted.emit(several)
    )
    profile.annotations.remove(*(one.id for one in profile.annotations.all()))
    fox.keeping.files.bring_in_all(tmp_path / "all.md")
    qtbot.waitUntil(lambda: any(d.isVisible() for d in fox.findChildren(NotesReportDialog)))
    dialog = next(d for d in fox.findChildren(NotesReportDialog) if d.isVisible())
    assert len(dialog.listed.toPlainText().splitlines()) == 12
    dialog.reject()
    assert len(profile.annotations.all()) == 12
    panel.everywhere.setChecked(False)


def test_del_in_a_collection_takes_the_book_out_of_it(fox: MainWindow, qtbot) -> None:
    shelf = fox.shelf
    hashes = shelf.model.order[:3]
    shelf.actions_.collect("By the sea", hashes)
    qtbot.waitUntil(lambda: any(row.words == "By the sea" for row in shelf.side.rows))
    row = next(row for row in shelf.side.rows if row.words == "By the sea")
    shelf.side.chosen.emit(row, False)
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 3)
    shelf.books.go_to(hashes[0])
    QTest.keyClick(shelf.books.grid, Key.Key_Delete)
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 2)
    assert fox.program.profile.catalog.count() == BOOKS  # it stays on the shelf
    shelf.undo()
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 3)
    shelf._show_all()


def test_indexes_are_listed_by_the_titles_of_their_books(fox: MainWindow) -> None:
    profile = fox.program.profile
    sha256 = profile.catalog.order()[0]
    profile.records.remove(sha256)
    titles = {one.sha256: one.title for one in index_sizes(profile)}
    profile.records.restore(sha256)
    assert len(titles) >= BOOKS and all(titles.values())


def test_home_and_end_reach_the_first_and_last_book_of_the_list(fox: MainWindow, qtbot) -> None:
    shelf = fox.shelf
    shelf.show_shape(listed=True)
    table = shelf.books.table
    table.setFocus()
    shelf.books.go_to(shelf.model.order[3])
    for key, held, row in (
        (Key.Key_End, Qt.KeyboardModifier.NoModifier, BOOKS - 1),
        (Key.Key_Home, Qt.KeyboardModifier.NoModifier, 0),
        (Key.Key_End, Qt.KeyboardModifier.ControlModifier, BOOKS - 1),
        (Key.Key_Home, Qt.KeyboardModifier.ControlModifier, 0),
    ):
        QTest.keyClick(table, key, held)
        assert table.currentIndex().row() == row
    shelf.show_shape(listed=False)
