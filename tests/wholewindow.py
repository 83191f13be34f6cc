"""The program and its window: one fixture for all tests that look at the whole of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow
from window import flush


@pytest.fixture
def program() -> Program:
    """What the window shows; a file whose tests hold something back has its own."""
    made = Program()
    made.models.looked_at = ()  # whatever runs on this computer
    return made


@pytest.fixture
def fox(qapp, qtbot, tmp_path: Path, program: Program) -> Iterator[MainWindow]:
    """The window with all panels, with no book in it; its profile is the test's own."""
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("panel_shown", "true")
    made = MainWindow(program, state)
    made.resize(1300, 820)
    made.show()
    # What is asked of the transcript before its script is there is never answered.
    qtbot.waitUntil(lambda: made.chat.transcript.ready)
    yield made
    made.close()
    made.deleteLater()
    flush()
