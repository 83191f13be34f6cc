"""Many answers are drawn a few pieces at a time, and come out as one that is drawn at once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.events import Answer, Searched, Text
from foxreader.ui.chat.drawing import Drawing
from foxreader.ui.chat.footnotes import Footnotes
from foxreader.ui.chat.turn import Turn


def test_an_answer_is_drawn_a_few_pieces_at_a_time() -> None:
    parent = QObject()
    turn = Turn(2, ReaderQuestion("How many?"))
    parts = (Text("\n\n".join(["One.", "Two.", "Three.", "Four.", "Five."])),)
    turn.finish(Answer("How many?", "general", "small_talk", parts, (), Searched()))
    drawing = Drawing(Footnotes(parent, parent))  # type: ignore[arg-type]  -- no card is opened
    steps = [drawing.of(turn, lined=False, most=2) for _ in range(3)]
    # What is above the text comes with the first piece, what is below it with the last.
    assert [(len(step.pieces), step.whole) for step in steps] == [(3, False), (5, False), (7, True)]
    assert steps[0].pieces == steps[2].pieces[:3]
    assert Drawing(Footnotes(parent, parent)).of(turn, lined=False) == steps[2]  # type: ignore[arg-type]
    drawing.forget()
    assert not drawing.of(turn, lined=False, most=1).whole
