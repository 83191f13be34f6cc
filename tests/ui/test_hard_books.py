"""What hard EPUBs show: fixed pages whole, pages of vertical and of leftward text, wide tables."""

from __future__ import annotations

import json
from array import array
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from foxreader.core.book import Book, BookFile, Metadata, Resource
from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from foxreader.formats.html.markup import canonical
from foxreader.formats.pdf.reader import bmp
from foxreader.library.kept_per_book import FIRST_VIEW, PageView
from foxreader.ui.platform.theme import DARK, LIGHT
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.reader.page_style import PageStyle
from window import NoResources, Window, book_of, settled

pytestmark = pytest.mark.gui

WORDS = " ".join(f"word{n}" for n in range(900))
HEBREW = " ".join(f"מילה{n}" for n in range(900))
JAPANESE = "吾輩は猫である。名前はまだ無い。" * 300


@pytest.fixture
def window(one_view: Window) -> Window:
    """The view that all books of this file are opened in, one after the other."""
    return one_view


def made(*bodies: str, head: str = "", root: str = "", leftward: bool = False, size=None) -> Book:
    """A book of these bodies, one a file; with ``size`` each is a fixed page of it."""
    book = book_of(*["x"] * len(bodies))
    files = []
    for body, file in zip(bodies, book.files, strict=True):
        source = f"<html {root}><head>{head}</head><body>{body}</body></html>"
        document = canonical(source.encode())
        changed = replace(file, text=document.text, markup=document.markup, viewport=size)
        files.append(changed)
    return replace(book, files=tuple(files), leftward=leftward)


def js(window, script: str):
    heard: list = []
    window.view.page.runJavaScript(f"JSON.stringify({script})", _WORLD, heard.append)
    window.qtbot.waitUntil(lambda: bool(heard))
    return json.loads(heard[0])


def press(window, key: Qt.Key) -> None:
    QTest.keyClick(window.view._view.focusProxy(), key)


REST = 800
"""Milliseconds after which the engine takes a turn of the wheel for a new one; it counts 500."""


def wheel(window, down: int) -> None:
    target = window.view._view.focusProxy()
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(target.mapToGlobal(middle)),
        QPoint(0, -120 * down),
        QPoint(0, -120 * down),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)


def file_is(window, number: int) -> None:
    window.qtbot.waitUntil(lambda: window.view.place.file == number and window.view.ready)


PAGE = '<p style="margin:0;position:absolute;left:300px;top:500px">Words on it.</p>'
STYLE = "<style>body { background: rgb(10, 200, 30) }</style>"


@pytest.mark.parametrize("zoom", [0.0, 2.5])
def test_a_fixed_page_is_shown_whole_and_marked_exactly(window, zoom: float) -> None:
    book = made(PAGE, head=STYLE, size=(400.0, 600.0))
    window.view.apply(PageStyle(DARK))
    window.open(book, view=PageView("none", zoom) if zoom else FIRST_VIEW)
    left, top, right, bottom = js(
        window,
        "(box => [box.left, box.top, box.right, box.bottom])"
        "(document.documentElement.getBoundingClientRect())",
    )
    scale = zoom or (700 - 16) / 600
    assert right - left == pytest.approx(400 * scale, abs=1)
    assert bottom - top == pytest.approx(600 * scale, abs=1)
    if not zoom:
        assert top == pytest.approx(8, abs=1)
        assert left == pytest.approx(900 - right, abs=1)

        def painted() -> bool:
            pixel = window.view.grab().toImage().pixelColor(int(left) + 20, 30)
            return bool(pixel == QColor(10, 200, 30))

        window.qtbot.waitUntil(painted)
    (report,) = window.mark([Span(0, 6, 8)])
    assert report["text"] == "on"
    assert report["visible"]


@pytest.mark.thorough
def test_fixed_pages_turn_from_file_to_file(window) -> None:
    window.open(made(*[PAGE] * 4, size=(400.0, 600.0)))
    press(window, Qt.Key.Key_Right)
    file_is(window, 1)
    press(window, Qt.Key.Key_Space)
    file_is(window, 2)
    press(window, Qt.Key.Key_Left)
    file_is(window, 1)

    def wheeled() -> bool:
        wheel(window, 1)
        # The engine sends a wheel that turns on without a pause to where its first turn went. On
        # a busy machine that can be the page before, which is gone: a new turn needs a rest.
        window.qtbot.wait(REST)
        return window.view.place.file >= 2  # a slow machine may turn twice between two looks

    window.qtbot.waitUntil(wheeled)


