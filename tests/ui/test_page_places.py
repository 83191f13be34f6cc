"""A page format opens at every place of it, the last characters of a page among them."""

from __future__ import annotations

import pytest

from foxreader.core.page import Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from paperpages import FULL, WIDE, Pictures, pages

pytestmark = pytest.mark.gui


def on_screen(window, page: int, box: Rect) -> list[float]:
    """Where a box of a page stands in the window, in pixels."""
    corner = (
        "((page, box) => (at => [at.left + box[0] * page.scale, at.top + box[1] * page.scale,"
        " at.left + box[2] * page.scale, at.top + box[3] * page.scale])"
        f"(page.element.getBoundingClientRect()))(fox.view.pages[{page}], {list(box)})"
    )
    found: list[float] = window.js(corner)
    return found


BOOK = pages(FULL, "", FULL[:-60] + "~" * 60, FULL)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "place",
    [
        Span(0, len(FULL) - 200, len(FULL) - 200),
        Span(0, len(FULL) - 1, len(FULL) - 1),
        Span(0, len(FULL), len(FULL)),
        Span(1, 0, 0),
        Span(2, len(FULL) - 30, len(FULL) - 30),
        Span(2, len(FULL), len(FULL)),
        Span(3, len(FULL) - 5, len(FULL)),
    ],
    ids=str,
)
def test_a_book_of_pages_opens_where_it_was_left(window, place: Span) -> None:
    window.open(BOOK, place, Pictures())
    assert not window.problems
    window.qtbot.waitUntil(lambda: window.view.place.file == place.file)
    box = BOOK.files[place.file].page.nearest_box(place.start)
    if box is not None:
        left, top, right, bottom = on_screen(window, place.file, box)
        assert 0 <= top < bottom <= window.view.height()
        assert 0 <= left < right <= window.view.width()


def test_the_place_of_a_page_is_the_character_that_was_gone_to(window) -> None:
    window.open(BOOK, Span(0, 0, 0), Pictures())
    for place in (Span(0, 777, 777), Span(3, len(FULL) - 7, len(FULL) - 7), Span(2, 0, 0)):
        window.view.go(place)
        window.qtbot.waitUntil(lambda place=place: window.view.place == place)


def test_a_zoomed_page_shows_the_character_that_was_gone_to(window) -> None:
    window.open(BOOK, Span(0, 0, 0), Pictures(), PageView("none", 3.0))
    for offset in (WIDE * 20 + WIDE - 2, WIDE * 30, len(FULL) - 1):
        window.view.go(Span(0, offset, offset))
        window.qtbot.waitUntil(lambda at=offset: window.view.place.start == at)
        box = BOOK.files[0].page.nearest_box(offset)
        left, top, right, bottom = on_screen(window, 0, box)
        assert 0 <= left < right <= window.view.width()
        assert 0 <= top < bottom <= window.view.height()
