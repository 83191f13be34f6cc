"""A misspelt name in the chat: what it was read as, and the press that asks with it as typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import answered, ask, box_of, click, open_in, shown
from foxreader.core.events import ReadAs
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui


def test_a_press_asks_with_the_name_as_it_was_typed(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "What did Mran read in the morning?")
    assert turn.answer.searched.read_as == (ReadAs("Mran", "Marn"),)
    qtbot.waitUntil(lambda: "Showing results for “Marn”." in shown(fox, qtbot))
    assert "Search for “Mran”" in shown(fox, qtbot)
    # A button of the page: it has a role, a name and a place in the order of the focus.
    assert box_of(fox, qtbot, turn.id, 'button.act[data-do="typed"]') is not None
    click(fox, qtbot, turn.id, '[data-do="typed"]')
    qtbot.waitUntil(lambda: fox.chat.last_turn is not turn)
    typed = answered(fox, qtbot)
    assert typed.question == "What did “Mran” read in the morning?"
    assert typed.answer.searched.read_as == () and "Mran" in typed.answer.searched.missing
    assert box_of(fox, qtbot, typed.id, '[data-do="typed"]') is None


@pytest.mark.thorough
def test_what_the_book_lacks_stands_above_the_nearest_places(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    turn = ask(fox, qtbot, "Which telephone did Marn hear while the lamp dimmed?")
    assert turn.answer.mode == "guided_fallback"
    qtbot.waitUntil(lambda: "The book never mentions “telephone”." in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert text.index("“telephone”") < text.index("dimmed by")
