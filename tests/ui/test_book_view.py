from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from foxreader.core.book import Resource
from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader import page
from foxreader.ui.reader.page_style import PageStyle
from window import NoResources, Window, book_of, flush

pytestmark = pytest.mark.gui

LONG = "\n".join(f"Paragraph {i} with 😀 and 漢字, some words to find. " * 3 for i in range(200))


def test_the_marked_characters_are_the_spans(window) -> None:
    book = book_of("Nothing here.", LONG)
    window.open(book)
    text = book.files[1].text
    for number in (0, 57, 199):
        start = text.index(f"Paragraph {number} ")
        span = Span(1, start, start + 30)
        (report,) = window.mark([span])
        assert report["text"] == book.text_at(span)
        assert report["visible"]
    assert not window.problems


def test_a_mark_is_painted(window, qtbot) -> None:
    book = book_of(LONG)
    window.open(book)
    start = book.files[0].text.index("Paragraph 80 ")
    (report,) = window.mark([Span(0, start, start + 40)])
    left, top, right, _bottom = report["box"]

    def yellow() -> bool:
        picture = window.view.grab().toImage()
        at = picture.devicePixelRatio()
        found = {picture.pixelColor(int(x * at), int((top + 2) * at)).name() for x in
                 (left + 3, (left + right) / 2)}  # fmt: skip
        return "#fce3a6" in found

    qtbot.waitUntil(yellow)


@pytest.mark.logs_error("the view's text is not the index's")
def test_another_text_than_was_indexed_is_never_marked(window) -> None:
    book = book_of("One line.\nAnother line.")
    other = book_of("One line.\nAnother line!")
    forged = Resource("application/xhtml+xml", other.files[0].markup)
    window.view.open(book, NoResources(), Span(0, 0, 0))
    window.view._web.handler.serve(book.key, lambda host, path, answer: answer(forged))
    window.qtbot.waitUntil(lambda: bool(window.problems))
    assert not window.view.ready


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_the_place_is_kept_through_a_change_of_size(window, qtbot, flow) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    book = book_of(LONG)
    window.open(book, Span(0, 5000, 5000))
    start = window.view.place.start

    def seen() -> bool:
        return bool(window.mark([Span(0, start, start + 1)], jump=False)[0]["visible"])

    for size in (24, 15, 30, 19):
        window.view.apply(replace(PageStyle(LIGHT, flow=flow), size=size))
        window.view.resize(700 + size * 10, 500 + size * 5)
        qtbot.waitUntil(seen)
    assert window.view.place.start == start


def test_a_selection_is_a_span(window, qtbot) -> None:
    book = book_of(LONG)
    window.open(book)
    heard = []
    window.view.selection_changed.connect(lambda span, box: heard.append(span))
    target = window.view._view.focusProxy()
    (report,) = window.mark([Span(0, 0, 20)], jump=False)
    left, top, right, bottom = (int(side) for side in report["box"])
    middle = (top + bottom) // 2
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=QPoint(left + 1, middle))
    QTest.mouseMove(target, QPoint(left + 60, middle))
    QTest.mouseMove(target, QPoint(right - 1, middle))
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=QPoint(right - 1, middle))
    qtbot.waitUntil(lambda: bool(heard) and heard[-1] is not None)
    assert book.text_at(heard[-1]).startswith("Paragraph 0 with")


def test_a_load_that_is_lost_is_asked_for_again(window, monkeypatch) -> None:
    """Nothing is ever heard of it: the reader would look at an empty page for ever."""
    monkeypatch.setattr(page, "_LOST", 200)
    opened = window.view.page.open
    lost: list[object] = []

    def lose_the_first(url, settings) -> None:
        if lost:
            opened(url, settings)
        lost.append(url)

    monkeypatch.setattr(window.view.page, "open", lose_the_first)
    window.view.open(book_of("Call me Ishmael."), NoResources(), Span(0, 0, 0))
    reports: list = []
    window.view.mark("evidence", [Span(0, 8, 15)], then=reports.extend)
    window.qtbot.waitUntil(lambda: window.view.ready and bool(reports))
    assert len(lost) >= 2  # on a busy machine the next one may be late as well
    assert reports[0]["text"] == "Ishmael"


def test_a_view_that_is_shut_sends_no_marks(web, qtbot) -> None:
    made = Window(web, qtbot)
    made.open(book_of("One line."))
    made.view.mark("evidence", [Span(0, 0, 3)])
    made.view.shut()
    flush()  # an error in the event loop fails the test
    made.view.deleteLater()
    flush()
