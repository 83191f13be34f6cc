"""A shelf of many books in a real window: all that is found can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow
from hands import write
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
