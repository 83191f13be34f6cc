"""The spoiler limit in the window: each book's own, and what a refusal under it says and offers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from test_talk import click

from chatwindow import answered, ask, at_rest, box_of, choose_scope, open_in, shown, use
from endpoint import Endpoint
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.span import Span
from foxreader.program.program import Program
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

FILLER = "The keeper walked round the lamp and wrote the hour into the log of the light. " * 40
TOLD = ["Marn arrives by boat.", "Marn mends the lens.", "Canaryword Marn is the thief."]


@pytest.fixture
def three(tmp_path: Path) -> Path:
    path = tmp_path / "three.txt"
    path.write_text("\n\n".join(f"Chapter {n}\n\n{t} {FILLER}" for n, t in enumerate(TOLD, 1)))
    return path


def limited_at_chapter_2(fox: MainWindow, qtbot, path: Path) -> None:
    open_in(fox, qtbot, path)
    chapter = fox.controller.opened.book.files[0].text.index("Chapter 2")
    fox.controller.limit.set_read(Span(0, chapter, chapter))
    choose_scope(fox, "Nothing past what I have read")
    assert fox.controller.scope.limit == Span(0, chapter, chapter)


def test_the_limit_is_each_books_own_and_off_until_it_is_set(
    fox: MainWindow, qtbot, lamp: Path, oil: Path
) -> None:
    chip = fox.chat.composer.scope
    open_in(fox, qtbot, lamp)
    assert chip.text() == "Whole book" and fox.controller.scope.limit is None
    choose_scope(fox, "Nothing past what I have read")
    assert chip.text() == "Nothing read yet" and chip.limited
    at_rest(fox, qtbot)
    open_in(fox, qtbot, oil)
    assert chip.text() == "Whole book" and fox.controller.scope.limit is None
    open_in(fox, qtbot, lamp)
    assert chip.text() == "Nothing read yet" and fox.controller.scope.limit == Span(0, 0, 0)
    choose_scope(fox, "The whole book")
    at_rest(fox, qtbot)
    assert chip.text() == "Whole book" and Program().profile.shelf.limits() == {}


@pytest.mark.thorough
@pytest.mark.parametrize("model", [True, False])
def test_a_refusal_says_how_far_was_searched_and_can_be_lifted(
    fox: MainWindow, qtbot, three: Path, endpoint: Endpoint, model: bool
) -> None:
    if model:
        use(fox, endpoint)
    limited_at_chapter_2(fox, qtbot, three)
    turn = ask(fox, qtbot, "Who is the canaryword?")
    assert turn.answer.refused
    heading = "Not in what you have read so far, up to chapter 1"
    qtbot.waitUntil(lambda: heading in shown(fox, qtbot))
    text = shown(fox, qtbot)
    assert "Chapters 2 to 3 were not searched." in text
    assert "nothing about this" not in text and "says nothing" not in text
    assert box_of(fox, qtbot, turn.id, '[data-do="without"]') is None
    click(fox, qtbot, turn.id, '[data-do="whole"]')
    qtbot.waitUntil(lambda: fox.chat.last_turn is not turn)
    lifted = answered(fox, qtbot)
    assert "Canaryword" in lifted.answer.text
    assert lifted.answer.limit is None and lifted.asked.whole
    # Once: the next question is under the limit again, and hears nothing of that answer.
    before = len(endpoint.chats)
    again = ask(fox, qtbot, "Who is the thief of the lamp?")
    assert again.answer.limit is not None
    assert not any("Canaryword" in request.text for request in endpoint.chats[before:])


@pytest.mark.thorough
def test_the_limit_can_be_changed_from_a_refusal(fox: MainWindow, qtbot, three: Path) -> None:
    limited_at_chapter_2(fox, qtbot, three)
    turn = ask(fox, qtbot, "Who flew the zeppelin?")
    click(fox, qtbot, turn.id, '[data-do="limit"]')
    menus: list[QMenu] = []

    def there() -> bool:
        menus[:] = [menu for menu in fox.chat.findChildren(QMenu) if menu.isVisible()]
        return bool(menus)

    qtbot.waitUntil(there)
    whole, mine = menus[0].actions()[:2]
    assert mine.isChecked() and not whole.isChecked()
    whole.trigger()
    menus[0].close()
    assert fox.controller.scope.limit is None and fox.chat.composer.scope.text() == "Whole book"
    after = ask(fox, qtbot, "Who flew the zeppelin?")
    said = "No passage has a name of the question, or two of its rare words."
    qtbot.waitUntil(lambda: said in shown(fox, qtbot))
    assert box_of(fox, qtbot, after.id, '[data-do="whole"]') is None


@pytest.mark.thorough
def test_several_books_keep_a_limit_that_is_not_stored(
    fox: MainWindow, qtbot, three: Path, lamp: Path
) -> None:
    """It is stored in the background, and on a full disk not at all."""
    open_in(fox, qtbot, lamp)
    limited_at_chapter_2(fox, qtbot, three)
    at_rest(fox, qtbot)
    profile = fox.program.profile
    profile.shelf.limit(fox.controller.opened.book.sha256, False)
    assert profile.limits() == {}
    asked = ReaderQuestion("Who is the canaryword thief?", books=())
    turn = ask(fox, qtbot, asked)
    assert turn.answer.refused and "Canaryword" not in turn.answer.text
    lifted = ask(fox, qtbot, replace(asked, whole=True))
    assert "Canaryword Marn" in lifted.answer.text
