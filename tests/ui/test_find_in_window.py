"""The search of the panel: its options, its keys, and going from place to place while reading."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chatwindow import open_in
from foxreader.core.span import Span
from foxreader.library.searches import FindQuery
from foxreader.ui.search.options import HistoryMenu
from foxreader.ui.search.panel import next_place
from foxreader.ui.window.main_window import MainWindow
from hands import said

pytestmark = pytest.mark.gui
KEY, ALT, SHIFT = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
SPANS = [Span(0, 10, 15), Span(0, 9000, 9005), Span(2, 5, 9)]


@pytest.mark.parametrize(
    ("current", "place", "by", "wanted"),
    [
        (None, (0, 0), 1, 0),
        (None, (0, 11), 1, 1),
        (None, (3, 0), 1, 0),
        (None, (0, 0), -1, 2),
        (None, (1, 0), -1, 1),
        (0, (0, 0), 1, 1),
        (1, (0, 8000), 1, 2),
        (2, (2, 0), 1, 0),
        (0, (0, 9500), 1, 2),  # read on since
        (0, (0, 9500), -1, 1),
        (0, (0, 0), -1, 2),
        (2, (1, 500), 1, 0),  # the next file is on the same screen
    ],
)
def test_next_is_next_from_where_the_reader_is(
    current: int | None, place: tuple[int, int], by: int, wanted: int
) -> None:
    assert next_place(SPANS, current, Span(place[0], place[1], place[1]), by) == wanted
    assert next_place([], None, Span(0, 0, 0), by) is None


def counted(fox: MainWindow, qtbot, words: str) -> None:
    qtbot.waitUntil(lambda: fox.side.search.count.text() == words)


def test_all_of_it_by_keyboard(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.commands.find()
    search = fox.side.search
    QTest.keyClicks(search.field, "the")
    counted(fox, qtbot, "12 places")
    # Each option is a toggle with a key, and changes what is found at once.
    QTest.keyClick(search.field, KEY.Key_C, ALT)
    counted(fox, qtbot, "10 places")
    assert search.options.toggles["case"].isChecked()
    QTest.keyClick(search.field, KEY.Key_C, ALT)
    counted(fox, qtbot, "12 places")
    search.field.setText("on")
    counted(fox, qtbot, "2 places")
    QTest.keyClick(search.field, KEY.Key_W, ALT)
    counted(fox, qtbot, "1 place")
    QTest.keyClick(search.field, KEY.Key_W, ALT)
    search.field.setText("the")
    counted(fox, qtbot, "12 places")
    # Enter goes on, Shift+Enter back, and the keyboard stays in the field.
    QTest.keyClick(search.field, KEY.Key_Return)
    assert search.count.text() == "1 of 12"
    QTest.keyClick(search.field, KEY.Key_Return)
    QTest.keyClick(search.field, KEY.Key_Return)
    QTest.keyClick(search.field, KEY.Key_Return, SHIFT)
    assert search.count.text() == "2 of 12"
    qtbot.waitUntil(lambda: len(fox.reader.marked("search")) == 12)
    # Down comes to the list.
    QTest.keyClick(search.field, KEY.Key_Down)
    assert search.hits.hasFocus()


@pytest.mark.thorough
def test_near_and_patterns(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.commands.find()
    search = fox.side.search
    QTest.keyClicks(search.field, "keeper wind")
    counted(fox, qtbot, "Not in this book")
    QTest.keyClick(search.field, KEY.Key_N, ALT)
    assert search.options.within.isVisible()
    search.options.within.setValue(20)
    counted(fox, qtbot, "1 place")
    QTest.keyClick(search.field, KEY.Key_R, ALT)
    assert not search.options.toggles["near"].isChecked()
    assert not search.options.within.isVisible()
    assert not search.options.toggles["accents"].isEnabled()
    search.field.selectAll()
    QTest.keyClicks(search.field, r"l\w+p\b")
    counted(fox, qtbot, "3 places")
    assert {fox.controller.opened.book.text_at(s) for s in search.places} == {"Lamp", "lamp"}
    QTest.keyClicks(search.field, "(")
    qtbot.waitUntil(lambda: "no regular expression" in search.count.text())
    assert search.places == () and not said(fox)


@pytest.mark.thorough
def test_places_are_kept_while_reading(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.commands.find()
    search, bar = fox.side.search, fox.commands.find_steps.bar
    QTest.keyClicks(search.field, "lamp")
    counted(fox, qtbot, "3 places")
    fox.panels.toggle("panel", False)
    fox.reader.setFocus()
    QTest.keyClick(fox, KEY.Key_F3)
    assert bar.isVisible() and bar.accessibleName() == "“lamp” · 1 of 3"
    QTest.keyClick(fox, KEY.Key_F3)
    QTest.keyClick(fox, KEY.Key_F3)
    QTest.keyClick(fox, KEY.Key_F3)  # from the last to the first
    assert bar.accessibleName() == "“lamp” · 1 of 3"
    QTest.keyClick(fox, KEY.Key_F3, SHIFT)
    assert bar.accessibleName() == "“lamp” · 3 of 3"
    bar.findChildren(type(bar.buttons["up"]))[0].click()
    assert bar.accessibleName() == "“lamp” · 2 of 3"
    # The panel says the same when it is opened again.
    fox.panels.toggle("panel", True)
    assert search.count.text() == "2 of 3"
    fox.panels.toggle("panel", False)
    QTest.keyClick(fox, KEY.Key_F3)
    QTest.keyClick(fox, KEY.Key_Escape)
    assert not bar.isVisible() and fox.reader.marked("search") == ()
    QTest.keyClick(fox, KEY.Key_F3)  # the words are still there
    assert bar.isVisible() and len(fox.reader.marked("search")) == 3


@pytest.mark.thorough
def test_another_book_ends_the_search(fox: MainWindow, qtbot, lamp: Path, oil: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.commands.find()
    QTest.keyClicks(fox.side.field, "lamp")
    counted(fox, qtbot, "3 places")
    fox.panels.toggle("panel", False)
    QTest.keyClick(fox, KEY.Key_F3)
    bar = fox.commands.find_steps.bar
    assert bar.isVisible()
    open_in(fox, qtbot, oil)
    assert not bar.isVisible() and fox.side.field.text() == ""
    QTest.keyClick(fox, KEY.Key_F3)  # nothing to find: the field
    assert fox.side.isVisible() is False or fox.side.field.hasFocus()


@pytest.mark.thorough
def test_what_was_searched_is_kept_and_cleared(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.commands.find()
    search, kept = fox.side.search, fox.program.profile.searches
    search.options.toggles["word"].click()
    QTest.keyClicks(search.field, "lamp")
    counted(fox, qtbot, "3 places")
    assert kept.all() == ()  # what is only typed is not kept
    QTest.keyClick(search.field, KEY.Key_Return)
    qtbot.waitUntil(lambda: kept.all() == (FindQuery("lamp", whole_word=True),))
    search.options.toggles["word"].click()
    search.field.clear()
    QTest.keyClick(search.field, KEY.Key_Down)
    (menu,) = [m for m in search.field.findChildren(HistoryMenu) if m.isVisible()]
    first, *_, clear = [one for one in menu.actions() if one.text()]
    assert first.text() == "lamp\twhole words" and clear.text() == "Clear the list"
    first.trigger()
    menu.close()
    counted(fox, qtbot, "3 places")
    assert search.options.toggles["word"].isChecked() and search.field.text() == "lamp"
    search._before.show_menu()
    (menu,) = [m for m in search.field.findChildren(HistoryMenu) if m.isVisible()]
    menu.actions()[-1].trigger()
    menu.close()
    qtbot.waitUntil(lambda: kept.all() == ())
