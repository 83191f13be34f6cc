"""Keys belong to the page again after whatever was opened and closed with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton, QWidget

from chatwindow import ask, at_rest, open_in
from foxreader.ui.platform.accessibility import has_keyboard, shows_focus
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages
from window import settled, value_of

pytestmark = pytest.mark.gui


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    filler = "\n\n".join(f"Line {n} of the keeper Marn and his lamp." for n in range(400))
    path.write_text("\n\n".join(f"Chapter {n}\n\n{filler}" for n in range(1, 4)))
    return path


def mouse(widget: QWidget) -> None:
    """A press with the mouse in the middle of a widget."""
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


class Walk:
    """A reader with a mouse."""

    def __init__(self, fox: MainWindow, qtbot) -> None:
        self.fox, self.qtbot = fox, qtbot

    def turn(self) -> None:
        """Right turns the page, and nothing on screen has a ring."""
        fox, qtbot = self.fox, self.qtbot
        qtbot.waitUntil(lambda: has_keyboard(fox.reader))
        settled(fox.reader.page, qtbot)
        before = fox.reader.place
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: fox.reader.place != before)
        assert not any(map(shows_focus, fox.findChildren(QWidget)))
        assert value_of(fox.reader.page, qtbot, "!document.querySelector(':focus-visible')")

    def press(self, *buttons: QWidget) -> None:
        """Press buttons one after the other."""
        for button in buttons:
            mouse(button)

    def tab(self, words: str) -> QToolButton:
        """A tab of the left panel."""
        tabs = self.fox.side.findChildren(QToolButton, "tab")
        (found,) = [one for one in tabs if one.text() == words]
        return found

    def close_dialog(self) -> None:
        """Close the dialog that is open, by the cross of its frame."""
        self.qtbot.waitUntil(lambda: bool(self._dialogs()))
        (dialog,) = self._dialogs()
        dialog.activateWindow()
        # It has the keyboard, as the window system gives it.
        self.qtbot.waitUntil(lambda: has_keyboard(dialog))
        dialog.close()
        self.fox.activateWindow()
        self.qtbot.waitUntil(lambda: not self._dialogs())

    def _dialogs(self) -> list[QDialog]:
        windows = QApplication.topLevelWidgets()
        return [one for one in windows if isinstance(one, QDialog) and one.isVisible()]

    # What is opened and closed

    def conversations(self) -> None:
        self.press(self.fox.chat.head.earlier)
        self.close_dialog()

    def settings(self) -> None:
        self.press(self.fox.top.buttons["settings"])
        self.close_dialog()

    def printing(self) -> None:
        self.fox.commands.print_book()
        self.close_dialog()

    def text(self) -> None:
        panel = self.fox.text.panel
        self.press(self.fox.top.buttons["text"])
        self.press(panel.swatches["sepia"], panel.close_button)

    def shelf(self) -> None:
        bar = self.fox.shelf.bar
        self.press(self.fox.top.buttons["shelf"])
        self.qtbot.waitUntil(lambda: self.fox.home.at_shelf)
        self.press(bar.rows, bar.grid, bar.back)

    def search(self) -> None:
        self.press(self.fox.top.buttons["search"])
        QTest.keyClicks(self.fox.side.field, "keeper")
        self.qtbot.waitUntil(lambda: "places" in self.fox.side.search.count.text())
        self.press(self.tab("Contents"))

    def search_with_the_panel(self) -> None:
        self.press(self.fox.top.buttons["search"])
        panel = self.fox.top.buttons["panel"]
        self.press(panel, panel, self.tab("Contents"))

    def notes(self) -> None:
        self.press(self.tab("Notes"), self.tab("Contents"))

    def people(self) -> None:
        self.fox.people.toggle()
        self.qtbot.waitUntil(lambda: has_keyboard(self.fox.people.panel))
        self.press(self.fox.people.panel.close_button)

    def go_to(self) -> None:
        self.fox.extras.open_go_to()
        self.fox.extras.close_open()

    def question(self) -> None:
        self.fox.chat.composer.field.setFocus()
        chat = self.fox.top.buttons["chat"]
        self.press(chat, chat)

    def menu(self) -> None:
        self.fox.chat.composer.scope.open_menu()
        self.fox.chat.composer.scope.menu().close()
        self.fox.activateWindow()  # without a window system nothing else does it

    def message(self) -> None:
        self.fox.say("Something is to be said.")
        close_messages(self.fox)

    def evidence(self) -> None:
        turn = self.fox.chat.last_turn
        self.fox.chat_controller.evidence.open(turn, min(turn.citations))
        self.press(self.fox.chat_controller.evidence.panel.close_button)

    def card(self) -> None:
        turn = self.fox.chat.last_turn
        number = min(turn.citations)
        self.fox.chat.transcript.setFocus()  # as a press there does
        for opened in (number, None):
            self.fox.chat.press(turn.id, "footnote", str(number))
            assert turn.opened == opened

    def look_up(self) -> None:
        self.fox.commands.dictionaries.look_up("")
        self.fox.commands.dictionaries.close()

    def foot(self) -> None:
        self.press(self.fox.foot.left)


@pytest.mark.thorough
def test_after_a_walk_with_the_mouse_right_turns_the_page_each_time(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    fox.activateWindow()
    fox.reader.setFocus()
    ask(fox, qtbot, "What is the lamp?")
    at_rest(fox, qtbot)
    walk = Walk(fox, qtbot)
    for step in (
        walk.conversations, walk.settings, walk.printing, walk.text, walk.shelf, walk.search,
        walk.search_with_the_panel, walk.notes, walk.people, walk.go_to, walk.question, walk.menu,
        walk.message, walk.evidence, walk.card, walk.look_up, walk.foot,
    ):  # fmt: skip
        step()
        walk.turn()


@pytest.mark.thorough
def test_where_the_reader_writes_the_keyboard_comes_back_to(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    fox.activateWindow()
    fox.chat.composer.field.setFocus()
    walk = Walk(fox, qtbot)
    walk.press(fox.chat.head.earlier)
    walk.close_dialog()
    qtbot.waitUntil(lambda: fox.chat.composer.field.hasFocus())
    fox.extras.open_go_to()
    fox.extras.close_open()
    assert fox.chat.composer.field.hasFocus()


@pytest.mark.thorough
def test_what_is_reached_by_keys_has_a_ring_and_keeps_the_keyboard(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    fox.activateWindow()
    fox.top.buttons["panel"].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(fox.top.buttons["panel"].hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    reached = QApplication.focusWidget()
    assert isinstance(reached, QToolButton) and reached.property("keys")
    fox.settings.open("reading")
    Walk(fox, qtbot).close_dialog()
    qtbot.waitUntil(reached.hasFocus)
    mouse(fox.chat.composer.field.viewport())
    assert not reached.property("keys")


@pytest.mark.thorough
def test_a_button_pressed_with_the_mouse_takes_no_keyboard(
    fox: MainWindow, qtbot, long: Path
) -> None:
    open_in(fox, qtbot, long)
    fox.activateWindow()
    takes = Qt.FocusPolicy.ClickFocus
    pressed = [one for one in fox.findChildren(QPushButton) if one.isVisible()]
    assert not [one.text() for one in pressed if one.focusPolicy() & takes == takes]
