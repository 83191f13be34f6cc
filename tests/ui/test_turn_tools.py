"""What can be done with a turn without its menu, and where what is written stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from chatwindow import answered, ask, at_rest, click, open_in, shown, use
from endpoint import Endpoint, Reply, Request
from foxreader.ui.window.main_window import MainWindow
from secondreader import in_other_words

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"


def test_a_turn_is_copied_asked_again_and_tried_again_and_what_is_written_stays(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    endpoint.script = in_other_words
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    copied_and_asked_again_without_a_menu(fox, qtbot)
    cut_off_and_tried_again(fox, qtbot, endpoint)
    what_is_written_stays_with_its_conversation(fox, qtbot)


def copied_and_asked_again_without_a_menu(fox: MainWindow, qtbot) -> None:
    """The answer is in the clipboard, and a second one is beside the first."""
    turn = ask(fox, qtbot, WHEN)
    click(fox, qtbot, turn.id, "[data-do=copy_answer]")
    qtbot.waitUntil(lambda: "lit by its keeper[1]" in QGuiApplication.clipboard().text())
    click(fox, qtbot, turn.id, "[data-do=again]")
    qtbot.waitUntil(lambda: fox.turn is not None or len(fox.chat.newest.versions) == 2)
    again = answered(fox, qtbot)
    assert again.question == WHEN and len(again.versions) == 2
    at_rest(fox, qtbot)


def cut_off_and_tried_again(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """An answer that was cut off offers another try, in a conversation of its own."""

    def cut(request: Request) -> Reply:
        reply = in_other_words(request)
        return Reply(reply.text, fault="length") if "[" in reply.text else reply

    fox.chat_controller.begin_anew()
    endpoint.script = cut
    turn = ask(fox, qtbot, WHEN)
    assert turn.answer is not None and "cut_off" in {flag.kind for flag in turn.answer.flags}
    qtbot.waitUntil(lambda: "Try again" in shown(fox, qtbot))
    endpoint.script = in_other_words
    click(fox, qtbot, turn.id, ".acts [data-do=again]")
    qtbot.waitUntil(lambda: len(fox.chat.newest.versions) == 2 and fox.turn is None)
    assert "Try again" not in shown(fox, qtbot)
    at_rest(fox, qtbot)


def what_is_written_stays_with_its_conversation(fox: MainWindow, qtbot) -> None:
    """A question that was begun is there again when its conversation is."""
    field, first = fox.chat.composer.field, fox.controller.questions.conversation
    field.setPlainText("And who slept?")
    fox.chat_controller.begin_anew()
    assert field.toPlainText() == ""
    field.setPlainText("Another thought")
    fox.controller.go_on_with(first)
    qtbot.waitUntil(lambda: field.toPlainText() == "And who slept?")
    at_rest(fox, qtbot)
