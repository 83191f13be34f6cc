"""Many answers are drawn a few pieces at a time, and come out as one that is drawn at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.events import Answer, Citation, Flag, Mark, Mode, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.chat.drawing import Drawing, Footnotes
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


@pytest.mark.parametrize("without", [False, True])
@pytest.mark.parametrize(("mode", "links"), [("general", 2), ("grounded", 0)])
def test_only_an_answer_without_the_book_is_drawn_with_links(
    mode: Mode, links: int, without: bool
) -> None:
    parent = QObject()
    turn = Turn(2, ReaderQuestion("Where?", without=without))
    parts = (Text("At [a page](https://e.example/a) or <https://e.example/b>."),)
    drawing = Drawing(Footnotes(parent, parent))  # type: ignore[arg-type]  -- no card is opened
    turn.parts, turn.apart = list(parts), mode != "general"
    drawing.of(turn, lined=False)  # what was drawn before the answer was known is drawn anew
    turn.finish(Answer("Where?", mode, "deep", parts, (), Searched()))
    html = "".join(drawing.of(turn, lined=False).pieces)
    assert html.count('data-do="link"') == links


def test_a_piece_is_weak_only_for_what_was_found_in_it() -> None:
    """Both paragraphs rest on one place; a second reader lowered the claim of one."""
    parent = QObject()
    claim = "He broke the clock."
    parts = (Text("He lit the lamp."), Mark(1), Text(f"\n\n{claim}"), Mark(1))
    cited = Citation(1, Span(0, 0, 16), "He lit the lamp.", "", grade="weak")
    flags = (Flag("second_reader", "Not told.", claim),)
    turn = Turn(2, ReaderQuestion("What did he do?"))
    answer = Answer("?", "grounded", "specific", parts, (cited,), Searched(), flags=flags)
    turn.finish(answer)
    assert list(turn.all_flags) == list(flags)
    drawn = Drawing(Footnotes(parent, parent)).of(turn, lined=False)  # type: ignore[arg-type]
    lit, broke = (next(p for p in drawn.pieces if word in p) for word in ("lamp", "clock"))
    assert "note cited" in lit and "note weak" in broke
