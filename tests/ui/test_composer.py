"""Where a question is written: its chips, the paths behind "/", and the button that stops."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from chatwindow import choose_scope, open_in, use
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.ui.chat.scope import ScopeChip
from foxreader.ui.window.main_window import MainWindow
from hands import read

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"


def top_of(fox: MainWindow, part: QWidget) -> int:
    return part.mapTo(fox, QPoint()).y()


@pytest.mark.thorough
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


def rows(fox: MainWindow) -> dict[str, bool]:
    """What "/" or "@" offers, and whether it can be chosen; {} where nothing is offered."""
    shown = fox.chat.findChild(QListWidget, "completion")
    if shown is None or not shown.isVisible():
        return {}
    items = [shown.item(at) for at in range(shown.count())]
    return {one.text(): bool(one.flags() & Qt.ItemFlag.ItemIsEnabled) for one in items}


@pytest.mark.thorough
def test_a_slash_and_an_at_sign_choose_how_and_about_what(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    composer = fox.chat.composer
    heard: list[ReaderQuestion] = []
    fox.chat.composer.asked.connect(heard.append)
    composer.field.setFocus()
    QTest.keyClicks(composer.field, "/")
    offered = rows(fox)
    assert len(offered) == 10 and offered["/deep · A thorough answer"]
    assert not offered["/notes · My highlights (no highlights yet)"]
    assert not offered["/selection · About the selected passage (nothing is selected)"]
    QTest.keyClicks(composer.field, "s")
    assert next(iter(rows(fox))) == "/strict · Word for word"
    assert composer.field.accessibleDescription() == "/strict · Word for word"
    QTest.keyClick(composer.field, Qt.Key.Key_Down)
    assert composer.field.accessibleDescription() == "/shelf · All books"
    QTest.keyClick(composer.field, Qt.Key.Key_Up)
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    assert composer.field.toPlainText() == "" and read(composer.path) == "Word for word"
    assert not rows(fox) and composer.field.accessibleDescription().startswith("/ chooses")
    QTest.keyClicks(composer.field, WHEN)
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    assert heard == [ReaderQuestion(WHEN, strict=True)]
    assert fox.chat.last_turn.answer.model == ""
    # The next one is answered as usual; it is limited to a chapter, and the cited place is in it.
    assert not composer.path.isVisible()
    QTest.keyClicks(composer.field, "@ter 2")
    assert list(rows(fox)) == ["Chapter 2"]
    QTest.keyClick(composer.field, Qt.Key.Key_Tab)
    assert composer.field.toPlainText() == "" and "Chapter 2" in read(composer.passage)
    QTest.keyClicks(composer.field, "What had dimmed by the third hour?")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    assert heard[1].part.title == "Chapter 2"
    second = fox.controller.opened.book.files[0].text.index("Chapter 2")
    cited = fox.chat.last_turn.answer.citations
    assert cited and all(one.span.start >= second for one in cited)
    assert "nine o'clock" not in endpoint.chats[-1].text
    # So is one that names the chapter by where the reader is.
    QTest.keyClicks(composer.field, "What happens in the next chapter?")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    assert heard[2].part.title == "Chapter 1"  # the reader is before the first
    # Whole commands before a question do the same; one that cannot be used says why.
    QTest.keyClicks(composer.field, "/selection /deep Why?")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    assert list(rows(fox)) == ["/selection · About the selected passage (nothing is selected)"]
    QTest.keyClick(composer.field, Qt.Key.Key_Escape)
    assert not rows(fox) and composer.field.toPlainText() == "/selection /deep Why?"
    composer.field.setPlainText("/page /deep Why did it dim?")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    assert heard[3].path == "deep" and heard[3].selection.passage is not None


def test_a_question_is_written_with_paths_and_chips_around_its_field(
    fox: MainWindow, qapp: QApplication, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    open_in(fox, qtbot, lamp)
    the_slash_stands_before_a_command_in_a_mirrored_window(fox, qapp)
    fox.chat.composer.field.clear()
    a_path_can_be_taken_back_and_a_slash_kept(fox)
    fox.chat.composer.field.clear()
    choose_scope(fox, "The whole book")
    use(fox, endpoint)
    fox.settings.models_changed.emit("")
    the_chips_and_send_are_in_one_row_below_the_field(fox, qtbot)
    little_room_shortens_how_far_answers_look(fox)


def the_slash_stands_before_a_command_in_a_mirrored_window(
    fox: MainWindow, qapp: QApplication
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        fox.chat.composer.field.setFocus()
        QTest.keyClicks(fox.chat.composer.field, "/st")
        assert list(rows(fox)) == ["\u2068/strict\u2069 · Word for word"]
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def a_path_can_be_taken_back_and_a_slash_kept(fox: MainWindow) -> None:
    choose_scope(fox, "Nothing past what I have read")
    composer = fox.chat.composer
    composer.field.setFocus()
    QTest.keyClicks(composer.field, "/w")
    assert rows(fox) == {  # there is no model that could
        "/without · Without the book (needs a model)": False,
        "/whole · The whole book, this once": True,
    }
    QTest.keyClick(composer.field, Qt.Key.Key_Tab)
    assert composer.path.isVisible()
    composer.path.remove.click()
    assert not composer.path.isVisible()
    # In the middle of a question it is a character.
    QTest.keyClicks(composer.field, "x /")
    assert composer.field.toPlainText() == "x /" and not rows(fox)


def the_chips_and_send_are_in_one_row_below_the_field(fox: MainWindow, qtbot) -> None:
    composer = fox.chat.composer
    # Nothing is above the field, once the row of the path that was there is gone.
    qtbot.waitUntil(lambda: top_of(fox, composer.field) - top_of(fox, composer) < 16)
    assert composer.model.text() == "chat · local"
    assert composer.scope.text() == "Whole book"
    foot = top_of(fox, composer.field) + composer.field.height()
    row = (composer.model, composer.scope, composer.send)
    middles = {top_of(fox, part) + part.height() // 2 for part in row}
    assert min(middles) > foot and max(middles) - min(middles) <= 1


def little_room_shortens_how_far_answers_look(fox: MainWindow) -> None:
    composer = fox.chat.composer
    composer.set_limit(0.54)
    assert composer.scope.text() == "No spoilers past 54 %"
    composer.set_model("a model with a long name", local=True)
    composer.resize(300, composer.height())
    assert composer.scope.text() == "To 54 %"
    assert "No spoilers past 54 %" in composer.scope.accessibleName()
    composer.resize(500, composer.height())
    assert composer.scope.text() == "No spoilers past 54 %"


def test_the_scope_can_be_chosen_when_pyside_has_lost_track_of_its_menu(qtbot) -> None:
    chip = ScopeChip()
    qtbot.addWidget(chip)
    # So it does to all that belongs to an object it takes to be gone.
    shiboken6.invalidate(chip.menu())
    chip.set_limit(0.5)
    chip.ask_books(("one", "two"))
    chip.ask_books(None)
    assert chip.limited and chip.menu().actions()[1].isChecked()
