"""A calibre library changes beside the window: the shelf shows it, and asks about what is gone."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from foxreader.ui.shelf.followed import WatchedFolders
from foxreader.ui.window.main_window import MainWindow
from hands import press, read
from librarymaker import calibre_library

pytestmark = pytest.mark.gui


def titles(fox: MainWindow) -> set[str]:
    model = fox.shelf.model
    return {str(model.index(row, 0).data()) for row in range(model.rowCount())}


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "metadata.db")) as work, work:
        work.execute(statement)


def test_changes_are_shown_and_what_is_gone_is_asked(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    folder = calibre_library(
        tmp_path / "Calibre", [("The Sea", "Ann Lowe", "", ()), ("The Hill", "Bo", "", ())]
    )
    shelf = fox.shelf
    fox.home.show_shelf()
    shelf.add([folder])
    qtbot.waitUntil(lambda: titles(fox) == {"The Sea", "The Hill"})
    change(folder, "UPDATE books SET title = 'The Ocean' WHERE id = 1")
    shelf._come_back(Qt.ApplicationState.ApplicationActive)  # the reader was at calibre
    qtbot.waitUntil(lambda: titles(fox) == {"The Ocean", "The Hill"})
    shutil.rmtree(folder / "Bo")
    change(folder, "DELETE FROM books WHERE id = 2")
    shelf.importing.read_calibre()
    qtbot.waitUntil(lambda: any(box.isVisible() for box in fox.findChildren(QMessageBox)))
    (box,) = [one for one in fox.findChildren(QMessageBox) if one.isVisible()]
    assert "calibre has 1 of your books no longer" in box.text()
    assert "“The Hill”" in box.informativeText()
    press(box, "Take off the shelf")
    qtbot.waitUntil(lambda: titles(fox) == {"The Ocean"})
    shelf.undo()
    qtbot.waitUntil(lambda: titles(fox) == {"The Ocean", "The Hill"})
    shelf.imports.show_watched()
    (dialog,) = fox.findChildren(WatchedFolders)
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    assert dialog.list.item(0).text() == f"{folder} · calibre" and "calibre" in read(dialog)
    dialog.list.setCurrentRow(0)
    press(dialog, "Watch no longer")
    qtbot.waitUntil(lambda: dialog.list.count() == 0)
    assert fox.program.profile.files.calibre_folders() == {}
    dialog.reject()
