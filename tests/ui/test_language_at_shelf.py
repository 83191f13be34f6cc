"""Another language chosen at the shelf: what the windows showed is there, in the other language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings, Qt

from foxreader.library.catalog import View
from foxreader.program.program import Program
from foxreader.ui.platform import translation
from foxreader.ui.settings.reading_pages import ReadingPage
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.windows import Windows
from librarymaker import library_epub
from window import flush

pytestmark = pytest.mark.gui


@pytest.fixture
def windows(qapp, qtbot, tmp_path: Path, program: Program) -> Iterator[Windows]:
    def state(number: int) -> QSettings:
        return QSettings(str(tmp_path / f"w{number}.ini"), QSettings.Format.IniFormat)

    made = Windows(program, state)
    yield made
    for window in made.all:
        window.close()
    flush()
    translation.install(qapp)
    QLocale.setDefault(QLocale("en_US"))


def choose(window: MainWindow, code: str) -> None:
    page = window.settings.open("reading").page("reading")
    assert isinstance(page, ReadingPage)
    page.language.setCurrentIndex(page.language.findData(code))
    page.language.activated.emit(page.language.currentIndex())


def test_the_shelf_is_as_it_was_in_each_window(
    windows: Windows, qtbot, program: Program, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{title}.epub" for title in ("Sea", "Hill")]
    for path in paths:
        library_epub(path, path.stem, "Ann Lowe")
    program.library.add(paths)
    for path in paths:
        window = windows.open()
        window.open(path)
        qtbot.waitUntil(lambda: window.controller.opened is not None and window.reader.ready)  # noqa: B023
    first = windows.all[0]
    first.home.show_shelf()
    first.shelf.show_view(View(where=(("author", "lowe ann"),)))
    first.shelf.bar.field.setText("se")
    choose(first, "ar")
    qtbot.waitUntil(lambda: len(windows.all) == 2 and first not in windows.all)
    made, other = windows.all
    qtbot.waitUntil(lambda: all(one.controller.opened is not None for one in windows.all))
    qtbot.waitUntil(lambda: made.reader.ready and other.reader.ready)
    tr = translation.Context("Home").tr
    assert made.home.at_shelf and not other.home.at_shelf
    assert tr("Library — Foxreader") != "Library — Foxreader"
    assert (made.windowTitle(), other.windowTitle()) == (
        tr("Library — Foxreader"), "Hill — Foxreader",
    )  # fmt: skip
    assert made.shelf.bar.back.isVisibleTo(made.shelf)
    assert made.shelf.bar.field.text() == "se"
    assert made.shelf.controller.view.where == (("author", "lowe ann"),)
    for window in windows.all:
        assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    made.shelf.bar.back.click()
    assert not made.home.at_shelf and made.windowTitle() == "Sea — Foxreader"
    qtbot.waitUntil(lambda: made.chat.transcript.ready and other.chat.transcript.ready)
