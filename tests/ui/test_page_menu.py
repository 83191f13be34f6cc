"""A right click in the page: our own menu, with what fits what was pressed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from chatwindow import at_rest, open_in
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.ui.reader.view import ContextClick
from foxreader.ui.window.main_window import MainWindow
from foxreader.ui.window.passage import PageMenu

pytestmark = pytest.mark.gui
NOWHERE = QUrl()
CONTROL = Qt.KeyboardModifier.ControlModifier


def clicked(fox: MainWindow, link: QUrl = NOWHERE, mark: Span | None = None, *,
            picture: bool = False) -> PageMenu:  # fmt: skip
    """The menu of a right click with this under the pointer."""
    click = ContextClick(fox.mapToGlobal(QPoint(300, 300)), link, picture, mark)
    fox.reader.context_menu_wanted.emit(click)
    (menu,) = [menu for menu in fox.reader.findChildren(PageMenu) if menu.isVisible()]
    return menu


def entries(menu: QMenu) -> list[str]:
    """What the entries say, without their keys."""
    return [action.text().split("\t")[0] for action in menu.actions() if action.text()]


def choose(menu: QMenu, beginning: str) -> None:
    action = next(a for a in menu.actions() if a.text().startswith(beginning))
    action.trigger()
    menu.close()
    menu.deleteLater()


def select(fox: MainWindow, qtbot, words: str) -> Span:
    """Select words of the open book, as a drag with the mouse does."""
    book = fox.controller.opened.book
    at = book.files[0].text.index(words)
    script = (
        f"var r = fox.view.index.range({at}, {at + len(words)});"
        "getSelection().removeAllRanges(); getSelection().addRange(r)"
    )
    fox.reader.page.runJavaScript(script, 1)
    span = Span(0, at, at + len(words))
    qtbot.waitUntil(lambda: fox.passage.span == span)
    return span


def test_on_a_selection(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    span = select(fox, qtbot, "the wind came hard")
    menu = clicked(fox)
    assert entries(menu) == [
        "Copy", "Copy with citation", "Copy with citation in", "Highlight", "Note",
        "Look up “the wind came hard” in this book", "Ask about this passage",
        "Find “the wind came hard” in this book",
        "Find “the wind came hard” in all books", "Back", "Forward", "Go to…", "Print…",
        "Read aloud from here", "People and things in the book", "More",
    ]  # fmt: skip
    choose(menu, "Copy with citation")
    copied = QGuiApplication.clipboard().text()
    assert "“the wind came hard”" in copied and str(span) in copied
    choose(clicked(fox), "Find “the wind came hard” in this")
    qtbot.waitUntil(lambda: fox.reader.marked("search") == (span,))
    choose(clicked(fox), "Find “the wind came hard” in all")
    assert fox.side.search.everywhere and fox.side.field.text() == "the wind came hard"
    choose(clicked(fox), "Ask about")
    assert fox.chat.composer.selection == Selection.of(span)


@pytest.mark.thorough
def test_copy_in_a_style_of_citing(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    select(fox, qtbot, "the wind came hard")
    menu = clicked(fox)
    styles = next(one.menu() for one in menu.actions() if one.text() == "Copy with citation in")
    assert [one.text().split()[0] for one in styles.actions()] == [
        "Plain,", "APA", "MLA", "Chicago", "BibTeX",
    ]  # fmt: skip
    choose(styles, "APA")
    menu.close()
    copied = QGuiApplication.clipboard().mimeData()
    assert copied.text().startswith("“the wind came hard” (lamp, n.d., Chapter 1).")
    assert re.search("<span[^>]*italic[^>]*>lamp</span>", copied.html())
    assert copied.text().count("\n\n") == 1
    # The style that is chosen in the settings is that of the key and of the plain entry.
    kept = replace(fox.program.profile.settings, citation_style="bibtex")
    fox.program.profile.save(kept)
    QTest.keyClick(fox, Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text().startswith("``the wind came hard'' \\cite{lamp}")


@pytest.mark.thorough
def test_look_up_asks_word_for_word(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    select(fox, qtbot, "keeper")
    choose(clicked(fox), "Look up")
    at_rest(fox, qtbot)
    asked = fox.chat.last_turn.asked
    assert asked.strict and "keeper" in asked.question


@pytest.mark.thorough
def test_on_nothing_and_on_a_link_and_a_picture(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    menu = clicked(fox)
    assert entries(menu) == [
        "Back", "Forward", "Go to…", "Print…", "Read aloud from here",
        "People and things in the book", "More",
    ]  # fmt: skip
    choose(menu, "Back")
    out = QUrl("https://example.org/a?b=c")
    menu = clicked(fox, out, picture=True)
    assert entries(menu)[:4] == [
        "Follow the link", "Copy the link's address", "Open the picture", "Copy the picture",
    ]  # fmt: skip
    choose(menu, "Copy the link")
    assert QGuiApplication.clipboard().text() == "https://example.org/a?b=c"
    inside = QUrl(f"foxbook://{fox.controller.opened.book.key}/x#y")
    menu = clicked(fox, inside)
    assert "Copy the link's address" not in entries(menu)
    choose(menu, "Follow")


@pytest.mark.thorough
def test_on_a_mark(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    book = fox.controller.opened.book
    at = book.files[0].text.index("the wind")
    mark = Span(0, at, at + 8)
    fox.reader.mark("evidence", [mark])
    assert fox.reader._marks.at(Span(0, at + 3, at + 3)) == mark
    assert fox.reader._marks.at(Span(0, at + 8, at + 8)) is None
    choose(clicked(fox, mark=mark), "Copy the marked words")
    assert "“the wind”" in QGuiApplication.clipboard().text()
    choose(clicked(fox, mark=mark), "Remove the marks")
    assert not fox.reader.marked("evidence")


@pytest.mark.thorough
def test_the_page_knows_the_character_at_a_point(fox: MainWindow, qtbot, lamp: Path) -> None:
    open_in(fox, qtbot, lamp)
    book = fox.controller.opened.book
    at = book.files[0].text.index("the wind came hard")
    boxes: list = []
    fox.reader.page.runJavaScript(
        f"var b = fox.view.index.range({at}, {at + 3}).getBoundingClientRect();"
        " JSON.stringify([b.left, b.top, b.right, b.bottom])", 1, boxes.append,
    )  # fmt: skip
    qtbot.waitUntil(lambda: bool(boxes))
    left, top, right, bottom = json.loads(boxes[0])
    found: list = []
    point = {"x": (left + right) / 2, "y": (top + bottom) / 2}
    fox.reader.page.call("at", point, found.append)
    qtbot.waitUntil(lambda: bool(found))
    assert at <= found[0]["offset"] <= at + 3
