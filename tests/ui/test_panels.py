"""In a narrow window the left panel gives way, and comes back when there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from foxreader.ui.window.panels import Panels

WIDE, NARROW = 1300, 1000


@pytest.fixture
def state(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def panels(qtbot, state: QSettings) -> Panels:
    made = Panels(QWidget(), QWidget(), QWidget(), state)
    qtbot.addWidget(made)
    made.resize(WIDE, 600)
    made.show()
    return made


def shown(panels: Panels) -> tuple[bool, bool]:
    return panels.shown("panel"), panels.shown("chat")


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


def test_what_the_reader_opens_there_stays_open(panels: Panels) -> None:
    panels.resize(NARROW, 600)
    panels.toggle("panel")
    panels.resize(NARROW - 50, 600)
    assert shown(panels) == (True, True)
    panels.toggle("panel")
    panels.resize(WIDE, 600)
    assert shown(panels) == (False, True)


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
