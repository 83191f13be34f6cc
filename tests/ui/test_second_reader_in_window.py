"""A second reader in the window: "Check again" on an answer, and the setting for every answer."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QComboBox, QMenu

from chatwindow import answering, ask, at_rest, click, open_in, shown, use
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.stored import loads
from foxreader.library.settings import Settings
from foxreader.llm.abilities import Known, ToldApart
from foxreader.program.program import Program
from foxreader.program.second_readings import ReadingCost
from foxreader.ui.chat.menus import cost_words
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.commands import CommandMenu
from foxreader.ui.window.main_window import MainWindow
from hands import field, press, read
from secondreader import (
    claims_sent,
    has_claims,
    in_other_words,
    rightly,
    second_says,
    tells,
)

pytestmark = pytest.mark.gui

SET = Settings().second_reading
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


def reading(fox: MainWindow) -> bool:
    """Whether an answer is being read a second time."""
    return fox.chat_controller.reading.busy


ABLE = Known("made", told=ToldApart(29, 30, 1, 30))
UNABLE = Known("made", told=ToldApart(3, 30, 0, 30))


def known(fox: MainWindow, endpoint: Endpoint, what: Known) -> None:
    use(fox, endpoint)
    provider = fox.program.models.provider()
    assert provider is not None
    fox.program.profile.abilities.put(provider.serving("second"), asdict(what))


def held(request: Request, reply: Reply, asked: threading.Event, go_on: threading.Event) -> Reply:
    """``reply``; to a second reader not before ``go_on``."""
    if not has_claims(request):
        return reply
    asked.set()
    return replace(reply, until=go_on)


def test_answers_are_read_a_second_time_as_the_reader_and_the_model_have_it(
    fox: MainWindow, qtbot, lamp: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_in(fox, qtbot, lamp)
    # What is known of a model goes with its address: each time it is one that is new.
    with answers_of_its_own(fox) as endpoint:
        a_second_reading_is_stopped_and_the_answer_stays(fox, qtbot, endpoint)
    for yes in (True, False):
        with answers_of_its_own(fox) as endpoint:
            the_reader_of_an_earlier_version_is_asked_once(fox, qtbot, endpoint, yes)
    fox.program.profile.save(replace(fox.program.profile.settings, second_reading=SET))
    with answers_of_its_own(fox) as endpoint:
        where_the_model_is_here_the_next_question_ends_a_reading(fox, qtbot, endpoint)
    with answers_of_its_own(fox) as endpoint, monkeypatch.context() as patch:
        an_able_model_reads_each_answer_and_the_next_question_does_not_wait(
            fox, qtbot, endpoint, patch
        )


@contextmanager
def answers_of_its_own(fox: MainWindow) -> Iterator[Endpoint]:
    """A model that nothing is known of, for a conversation that is new."""
    fox.chat_controller.begin_anew()
    with Endpoint(answering, models=("chat", "thinker")) as endpoint:
        yield endpoint


def a_second_reading_is_stopped_and_the_answer_stays(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    """As it was before."""
    asked, go_on = threading.Event(), threading.Event()

    def slow(request: Request) -> Reply:
        return held(request, second_says("no", "chat")(request), asked, go_on)

    endpoint.script = slow
    use(fox, endpoint)
    fox.controller.model_changed()
    turn = ask(fox, qtbot, WHEN)
    before = turn.answer
    checked(fox, qtbot, turn)
    qtbot.waitUntil(asked.is_set)
    qtbot.waitUntil(lambda: "second reader" in turn.working)
    assert not fox.controller.busy
    (job,) = fox.chat_controller.reading._running.values()
    click(fox, qtbot, turn.id, "[data-do=unread]")
    qtbot.waitUntil(lambda: bool(job.cancel))  # the page tells the window of the click, later
    go_on.set()
    qtbot.waitUntil(lambda: not reading(fox))
    assert turn.answer == before and turn.working == "" and turn.problem is None
    at_rest(fox, qtbot)


def the_reader_of_an_earlier_version_is_asked_once(
    fox: MainWindow, qtbot, endpoint: Endpoint, yes: bool
) -> None:
    """And does as they say."""
    of_ours = tells(rightly)

    def reply(request: Request) -> Reply:
        if "<claim-" in request.text and "lit by its keeper" not in request.text:
            return of_ours(request)
        return second_says("supported", "chat")(request)

    endpoint.script = reply
    use(fox, endpoint)
    profile = fox.program.profile
    profile.save(replace(profile.settings, second_reading="ask"))
    fox.controller.model_changed()
    turn = ask(fox, qtbot, WHEN)
    offer = fox.chat_controller.reading.offer
    assert offer.isVisible() and "a second time" in read(offer) and claims_sent(endpoint) == 0
    press(offer, "Read again" if yes else "Do not")
    qtbot.waitUntil(lambda: Program().profile.settings.second_reading != "ask")
    words = "it told 60 of 60 claims apart" if yes else "No answer is read again"
    qtbot.waitUntil(lambda: words in turn.remark)
    assert not offer.isVisible() and (claims_sent(endpoint) > 0) is yes
    ask(fox, qtbot, "Who lit the lamp?")
    assert not offer.isVisible()
    qtbot.waitUntil(lambda: not reading(fox))
    at_rest(fox, qtbot)


def where_the_model_is_here_the_next_question_ends_a_reading(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    """It has the computer for itself."""
    asked, go_on = threading.Event(), threading.Event()

    def slow(request: Request) -> Reply:
        reply = second_says("no", "chat")(request)
        return reply if asked.is_set() else held(request, reply, asked, go_on)

    endpoint.script = slow
    known(fox, endpoint, ABLE)
    fox.controller.model_changed()
    first = ask(fox, qtbot, WHEN)
    qtbot.waitUntil(asked.is_set)
    second = ask(fox, qtbot, "Who lit the lamp?")
    qtbot.waitUntil(lambda: second.answer is not None and second.answer.second is not None)
    go_on.set()
    qtbot.waitUntil(lambda: not reading(fox))
    assert first.answer is not None and first.answer.second is None and first.working == ""
    at_rest(fox, qtbot)


def an_able_model_reads_each_answer_and_the_next_question_does_not_wait(
    fox: MainWindow, qtbot, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found comes to each answer, and is kept."""
    asked, go_on = threading.Event(), threading.Event()

    def slow(request: Request) -> Reply:
        reply = second_says("contradicted", "chat")(request)
        return held(request, reply, asked, go_on)

    endpoint.script = slow
    known(fox, endpoint, ABLE)
    # A service: readings run on beside.
    monkeypatch.setattr(fox.program.models, "local_for", lambda duty: False)
    fox.controller.model_changed()
    first = ask(fox, qtbot, WHEN)
    before = first.answer
    qtbot.waitUntil(asked.is_set)
    assert before is not None and first.answer is before and before.second is None
    second = ask(fox, qtbot, "Who lit the lamp?")
    assert second.answer is not None
    go_on.set()
    for turn in (first, second):
        qtbot.waitUntil(lambda turn=turn: turn.answer.second is not None)
        assert {one.grade for one in turn.answer.citations} == {"otherwise"}
    qtbot.waitUntil(lambda: not reading(fox))
    text = shown(fox, qtbot)
    assert "The place says otherwise" in text and "otherwise" in text
    assert before.text.split()[0] in text  # what was shown stays
    sha256 = fox.controller.opened.book.sha256
    _, records = fox.program.profile.conversations.last(sha256)
    assert [loads(one).answer for one in records] == [first.answer, second.answer]
    assert len(first.answer.course.sent) > len(before.course.sent)
    at_rest(fox, qtbot)


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
    qtbot.waitUntil(lambda: turn.answer.second is not None and not reading(fox))
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
    qtbot.waitUntil(lambda: bool(turn.remark) and not reading(fox))
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
    again = page.rules.again
    again.setCurrentIndex(again.findData("always"))
    qtbot.waitUntil(lambda: Program().profile.settings.second_reading == "always")
    at_rest(fox, qtbot)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    qtbot.waitUntil(lambda: turn.answer is not None and turn.answer.second is not None)
    assert turn.answer.second.reader == "judge" and turn.answer.second.lowered
    assert "found only a part of this" in shown(fox, qtbot)
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_model_that_failed_its_test_reads_nothing_and_settings_say_why(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    endpoint.script = second_says("no", "chat")
    known(fox, endpoint, UNABLE)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    qtbot.waitUntil(lambda: not reading(fox))
    assert claims_sent(endpoint) == 0 and turn.answer is not None and turn.answer.second is None
    page = fox.settings.open("models").page("models")
    qtbot.waitUntil(lambda: "told 3 of 30 false claims" in read(page))
    at_rest(fox, qtbot)


@pytest.mark.thorough
def test_a_reading_that_fails_leaves_the_answer_and_says_so(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    def reply(request: Request) -> Reply:
        if has_claims(request):
            return Reply(status=400, error={"error": {"message": "no such thing"}})
        return in_other_words(request)

    endpoint.script = reply
    known(fox, endpoint, ABLE)
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    qtbot.waitUntil(lambda: "Not read again." in shown(fox, qtbot))
    assert turn.answer is not None and turn.answer.second is None
    assert {one.grade for one in turn.answer.citations} == {"cited"}
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
