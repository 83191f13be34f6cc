"""Has the reader choose a file to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.ui.platform.translation import Context
from foxreader.ui.shelf.importing import book_filter

ChooseWords = Context("ChooseWords")


def choose_book(window: QWidget, state: QSettings) -> Path | None:
    """The file that the reader chooses; the folder is the one of the last time."""
    folder = str(state.value("folder", str(Path.home())))
    name, _ = QFileDialog.getOpenFileName(
        window, ChooseWords.tr("Open a book"), folder, book_filter()
    )
    if not name:
        return None
    state.setValue("folder", str(Path(name).parent))
    return Path(name)
