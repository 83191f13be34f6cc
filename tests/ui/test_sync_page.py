"""The page for the exchange with other devices, and what exchanges by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from foxreader.core.annotation import Anchor, highlight
from foxreader.core.span import Span
from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.settings.sync_page import SyncKeeper, SyncPage

BOOK = "a" * 64


@pytest.fixture
def other(tmp_path: Path) -> Program:
    return Program(Home(tmp_path / "other"))


def note(program: Program, text: str) -> None:
    program.profile.annotations.add(highlight(Anchor(BOOK, Span(0, 1, 9), "words"), note=text))


def test_a_folder_is_chosen_and_what_came_is_told(
    qtbot: QtBot, tmp_path: Path, other: Program
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    note(other, "from the other")
    other.sync.use(folder)
    other.sync.run()
    program, parent = Program(Home(tmp_path / "own")), QWidget()
    qtbot.addWidget(parent)
    page = SyncPage(program, Jobs(parent), parent)
    assert not page.now.isEnabled() and not page.encrypt.isEnabled()
    with qtbot.waitSignal(page.came):
        page.use(folder)
    assert "1 other device. New here: 1 change of notes" in page.said.text()
    assert page.folder.text() == str(folder)
    qtbot.waitUntil(page.now.isEnabled)
    qtbot.waitUntil(lambda: page.last.text().startswith("Last exchanged"))
    page.use(None)
    qtbot.waitUntil(lambda: not page.now.isEnabled())
    assert program.profile.settings.sync_folder == ""


def test_a_passphrase_encrypts_what_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    program, parent = Program(Home(tmp_path / "own")), QWidget()
    program.profile.secrets._why_not = ""
    qtbot.addWidget(parent)
    note(program, "secret")
    page = SyncPage(program, Jobs(parent), parent)
    page.use(folder)
    qtbot.waitUntil(lambda: "Exchanged" in page.said.text() and page.now.isEnabled())
    page.passphrase.setText("oak tide")
    page.encrypt.click()
    qtbot.waitUntil(lambda: page.open.isEnabled() and page.now.isEnabled())
    assert page.passphrase.text() == ""
    written = list(folder.rglob("*.log"))
    assert written and all(b"sealed" in path.read_bytes()[:30] for path in written)


def test_what_came_by_itself_is_told_and_a_fault_once(
    qtbot: QtBot, tmp_path: Path, other: Program
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    own, parent = Program(Home(tmp_path / "own")), QWidget()
    qtbot.addWidget(parent)
    for program in (own, other):
        program.sync.use(folder)
    note(other, "from the other")
    other.sync.run()
    keeper = SyncKeeper(own, parent)
    with qtbot.waitSignal(keeper.came):
        keeper.exchange()
    note(own, "at the end")
    keeper.finish()
    other.sync.run()
    assert len(other.profile.annotations.all()) == 2
    for path in sorted(folder.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    folder.rmdir()
    said: list[str] = []
    keeper.failed.connect(said.append)
    for _ in range(2):
        keeper.exchange()
        qtbot.waitUntil(lambda: not keeper._running)
    assert len(said) == 1 and "not there" in said[0]
