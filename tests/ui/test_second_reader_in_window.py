"""A second reader in the window: "Check again" on an answer, and the setting for every answer."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QComboBox, QMenu

from chatwindow import ask, at_rest, click, open_in, shown, use
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.stored import loads
from foxreader.parts.program import Program
from foxreader.parts.second_readings import ReadingCost
from foxreader.ui.chat.answer_commands import cost_words
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.command_menu import CommandMenu
from foxreader.ui.window.main_window import MainWindow
from hands import field, press
from secondreader import claims_sent, has_claims, in_other_words, second_says

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"


def check_action(fox: MainWindow, qtbot, turn: Turn) -> tuple[CommandMenu, list[QAction]]:
    """The open menu of an answer, and its action to check again if it has one."""
    click(fox, qtbot, turn.id, ".more")
    menus: list[QMenu] = []
    qtbot.waitUntil(lambda: bool(menus.extend(fox.findChildren(CommandMenu)) or menus))
    [menu] = set(menus)
    assert isinstance(menu, CommandMenu)
    return menu, [one for one in menu.actions() if one.text().startswith("Check again")]


def checked(fox: MainWindow, qtbot, turn: Turn) -> None:
    menu, [action] = check_action(fox, qtbot, turn)
    action.trigger()
    menu.close()


@pytest.mark.thorough
def test_an_answer_is_checked_again_with_its_cost_beside_the_action(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    endpoint.script = second_says("no", "chat")
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    assert turn.answer is not None and turn.answer.second is None
    before = turn.answer
    menu, [action] = check_action(fox, qtbot, turn)
    assert action.text().startswith("Check again (about ") and "token" in action.text()
    assert claims_sent(endpoint) == 0
    interface = QAccessible.queryAccessibleInterface(menu)
    names = [
        interface.child(at).text(QAccessible.Text.Name) for at in range(interface.childCount())
    ]
    assert action.text() in names
    action.trigger()
    menu.close()
    qtbot.waitUntil(lambda: turn.answer.second is not None and not fox.controller.busy)
    assert {one.grade for one in turn.answer.citations} == {"weak"}
    assert turn.answer.parts == before.parts
    text = shown(fox, qtbot)
    assert "A second reader (chat) compared" in text
    assert "A second reader did not find this in the cited words" in text
    sha256 = fox.controller.opened.book.sha256
    _, [record] = fox.program.profile.conversations.last(sha256)
    assert loads(record).answer == turn.answer
    assert fox.controller.questions.branch.turns[-1].answer == turn.answer
    menu, actions = check_action(fox, qtbot, turn)
    assert actions == []  # all of it is marked
    menu.close()
    at_rest(fox, qtbot)


def test_a_second_reading_is_stopped_and_the_answer_stays(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def slow(request: Request) -> Reply:
        if has_claims(request):
            asked.set()
            go_on.wait(20)
        return second_says("no", "chat")(request)

    endpoint.script = slow
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    before = turn.answer
    checked(fox, qtbot, turn)
    qtbot.waitUntil(asked.is_set)
    assert fox.controller.busy and "second reader" in turn.working
    fox.chat.stopped.emit()
    go_on.set()
    qtbot.waitUntil(lambda: not fox.controller.busy)
    assert turn.answer == before and turn.working == "" and turn.problem is None
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_what_goes_wrong_is_one_sentence(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    def reply(request: Request) -> Reply:
        if has_claims(request):
            return Reply(status=400, error={"error": {"message": "no such thing"}})
        return in_other_words(request)

    endpoint.script = reply
    use(fox, endpoint)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    before = turn.answer
    checked(fox, qtbot, turn)
    qtbot.waitUntil(lambda: bool(turn.remark) and not fox.controller.busy)
    assert turn.answer == before and turn.problem is None
    assert "Traceback" not in turn.remark and turn.remark in shown(fox, qtbot)
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_each_answer_is_checked_once_that_is_set(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    endpoint.script = second_says("partly", "judge")
    use(fox, endpoint)
    settings = fox.program.profile.settings
    judge = replace(settings.providers[0], name="Judge", model="judge")
    fox.program.profile.save(replace(settings, providers=(*settings.providers, judge)))
    page = fox.settings.open("models").page("models")
    box = field(page, "Checking", QComboBox)
    box.setCurrentIndex(box.findText("judge"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: Program().profile.settings.second_at == "Judge")
    press(page, "Have a second reader check each answer")
    qtbot.waitUntil(lambda: Program().profile.settings.second_reader)
    at_rest(fox, qtbot)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    assert turn.answer is not None and turn.answer.second is not None
    assert turn.answer.second.reader == "judge" and turn.answer.second.lowered
    assert "found only a part of this" in shown(fox, qtbot)
    at_rest(fox, qtbot)


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (ReadingCost("m", 3, 1_500, 12.4, None), "about 12 s, 1.5k tokens"),
        (ReadingCost("m", 3, 1_500, 0.2, 0.00345), "about 1 s, $0.0034"),
        (ReadingCost("m", 3, 90_000, 80.0, 1.5), "about 80 s, $1.50"),
    ],
)
def test_the_cost_is_said_in_a_few_words(cost: ReadingCost, words: str) -> None:
    assert cost_words(cost) == words
