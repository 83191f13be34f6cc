"""Back and forward go through one book and from book to book."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import arrived, open_in
from foxreader.core.span import Span
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.navigator import History, Visited

pytestmark = pytest.mark.gui


def test_a_jump_forgets_what_is_ahead_and_a_book_takes_its_places_along() -> None:
    a, b, c = (Visited(key, Path(key), key, Span(0, n, n)) for n, key in enumerate("abc"))
    history = History()
    assert history.back(a) is None and history.forward(a) is None
    history.left(a)
    history.left(b)
    assert history.back(c) == b and history.after == c
    history.left(b)
    assert history.after is None and history.before == b
    history.forget("b")
    assert history.before == a


@pytest.mark.thorough
def test_through_two_books_and_back(fox: MainWindow, qtbot, lamp: Path, oil: Path) -> None:
    open_in(fox, qtbot, lamp)
    navigator, buttons = fox.navigator, fox.top.buttons
    assert not buttons["back"].isEnabled()
    middle = fox.controller.opened.book.place_at(0.6)
    navigator.jump(middle)
    qtbot.waitUntil(lambda: fox.reader.ready and fox.reader.place == middle)
    here = fox.reader.place
    open_in(fox, qtbot, oil)
    assert buttons["back"].isEnabled() and not buttons["forward"].isEnabled()
    navigator.back()
    arrived(fox, qtbot, lamp)
    qtbot.waitUntil(lambda: fox.reader.place == here)
    assert buttons["forward"].isEnabled()
    navigator.back()  # within the first book
    qtbot.waitUntil(lambda: fox.reader.place == Span(0, 0, 0))
    assert not buttons["back"].isEnabled()
    navigator.forward()
    qtbot.waitUntil(lambda: fox.reader.place == here)
    navigator.forward()
    arrived(fox, qtbot, oil)
    assert not buttons["forward"].isEnabled() and buttons["back"].isEnabled()


def test_a_book_that_moved_away_is_said_and_the_open_one_stays(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    open_in(fox, qtbot, lamp)
    open_in(fox, qtbot, oil)
    lamp.unlink()
    fox.navigator.back()
    qtbot.waitUntil(lambda: fox.messages.isVisible())
    assert "lamp" in " ".join(fox.messages.sentences).lower()
    assert fox.controller.opened.path == oil and fox.top.buttons["back"].isEnabled()
