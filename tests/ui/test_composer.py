"""Where a question is written: its chips, the paths behind "/", and the button that stops."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from chatwindow import ask, choose_scope, open_in, use
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.ui.window.main_window import MainWindow
from hands import read

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"


def top_of(fox: MainWindow, part: QWidget) -> int:
    return part.mapTo(fox, QPoint()).y()


def test_the_chips_and_send_are_in_one_row_below_the_field(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    composer = fox.chat.composer
    assert composer.model.text() == "chat · local"
    assert composer.scope.text() == "Whole book"
    foot = top_of(fox, composer.field) + composer.field.height()
    row = (composer.model, composer.scope, composer.send)
    middles = {top_of(fox, part) + part.height() // 2 for part in row}
    assert min(middles) > foot and max(middles) - min(middles) <= 1
    assert top_of(fox, composer.field) - top_of(fox, composer) < 16  # nothing is above the field


def test_little_room_shortens_how_far_answers_look(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    composer = fox.chat.composer
    composer.set_limit(0.54)
    assert composer.scope.text() == "No spoilers past 54 %"
    composer.set_model("a model with a long name", local=True)
    composer.resize(300, composer.height())
    assert composer.scope.text() == "To 54 %"
    assert "No spoilers past 54 %" in composer.scope.accessibleName()
    composer.resize(500, composer.height())
    assert composer.scope.text() == "No spoilers past 54 %"


def test_send_becomes_stop_while_an_answer_is_written(fox: MainWindow, qtbot, lamp: Path) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def waits(request: Request) -> Reply:
        asked.set()
        go_on.wait(20)
        return Reply("It burned.")

    with Endpoint(waits, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        send = fox.chat.composer.send
        assert (send.text(), send.accessibleName()) == ("", "Ask")
        QTest.keyClicks(fox.chat.composer.field, WHEN)
        QTest.mouseClick(send, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(asked.is_set)
        assert (send.text(), send.accessibleName()) == ("Stop", "Stop")
        QTest.mouseClick(send, Qt.MouseButton.LeftButton)
        go_on.set()
        qtbot.waitUntil(lambda: not fox.controller.busy)
        assert fox.chat.last_turn.problem.kind == "stopped"
        assert (send.text(), send.accessibleName()) == ("", "Ask")


def menu_of(fox: MainWindow, qtbot) -> QMenu:
    """The menu that "/" opens."""
    QTest.keyClicks(fox.chat.composer.field, "/")
    found: list[QMenu] = []

    def there() -> bool:
        found[:] = [one for one in fox.chat.composer.findChildren(QMenu) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(there)
    return found[0]


def test_a_slash_chooses_the_path_of_one_question(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    composer = fox.chat.composer
    heard: list[ReaderQuestion] = []
    fox.chat.asked.connect(heard.append)
    menu = menu_of(fox, qtbot)
    assert {one.text(): one.isEnabled() for one in menu.actions()} == {
        "Word for word": True, "Without the book": True, "The whole book, this once": False,
        "My highlights\t/notes": False,
    }  # fmt: skip
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert composer.field.toPlainText() == "" and read(composer.path) == "Word for word"
    QTest.keyClicks(composer.field, WHEN)
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    assert heard == [ReaderQuestion(WHEN, strict=True)]
    assert fox.chat.last_turn.answer.model == ""
    # The next one is answered as usual.
    assert not composer.path.isVisible()
    assert ask(fox, qtbot, WHEN).answer.model == "chat"


def test_a_path_can_be_taken_back_and_a_slash_kept(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    choose_scope(fox, "Nothing past my place")
    composer = fox.chat.composer
    menu = menu_of(fox, qtbot)
    without, whole, _ = menu.actions()[1:]
    assert not without.isEnabled()  # there is no model that could
    whole.trigger()
    menu.close()
    assert composer.path.isVisible()
    composer.path.remove.click()
    assert not composer.path.isVisible()
    menu = menu_of(fox, qtbot)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert composer.field.toPlainText() == "/" and not composer.path.isVisible()
    composer.field.clear()
    QTest.keyClick(menu_of(fox, qtbot), Qt.Key.Key_N)  # what is written goes on past the menu
    assert composer.field.toPlainText() == "/n" and not composer.findChildren(QMenu)[-1].isVisible()
    composer.field.setPlainText("/")
    composer.field.moveCursor(QTextCursor.MoveOperation.End)
    # In the middle of a question it is a character.
    QTest.keyClicks(composer.field, "x/")
    assert composer.field.toPlainText() == "/x/"
