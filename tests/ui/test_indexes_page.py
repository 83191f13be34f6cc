"""All indexes with their sizes, and deleting one; the open book's stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget

from chatwindow import at_rest, open_in
from foxreader.index.storage.index_file import write_lock
from foxreader.program.forgetting import index_sizes
from foxreader.ui.settings.library_pages import IndexesPage
from foxreader.ui.window.main_window import MainWindow
from hands import buttons, field, press, read

pytestmark = pytest.mark.gui


def test_indexes_are_listed_and_one_is_deleted(
    fox: MainWindow, qtbot, lamp: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("The tide came in. Nobody saw it. " * 40)
    for book in (other, lamp):
        open_in(fox, qtbot, book)
        at_rest(fox, qtbot)
    profile = fox.program.profile
    sizes = index_sizes(profile)
    assert len(sizes) == 2 and all(one.size > 0 and one.title for one in sizes)
    page = fox.settings.open("indexes").page("indexes")
    assert isinstance(page, IndexesPage)
    listed = field(page, "Indexes, the largest first", QListWidget)
    qtbot.waitUntil(lambda: listed.count() == 2)
    assert not page.delete.isEnabled() and "in all" in read(page)
    shown = fox.controller.opened.book.sha256
    rows = [one.sha256 for one in sizes]
    listed.setCurrentRow(rows.index(shown))
    press(page, "Delete this index…")
    assert "This book is open" in read(page)
    closed = rows[1 - rows.index(shown)]
    listed.setCurrentRow(rows.index(closed))
    press(page, "Delete this index…")
    assert len(index_sizes(profile)) == 2
    with write_lock(profile.home.indexes / f"{closed}.sqlite", 1.0):  # as who builds it
        press(page, "Delete for good")
        qtbot.waitUntil(lambda: "is writing this book's index" in read(page))
    assert sorted(index_sizes(profile), key=lambda one: one.sha256) == sorted(
        sizes, key=lambda one: one.sha256
    )
    fox.controller._showings.take(closed, 2)  # another window opens it
    press(page, "Delete this index…")
    assert "This book is open in a window" in read(page) and not buttons(page, "Delete for good")
    fox.controller._showings.leave(closed, 2)
    press(page, "Delete this index…")
    press(page, "Delete for good")
    qtbot.waitUntil(lambda: listed.count() == 1)
    assert [one.sha256 for one in index_sizes(profile)] == [shown]
    at_rest(fox, qtbot)
