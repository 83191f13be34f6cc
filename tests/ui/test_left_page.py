"""The page as it was left stands at the start, where nothing it depends on has changed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtWidgets import QApplication

from chatwindow import at_rest, lamp, oil  # noqa: F401 -- fixtures
from foxreader.library.paths import Home
from foxreader.program.forgetting import forget_book
from foxreader.program.program import Program
from foxreader.ui.window import left_page, main_window
from foxreader.ui.window.left_page import LeftPicture, show_left
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.windows import Windows
from waits import SECONDS
from window import flush

pytestmark = pytest.mark.gui


@pytest.fixture
def home(program: Program) -> Home:
    return program.profile.home


@pytest.fixture
def windows(
    qapp, qtbot, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Windows]:
    monkeypatch.setattr(main_window, "_FIRST", 100_000)  # each waits for the page, however slow

    def state(number: int) -> QSettings:
        return QSettings(str(tmp_path / f"w{number}.ini"), QSettings.Format.IniFormat)

    made = Windows(program, state)
    yield made
    for window in made.all:
        window.close()
    flush()


def read(windows: Windows, path: Path, qtbot) -> MainWindow:
    """A window with a book in it, as one reads."""
    window = windows.open()
    window.open(path)
    qtbot.waitUntil(lambda: windows.first_book() == path)
    at_rest(window, qtbot)
    return window


def shown(home: Home, target: Path | None = None) -> bool:
    """Whether a start would show the picture."""
    picture = show_left(home, target)
    if picture is not None:
        picture.leave()
    return picture is not None


def test_a_start_shows_the_page_as_it_was_left(
    windows: Windows, home: Home, program: Program, lamp: Path, oil: Path, qtbot  # noqa: F811
) -> None:  # fmt: skip
    assert not shown(home)
    window = read(windows, lamp, qtbot)
    window.panels.toggle("chat", True)
    opened = window.controller.opened
    assert opened is not None
    page = window.reader.mapTo(window, QPoint(5, 5))
    chat = window.chat.mapTo(window, QPoint(0, 0))
    geometry = window.geometry()
    whole = window.grab().toImage()
    window.close()
    picture = show_left(home, None)
    assert isinstance(picture, LeftPicture) and picture.isVisible()
    assert picture.geometry() == geometry
    seen = picture.pixmap().toImage()
    assert seen.pixelColor(page) == whole.pixelColor(page)
    colours = {seen.pixel(chat.x() + x, chat.y() + x) for x in range(2, 200, 7)}
    assert len(colours) == 1  # nothing of a conversation is kept in it
    qtbot.mouseClick(picture, Qt.MouseButton.LeftButton)
    assert not picture.isVisible()

    assert shown(home, lamp) and not shown(home, oil)
    settings = program.profile.settings
    program.profile.save(replace(settings, foot_note="time_in_book"))
    assert not shown(home)  # it may look otherwise now
    forget_book(program.profile, opened.book.sha256)
    assert not home.left_page.exists()


@pytest.mark.parametrize("made_anew", [False, True])
def test_a_picture_goes_when_the_page_is_painted_and_keys_reach_it(
    windows: Windows, home: Home, tmp_path: Path, qtbot, made_anew: bool
) -> None:
    path = tmp_path / "long.txt"
    path.write_text("\n\n".join(f"The lamp was lit at {n}. " * 20 for n in range(200)), "utf-8")
    read(windows, path, qtbot).close()
    flush()
    picture = show_left(home, None)
    assert picture is not None
    windows.begin(path, lambda: windows.open().show_target(path), picture)
    window = windows._begun
    assert window is not None and picture.isVisible()
    if made_anew:  # as Windows does once it is drawn by the graphics
        window.hide()
        window.destroy(True, False)
        window.show()
    handle = window.windowHandle()
    for _ in range(2):
        for kind in (left_page.QEvent.Type.KeyPress, left_page.QEvent.Type.KeyRelease):
            key = left_page.QKeyEvent(kind, Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(handle, key)
    assert not window.reader.ready  # there was nothing to turn yet
    with qtbot.waitSignal(window.reader.painted, timeout=1000 * SECONDS):
        pass
    qtbot.waitUntil(lambda: window.reader.place.start > 0)  # and then they were turned
    qtbot.waitUntil(lambda: window.whole)
    at_rest(window, qtbot)


@pytest.mark.parametrize(
    "why", ["password", "shelf", "two", "full", "killed", "damaged", "edited", "night"]
)
def test_no_picture_is_kept_or_shown(
    windows: Windows, home: Home, lamp: Path, qtbot, why: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    window = read(windows, lamp, qtbot)
    opened, later = window.controller.opened, time.time() + 86_400
    assert opened is not None
    if why == "password":
        window.controller.opened = replace(opened, has_password=True)
    elif why == "shelf":
        window.home.show_shelf()
        qtbot.waitUntil(lambda: windows.first_book() is None)
    elif why == "two":
        windows.open().home.show_shelf()
        qtbot.waitUntil(lambda: windows.first_book() is None)
    elif why == "night":
        window.appearance.change({"night": True})
    elif why == "full":
        window.showFullScreen()
    window.close()
    assert home.left_page.exists() == (why in ("killed", "damaged", "edited", "night"))
    if why == "killed":
        home.running_file.touch()
    elif why == "damaged":
        home.left_page.write_bytes(home.left_page.read_bytes()[:60])
    elif why == "edited":
        lamp.write_text(lamp.read_text("utf-8") + "\n\nOne more line.\n", "utf-8")
    elif why == "night":
        assert shown(home)
        monkeypatch.setattr(left_page.time, "time", lambda: later)
    assert not shown(home)
