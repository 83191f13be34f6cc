"""Two columns are held together in the middle of a wide window; short lines are set ragged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foxreader.formats.html.markup import canonical
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import book_of

pytestmark = pytest.mark.gui

LONG = "\n".join(f"Paragraph {i} with some words to read and to find. " * 3 for i in range(90))
JAPANESE = "吾輩は猫である。名前はまだ無い。" * 200


def columns(window) -> list[tuple[int, int]]:
    """Left and right of each column that is on screen, in pixels."""
    script = """(() => {
      const page = document.body.getBoundingClientRect(), found = {};
      const boxes = [...document.querySelectorAll('p')].flatMap(p => [...p.getClientRects()]);
      for (const { left, right } of boxes)
        if (left >= page.left && right <= page.right) found[left] = right;
      return Object.entries(found).map(([left, right]) => [+left, right])
        .sort((a, b) => a[0] - b[0]);
    })()"""
    return [(left, right) for left, right in window.js(script)]


@pytest.mark.parametrize("width", [1440, 1910])
def test_two_columns_lie_side_by_side_in_the_middle(window, width: int) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged", measure=640))
    window.view.resize(width, 700)
    window.open(book_of(LONG))
    window.qtbot.waitUntil(lambda: window.js("innerWidth") == width)
    (one, end), (other, last) = columns(window)
    assert end - one == pytest.approx(640, abs=2) == last - other
    assert other - end == pytest.approx(72, abs=2)
    assert one == pytest.approx(width - last, abs=2)  # what is left over is outside
    ruled = window.js("document.documentElement.classList.contains('fx-two')")
    assert ruled


@pytest.mark.parametrize(("width", "line"), [(1300, 640), (900, 640), (500, 428)])
def test_one_column_where_two_have_no_room(window, width: int, line: int) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged", measure=640))
    window.view.resize(width, 700)
    window.open(book_of(LONG))
    window.qtbot.waitUntil(lambda: window.js("innerWidth") == width)
    assert window.js("document.body.clientWidth - 72") == line
    left, right = window.js("(b => [b.left, innerWidth - b.right])"
                            "(document.body.getBoundingClientRect())")  # fmt: skip
    assert left == pytest.approx(right, abs=1)


def test_turning_two_columns_misses_nothing_and_the_last_page_is_flush(window) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged", measure=640))
    window.view.resize(1440, 700)
    book = book_of(LONG, "The next chapter.")
    window.open(book)
    places = [window.view.place.start]
    while True:
        assert window.js("document.body.scrollLeft % document.body.clientWidth") == 0
        window.view.turn(1)
        window.qtbot.waitUntil(
            lambda: (window.view.place.file, window.view.place.start) > (0, places[-1])
        )
        if window.view.place.file:
            break
        places.append(window.view.place.start)
    assert len(places) >= 3


def aligned(window) -> str:
    said: str = window.js("getComputedStyle(document.querySelector('p')).textAlign")
    return said


STYLE = (
    "<style>@media all { p { text-align: justify } } h1 { text-align: center }"
    " body { font-variant-numeric: oldstyle-nums }</style>"
)


def styled(body: str):
    source = f"<html><head>{STYLE}</head><body><h1>Title</h1><p>{body}</p></body></html>"
    document = canonical(source.encode())
    book = book_of("x")
    file = replace(book.files[0], text=document.text, markup=document.markup)
    return replace(book, files=(file,))


@pytest.mark.parametrize("flow", ["scroll", "paged"])
def test_lines_of_fewer_than_fifty_letters_are_ragged(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow))
    window.open(styled(LONG))
    assert aligned(window) == "justify"
    window.view.resize(420, 700)
    window.qtbot.waitUntil(lambda: aligned(window) == "start")
    centred = window.js("getComputedStyle(document.querySelector('h1')).textAlign")
    assert centred == "center"
    window.view.resize(900, 700)
    window.qtbot.waitUntil(lambda: aligned(window) == "justify")


def test_smaller_letters_make_a_short_line_long_enough(window) -> None:
    window.view.resize(420, 700)
    window.open(styled(LONG))
    assert aligned(window) == "start"
    window.view.apply(PageStyle(LIGHT, size=11))
    window.qtbot.waitUntil(lambda: aligned(window) == "justify")


def test_lines_without_spaces_between_words_stay_justified(window) -> None:
    window.view.resize(420, 700)
    window.open(styled(JAPANESE))
    assert aligned(window) == "justify"
