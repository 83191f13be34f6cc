"""In another language, what the lower floors say is shown in that language."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import ask, click, open_in, shown, use
from endpoint import Endpoint
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.events import ToolReturned
from foxreader.core.notice import Notice
from foxreader.ui.chat.menus import shown_text
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

WHEN = "When did the keeper light the lamp?"


@pytest.mark.thorough
@pytest.mark.usefixtures("other_language")
def test_how_an_answer_came_about_is_in_the_readers_language(
    fox: MainWindow, qtbot, lamp: Path, endpoint: Endpoint
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, WHEN)
    click(fox, qtbot, turn.id, "summary")
    why = "Word for word, without a model (‹The book states this.›)"
    qtbot.waitUntil(lambda: why in shown(fox, qtbot))
    use(fox, endpoint)
    fox.controller.questions.renew()
    turn = ask(fox, qtbot, WHEN)
    click(fox, qtbot, turn.id, "summary")
    why = "A question about something in the book (‹asks for something in the book›)"
    qtbot.waitUntil(lambda: why in shown(fox, qtbot))


@pytest.mark.usefixtures("other_language")
def test_the_sentence_over_what_comes_nearest_is_in_the_readers_language(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "Why was the lamp old?")
    assert turn.answer is not None and turn.answer.mode == "guided_fallback"
    qtbot.waitUntil(lambda: f"‹{turn.answer.reason}›" in shown(fox, qtbot))
    assert shown_text(turn.answer).startswith(f"‹{turn.answer.reason}›\n\n")


@pytest.mark.usefixtures("other_language")
def test_what_a_step_found_is_in_the_readers_language() -> None:
    found = Notice("sentences_found", count=2)
    where = Notice("from_sections", count=1)
    turn = Turn(1, ReaderQuestion("q"))
    turn.feed(ToolReturned("text_search", Notice("found_where", found=found, where=where), 2))
    assert turn.working == "‹‹2 sentences› ‹from 1 section››. Reading…"
