"""Answers of older checks in a real window and in exports: graded anew, in the background."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from chatwindow import at_rest, open_in, shown
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn, dumps, loads
from foxreader.core.events import Answer, Citation, Mark, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

ANEW = "its grades were made anew with today's checks"
KEPT = "a book it cites cannot be opened to make them anew"


def old_turn(fox: MainWindow, claim: str, words: str, book: str = "") -> None:
    """Store an answer about the open book as a version before the checks had one did."""
    opened = fox.controller.opened.book
    at = opened.files[0].text.index(words)
    span = Span(0, at, at + len(words))
    cited = Citation(1, span, words, "", book=book or opened.sha256)
    answer = Answer("When?", "grounded", "deep", (Text(claim), Mark(1)), (cited,), Searched())
    record = json.loads(dumps(StoredTurn(ReaderQuestion("When?"), answer)))
    del record["turn"]["checks"]
    fox.program.profile.conversations.add(opened.sha256, "before", json.dumps(record))


def test_an_old_answer_is_graded_by_todays_checks_when_it_is_shown(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    claim = "The keeper lit the lamp at eleven o'clock."
    old_turn(fox, claim, "The keeper lit the lamp at nine o'clock.")
    fox.controller.go_on_with("before")
    qtbot.waitUntil(lambda: ANEW in shown(fox, qtbot))
    turn = fox.chat.last_turn
    assert turn.citations[1].grade == "weak"
    text = shown(fox, qtbot)
    assert claim in text and "1 weak" in text and "eleven" in text.split(claim)[1]
    at_rest(fox, qtbot)
    stored = fox.program.profile.conversations.turns(fox.controller.opened.book.sha256, "before")
    assert '"checks"' not in stored[0]  # what is kept is as it was
    exported = fox.program.sessions.export(fox.controller.opened.book, "markdown", "before")
    assert "made anew with today" in exported and "◐ weak" in exported


@pytest.mark.thorough
def test_an_old_answer_of_a_book_that_is_gone_keeps_its_grades(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    book = fox.controller.opened.book
    old_turn(fox, "The keeper lit the lamp at nine.", "The keeper lit the lamp at nine o'clock.")
    (record,) = fox.program.profile.conversations.turns(book.sha256, "before")
    turn = loads(record)
    other = replace(turn.answer.citations[0], book="cd" * 32)
    gone = replace(turn, answer=replace(turn.answer, citations=(other,)))
    (made,) = fox.program.sessions.regraded(book, [gone])
    assert made.answer.citations == (other,)
    fox.chat_controller.restore((made,))
    qtbot.waitUntil(lambda: KEPT in shown(fox, qtbot))
