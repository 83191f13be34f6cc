"""What an answer may cost is said over the field while the question is written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from chatwindow import ask, open_in, use
from endpoint import Endpoint, cite_the_evidence
from foxreader.answer.conversation.stored import dumps, loads
from foxreader.core.message import Usage
from foxreader.ui.chat.composer import PriceHint
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui


def test_a_dear_answer_is_told_before_it_is_asked(fox: MainWindow, qtbot, lamp: Path) -> None:
    with Endpoint(cite_the_evidence, models=("chat",)) as endpoint:
        use(fox, endpoint)
        provider = fox.program.models.provider()
        priced = replace(provider, price_in=2.0, price_out=8.0)
        settings = replace(fox.program.profile.settings, providers=(priced,))
        fox.program.profile.save(settings)
        open_in(fox, qtbot, lamp)
        ask(fox, qtbot, "When did the keeper light the lamp?")
        hint = fox.chat.findChild(PriceHint)
        assert isinstance(hint, QLabel) and not hint.isVisible()
        # Of before: eight usual answers, and three thorough ones that read much.
        conversations = fox.program.profile.conversations
        (record,) = conversations.newest(1)
        turn = loads(record)
        for path, tokens, times in (("specific", 5_000, 8), ("deep", 40_000, 3)):
            answer = replace(turn.answer, path=path, usage=Usage(tokens, 100, 1))
            for number in range(times):
                old = replace(turn, answer=answer)
                conversations.add("other", f"{path} {number}", dumps(old), None)
        field = fox.chat.composer.field
        field.setPlainText("/deep When did the keeper light the lamp?")
        hint.refresh()
        qtbot.waitUntil(hint.isVisible)
        assert "about $0.08; usually one costs $0.01" in hint.text()
        field.setPlainText("When did the keeper light the lamp?")
        qtbot.waitUntil(lambda: not hint.isVisible())
