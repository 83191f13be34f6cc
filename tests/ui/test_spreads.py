"""Two pages of fixed layout that lie open side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.fixed_pages import OpenPages, spread_at
from foxreader.ui.reader.page import _WORLD
from foxreader.ui.reader.page_style import PageStyle
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.reader.view import BookView
from window import NoResources, Window, book_of

PAGE = (400.0, 600.0)


def pages(sides: str, *, leftward: bool = False, **every) -> Book:
    """A book with a page for each letter: l, r or c for the side it lies on, ``-`` for none said,
    ``.`` for a file that flows.
    """
    named = {"l": "left", "r": "right", "c": "center", "-": "", ".": ""}
    book = book_of(*[f"page {n} words" for n in range(len(sides))])
    files = tuple(
        replace(file, viewport=None if letter == "." else PAGE, side=named[letter], **every)
        for letter, file in zip(sides, book.files, strict=True)
    )
    return replace(book, files=files, leftward=leftward)


def lain(book: Book, *, wide: bool = True) -> str:
    """The pages as they lie: ``01`` for two side by side, ``_1`` beside a blank, ``1`` alone."""
    shown = []
    for number in range(len(book.files)):
        spread = spread_at(book, number, wide)
        names = (
            ("_" if n is None else str(n) for n in (spread.left, spread.right)) if spread else ""
        )
        text = "".join(names) or str(number)
        if not shown or shown[-1] != text:
            shown.append(text)
    return " ".join(shown)


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        ("----", "01 23"),
        ("---", "01 2"),
        ("-lr-", "0 12 3"),
        ("-l--", "0 12 3"),
        ("r---", "_0 12 3"),
        ("c---", "0 12 3"),
        ("lrlr", "01 23"),
        ("rrll", "_0 _1 2_ 3_"),
        ("-.--", "0 1 23"),
        ("lr.", "01 2"),
    ],
)
def test_which_pages_lie_side_by_side(sides: str, expected: str) -> None:
    assert lain(pages(sides)) == expected


def test_pages_that_are_turned_to_the_left_lie_the_other_way() -> None:
    assert lain(pages("----", leftward=True)) == "10 32"
    assert lain(pages("l-r-", leftward=True)) == "0_ 1 32"
    assert spread_at(pages("l---", leftward=True), 0, wide=True) == OpenPages(left=0)


def test_when_pages_lie_side_by_side() -> None:
    assert lain(pages("--"), wide=False) == "0 1"
    assert lain(pages("--", facing="both"), wide=False) == "01"
    assert lain(pages("--", facing="none")) == "0 1"
    assert lain(pages("--", linear=False)) == "0 1"


@pytest.fixture(scope="module")
def view_kind() -> type[BookView]:
    return SpreadView


@pytest.fixture
def spread(one_view: Window) -> Window:
    """All tests of this file open their books in one view."""
    one_view.view.resize(900, 500)
    return one_view


def ready(spread, number: int, beside: int | None) -> None:
    """Wait until page ``number`` is there, and ``beside`` it."""

    def there() -> bool:
        facing = spread.view.facing
        other = None if facing is None or not facing.ready else facing.place.file
        return spread.view.ready and spread.view.place.file == number and other == beside

    spread.qtbot.waitUntil(there)


def asked(spread, view, script: str):
    heard: list = []
    view.page.runJavaScript(script, _WORLD, heard.append)
    spread.qtbot.waitUntil(lambda: bool(heard))
    return heard[0]


LEFT, RIGHT = (
    f"document.documentElement.getBoundingClientRect().{side} * 1" for side in ("left", "right")
)


@pytest.mark.thorough
def test_two_pages_lie_open_are_turned_and_marked_together(spread) -> None:
    spread.open(pages("----r"))
    ready(spread, 0, 1)
    view, facing = spread.view, spread.view.facing
    assert facing.x() > view._view.x()
    # No gap between them.
    assert asked(spread, view, RIGHT) == pytest.approx(view._view.width(), abs=1)
    assert asked(spread, facing, LEFT) == pytest.approx(0, abs=1)

    spans = [Span(0, 0, 4), Span(1, 5, 6)]
    view.mark("search", spans)
    count = "[...CSS.highlights.get('fx-search') ?? []].map(String).join()"
    spread.qtbot.waitUntil(lambda: asked(spread, view, count) == "page")
    spread.qtbot.waitUntil(lambda: asked(spread, facing, count) == "1")

    QTest.keyClick(facing._view.focusProxy(), Qt.Key.Key_Right)
    ready(spread, 2, 3)
    QTest.keyClick(view._view.focusProxy(), Qt.Key.Key_Right)
    ready(spread, 4, None)  # on the right, beside a blank
    half = view._view.width() / 2
    assert asked(spread, view, LEFT) == pytest.approx(half, abs=1)
    QTest.keyClick(view._view.focusProxy(), Qt.Key.Key_Left)
    ready(spread, 2, 3)
    view.go(Span(1, 5, 5))
    ready(spread, 1, 0)
    assert view.facing.x() < view._view.x()

    view.display.zoom_to(2.0)  # an enlarged page has the window for itself
    ready(spread, 1, None)
    view.display.fit("page")
    ready(spread, 1, 0)
    view.resize(400, 900)
    ready(spread, 1, None)
    middle = f"({LEFT} + {RIGHT}) / 2 - innerWidth / 2"
    spread.qtbot.waitUntil(lambda: abs(asked(spread, view, middle)) < 1)
    assert not spread.problems


def test_what_is_selected_on_the_facing_page_is_told(spread) -> None:
    spread.open(pages("--"))
    ready(spread, 0, 1)
    told: list = []
    spread.view.selection_changed.connect(lambda span, where: told.append((span, where)))
    facing = spread.view.facing
    script = "getSelection().selectAllChildren(document.querySelector('p')); ''"
    asked(spread, facing, script)
    spread.qtbot.waitUntil(lambda: any(span == Span(1, 0, 12) for span, _ in told))
    assert next(where for span, where in told if span).box.left() >= facing.x()


def test_highlights_lie_on_both_pages_and_are_pressed_on_both(spread) -> None:
    spread.open(pages("----"))
    ready(spread, 0, 1)
    here, there = Span(0, 0, 4), Span(1, 5, 6)
    shown, pressed, marked = spread.view.highlights, [], []
    shown.pressed.connect(lambda span, where: pressed.append((span, where)))
    shown.bookmarks_shown.connect(lambda: marked.append(shown.seen))
    shown.show({"rose": [here], "blue": [there], "bookmark": [Span(1, 0, 4), Span(3, 0, 4)]})
    facing = spread.view.facing

    def words(view, colour: str) -> str:
        script = f"[...(CSS.highlights.get('fx-{colour}') ?? [])].map(String).join()"
        return asked(spread, view, script)

    spread.qtbot.waitUntil(lambda: words(facing, "blue") == "1")
    assert (words(spread.view, "rose"), words(spread.view, "blue")) == ("page", "")
    spread.qtbot.waitUntil(lambda: bool(marked) and marked[-1] == (Span(1, 0, 4),))
    box = asked(
        spread, facing,
        "(b => [b.left + b.width / 2, b.top + b.height / 2].join())"
        "(fox.view.index.range(5, 6).getBoundingClientRect())",
    )  # fmt: skip
    x, y = (round(float(side)) for side in box.split(","))
    QTest.mouseClick(facing._view.focusProxy(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    spread.qtbot.waitUntil(lambda: any(span == there for span, _ in pressed))
    where = next(where for span, where in pressed if span == there)
    assert where.box.contains(QPoint(x, y) + facing.pos())
    # Of the next two pages nothing is highlighted, and the other bookmark is there.
    spread.view.turn(1)
    ready(spread, 2, 3)
    spread.qtbot.waitUntil(lambda: marked[-1] == (Span(3, 0, 4),))
    assert words(facing, "blue") == words(spread.view, "rose") == ""


def test_what_lies_outside_a_page_is_not_shown(spread) -> None:
    book = pages("c")
    outside = b'<div style="position:absolute;left:0;top:0;width:2000px;height:2000px">x</div>'
    file = book.files[0]
    markup = file.markup.replace(b"<p>", outside.replace(b"x", b"") + b"<p>")
    spread.open(replace(book, files=(replace(file, markup=markup),)))
    ready(spread, 0, None)
    size = "[document.scrollingElement.scrollWidth <= innerWidth,"
    size += " document.scrollingElement.scrollHeight <= innerHeight].join()"
    spread.qtbot.waitUntil(lambda: asked(spread, spread.view, size) == "true,true")


def test_a_page_as_large_as_the_window(spread) -> None:
    book = pages("c")
    spread.open(replace(book, files=(replace(book.files[0], viewport=(0.0, 0.0)),)))
    ready(spread, 0, None)
    box = "(b => [b.left, b.top, b.width, b.height].map(Math.round).join())"
    box += "(document.documentElement.getBoundingClientRect())"
    # The page hears of the size of its window a moment later.
    spread.qtbot.waitUntil(lambda: asked(spread, spread.view, box) == "0,0,900,500")


def test_a_book_that_wants_pages_has_them_until_the_reader_chooses(spread) -> None:
    text = "Many words of it.\n" * 400
    spread.open(replace(book_of(text), flow="paged"))
    paged = "document.documentElement.classList.contains('fx-paged')"
    assert asked(spread, spread.view, paged) is True
    spread.view.apply(PageStyle(LIGHT, size=21))
    spread.qtbot.waitUntil(lambda: asked(spread, spread.view, paged) is True)
    spread.view.apply(PageStyle(LIGHT, flow="paged"))
    spread.view.apply(PageStyle(LIGHT))
    spread.view.open(book_of(text, sha256="7a" * 32), NoResources(), Span(0, 0, 0))
    spread.wait()
    assert asked(spread, spread.view, paged) is False


@pytest.mark.parametrize(("side", "half"), [("left", 0), ("right", 1)])
def test_text_begins_on_the_page_that_the_book_names(spread, side: str, half: int) -> None:
    book = book_of("Some words.\n" * 3)
    spread.open(replace(book, flow="paged", files=(replace(book.files[0], side=side),)))
    begins = "document.querySelector('p').getBoundingClientRect().left / innerWidth"
    assert int(2 * asked(spread, spread.view, begins)) == half
    assert asked(spread, spread.view, "document.body.textContent.length") == 36


def test_a_swipe_leads_to_the_next_file(spread) -> None:
    spread.open(book_of("one", "two"))

    def swipe(pixels: int) -> None:
        asked(spread, spread.view, f"dispatchEvent(new WheelEvent('wheel', {{deltaX: {pixels}}}))")

    swipe(150)
    spread.qtbot.waitUntil(lambda: spread.view.place.file == 1 and spread.view.ready)
    swipe(-150)
    spread.qtbot.waitUntil(lambda: spread.view.place.file == 0 and spread.view.ready)
