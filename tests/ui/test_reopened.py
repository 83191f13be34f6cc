"""A conversation that is opened again looks as it did: each answer under its question, drawn as it
was given, whatever kind it is of."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from test_doors_in_window import written
from test_kept_turns import stalls_after_a_sentence

from chatwindow import KNOWN, arrived, ask, at_rest, open_again, open_in, shown, use
from endpoint import Endpoint, Reply, Request, cite_the_evidence
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from nonempty import some
from window import value_of

pytestmark = pytest.mark.gui

DRAWN = """JSON.stringify([...document.querySelectorAll('section')].map(one =>
  [one.id, one.className, one.getAttribute('aria-label') ?? '', one.innerText, one.innerHTML]))"""
MARKS = re.compile(r' (aria-expanded|tabindex)="[^"]*"|(?<=[" ])(new|on)(?=[" ])| (?=")')
"""What of the markup is the reader's doing, or the page's."""


def drawn(fox: MainWindow, qtbot) -> list[list[str]]:
    """The messages of the transcript in their order: number, kind, who speaks, text and markup."""
    at_rest(fox, qtbot)
    shown(fox, qtbot)
    found = json.loads(str(value_of(fox.chat.transcript.page, qtbot, DRAWN)))
    return [[*one[:4], " ".join(MARKS.sub("", MARKS.sub("", one[4])).split())] for one in found]


def is_as_it_was(fox: MainWindow, qtbot, path: Path) -> None:
    """Compare what is shown with what it is once the book is opened again."""
    turns = len(fox.chat._turns)
    before = drawn(fox, qtbot)
    open_again(fox, qtbot, path)
    qtbot.waitUntil(lambda: len(fox.chat._turns) == turns)
    after = drawn(fox, qtbot)
    assert [one[0] for one in after] == [f"m{number}" for number in range(2 * turns + 1)]
    for was, now in zip(some(before), after, strict=True):
        assert now == was


def test_a_conversation_is_the_same_when_its_book_or_a_version_of_it_comes_back(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    each_answer_stands_under_its_question(fox, qtbot, lamp)
    another_book_and_back(fox, qtbot, lamp, oil)
    fox.chat_controller.begin_anew()
    qtbot.waitUntil(lambda: not fox.chat._turns)
    another_version_comes_with_what_was_asked_after_it(fox, qtbot)


def each_answer_stands_under_its_question(fox: MainWindow, qtbot, lamp: Path) -> None:
    for question in ("When did the keeper light the lamp?", "Who rode the zebra?",
                     "How far had the old lamp dimmed at the third hour?",
                     "Which telephone did Marn hear while the lamp dimmed?",
                     "What did Mran read in the morning?"):  # fmt: skip
        ask(fox, qtbot, question)
    modes = [turn.answer.mode for turn in fox.chat._turns.values()]
    assert modes.count("guided_fallback") >= 2 and {"direct_answer", "hard_refusal"} < set(modes)
    is_as_it_was(fox, qtbot, lamp)


def another_book_and_back(fox: MainWindow, qtbot, lamp: Path, oil: Path) -> None:
    before, turns = drawn(fox, qtbot), len(fox.chat._turns)
    assert turns > 1
    open_in(fox, qtbot, oil)
    fox.open(lamp)
    arrived(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: len(fox.chat._turns) == turns)
    assert drawn(fox, qtbot) == before


def another_version_comes_with_what_was_asked_after_it(fox: MainWindow, qtbot) -> None:
    first = ask(fox, qtbot, "When did the keeper light the lamp?")
    for question in ("What did Marn read?", "Who rode the zebra?"):
        ask(fox, qtbot, question)
    before = drawn(fox, qtbot)
    fox.chat_controller.ask(first.asked, first)
    qtbot.waitUntil(lambda: fox.turn is None and len(fox.chat._turns) == 1)
    qtbot.waitUntil(lambda: fox.chat.last_turn.answer is not None)
    fox.chat.press(fox.chat.last_turn.id, "version", "-1")
    qtbot.waitUntil(lambda: len(fox.chat._turns) == 3)
    assert [one[:2] for one in drawn(fox, qtbot)] == [one[:2] for one in before]
    assert [one[3:] for one in drawn(fox, qtbot)[2:]] == [one[3:] for one in before[2:]]


@pytest.mark.thorough
def test_what_the_program_makes_of_a_book_comes_back(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    novel = written(tmp_path)
    open_in(fox, qtbot, novel)
    paths = [ask(fox, qtbot, question).answer.path for question in (
        "What is this book about?", "Who is Tobias Reed?", "Who are the people in this book?",
        "Compare Marla Voss and Tobias Reed.", "How long is this book?", "Who wrote this book?",
        "Where is the lamp first mentioned?", "How many times is Orrin mentioned?",
        "What happens in chapter 99?", "How do I change the font?", "Hello!",
        "List the chapters.", "What happens in chapter 3?",
    )]  # fmt: skip
    assert {"overview", "strict", "book_data", "places", "guide"} <= set(paths)
    is_as_it_was(fox, qtbot, novel)
    assert "By chapter" in shown(fox, qtbot)


def answers_of_all_kinds(request: Request) -> Reply:
    """Answers with footnotes of each grade, without any, and ones that are left out."""
    if "they ask for an answer from what you know" in request.text:
        return Reply(KNOWN)
    asked = request.text.rpartition("Question: ")[2]
    tag = re.search(r"nine o'clock\.\s*(\[(?:f\d+-\d+-\d+|\d{2,5})\])", request.text)
    if request.schema is not None or tag is None:
        return cite_the_evidence(request)
    if "describe" in asked:
        return Reply(
            f"The keeper lit the lamp at nine o'clock {tag[1]}.\n\nHe was a patient man. "
            f"The keeper trimmed a lamp slowly {tag[1]}. It was lit at seven o'clock {tag[1]}."
        )
    return cite_the_evidence(request)


@pytest.mark.thorough
def test_what_a_model_wrote_comes_back(fox: MainWindow, qtbot, lamp: Path, oil: Path) -> None:
    with Endpoint(answers_of_all_kinds, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, oil)
        open_in(fox, qtbot, lamp)
        text = fox.controller.opened.book.files[0].text
        passage = Span(0, text.index("The keeper"), text.index(" at nine"))
        for asked in (
            ReaderQuestion("When did the keeper light the lamp?"),
            ReaderQuestion("Can you describe how the keeper lit the lamp?"),
            ReaderQuestion("Who rode the zebra?"),
            ReaderQuestion("Who rode the zebra?", without=True),
            ReaderQuestion("When did the keeper light the lamp?", strict=True),
            ReaderQuestion("What is this?", Selection.of(passage), about="The keeper lit the lamp"),
            ReaderQuestion("What is this?", Selection.of_highlights([(passage, "my note")])),
            ReaderQuestion("Who was proud of the whale oil?", books=()),
            ReaderQuestion("Who was proud of the whale oil?", books=(), strict=True),
            ReaderQuestion("Thank you!"),
        ):
            ask(fox, qtbot, asked)
        is_as_it_was(fox, qtbot, lamp)


@pytest.mark.thorough
def test_what_was_stopped_or_failed_comes_back(fox: MainWindow, qtbot, lamp: Path) -> None:
    with Endpoint(stalls_after_a_sentence, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, lamp)
        fox.ask("When did the keeper light the lamp?")
        qtbot.waitUntil(endpoint.waiting.is_set)
        fox.controller.stop_asking()
        qtbot.waitUntil(lambda: not fox.controller.busy and fox.turn is None)
        endpoint.script = [Reply(status=401, fault="error_body", error={})] * 9
        fox.ask("What did Marn say?")
        qtbot.waitUntil(lambda: not fox.controller.busy and fox.turn is None)
        is_as_it_was(fox, qtbot, lamp)