def test_a_book_turned_to_the_left_goes_on_with_the_left_arrow(window) -> None:
    window.open(made(*[PAGE] * 3, size=(400.0, 600.0), leftward=True))
    press(window, Qt.Key.Key_Left)
    file_is(window, 1)
    press(window, Qt.Key.Key_Right)
    file_is(window, 0)
    window.open(made("<p>one</p>", "<p>two</p>", leftward=True))  # scrolled, at its edge
    press(window, Qt.Key.Key_Left)
    file_is(window, 1)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("root", "body", "letters"),
    [
        ("", WORDS, "word"),
        ('dir="rtl"', HEBREW, "מילה"),
        ('style="writing-mode: vertical-rl"', JAPANESE, "猫"),
        ('style="writing-mode: vertical-lr"', JAPANESE, "猫"),
    ],
)
def test_turning_pages_shows_every_character_once(window, root, body, letters) -> None:
    book = made(f"<p>{body}</p>", "<p>next</p>", root=root)
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(book)
    faces = "document.fonts.status === 'loaded'"  # the page is set anew when they come
    window.qtbot.waitUntil(lambda: js(window, faces))
    settled(window.view.page, window.qtbot, 3)
    script = f"""(() => {{
      const text = document.body.textContent, range = document.createRange(), seen = [];
      const page = document.body.getBoundingClientRect(); // what is outside of it is cut off
      for (let at = text.indexOf('{letters}'); at >= 0; at = text.indexOf('{letters}', at + 1)) {{
        const [start, end] = [fox.view.index.start(at), fox.view.index.end(at + 1)];
        range.setStart(...start); range.setEnd(...end);
        const box = fox.boxOf(range);
        if (box.left >= page.left && box.right <= page.right
            && box.top >= page.top && box.bottom <= page.bottom) seen.push(at);
      }}
      return seen;
    }})()"""
    seen: list[int] = []
    places = [window.view.place.start]
    while window.view.place.file == 0:
        seen += js(window, script)
        window.view.turn(1)
        before = places[-1]
        window.qtbot.waitUntil(
            lambda b=before: (window.view.place.file, window.view.place.start) > (0, b)
        )
        places.append(window.view.place.start)
    text = book.files[0].text
    assert seen == [n for n in range(len(text)) if text.startswith(letters, n)]
    assert len(places) > 3


def test_the_last_page_of_the_file_before_comes_when_turning_back(window) -> None:
    book = made(f"<p>{HEBREW}</p>", "<p>next</p>", root='dir="rtl"', leftward=True)
    window.view.apply(PageStyle(LIGHT, flow="paged"))
    window.open(book, Span(1, 0, 0))
    press(window, Qt.Key.Key_Right)
    file_is(window, 0)
    window.qtbot.waitUntil(lambda: window.view.place.start > 2000)
    end = len(book.files[0].text)
    assert window.mark([Span(0, end - 8, end - 2)], jump=False)[0]["visible"]


