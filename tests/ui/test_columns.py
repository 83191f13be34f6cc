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


def shown(window, source: str, ready: str = "true"):
    """A file of one book on the page, when its typeface is there and ``ready`` holds."""
    document = canonical(f"<html><head></head><body>{source}</body></html>".encode())
    book = book_of(document.text)
    file = replace(book.files[0], text=document.text, markup=document.markup)
    window.open(replace(book, files=(file,)))
    window.qtbot.waitUntil(
        lambda: window.js(
            f"document.fonts.status === 'loaded' && document.images.length >= 0 && {ready}"
        )
    )


OFF = """(() => {
  const top = document.body.getBoundingClientRect().top;
  const line = parseFloat(getComputedStyle(document.body).lineHeight);
  return [...document.querySelectorAll('p')].map(p => (p.getClientRects()[0].top - top) / line)
    .map(lines => Math.abs(lines - Math.round(lines)) * line);
})()"""
"""How far, in pixels, each paragraph begins from a whole number of lines below its column's top."""


def test_the_lines_of_two_columns_stand_beside_each_other(window) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged", measure=640))
    window.view.resize(1440, 700)
    words = "Some words to read and to find in this paragraph. " * 9
    quoted = f"<blockquote style='font-size: .83em; margin: 7px'>{words}</blockquote>"
    parts = ("<h2>A head</h2>", "", "<hr/>", quoted, "<pre>a = 1\nb = 2\nc</pre>")
    source = "<h1>Title</h1>" + "".join(f"{part}<p>{words}</p>" * 2 for part in parts * 3)
    shown(window, source)
    window.qtbot.waitUntil(lambda: max(window.js(OFF)) < 1)
    assert len(columns(window)) == 2
    # In one column each space is what it was.
    window.view.resize(900, 700)
    spaced = "document.querySelectorAll('[style*=margin-block]').length"
    window.qtbot.waitUntil(lambda: window.js(spaced) == 0)
    # A book's own small spaces between paragraphs stay.
    window.view.resize(1440, 700)
    shown(window, "<style>p { margin: 0 0 6px }</style>" + f"<p>{words}</p>" * 9)
    assert not window.js("document.querySelectorAll('p[style]').length")


TALL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='2700'/>"


@pytest.mark.parametrize("flow", ["paged", "scroll"])
def test_no_picture_is_larger_than_a_page(window, flow: str) -> None:
    window.view.apply(PageStyle(LIGHT, flow=flow, measure=640))
    window.view.resize(900, 700)
    shown(
        window,
        f'<p>words</p><p><img src="{TALL}" alt=""/></p><p>more words</p>'
        f'<p><img style="width: 900px; height: 1400px" src="{TALL}" alt=""/></p>',
        "[...document.images].every(one => one.complete)",
    )
    sizes = "[...document.images].map(one => [one.clientWidth, one.clientHeight])"
    for width, height in window.js(sizes):
        assert 0 < width <= 640 and 0 < height <= 700 - 80


def test_a_large_first_letter_stands_in_whole_lines_beside_its_words(window) -> None:
    window.view.apply(PageStyle(LIGHT, flow="paged", measure=640, paragraphs="indented"))
    window.view.resize(1440, 700)
    words = "Some words to read and to find in this paragraph. " * 7
    large = "float: left; font-size: 60px; line-height: 48px"
    paragraph = f'<p><span style="{large}">“O</span>nce. {words}</p>'
    shown(window, "<p>first</p>" + paragraph * 20 + f"<p>{words}</p>")
    one = "getComputedStyle(document.querySelectorAll('p')[4])"
    assert window.js(f"[{one}.textIndent, {one}.orphans]") == ["0px", "3"]
    assert window.js("[...document.querySelectorAll('p')].at(-1).matches('.fx-drop')") is False
    # Its line is beside it, in the same column, and no box round it was opened.
    beside = """[...document.querySelectorAll('span')].map(span => {
      const letter = span.getBoundingClientRect(), range = document.createRange();
      range.selectNodeContents(span.nextSibling);
      const line = range.getClientRects()[0];
      return line.left >= letter.right - 1 && line.top < letter.bottom && line.bottom > letter.top;
    })"""
    assert all(window.js(beside))
    assert window.js("document.querySelectorAll('.fx-freed, .fx-opened').length") == 0
