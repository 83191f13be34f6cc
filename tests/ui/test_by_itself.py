"""The text goes on by itself, and in full screen a touch of the edge tells how far it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chatwindow import open_in, show
from epubwriter import js
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said
from papers import numbered
from window import drawn, value_of

pytestmark = pytest.mark.gui
# Few letters to a page: they go by in a moment, as fast as the text goes on.
LONG = "\n\n".join(f"Chapter {n}\n\n" + "It goes on.\n\n" * 200 for n in (1, 2))


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    path.write_text(LONG, encoding="utf-8")
    return path


def begin(fox: MainWindow, qtbot, pace: float) -> None:
    """As a reader who reads so fast has it, and is told."""
    if said(fox):
        close_messages(fox)
    fox.by_itself._chosen = pace
    fox.commands.all["page.by_itself"].act()
    assert fox.by_itself.on and any("goes on by itself" in sentence for sentence in said(fox))


def engine(fox: MainWindow):
    return fox.reader._view.focusProxy()


def test_the_text_goes_on_as_fast_as_is_chosen_until_a_press(
    fox: MainWindow, qtbot, long: Path, tmp_path: Path
) -> None:
    open_in(fox, qtbot, long)
    in_full_screen_the_edge_shows_the_foot_over_the_page(fox, qtbot)
    arrows_change_how_fast_and_escape_stops_it(fox, qtbot)
    for flow in ("scroll", "paged"):
        it_goes_on_until_a_press(fox, qtbot, flow)
    begin(fox, qtbot, 1000.0)
    show(fox, qtbot, numbered(tmp_path / "b.pdf", 3))
    assert not fox.by_itself.on  # another book does not go on
    pages_of_a_page_format_go_on(fox, qtbot)


def in_full_screen_the_edge_shows_the_foot_over_the_page(fox: MainWindow, qtbot) -> None:
    """And takes it away again."""
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


def arrows_change_how_fast_and_escape_stops_it(fox: MainWindow, qtbot) -> None:
    """At first it has the usual pace."""
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


def it_goes_on_until_a_press(fox: MainWindow, qtbot, flow: str) -> None:
    """From the beginning, in one of the flows."""
    fox.appearance.change({"flow": flow})
    drawn(fox.reader.page, qtbot)
    fox.navigator.jump(Span(0, 0, 0))
    qtbot.waitUntil(lambda: (fox.reader.place.file, fox.reader.place.start) == (0, 0))
    begin(fox, qtbot, 1000.0)
    qtbot.waitUntil(lambda: fox.reader.place.start > 0)
    drawn(fox.reader.page, qtbot)
    QTest.mouseClick(engine(fox), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fox.by_itself.on)


def pages_of_a_page_format_go_on(fox: MainWindow, qtbot) -> None:
    """From where the first one is half gone, as a whole one takes seconds."""
    drawn(fox.reader.page, qtbot)
    js(fox, qtbot, "fox.scroller().scrollTop = fox.view.spreads.rows[0].height / 2")
    qtbot.waitUntil(lambda: fox.reader.place.start > 0)
    assert fox.reader.place.file == 0
    begin(fox, qtbot, 1000.0)
    qtbot.waitUntil(lambda: fox.reader.place.file > 0)