WIDE = "<table><tr>" + "<td>a_rather_long_cell_of_a_table</td>" * 20 + "</tr></table><p>After.</p>"


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_a_wide_table_scrolls_and_the_page_does_not(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(made(WIDE))
    whole, table, inside = js(
        window,
        "(t => [document.documentElement.scrollWidth, t.clientWidth, t.scrollWidth])"
        "(document.querySelector('table'))",
    )
    assert whole <= 900
    assert table < 700
    assert inside > 2000


def test_media_are_silent_and_a_missing_one_is_no_error(window) -> None:
    window.open(
        made('<audio src="a.mp3" autoplay="" controls=""/><video src="v.mp4"/><p>Text.</p>')
    )
    assert not window.problems
    assert js(window, "[...document.querySelectorAll('audio, video')].every(m => m.paused)") is True


def test_a_dark_page_has_light_letters_whatever_the_book_says(window) -> None:
    window.view.apply(PageStyle(DARK))
    window.open(made("<p>Words.</p>", head="<style>body { color: black }</style>"))
    ink = QColor(DARK.ink)
    said = js(window, "getComputedStyle(document.querySelector('p')).color")
    assert said == f"rgb({ink.red()}, {ink.green()}, {ink.blue()})"


def test_what_has_no_box_is_shown_by_the_character_beside_it(window) -> None:
    # Paragraphs higher than the window, with a soft hyphen in one and white space after them.
    book = made(f"<p>{WORDS}</p>\n<p>{WORDS} hy\u00adphen {WORDS}</p>\n\n")
    text = book.files[0].text
    hyphen = text.index("\u00ad")
    for at, near in ((len(text) - 1, len(text.rstrip()) - 1), (hyphen, hyphen + 1)):
        window.open(book, Span(0, at, at))
        boxed = (
            f"(box => [box.top, box.bottom])(fox.boxOf(fox.view.index.range({near}, {near + 1})))"
        )

        def is_there(boxed: str = boxed) -> bool:
            top, bottom = js(window, boxed)
            return 0 <= top < bottom <= window.view.height()

        window.qtbot.waitUntil(is_there)  # the typeface comes a moment later, and the page follows


def test_a_book_that_sets_a_width_is_no_wider_than_the_window(window) -> None:
    window.view.resize(500, 600)
    style = "<style>body { width: 60em; min-width: 60em }</style>"
    window.open(made(f"<p>{WORDS}</p>", head=style))
    right = js(window, "document.body.getBoundingClientRect().right - innerWidth")
    assert right <= 0


def test_text_that_runs_to_the_left_goes_on_downwards(window) -> None:
    book = made("".join(f"<p>{HEBREW[:400]} {n}</p>" for n in range(60)), root='dir="rtl"')
    window.open(book)
    window.qtbot.waitUntil(lambda: js(window, "document.fonts.status === 'loaded'"))
    settled(window.view.page, window.qtbot, 3)
    at = book.files[0].text.index(" 30")
    window.view.go(Span(0, at, at))
    window.qtbot.waitUntil(lambda: window.view.place.start == at)
    top = f"fox.view.index.range({at - 1}, {at}).getBoundingClientRect().top"
    window.qtbot.waitUntil(lambda: 0 <= js(window, top) < 120)
    press(window, Qt.Key.Key_PageDown)
    window.qtbot.waitUntil(lambda: window.view.place.start > at + 400)


def test_a_footnote_link_leads_to_its_note_and_can_be_followed_back(window) -> None:
    note = "<p>Long.</p>" * 80 + '<aside id="n1"><p>The note.</p></aside>'
    book = made('<p>Words<a href="c1.xhtml#n1"><sup>1</sup></a>.</p>', note)
    anchors = canonical(f"<html><body>{note}</body></html>".encode()).anchors
    files = (book.files[0], replace(book.files[1], anchors=anchors))
    window.open(replace(book, files=files))
    left: list[Span] = []
    window.view.jumped.connect(left.append)
    box = js(
        window,
        "(box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2])"
        "(document.querySelector('a sup').getBoundingClientRect())",
    )
    target = window.view._view.focusProxy()
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, box)))
    file_is(window, 1)
    assert window.view.place.start == files[1].text.index("The note")
    assert [span.file for span in left] == [0]


class Pictures(NoResources):
    """Each page is one grey pixel."""

    def page_image(self, file: int, scale: float) -> Resource:
        return Resource("image/bmp", bmp(b"\x80\x80\x80", 1, 1))


@pytest.mark.parametrize("leftward", [False, True])
def test_pages_of_pictures_turn_the_way_the_book_is_turned(window, leftward: bool) -> None:
    page = PageLayout(400, 300, array("f"))
    files = tuple(BookFile(f"p{n}", "", page=page) for n in range(5))
    book = Book("5e" * 32, "CBZ", Metadata("Comic"), files, paged=True, leftward=leftward)
    window.open(book, resources=Pictures())
    press(window, Qt.Key.Key_Left if leftward else Qt.Key.Key_Right)
    file_is(window, 1)
    press(window, Qt.Key.Key_Right if leftward else Qt.Key.Key_Left)
    file_is(window, 0)
