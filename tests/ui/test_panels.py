"""In a narrow window the left panel gives way, and comes back when there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QSettings, Qt
from PySide6.QtWidgets import QLineEdit, QSplitter, QWidget

from foxreader.program.program import Program
from foxreader.ui.window.layout import Panels
from foxreader.ui.window.main_window import MainWindow

WIDE, NARROW = 1300, 1000


@pytest.fixture
def state(tmp_path: Path) -> QSettings:
    made = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    made.setValue("panel_shown", "true")
    return made


@pytest.fixture
def page(qtbot) -> QWidget:
    return QWidget()


@pytest.fixture
def panels(qtbot, page: QWidget, state: QSettings) -> Panels:
    side, chat = QWidget(objectName="side"), QWidget(objectName="chat")
    made = Panels(side, page, chat, state)
    qtbot.addWidget(made)
    made.resize(WIDE, 600)
    made.show()
    return made


def shown(panels: Panels) -> tuple[bool, bool]:
    return panels.shown("panel"), panels.shown("chat")


def still(panels: Panels, qtbot) -> None:
    """Wait until a drawer that slides has come to rest."""
    (motion,) = panels.findChildren(QAbstractAnimation)
    qtbot.waitUntil(lambda: motion.state() == QAbstractAnimation.State.Stopped)


def test_at_the_first_start_the_page_has_most_of_the_window(
    page: QWidget, state: QSettings, qtbot
) -> None:
    state.clear()
    panels = Panels(QWidget(), page, QWidget(), state)
    qtbot.addWidget(panels)
    panels.resize(1440, 600)
    panels.show()
    assert shown(panels) == (False, True) and page.width() > 0.7 * panels.width()


def test_it_closes_by_itself_and_opens_when_there_is_room(panels: Panels) -> None:
    heard: list[tuple[str, bool]] = []
    panels.toggled.connect(lambda name, on: heard.append((name, on)))
    panels.resize(NARROW, 600)
    assert shown(panels) == (False, True) and ("panel", False) in heard
    panels.resize(WIDE, 600)
    assert shown(panels) == (True, True)


def test_what_the_reader_closed_stays_closed(panels: Panels) -> None:
    panels.toggle("panel", False)
    panels.resize(NARROW, 600)
    panels.resize(WIDE, 600)
    assert shown(panels) == (False, True)


def test_what_the_reader_opens_there_lies_over_the_page(
    panels: Panels, page: QWidget, qtbot
) -> None:
    panels.resize(NARROW, 600)
    width = page.width()
    panels.toggle("panel")
    assert shown(panels) == (True, True)
    assert page.width() == width, "the page does not move"
    side = panels.findChild(QWidget, "side", Qt.FindChildOption.FindDirectChildrenOnly)
    still(panels, qtbot)
    assert (side.x(), side.width(), side.height()) == (0, 288, panels.height())
    panels.resize(NARROW - 50, 600)
    assert shown(panels) == (True, True)
    assert panels.close_drawer() and shown(panels) == (False, True)
    assert not panels.close_drawer()
    panels.resize(WIDE, 600)
    assert shown(panels) == (True, True), "what closed by itself is there again"


def test_a_drawer_closes_when_the_page_takes_the_keyboard(
    panels: Panels, page: QWidget, qtbot
) -> None:
    inside = QLineEdit(page)
    inside.show()
    panels.resize(NARROW, 600)
    panels.toggle("panel")
    with qtbot.waitActive(panels):
        panels.activateWindow()
    inside.setFocus()
    qtbot.waitUntil(lambda: shown(panels) == (False, True))


def test_in_a_very_narrow_window_the_chat_is_all_of_it(panels: Panels, qtbot) -> None:
    panels.resize(840, 600)
    assert shown(panels) == (False, False)
    panels.toggle("chat")
    chat = panels.findChild(QWidget, "chat", Qt.FindChildOption.FindDirectChildrenOnly)
    still(panels, qtbot)
    assert (chat.x(), chat.width()) == (840 - 344, 344)
    panels.toggle("panel")
    assert shown(panels) == (True, False), "one drawer at a time"
    panels.toggle("chat")
    panels.resize(620, 600)
    assert (chat.x(), chat.width()) == (0, 620)
    panels.resize(WIDE, 600)
    assert shown(panels) == (True, True)


def test_after_full_screen_all_is_as_before(panels: Panels) -> None:
    panels.resize(NARROW, 600)
    panels.hide_all(True)
    panels.resize(WIDE, 600)
    assert shown(panels) == (False, False)
    panels.toggle("chat", True)
    panels.resize(NARROW, 600)
    panels.hide_all(False)
    assert shown(panels) == (False, True)
    panels.resize(WIDE, 600)
    assert shown(panels) == (True, True)


def test_what_gave_way_is_there_at_the_next_start(panels: Panels, state: QSettings) -> None:
    panels.resize(NARROW, 600)
    panels.keep()
    assert state.value("panel_shown") == "true"


def test_a_wide_window_has_wide_panels_until_the_reader_drags_them(
    panels: Panels, page: QWidget, state: QSettings, qtbot
) -> None:
    def widths(of: Panels) -> list[int]:
        return [w for w in of.findChildren(QSplitter)[0].sizes() if w != page.width()]

    panels.resize(1440, 600)
    assert widths(panels) == [288, 392]
    panels.resize(2560, 600)
    assert widths(panels) == [288, 480]
    (splitter,) = panels.findChildren(QSplitter)
    splitter.moveSplitter(320, 1)
    assert widths(panels)[0] == 320
    panels.resize(1440, 600)
    assert widths(panels) == [320, 392]
    panels.keep()
    again = Panels(QWidget(), page, QWidget(), state)
    qtbot.addWidget(again)
    again.resize(2560, 600)
    again.show()
    assert widths(again) == [320, 480]


@pytest.mark.gui
def test_where_a_window_begins_narrow_its_buttons_say_what_is_shown(
    program: Program, state: QSettings, qtbot
) -> None:
    window = MainWindow(program, state)
    qtbot.addWidget(window)
    window.resize(640, 400)
    window.show()
    qtbot.waitUntil(lambda: window.chat.transcript.ready)
    assert shown(window.panels) == (False, False)
    assert not any(window.top.buttons[name].isChecked() for name in ("panel", "chat"))
    window.panels.toggle("chat")
    assert window.top.buttons["chat"].isChecked()
    over = window.panels
    qtbot.waitUntil(lambda: window.chat.geometry().bottomRight() == over.rect().bottomRight())
    assert window.chat.mapTo(over, QPoint(0, 0)).y() == 0, "below the bar"
    window.close()


def test_the_page_is_beside_what_lies_over_the_place_of_a_closed_chat(
    panels: Panels, page: QWidget, qtbot
) -> None:
    def edge() -> int:
        return page.mapTo(panels, page.rect().topRight()).x() + 1

    qtbot.waitUntil(lambda: edge() < WIDE)
    chat = WIDE - edge()
    panels.give_room(440)
    assert WIDE - edge() == chat, "it lies over the chat"
    panels.toggle("chat", False)
    qtbot.waitUntil(lambda: edge() == WIDE - 440)
    panels.resize(NARROW, 600)
    qtbot.waitUntil(lambda: edge() == NARROW)
    panels.resize(WIDE, 600)
    panels.give_room(0)
    qtbot.waitUntil(lambda: edge() == WIDE)
