"""A page format opens at every place of it, the last characters of a page among them."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from foxreader.core.book import BookFile, Resource
from foxreader.core.page import PageLayout, Rect
from foxreader.core.span import Span
from foxreader.library.kept_per_book import PageView
from paperpages import FULL, WIDE, Pictures, pages, two_columns

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


def test_the_text_of_a_paper_is_as_wide_as_the_window_and_wide_ones_leave_it_readable(
    window,
) -> None:
    window.open(two_columns(3), Span(0, 0, 0), Pictures(), PageView("text"))

    def text(page: int = 0) -> list[float]:
        return on_screen(window, page, (60, 60, 535, 70))

    assert text()[0] == pytest.approx(16, abs=3)
    assert text()[2] == pytest.approx(window.view.width() - 12 - 16, abs=3)
    # The margins are out of sight, and the arrows turn pages as anywhere.
    window.ask("go", {"page": 1})
    assert text(1)[0] == pytest.approx(16, abs=3)
    assert window.js("fox.view.slides") is False
    # In a wide window it is no larger than a size to read, and a narrow one shows all of the page.
    window.view.resize(1900, 800)
    display = window.view.display
    window.qtbot.waitUntil(lambda: display.shape.zoom == pytest.approx(1.5))
    window.qtbot.waitUntil(lambda: text(1)[0] == pytest.approx(1900 - text(1)[2], abs=16))


class Noted(Pictures):
    """Remembers which pictures were asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, float]] = []

    def page_image(self, file: int, scale: float) -> Resource:
        self.asked.append((file, scale))
        return super().page_image(file, scale)


def sharp(page: int) -> str:
    return f"(page => !!page.picture && !page.low)(fox.view.pages[{page}])"


def test_a_page_has_a_low_picture_until_the_sharp_one_is_there(window) -> None:
    noted = Noted()
    window.open(pages(*[FULL] * 12), Span(0, 0, 0), noted)
    window.qtbot.waitUntil(lambda: window.js("!!fox.view.sharp"))
    assert sum(page == 0 for page, _ in noted.asked) == 1  # the first of all is made once
    window.ask("go", {"page": 9})
    done = (
        "fox.view.pages[9].element.querySelectorAll('img').length === 1 && !fox.view.pages[9].low"
    )
    window.qtbot.waitUntil(lambda: window.js(f"!!fox.view.pages[9].picture && {done}"))
    scales = [scale for page, scale in noted.asked if page == 9]
    assert scales == [pytest.approx(scales[1] / 4, abs=0.002), scales[1]]


def test_the_next_row_has_its_picture_before_it_comes(window) -> None:
    noted = Noted()
    window.open(pages(*[FULL] * 5), Span(0, 0, 0), noted, PageView(flow="paged"))
    window.qtbot.waitUntil(lambda: window.js(sharp(1)))
    assert window.js("fox.view.pages[1].element.hidden")
    window.view.turn_row(1)
    window.qtbot.waitUntil(lambda: window.js(sharp(2)))
    assert window.js(sharp(0))  # turned back to at once, as well
    # Made once, since none of them was bare in the window.
    asked = [page for page, _ in noted.asked]
    assert sorted(asked) == [0, 1, 2]
    # Of a book that is turned on, the pages left behind are let go.
    window.view.turn_row(1)
    window.qtbot.waitUntil(lambda: window.js("!fox.view.pages[0].picture"))


def test_the_page_below_is_made_once_before_it_is_scrolled_to(window) -> None:
    noted = Noted()
    window.open(pages(*[FULL] * 5), Span(0, 0, 0), noted)
    window.qtbot.waitUntil(lambda: window.js(sharp(1)))
    assert [page for page, _ in noted.asked].count(1) == 1


@pytest.mark.parametrize("text", ["words of ffi-ligatures", "كلمات في كتاب", "鲸 鱼之书"])
def test_words_are_as_wide_as_in_the_picture(window, text: str) -> None:
    book = pages(text)
    window.open(book, Span(0, 0, 0), Pictures())
    window.qtbot.waitUntil(lambda: window.js("!!fox.view.pages[0].words?.index"))
    for number, (word, rect) in enumerate(book.files[0].page.words(text)):
        wide = window.js(
            "((span, length, range) => (range.setStart(span.firstChild, 0),"
            " range.setEnd(span.firstChild, length), range.getBoundingClientRect().width))"
            f"(fox.view.pages[0].words.spans[{number}], {len(word.rstrip())},"
            " document.createRange())"
        )
        scale = window.js("fox.view.pages[0].scale")
        assert wide == pytest.approx((rect[2] - rect[0]) * scale, abs=1)


def test_what_is_chosen_on_a_page_is_blended_with_its_picture(window) -> None:
    window.open(pages(FULL), Span(0, 0, 0), Pictures())
    window.qtbot.waitUntil(lambda: window.js("!!fox.view.pages[0].words?.index"))
    blend = "getComputedStyle(document.querySelector('fx-text')).mixBlendMode"
    assert window.js(blend) == "normal"
    window.js("(getSelection().selectAllChildren(fox.view.pages[0].words.spans[3]), 1)")
    window.qtbot.waitUntil(lambda: window.js(blend) == "multiply")
    window.js("(getSelection().removeAllRanges(), 1)")
    window.qtbot.waitUntil(lambda: window.js(blend) == "normal")


def test_a_page_that_gets_its_view_later_stays_at_its_top(window) -> None:
    """As of a paper whose columns are known when the rest has been read: its title was cut off."""
    window.open(two_columns(3), Span(0, 0, 0), Pictures(), PageView("page"))
    window.qtbot.waitUntil(lambda: window.js("!!fox.view.sharp"))
    window.view.display.complete(PageView("text"))
    window.qtbot.waitUntil(lambda: window.js("fox.view.view.fit") == "text")
    assert on_screen(window, 0, (60, 0, 535, 10))[1] >= 0


def test_a_page_of_some_points_is_shown_though_it_is_much_enlarged(window) -> None:
    """Fitted to the window it has more than a hundred dots a point."""
    tiny = replace(BOOK, files=(BookFile("p0", "", page=PageLayout(4, 4, array("f"))),))
    window.open(tiny, Span(0, 0, 0), Pictures())
    window.qtbot.waitUntil(lambda: window.js("fox.view.pages[0].scale > 100"))
    window.qtbot.waitUntil(lambda: window.js("(page => !!page.picture)(fox.view.pages[0])"))
    window.qtbot.waitUntil(lambda: window.js("fox.view.pages[0].picture.naturalWidth > 0"))
