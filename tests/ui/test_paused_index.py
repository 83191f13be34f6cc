"""The index of the shelf that was paused: said after a restart, gone on with, made of one book."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from foxreader.program.program import Program
from foxreader.ui.settings.library_pages import LibraryPage
from foxreader.ui.window.main_window import MainWindow
from hands import press, read
from librarymaker import library_epub
from window import flush

pytestmark = pytest.mark.gui
TITLES = ("The Anchor", "Boats", "Lamps")
Window = Callable[[], MainWindow]


@pytest.fixture
def window(qapp, tmp_path: Path) -> Iterator[Window]:
    """Starts the program anew each time; three books are on its shelf, and indexing is paused."""
    for title in TITLES:
        words = f"The zeppelin came over {title}."
        library_epub(tmp_path / f"{title}.epub", title, "Ann Lowe", words=words)
    Program().library.add([tmp_path / f"{title}.epub" for title in TITLES])
    made: list[MainWindow] = []

    def start() -> MainWindow:
        state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
        if not made:
            state.setValue("shelf_index_paused", "true")
        program = Program()
        program.models.looked_at = ()
        one = MainWindow(program, state)
        made.append(one)
        one.show()
        one.home.show_shelf()
        return one

    yield start
    for one in made:
        one.close()
        one.deleteLater()
    flush()


def test_a_paused_index_says_so_after_a_restart_and_goes_on(window: Window, qtbot) -> None:
    fox = window()
    foot = fox.shelf.foot.index
    qtbot.waitUntil(lambda: foot.isVisible() and "3 books waiting" in foot.text())
    assert fox.program.library.unindexed_count() == 3
    foot.click()
    qtbot.waitUntil(lambda: "Indexing “" in foot.text())  # in a process of low priority
    foot.click()
    qtbot.waitUntil(lambda: "resume" in foot.text())


@pytest.mark.thorough
def test_one_book_is_indexed_while_the_others_wait(window: Window, qtbot) -> None:
    fox = window()
    shelf, library = fox.shelf, fox.program.library
    qtbot.waitUntil(lambda: len(shelf.model.order) == 3)
    chosen = shelf.model.order[1]
    shelf.indexing.index_now([chosen])
    qtbot.waitUntil(lambda: library.unindexed_count() == 2)
    qtbot.waitUntil(lambda: "2 books waiting" in shelf.foot.index.text())
    assert not library.unindexed(1, [chosen]) and shelf.indexing.paused
    page = fox.settings.open("library").page("library")
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: "1 of 3 books have a search index. Indexing is paused." in read(page))
    press(page, "Go on indexing")
    qtbot.waitUntil(lambda: library.unindexed_count() == 0)
    page.refresh_index()
    qtbot.waitUntil(lambda: "3 of 3 books have a search index." in read(page))
