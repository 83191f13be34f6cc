"""The margin map shows all marks in every view, and is the page's one scroll bar."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.reader.page_style import PageStyle
from paperpages import FULL, Pictures, pages
from window import book_of

pytestmark = pytest.mark.gui

LONG = "\n".join(f"Paragraph {i} with some words to read and to find. " * 3 for i in range(120))
MAP = "document.querySelector('fx-map')"
TICKS = f"[...{MAP}.shadowRoot.querySelectorAll('.tick.fx-%s')].map(t => parseFloat(t.style.top))"


def ticks(window, name: str = "evidence") -> list[float]:
    """Where the ticks of a kind of mark are, in pixels from the map's top."""
    found: list[float] = window.js(TICKS % name)
    return found


def box_of(window, part: str) -> tuple[float, float, float, float]:
    """The box of a part of the map in the window, in pixels."""
    script = (
        f"(b => [b.left, b.top, b.right, b.bottom])({MAP}.shadowRoot.querySelector('{part}')"
        ".getBoundingClientRect())"
    )
    left, top, right, bottom = window.js(script)
    return left, top, right, bottom


def middle(box: tuple[float, float, float, float]) -> QPoint:
    return QPoint(round((box[0] + box[2]) / 2), round((box[1] + box[3]) / 2))


