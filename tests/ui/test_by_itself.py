"""The text goes on by itself, and in full screen a touch of the edge tells how far it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chatwindow import open_in
from foxreader.ui.window.main_window import MainWindow
from hands import said
from papers import numbered
from window import drawn, value_of

pytestmark = pytest.mark.gui
LONG = "\n\n".join(f"Chapter {n}\n\n" + "Words of a chapter that goes on. " * 300 for n in (1, 2))
FAST = 17.0


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    path.write_text(LONG, encoding="utf-8")
    return path


def begin(fox: MainWindow, qtbot, pace: float = FAST) -> None:
    """As a reader who reads fast has it."""
    fox.by_itself._chosen = pace
    fox.commands.all["page.by_itself"].act()
    assert fox.by_itself.on and any("goes on by itself" in sentence for sentence in said(fox))


def engine(fox: MainWindow):
    return fox.reader._view.focusProxy()


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_the_text_goes_on_until_a_press(fox: MainWindow, qtbot, long: Path, flow: str) -> None:
    open_in(fox, qtbot, long)
    fox.appearance.change({"flow": flow})
    begin(fox, qtbot, 1000.0)
    qtbot.waitUntil(lambda: fox.reader.place.start > 0)
    drawn(fox.reader.page, qtbot)
    QTest.mouseClick(engine(fox), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fox.by_itself.on)


def test_arrows_change_how_fast_and_escape_stops_it(fox: MainWindow, qtbot, long: Path) -> None:
    open_in(fox, qtbot, long)
    drawn(fox.reader.page, qtbot)
    begin(fox, qtbot, 1.0)
    before = fox.by_itself.pace
    assert before == 1150  # the usual pace, as none is known
    drawn(fox.reader.page, qtbot)  # a press that comes before the page knows of it turns the page
    QTest.keyClick(engine(fox), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: fox.by_itself.pace > before)
    for _ in range(2):
        QTest.keyClick(engine(fox), Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: fox.by_itself.pace < before)
    fox.commands.all["window.escape"].act()
    assert not fox.by_itself.on and fox.by_itself.pace == 0
    assert value_of(fox.reader.page, qtbot, "document.hasFocus()") is not None


def test_pages_of_a_page_format_go_on_too_and_another_book_does_not(
    fox: MainWindow, qtbot, long: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, numbered(tmp_path / "b.pdf"))
    begin(fox, qtbot, 1000.0)
    qtbot.waitUntil(lambda: fox.reader.place.file > 0)
    open_in(fox, qtbot, long)
    assert not fox.by_itself.on


def test_in_full_screen_the_edge_shows_the_foot_over_the_page(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    before = fox.reader.height()
    fox.commands.all["window.full_screen"].act()
    qtbot.waitUntil(lambda: fox.isFullScreen() and not fox.foot.isVisible())
    qtbot.waitUntil(lambda: fox.reader.height() == fox.height() > before)
    height = fox.reader.height()
    at = QPointF(5, 1)
    QApplication.sendEvent(fox.edge, QEnterEvent(at, at, QPointF(fox.edge.mapToGlobal(at))))
    assert fox.foot.isVisible() and fox.reader.height() == height
    below = fox.foot.mapTo(fox, fox.foot.rect().bottomLeft()).y()
    assert below == fox.height() - 1
    QApplication.sendEvent(fox.foot, QEvent(QEvent.Type.Leave))
    assert not fox.foot.isVisible()
    fox.commands.all["window.full_screen"].act()
    qtbot.waitUntil(lambda: not fox.isFullScreen() and fox.foot.isVisible())
    qtbot.waitUntil(lambda: fox.reader.height() < height)
