"""Questions whose answer did not end stay: stopped, failed, and killed in the middle."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from test_talk import click

from chatwindow import answered, ask, box_of, dialog, open_again, open_in, shown, use
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import ReaderQuestion, loads
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.chat.conversations import ConversationsDialog
from foxreader.ui.settings.window import SettingsWindow
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"
LIT = "The keeper lit the lamp at nine o'clock"
NEXT = "All that night the wind came hard from the north, and the gulls kept to the lee side of "
CHILD = Path(__file__).parents[1] / "killed_window.py"


def stalls_after_a_sentence(request: Request) -> Reply:
    """A cited sentence, the beginning of another, then nothing more."""
    tag = re.search(r"nine o'clock\.\s*(\[(?:f\d+-\d+-\d+|\d{2,5})\])", request.text)
    if tag is None:
        return cite_the_evidence(request)
    # Longer than what is held back to see whether a call follows.
    said = f"{LIT} {tag[1]}.\n\n{NEXT}"
    return Reply(said, pieces=[said, "x" * len(said) * 40], fault="stall", cut_at=0.2)


def problem_of_last(fox: MainWindow):
    return fox.chat.last_turn.problem


@pytest.fixture
def stalling() -> Endpoint:
    with Endpoint(stalls_after_a_sentence, models=("chat",)) as running:
        yield running


def test_a_stopped_question_stays_with_its_passage_and_can_be_asked_again(
    fox: MainWindow, qtbot, lamp: Path, stalling: Endpoint
) -> None:
    use(fox, stalling)
    open_in(fox, qtbot, lamp)
    text = fox.controller.opened.book.files[0].text
    passage = Span(0, text.index("The keeper"), text.index(" at nine"))
    about = text[passage.start : passage.end]
    fox.chat_controller.ask(ReaderQuestion(WHEN, Selection.of(passage), about=about))
    qtbot.waitUntil(stalling.waiting.is_set)
    fox.controller.stop_asking()
    qtbot.waitUntil(lambda: not fox.controller.busy)
    assert problem_of_last(fox).kind == "stopped"

    open_again(fox, qtbot, lamp)
    turn = fox.chat.last_turn
    assert (turn.question, turn.asked.selection, turn.asked.about) == (
        WHEN,
        Selection.of(passage),
        about,
    )
    assert turn.problem.kind == "stopped" and turn.answer is None
    qtbot.waitUntil(lambda: "Stopped." in shown(fox, qtbot))
    assert about in shown(fox, qtbot)
    stalling.script = cite_the_evidence
    click(fox, qtbot, turn.id, '[data-do="again"]')
    qtbot.waitUntil(lambda: fox.chat.last_turn is not turn)
    again = answered(fox, qtbot)
    assert again.asked == turn.asked and again.answer.citations
    sha256 = fox.controller.opened.book.sha256
    kept = fox.program.profile.conversations.kept(sha256)
    assert [loads(turn.record).finished for turn in kept.turns] == [False, True]
    assert len(kept.branch()) == 1  # the answer is another version of the same question


@pytest.mark.thorough
def test_a_failed_question_stays_with_its_problem_and_what_helps(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    with Endpoint(models=("chat",)) as gone:
        use(fox, gone)
    open_in(fox, qtbot, lamp)
    fox.ask(WHEN)
    qtbot.waitUntil(lambda: not fox.controller.busy and fox.turn is None)
    for _ in range(2):
        turn = fox.chat.last_turn
        assert turn.problem.kind == "unreachable" and "127.0.0.1" in turn.problem.said
        qtbot.waitUntil(lambda: "The model did not answer" in shown(fox, qtbot))
        text = shown(fox, qtbot)
        assert "chat on this computer did not answer." in text
        assert "Your question is kept." in text
        assert "127.0.0.1" not in text  # an address stands under the details, folded
        for act in ("again", "models", "strict"):
            assert box_of(fox, qtbot, turn.id, f'[data-do="{act}"]') is not None
        open_again(fox, qtbot, lamp)
    click(fox, qtbot, fox.chat.last_turn.id, '[data-do="strict"]')
    qtbot.waitUntil(lambda: len(fox.chat._turns) == 2)
    turn = answered(fox, qtbot)
    assert turn.answer.mode == "direct_answer" and LIT in turn.answer.text
    listed = fox.chat_controller.list_conversations()
    dialog(fox, qtbot, ConversationsDialog)
    qtbot.waitUntil(lambda: listed.list.count() == 1)
    assert "2 questions" in listed.list.item(0).text()
    listed.close()


@pytest.mark.thorough
def test_a_stopped_answer_is_told_to_the_model_as_far_as_it_was_checked(
    fox: MainWindow, qtbot, lamp: Path, stalling: Endpoint
) -> None:
    use(fox, stalling)
    open_in(fox, qtbot, lamp)
    fox.ask(WHEN)
    qtbot.waitUntil(stalling.waiting.is_set)
    qtbot.waitUntil(lambda: LIT in shown(fox, qtbot))
    fox.controller.stop_asking()
    qtbot.waitUntil(lambda: not fox.controller.busy)
    stalling.script = cite_the_evidence
    for _ in range(2):
        before = len(stalling.chats)
        ask(fox, qtbot, "And in the morning?")
        told = "\n".join(request.text for request in stalling.chats[before:])
        assert WHEN in told and "lee side of x" not in told
        open_again(fox, qtbot, lamp)


def test_a_kill_in_the_middle_of_an_answer_loses_no_whole_sentence(
    fox: MainWindow, qtbot, lamp: Path, stalling: Endpoint
) -> None:
    use(fox, stalling)
    child = subprocess.Popen(
        [sys.executable, str(CHILD), str(lamp), WHEN],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert child.stdout is not None
    try:
        on_screen = ""
        while f"{LIT}." not in on_screen:  # to its full stop: then it is no longer under way
            line = child.stdout.readline()
            assert line, "the window ended by itself"
            on_screen = line.removeprefix("shown: ").strip() if line.startswith("shown: ") else ""
        assert "All that night" not in on_screen, "a sentence is shown before it is checked"
        qtbot.waitUntil(stalling.waiting.is_set)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait(30)
        child.stdout.close()
    assert child.returncode == -signal.SIGKILL

    program = Program()
    (book,) = program.profile.shelf.all()
    _, records = program.profile.conversations.last(book.sha256)
    (kept,) = map(loads, records)
    assert kept.asked.question == WHEN and kept.problem.kind == "interrupted"
    assert LIT in kept.answer.text

    open_in(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: "Interrupted" in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert WHEN in text and LIT in text
    assert "Foxreader ended before this answer did." in text
    stalling.script = cite_the_evidence
    turn = fox.chat.last_turn
    click(fox, qtbot, turn.id, '[data-do="again"]')
    qtbot.waitUntil(lambda: fox.chat.last_turn is not turn)
    assert answered(fox, qtbot).answer.citations


# Waiting, and the deadline


@pytest.mark.thorough
def test_after_a_while_without_a_word_the_reader_is_told_and_can_stop(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    assert fox.chat.silence.interval() == 10_000
    fox.chat.silence.setInterval(50)

    def script(request: Request) -> Reply:
        return Reply(fault="stall_first" if WHEN in request.text else "")

    with Endpoint(script, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        fox.ask(WHEN)
        qtbot.waitUntil(lambda: "No answer yet" in shown(fox, qtbot))
        turn = fox.chat.last_turn
        click(fox, qtbot, turn.id, '[data-do="stop"]')
        qtbot.waitUntil(lambda: not fox.controller.busy)
        qtbot.waitUntil(lambda: "Stopped." in shown(fox, qtbot))
    assert turn.problem.kind == "stopped" and not turn.late
    assert not fox.chat.silence.isActive()
    assert "No answer yet" not in shown(fox, qtbot)


@pytest.mark.thorough
def test_at_the_deadline_the_answer_ends_and_what_was_shown_stays(
    fox: MainWindow, qtbot, lamp: Path, stalling: Endpoint
) -> None:
    use(fox, stalling, minutes_local=2 / 60)
    open_in(fox, qtbot, lamp)
    fox.ask(WHEN)
    qtbot.waitUntil(lambda: LIT in shown(fox, qtbot))
    qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
    turn = fox.chat.last_turn
    assert turn.problem.kind == "late"
    qtbot.waitUntil(lambda: "The answer is not finished" in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert LIT in text
    assert "There was no whole answer within 2 seconds; try again" in text
    open_again(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: LIT in shown(fox, qtbot))
    assert fox.chat.last_turn.problem.kind == "late"


@pytest.mark.thorough
def test_a_key_that_is_refused_leads_to_the_models(fox: MainWindow, qtbot, lamp: Path) -> None:
    refusal = Reply(status=401, fault="error_body", error={"error": {"message": "bad key abc1"}})
    with Endpoint([refusal], models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        fox.ask(WHEN)
        qtbot.waitUntil(lambda: fox.turn is None and not fox.controller.busy)
        turn = fox.chat.last_turn
        assert turn.problem.kind == "key"
        qtbot.waitUntil(lambda: "The key was not accepted" in shown(fox, qtbot))
        assert "bad key" not in shown(fox, qtbot)
        assert box_of(fox, qtbot, turn.id, '[data-do="again"]') is None
        click(fox, qtbot, turn.id, '[data-do="models"]')
        dialog(fox, qtbot, SettingsWindow).reject()