def press(window, at: QPoint) -> None:
    QTest.mouseClick(window.view._view.focusProxy(), Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_each_mark_of_the_chapter_has_its_tick(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    book = book_of(LONG)
    window.open(book)
    length = len(book.files[0].text)
    spans = [Span(0, at, at + 9) for at in (100, length // 2, length - 50)]
    window.mark(spans, jump=False)
    window.qtbot.waitUntil(lambda: len(ticks(window)) == 3)
    high = window.js(f"{MAP}.clientHeight")
    shares = [at / high for at in ticks(window)]
    assert shares[0] < 0.1 and 0.4 < shares[1] < 0.6 and shares[2] > 0.9
    heard: list = []
    window.view.mark("search", spans[:1], then=heard.append)
    window.qtbot.waitUntil(lambda: bool(heard))
    assert len(ticks(window, "search")) == 1
    assert len(ticks(window)) == 3


def test_marks_of_other_chapters_are_arrows_that_lead_there(window) -> None:
    book = book_of(LONG, LONG, LONG)
    window.open(book, Span(1, 0, 0))
    window.mark([Span(0, 5000, 5009), Span(0, 90, 99), Span(2, 7000, 7009)], jump=False)
    window.qtbot.waitUntil(
        lambda: window.js(f"{MAP}.shadowRoot.querySelectorAll('.beyond').length") == 2
    )
    titles = window.js(f"[...{MAP}.shadowRoot.querySelectorAll('.beyond')].map(a => a.title)")
    assert titles == ["Marked before this chapter: 2", "Marked after this chapter: 1"]
    left: list[Span] = []
    window.view.jumped.connect(left.append)
    press(window, middle(box_of(window, ".before")))
    window.qtbot.waitUntil(lambda: window.view.place.file == 0 and window.view.ready)
    assert [span.file for span in left] == [1]
    assert window.mark([Span(0, 5000, 5009)], jump=False)[0]["visible"]  # the nearer of the two


def test_the_map_of_a_page_format_has_the_marks_of_all_pages(window) -> None:
    book = pages(*[FULL] * 10)
    window.open(book, resources=Pictures())
    window.mark([Span(number, 40, 60) for number in (0, 4, 9)], jump=False)
    window.qtbot.waitUntil(lambda: len(ticks(window)) == 3)
    high = window.js(f"{MAP}.clientHeight")
    assert [round(at / high, 1) for at in ticks(window)] == [0.0, 0.4, 0.9]


def test_the_map_of_fixed_pages_is_of_the_whole_book(window) -> None:
    made = book_of(*[f"Page {n} of five." for n in range(5)])
    files = tuple(replace(file, viewport=(400.0, 600.0)) for file in made.files)
    window.open(replace(made, files=files), Span(2, 0, 0))
    window.mark([Span(number, 0, 4) for number in (0, 2, 4)], jump=False)
    window.qtbot.waitUntil(lambda: len(ticks(window)) == 3)
    high = window.js(f"{MAP}.clientHeight")
    assert sorted(int(5 * at / high) for at in ticks(window)) == [0, 2, 4]
    # In its place on the screen, though the page is scaled.
    left, top, right, bottom = box_of(window, ".groove")
    assert right <= window.view.width() and bottom <= window.view.height() and left > 880
    press(window, QPoint(round((left + right) / 2), round(top + high * 0.9)))  # the last tick
    window.qtbot.waitUntil(lambda: window.view.place.file == 4 and window.view.ready)


@pytest.mark.thorough
@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_the_thumb_is_dragged_and_follows(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    book = book_of(LONG)
    window.open(book)
    window.qtbot.waitUntil(lambda: box_of(window, ".thumb")[3] > 0)
    thumb = box_of(window, ".thumb")
    assert thumb[1] < 20
    view = window.view._view.focusProxy()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=middle(thumb))
    QTest.mouseMove(view, QPoint(middle(thumb).x(), 350))
    window.qtbot.waitUntil(lambda: 0.35 < window.view.place.start / len(book.files[0].text) < 0.65)
    QTest.mouseRelease(view, left, pos=QPoint(middle(thumb).x(), 350))
    window.qtbot.waitUntil(lambda: abs(middle(box_of(window, ".thumb")).y() - 350) < 30)
    assert window.js("getSelection().isCollapsed")


def test_there_is_no_second_scroll_bar_and_none_without_need(window) -> None:
    window.open(book_of(LONG, "One line."))
    wide = window.js("[innerWidth, document.documentElement.clientWidth]")
    assert wide[0] == wide[1]
    window.qtbot.waitUntil(lambda: box_of(window, ".thumb")[3] > 0)
    window.view.go(Span(1, 0, 0))
    window.qtbot.waitUntil(lambda: window.view.place.file == 1 and window.view.ready)
    window.qtbot.waitUntil(lambda: window.js(f"getComputedStyle({MAP}).visibility") == "hidden")


def test_a_document_has_our_script_once(window) -> None:
    """One that came without is given it late, which may meet the next one."""
    window.open(book_of(LONG))
    window.view.page.runJavaScript(window.view.page._source, _WORLD)
    assert window.js("document.querySelectorAll('fx-map').length") == 1


def test_a_screen_reader_knows_the_map_and_keys_turn_the_page_from_it(window) -> None:
    window.open(book_of(LONG))
    names = ("role", "aria-label", "aria-orientation", "aria-valuenow", "tabindex")
    window.qtbot.waitUntil(lambda: window.js(f"{MAP}.getAttribute('aria-valuenow')") == "0")
    said = [window.js(f"{MAP}.getAttribute('{name}')") for name in names]
    assert said == ["scrollbar", "Place in the chapter", "vertical", "0", "0"]
    window.js(f"({MAP}.focus(), 1)")
    assert window.js(f"document.activeElement === {MAP}")
    QTest.keyClick(window.view._view.focusProxy(), Qt.Key.Key_PageDown)
    window.qtbot.waitUntil(lambda: window.view.place.start > 500)
    window.qtbot.waitUntil(lambda: int(window.js(f"{MAP}.getAttribute('aria-valuenow')")) > 0)


def test_pages_end_at_the_end_of_the_last(window) -> None:
    window.open(pages(*[FULL] * 3), resources=Pictures())
    QTest.keyClick(window.view._view.focusProxy(), Qt.Key.Key_End)
    window.qtbot.waitUntil(lambda: window.view.place.file == 2)
    window.js("(scrollTo(0, 1e6), 1)")
    foot = window.js("fox.view.pages[2].element.getBoundingClientRect().bottom - innerHeight")
    assert -24 <= foot <= 0
