"""A drop-down shows all its rows, however it was opened, in each theme and direction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from chatwindow import LAMP, open_in
from foxreader.core.span import Span
from foxreader.ui.printing.opener import PrintDialog
from foxreader.ui.settings.window import PAGES
from foxreader.ui.shelf.actions import SaveDialog
from foxreader.ui.window.main_window import MainWindow
from nonempty import some

pytestmark = pytest.mark.gui
_RIGHTWARD, _LEFTWARD = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(
    params=[("light", "ltr"), pytest.param(("dark", "rtl"), marks=pytest.mark.thorough)],
    ids="-".join,
)
def dressed(request: pytest.FixtureRequest, qapp: QApplication, fox: MainWindow) -> Iterator[None]:
    """The window in a theme and a direction."""
    theme, direction = request.param
    fox.appearance.keep(replace(fox.program.profile.settings, theme=theme))
    qapp.setLayoutDirection(_RIGHTWARD if direction == "ltr" else _LEFTWARD)
    yield
    qapp.setLayoutDirection(_RIGHTWARD)


def boxes(shown: QWidget) -> list[QComboBox]:
    return [one for one in shown.findChildren(QComboBox) if one.isVisible() and one.isEnabled()]


def hidden_rows(box: QComboBox, qtbot) -> str:
    """What of the rows of a drop-down is not shown once the mouse has opened it; "" for nothing."""
    while box.count() < 2:
        box.addItem("One more")
    box.window().activateWindow()
    qtbot.waitUntil(box.isActiveWindow)
    box.setFocus()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    view = box.view()
    qtbot.waitUntil(lambda: view.isVisible() and view.window().isVisible())
    needed = sum(view.sizeHintForRow(n) for n in range(min(box.count(), box.maxVisibleItems())))
    room = view.viewport().height()
    box.hidePopup()
    qtbot.waitUntil(lambda: not view.isVisible())
    return "" if room >= needed else f"{box.accessibleName()}: {room} of {needed} pixels"


def test_the_mouse_opens_each_drop_down_at_its_full_height(
    fox: MainWindow, qtbot, tmp_path: Path, dressed: None
) -> None:
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP, encoding="utf-8")
    open_in(fox, qtbot, path)
    settings, found = fox.settings.open("models"), []
    assert settings.isRightToLeft() == (QApplication.layoutDirection() == _LEFTWARD)
    for name in PAGES:
        settings.show_page(name)
        found += [hidden_rows(one, qtbot) for one in boxes(settings)]
    assert len(found) > 5
    book = fox.controller.opened.book
    for dialog in (
        SaveDialog("Lamp", "lamp", fox), PrintDialog(book, Span(0, 0, 0), None, (0,), fox),
    ):  # fmt: skip
        dialog.show()
        found += [hidden_rows(one, qtbot) for one in some(boxes(dialog))]
        dialog.close()
    settings.close()
    assert list(filter(None, found)) == []
