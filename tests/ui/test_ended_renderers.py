"""Every view comes back with what it showed when the process that draws it ends."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication
from test_pictures import CHAPTERS, MEMBERS, opened
from test_reopened import drawn
from test_spreads import pages

from chatwindow import ask, box_of, open_in, shown
from epubwriter import write_epub
from foxreader.core.span import Span
from foxreader.ui.chat.transcript import NotShown
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.theme import DARK, LIGHT
from foxreader.ui.printing.prints import FlowingPrint
from foxreader.ui.reader.page import Loading, LockedView, Page
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.window.main_window import MainWindow
from hands import press, read
from nonempty import some
from window import NoResources, book_of, flush, value_of

pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals"),
    pytest.mark.may_log_error("the page's renderer ended"),
]

TEXT = "document.body.innerText"
QUESTIONS = ("When did the keeper light the lamp?", "Who rode the zebra?", "What did Marn read?")


def kill(page: Page) -> None:
    os.kill(page.renderProcessPid(), signal.SIGKILL)


def end(page: Page, loading: Loading, qtbot) -> None:
    """End the process of a page, and wait until it is back."""
    loads = loading.number
    kill(page)
    qtbot.waitUntil(lambda: loading.number > loads and loading.ready)


def test_the_conversation_comes_back_and_one_that_ends_again_at_once_is_a_sentence(
    fox: MainWindow, qtbot, lamp: Path
) -> None:
    open_in(fox, qtbot, lamp)
    loading = fox.chat.transcript._loading
    stays = loading._steady.interval()
    assert stays >= 10_000
    loading._steady.setInterval(0)  # as if it had stayed for that long
    the_conversation_comes_back(fox, qtbot)
    qtbot.waitUntil(lambda: not loading._crashes)
    what_is_said_while_it_is_gone_is_shown_too(fox, qtbot)
    qtbot.waitUntil(lambda: not loading._crashes)
    for _ in range(2):  # four times in all: one that has stayed for a while may end again
        end(fox.chat.transcript.page, loading, qtbot)
        qtbot.waitUntil(lambda: not loading._crashes)
    assert loading.ready and not loading.given_up
    loading._steady.setInterval(stays)
    one_that_ends_again_at_once_is_a_sentence(fox, qtbot)


def the_conversation_comes_back(fox: MainWindow, qtbot) -> None:
    for question in QUESTIONS:
        ask(fox, qtbot, question)
    transcript, first = fox.chat.transcript, next(iter(fox.chat._turns.values()))
    fox.chat.press(first.id, "footnote", "1")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, first.id, ".card") is not None)
    before = drawn(fox, qtbot)
    value_of(transcript.page, qtbot, "document.scrollingElement.scrollTop = 40")
    qtbot.waitUntil(lambda: transcript._top == 40)
    end(transcript.page, transcript._loading, qtbot)
    assert drawn(fox, qtbot) == before
    top = "document.scrollingElement.scrollTop"
    qtbot.waitUntil(lambda: value_of(transcript.page, qtbot, top) == 40)
    assert box_of(fox, qtbot, first.id, ".card") is not None
    # It goes on: what was open is closed, another question is answered.
    assert fox.chat.close_open()
    turn = ask(fox, qtbot, "How far had the old lamp dimmed at the third hour?")
    qtbot.waitUntil(lambda: box_of(fox, qtbot, turn.id, ".likely") is not None)
    assert box_of(fox, qtbot, first.id, ".card") is None


def what_is_said_while_it_is_gone_is_shown_too(fox: MainWindow, qtbot) -> None:
    transcript, turns = fox.chat.transcript, len(fox.chat._turns)
    loads = transcript._loading.number
    kill(transcript.page)
    qtbot.waitUntil(lambda: not transcript.ready)
    fox.chat_controller.ask_words(QUESTIONS[1])
    fox.chat.apply_theme(DARK)
    qtbot.waitUntil(lambda: transcript._loading.number > loads and transcript.ready)
    qtbot.waitUntil(lambda: fox.turn is None)
    messages = [f"m{number}" for number in range(2 * turns + 3)]
    assert [one[0] for one in drawn(fox, qtbot)] == messages
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--fx-panel')"
    assert value_of(transcript.page, qtbot, colour) == DARK.panel


def one_that_ends_again_at_once_is_a_sentence(fox: MainWindow, qtbot) -> None:
    before = drawn(fox, qtbot)
    transcript = fox.chat.transcript
    for _ in range(2):
        end(transcript.page, transcript._loading, qtbot)
    kill(transcript.page)
    (instead,) = transcript.findChildren(NotShown)
    qtbot.waitUntil(instead.isVisible)
    assert "cannot be shown" in read(instead) and not transcript._view.isVisible()
    loads = transcript._loading.number
    ask(fox, qtbot, QUESTIONS[1])  # it is kept, and there is no loop
    assert transcript._loading.number == loads
    press(instead, "Show it again")
    qtbot.waitUntil(lambda: transcript.ready)
    assert not instead.isVisible()
    after = drawn(fox, qtbot)
    assert after[: len(before)] == before and len(after) == len(before) + 2


@pytest.mark.thorough
def test_a_picture_comes_back(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    open_in(fox, qtbot, write_epub(tmp_path / "a.epub", CHAPTERS, MEMBERS))
    qtbot.waitUntil(lambda: bool(fox.extras.inside.inside and fox.extras.inside.inside.pictures))
    fox.extras.pictures.show_picture(fox.extras.inside.inside.pictures[0])
    viewer = opened(fox, qtbot, "1 of 4 pictures")
    surface = viewer.surface
    there = "!!document.querySelector('fx-picture')"
    for _ in range(2):
        qtbot.waitUntil(lambda: value_of(surface.locked, qtbot, there) is True)
        end(surface.locked, surface.loading, qtbot)
    qtbot.waitUntil(lambda: value_of(surface.locked, qtbot, there) is True)
    kill(surface.locked)
    qtbot.waitUntil(lambda: "This picture cannot be shown." in read(viewer))
    # Opened again it is tried again.
    viewer.close_it()
    fox.extras.pictures.show_picture(fox.extras.inside.inside.pictures[0])
    qtbot.waitUntil(lambda: value_of(surface.locked, qtbot, there) is True)


@pytest.mark.thorough
def test_both_of_two_pages_come_back(web, qtbot) -> None:
    view = SpreadView(web, Jobs(), PageStyle(LIGHT))
    view.resize(1000, 600)
    view.show()
    view.open(pages("-lr-"), NoResources(), Span(1, 0, 0))
    qtbot.waitUntil(lambda: view.ready and view.facing is not None and view.facing.ready)
    for _ in range(2):
        for one in (view, view.facing):
            before = value_of(one.page, qtbot, "document.body.textContent")
            end(one.page, one._loading, qtbot)
            assert value_of(one.page, qtbot, "document.body.textContent") == before
            qtbot.waitUntil(lambda: view.ready and view.facing is not None and view.facing.ready)
    view.shut()
    view.deleteLater()
    flush()


@pytest.mark.thorough
def test_every_view_of_the_window_comes_back(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    open_in(fox, qtbot, write_epub(tmp_path / "a.epub", CHAPTERS, MEMBERS))
    ask(fox, qtbot, "What is this book about?")
    shown(fox, qtbot)
    found = fox.findChildren(QWebEngineView)
    for view in some([one for one in found if one.isVisible()]):
        assert isinstance(view, LockedView)
        before = value_of(view.locked, qtbot, TEXT)
        pid = view.locked.renderProcessPid()
        kill(view.locked)
        qtbot.waitUntil(lambda view=view, pid=pid: view.locked.renderProcessPid() not in (0, pid))
        qtbot.waitUntil(lambda: fox.chat.transcript.ready and fox.reader.ready)
        qtbot.waitUntil(lambda view=view, was=before: value_of(view.locked, qtbot, TEXT) == was)


@pytest.mark.thorough
def test_a_print_whose_page_ends_is_over(web, qtbot, tmp_path: Path) -> None:
    printed = FlowingPrint(web, Jobs(), QApplication.instance())
    over: list[bool] = []
    printed.finished.connect(over.append)
    book = book_of("A paragraph. " * 2000)
    printed.start(book, NoResources(), [Span(0, 0, 26000)], "", tmp_path / "a.pdf")
    qtbot.waitUntil(lambda: printed._page.renderProcessPid() != 0)
    kill(printed._page)
    qtbot.waitUntil(lambda: bool(over))
    assert over == [False]
