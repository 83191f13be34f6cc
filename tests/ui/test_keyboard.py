"""The keyboard in the whole window: the page has it, F6 goes round, Esc goes back step by step."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from chatwindow import ask, at_rest, open_in, use
from endpoint import Endpoint, Reply
from foxreader.core.span import Span
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.settings.keys_page import KeysPage
from foxreader.ui.settings.window import SettingsWindow
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui
Key = Qt.Key


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    filler = "\n\n".join(f"Line {n} of a chapter that is longer than a screen." for n in range(80))
    path.write_text("\n\n".join(f"Chapter {n}\n\n{filler}" for n in range(1, 4)))
    return path


def press(fox: MainWindow, key: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or fox, key, modifier)


def part_with_focus(fox: MainWindow) -> str:
    parts: dict[str, QWidget] = {
        "bar": fox.top, "left": fox.side, "page": fox.reader, "chat": fox.chat
    }  # fmt: skip
    return "".join(name for name, part in parts.items() if has_keyboard(part))


@pytest.mark.thorough
def test_after_a_click_in_the_contents_keys_turn_the_page(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    fox.activateWindow()
    tree = fox.side.first
    tree.setFocus()
    index = tree.model().index(1, 0)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton,
                     pos=tree.visualRect(index).center())  # fmt: skip
    qtbot.waitUntil(lambda: has_keyboard(fox.reader))
    qtbot.waitUntil(lambda: fox.reader.place.start > 0 or fox.reader.place.file > 0)
    before = fox.reader.place
    for key in (Key.Key_PageDown, Key.Key_Space):
        press(fox, key)
        qtbot.waitUntil(lambda was=before: fox.reader.place != was)
        before = fox.reader.place


def test_after_a_press_on_the_search_tab_keys_write_in_its_field(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.activateWindow()
    (tab,) = [one for one in fox.side.findChildren(QToolButton) if one.text() == "Search"]
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: fox.side.field.hasFocus())
    QTest.keyClicks(QApplication.focusWidget(), "lamp")
    assert fox.side.field.text() == "lamp"


@pytest.mark.thorough
def test_home_and_end_go_to_the_ends_of_a_chapter(fox: MainWindow, qtbot, long: Path) -> None:
    open_in(fox, qtbot, long)
    fox.reader.setFocus()
    press(fox, Key.Key_End)
    qtbot.waitUntil(lambda: fox.reader.place.start > 1000)
    press(fox, Key.Key_Home)
    qtbot.waitUntil(lambda: fox.reader.place.start == 0)


@pytest.mark.thorough
def test_f6_goes_round_the_parts_that_are_shown(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    fox.activateWindow()
    fox.reader.setFocus()
    seen = []
    for _ in range(4):
        press(fox, Key.Key_F6)
        seen.append(part_with_focus(fox))
    assert seen == ["chat", "bar", "left", "page"]
    press(fox, Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert part_with_focus(fox) == "left"
    press(fox, Key.Key_F9)  # the left panel goes
    fox.reader.setFocus()
    press(fox, Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert part_with_focus(fox) == "bar"


@pytest.mark.thorough
def test_esc_closes_then_stops_then_returns_to_the_page(fox: MainWindow, qtbot, lamp: Path) -> None:
    with Endpoint(lambda request: Reply(fault="endless"), models=("chat",)) as running:
        use(fox, running)
        open_in(fox, qtbot, lamp)
        fox.activateWindow()
        fox.ask("When did the keeper light the lamp?")
        qtbot.waitUntil(lambda: fox.controller.busy)
        fox.reader.page.runJavaScript("getSelection().selectAllChildren(document.body)", 1)
        qtbot.waitUntil(fox.passage.bar.isVisible)
        fox.chat.composer.field.setFocus()
        assert part_with_focus(fox) == "chat" and fox.passage.span is not None
        press(fox, Key.Key_Escape)
        qtbot.waitUntil(lambda: fox.passage.span is None)
        assert fox.controller.busy
        press(fox, Key.Key_Escape)
        qtbot.waitUntil(lambda: not fox.controller.busy)
        assert part_with_focus(fox) == "chat"
        press(fox, Key.Key_Escape)
        assert part_with_focus(fox) == "page"


@pytest.mark.thorough
def test_esc_closes_the_card_of_a_footnote(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "When did the keeper light the lamp?")
    at_rest(fox, qtbot)
    number = min(turn.citations)
    fox.chat.press(turn.id, "footnote", str(number))
    assert turn.opened == number
    fox.chat.composer.field.setFocus()
    press(fox, Key.Key_Escape)
    assert turn.opened is None and part_with_focus(fox) == "chat"


@pytest.mark.thorough
def test_full_screen_has_the_page_alone_and_esc_leaves_it(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.activateWindow()
    fox.reader.setFocus()
    chrome = (fox.top, fox.foot, fox.side, fox.chat)
    press(fox, Key.Key_F11)
    qtbot.waitUntil(lambda: not any(part.isVisible() for part in chrome))
    press(fox, Key.Key_F10)  # a panel can be had all the same
    assert fox.chat.isVisible()
    fox.reader.setFocus()
    press(fox, Key.Key_Escape)
    qtbot.waitUntil(lambda: all(part.isVisible() for part in chrome))
    assert not fox.isFullScreen()


def test_the_list_of_keys_has_every_key(fox: MainWindow, qtbot) -> None:
    fox.activateWindow()
    press(fox, Key.Key_F1)
    (dialog,) = fox.findChildren(SettingsWindow)
    (page,) = dialog.findChildren(KeysPage)
    assert page.isVisible()
    table = page.table
    assert table.accessibleName()
    groups = [table.topLevelItem(n) for n in range(table.topLevelItemCount())]
    rows = [group.child(n) for group in groups for n in range(group.childCount())]
    listed = {row.text(1) for row in rows}
    assert all(row.text(0) and row.text(1) for row in rows)
    shortcuts = [key for action in fox.actions() for key in action.shortcuts()]
    assert len(shortcuts) > 15
    for shortcut in shortcuts:
        shown = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
        assert any(shown in keys for keys in listed), shown
    dialog.close()


@pytest.mark.thorough
def test_an_unsent_question_comes_back_with_its_book(
    fox: MainWindow, qtbot, lamp: Path, oil: Path, program, tmp_path: Path
) -> None:
    open_in(fox, qtbot, lamp)
    fox.chat.composer.field.setPlainText("What did Marn say at")
    fox.close()
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    again = MainWindow(program, state)
    again.show()
    open_in(again, qtbot, oil)
    assert again.chat.composer.field.toPlainText() == ""
    open_in(again, qtbot, lamp)
    assert again.chat.composer.field.toPlainText() == "What did Marn say at"
    assert again.reader.place == Span(again.reader.place.file, *[again.reader.place.start] * 2)
    again.close()
    again.deleteLater()
