"""No label or button is narrower than its text, in any language: window, settings, dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QScrollArea, QWidget

from chatwindow import LAMP, at_rest, open_in
from foxreader.index.summaries.plan import Estimate, Plan
from foxreader.language.tags import LANGUAGES
from foxreader.program.library import askable
from foxreader.program.program import Program
from foxreader.ui.book.consent import ConsentDialog
from foxreader.ui.chat.menus import CorrectDialog
from foxreader.ui.chat.scope import BooksDialog
from foxreader.ui.platform import dialogs, translation
from foxreader.ui.platform.widgets import ElidedLabel, fit
from foxreader.ui.settings.window import PAGES, SettingsWindow
from foxreader.ui.window.main_window import MainWindow
from window import flush

pytestmark = pytest.mark.gui
SMALL = 640, 360
"""A window on a screen of 1280 by 720 in double size."""
PLAN = Plan(
    "m", "at My service", False, 2, 62, Estimate(80, 212_000, 19_000, 0.04),
    Estimate(40, 100_000, 9_000, 0.02), "chapter 12", "All of it.",
)  # fmt: skip


def cut(root: QWidget) -> list[str]:
    """The texts below ``root`` that have less room than they need, each with both in pixels."""
    found = []
    for one in root.findChildren(QWidget):
        if not isinstance(one, QLabel | QAbstractButton) or isinstance(one, ElidedLabel):
            continue
        if not one.text() or not one.isVisible() or not one.width():
            continue
        if isinstance(one, QLabel) and one.wordWrap():
            needed, room = one.heightForWidth(one.width()), one.height()
        else:
            needed, room = one.minimumSizeHint().width(), one.width()
            if isinstance(one, QLabel) or one.sizeHint().width() <= needed:
                needed = one.sizeHint().width()
        if needed > room:
            found.append(f"{type(one).__name__} “{one.text()}”: {needed} of {room} pixels")
    return found


def beyond(settings: SettingsWindow) -> str:
    """How far the page that is shown goes beyond its right edge; "" where it does not."""
    areas = [one for one in settings.findChildren(QScrollArea) if one.isVisible()]
    over = max((one.horizontalScrollBar().maximum() for one in areas), default=0)
    return f"{over} pixels are beyond the edge" if over else ""


def opened(fox: MainWindow) -> list[QDialog]:
    """Each dialog that a press opens without a model."""
    program = fox.program
    dialogs.show_warnings(fox, fox.controller.opened.book)
    fox.chat_controller.list_conversations()
    shown = [one for one in fox.findChildren(QDialog) if one.isVisible()]
    made = [
        fox.settings.set_up(), ConsentDialog(PLAN, fox), CorrectDialog("Why?", False, fox),
        BooksDialog(askable(program.profile), (), fox),
    ]  # fmt: skip
    for one in made:
        fit(one)
        one.show()
    return shown + made


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translation.install(qapp, request.param)
    yield request.param
    translation.install(qapp)
    QLocale.setDefault(QLocale("en_US"))


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1300, 820), SMALL])
@pytest.mark.parametrize("language", sorted(LANGUAGES), indirect=True)
def test_no_text_is_cut(
    qapp: QApplication, qtbot, tmp_path: Path, program: Program, language: str,
    size: tuple[int, int],
) -> None:  # fmt: skip
    program.profile.save(replace(program.profile.settings, language=language))
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP, encoding="utf-8")
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("panel_shown", "true")
    fox = MainWindow(program, state)
    fox.resize(*size)
    fox.show()
    try:
        open_in(fox, qtbot, path)
        found = [("window", one) for one in cut(fox)]
        fox.commands.show_notes()
        at_rest(fox, qtbot)
        qapp.processEvents()
        found += [("notes", one) for one in cut(fox.side)]
        fox.text.toggle()
        at_rest(fox, qtbot)
        qapp.processEvents()
        drawn = "ThemeSwatch"  # draws its own words
        found += [("text", one) for one in cut(fox.text.panel) if not one.startswith(drawn)]
        fox.text.toggle()
        settings = fox.settings.open("models")
        room = settings.list.viewport().width()
        if (needed := settings.list.sizeHintForColumn(0)) > room:
            found.append(("pages of the settings", f"{needed} of {room} pixels"))
        for name in PAGES:
            settings.show_page(name)
            at_rest(fox, qtbot)
            qapp.processEvents()
            found += [(name, one) for one in cut(settings)]
            if name != "models" and (over := beyond(settings)):
                found.append((name, over))
        settings.close()
        for dialog in opened(fox):
            at_rest(fox, qtbot)
            qapp.processEvents()
            found += [(type(dialog).__name__, one) for one in cut(dialog)]
            if dialog.width() > fox.width() or dialog.height() > fox.height():
                found.append((type(dialog).__name__, f"{dialog.size()} in {fox.size()}"))
            dialog.close()
    finally:
        fox.close()
        fox.deleteLater()
        flush()
    assert "\n".join(map(str, found)) == ""
