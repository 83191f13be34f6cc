"""A picture in the page, in its viewer or a page of a comic is asked about in the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from test_page_menu import choose, clicked
from test_pictures import CHAPTERS, MEMBERS, opened

from chatwindow import answered, dialog, open_in, shown, use
from endpoint import Endpoint, Reply, Request
from epubwriter import click_at, js, write_epub
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.ui.chat.menus import SentDialog
from foxreader.ui.chat.turn import Turn
from foxreader.ui.window.main_window import MainWindow
from hands import press
from smallbooks import png, zipped

pytestmark = pytest.mark.gui
SEEN = "A brass lamp with two burners."


def sighted(request: Request) -> Reply:
    return Reply(request.digit or SEEN)


def typed(fox: MainWindow, qtbot, question: str) -> Turn:
    """The answer to what is typed into the field."""
    fox.chat.composer.field.setPlainText(question)
    QTest.keyClick(fox.chat.composer.field, Qt.Key.Key_Return)
    return answered(fox, qtbot)


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint(sighted, models=("chat",)) as running:
        yield running


def test_pictures_are_asked_about_in_the_page_in_their_viewer_and_of_a_comic(
    fox: MainWindow, qtbot, tmp_path: Path, endpoint: Endpoint
) -> None:
    comic = zipped(tmp_path / "c.cbz", {f"{n}.png": png(200, 300) for n in (1, 2)})
    # Without a model nothing is to be asked of a book without text.
    open_in(fox, qtbot, comic)
    qtbot.waitUntil(lambda: "has no text" in shown(fox, qtbot))
    assert not fox.chat.composer.isVisible()
    open_in(fox, qtbot, write_epub(tmp_path / "a.epub", CHAPTERS, MEMBERS))
    qtbot.waitUntil(fox.chat.composer.isVisible)
    qtbot.waitUntil(lambda: js(fox, qtbot, "fox.pictures.all[0].hasAttribute('aria-haspopup')"))
    use(fox, endpoint)
    fox.controller.model_changed()
    in_the_page(fox, qtbot, endpoint)
    in_its_viewer(fox, qtbot)
    open_in(fox, qtbot, comic)
    the_page_of_a_comic(fox, qtbot, endpoint)


def in_the_page(album: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """By its menu; what left this computer has the picture."""
    js(album, qtbot, "fox.pictures.last = 0")  # as a right click leaves it
    choose(clicked(album, picture=True), "Ask about this picture")
    composer = album.chat.composer
    qtbot.waitUntil(lambda: composer.selection is not None)
    picture = album.extras.inside.inside.pictures[0]
    assert composer.selection == Selection.of_picture(picture.place, picture.number)
    assert composer.field.placeholderText() == "Ask about this picture…"
    turn = typed(album, qtbot, "What is this?")
    assert len(endpoint.chats[-1].pictures) == 1 and turn.answer.path == "picture"
    assert [citation.grade for citation in turn.answer.citations] == ["picture"]
    qtbot.waitUntil(lambda: "The second lamp" in shown(album, qtbot))
    text = shown(album, qtbot)
    assert SEEN[:-1] in text and "1 from a picture" in text and "About Figure 14" not in text
    # What left this computer has the picture, named by its size.
    album.chat_controller.show_sent(turn)
    seen = dialog(album, qtbot, SentDialog)
    assert [one.body for one in seen.view._known] == [one.raw for one in endpoint.chats[-2:]]
    body = seen.findChild(QPlainTextEdit).toPlainText()
    assert "a picture of" in body and "image_url" in body and len(body) < 10_000
    seen.close()


def in_its_viewer(album: MainWindow, qtbot) -> None:
    """Which closes for the question."""
    assert album.chat.composer.selection is None
    click_at(album, qtbot, "fox.pictures.all[0]")
    viewer = opened(album, qtbot, "Figure 14")
    press(viewer, "Ask about it")
    assert not viewer.isVisible() and album.chat.composer.selection is not None
    assert album.chat.composer._words == "Figure 14"


def the_page_of_a_comic(fox: MainWindow, qtbot, endpoint: Endpoint) -> None:
    """A whole page as a picture."""
    choose(clicked(fox, picture=True), "Ask about this page as a picture")
    assert fox.chat.composer.selection == Selection.of_picture(Span(0, 0, 0), -1)
    turn = typed(fox, qtbot, "What happens here?")
    assert turn.answer.text.startswith("A brass lamp") and turn.answer.citations[0].page == "1"
    assert len(endpoint.chats[-1].pictures) == 1
