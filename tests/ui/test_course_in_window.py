"""What happened while an answer was made: times, what each call covered, what left for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from chatwindow import ask, at_rest, dialog, open_again, open_in, shown, use
from endpoint import Endpoint, cite_the_evidence
from foxreader.core.span import find_tags
from foxreader.library.usage import SentRequests
from foxreader.ui.chat.menus import SentDialog
from foxreader.ui.window.main_window import MainWindow
from hands import read

pytestmark = pytest.mark.gui


def test_the_course_of_an_answer_and_what_left_for_it(fox: MainWindow, qtbot, books: Path) -> None:
    alice = books / "epub" / "readest" / "sample-alice.epub"
    with Endpoint(cite_the_evidence, models=("chat",)) as endpoint:
        use(fox, endpoint)
        open_in(fox, qtbot, alice)
        ask(fox, qtbot, "Who painted the roses red?")
        before = len(endpoint.chats)
        turn = ask(fox, qtbot, "What did the Caterpillar smoke?")
        requests = endpoint.chats[before:]
    course = turn.answer.course
    assert course.first is not None and 0 < course.first <= course.took
    assert [one.size for one in course.sent] == [len(one.raw) for one in requests]
    (first, *_) = course.steps
    assert first.covered.of > 10 and 0 < first.covered.segments < first.covered.of
    assert "5" in first.covered.chapters  # “Advice from a Caterpillar”
    fox.chat.transcript.page.runJavaScript(
        "document.querySelectorAll('details').forEach(d=>d.open=true)", 1
    )
    qtbot.waitUntil(lambda: "What left this computer" in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert "First word after" in text and f"of {first.covered.of} segments: chapter" in text

    # The view equals the endpoint's log byte for byte, of this answer alone.
    fox.chat_controller.show_sent(turn)
    seen = dialog(fox, qtbot, SentDialog)
    kept = seen.view._known
    assert [one.body for one in kept] == [one.raw for one in requests]
    body = seen.findChild(QPlainTextEdit).toPlainText()
    assert body.encode() == requests[-1].raw  # the newest comes first
    places = {span for _, _, span in find_tags(course.shown)}
    words = fox.controller.opened.book.text_at(min(places))
    assert any(words in one.text for one in requests)
    assert str(len(places)) in seen.mark.text()
    seen.mark.click()
    assert set(fox.reader.marked("evidence")) == places
    seen.close()

    # It stays with the answer, and the requests with it, until there is no more room for them.
    open_again(fox, qtbot, alice)
    assert fox.chat.last_turn.answer.course == course
    profile, book = fox.program.profile, fox.controller.opened.book
    profile.wire._sent.clear()
    fox.chat_controller.show_sent(fox.chat.last_turn)
    seen = dialog(fox, qtbot, SentDialog)
    assert [one.body for one in seen.view._known] == [one.raw for one in requests]
    assert "no longer kept" not in read(seen)
    seen.close()
    at = (book.sha256, fox.controller.questions.conversation, turn.at)
    SentRequests(profile.database, most=len(requests[-1].raw)).keep(*at, ())
    assert len(profile.sent_requests.of(*at)) < len(requests) or len(requests) == 1
    profile.conversations.delete(*at[:2])
    assert not profile.sent_requests.of(*at)
    at_rest(fox, qtbot)
