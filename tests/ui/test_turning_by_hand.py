"""Clicks at the edges of a page, touchpads and fingers turn it, once each."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from foxreader.ui.platform.theme import LIGHT
from foxreader.ui.reader.page_style import PageStyle
from window import book_of, drawn, settled

pytestmark = pytest.mark.gui

LONG = "\n".join(f"Paragraph {i} with some words to read and to find. " * 3 for i in range(90))
LEFT, RIGHT, MIDDLE = QPoint(30, 350), QPoint(860, 350), QPoint(450, 20)
PAGE = "Math.round(Math.abs(document.body.scrollLeft) / document.body.clientWidth)"


def opened(window, *, leftward: bool = False, **style) -> None:
    window.view.apply(PageStyle(LIGHT, **({"flow": "paged", "zones": True} | style)))
    window.open(replace(book_of(LONG, LONG), leftward=leftward))
    drawn(window.view.page, window.qtbot)
    # A page is laid anew when its typeface comes, and a turn just before that is taken back.
    window.qtbot.waitUntil(lambda: window.js("document.fonts.status") == "loaded")
    settled(window.view.page, window.qtbot, 3)


def click(window, at: QPoint) -> None:
    QTest.mouseClick(window.view._view.focusProxy(), Qt.MouseButton.LeftButton, pos=at)


def page(window) -> int:
    number: int = window.js(PAGE)
    return number


def clicked_to(window, at: QPoint, number: int) -> None:
    """A click there turns to that page, and no further."""
    click(window, at)
    window.qtbot.waitUntil(lambda: page(window) == number)
    settled(window.view.page, window.qtbot)
    assert page(window) == number


@pytest.mark.thorough
def test_the_edges_turn_the_page_and_the_middle_does_not(window) -> None:
    middles: list[str] = []
    window.view.page.told.of("middle").connect(lambda value: middles.append("middle"))
    opened(window)
    clicked_to(window, RIGHT, 1)
    clicked_to(window, RIGHT, 2)
    clicked_to(window, LEFT, 1)
    click(window, MIDDLE)
    window.qtbot.waitUntil(lambda: middles == ["middle"])
    assert page(window) == 1


def test_in_a_book_turned_to_the_left_the_edges_are_mirrored(window) -> None:
    opened(window, leftward=True)
    clicked_to(window, LEFT, 1)
    clicked_to(window, RIGHT, 0)


@pytest.mark.thorough
def test_a_click_that_ends_a_selection_or_follows_a_link_turns_nothing(window) -> None:
    opened(window)
    window.js("(getSelection().selectAllChildren(document.querySelector('p')), 1)")
    click(window, RIGHT)
    window.qtbot.waitUntil(lambda: window.js("getSelection().isCollapsed"))
    settled(window.view.page, window.qtbot)
    assert page(window) == 0
    # A link that lies in the zone is followed.
    left = []
    window.view.external_link.connect(left.append)
    window.js(
        "(() => { const a = document.createElement('a'); a.href = 'https://example.org/';"
        "a.style.cssText = 'position:fixed;left:840px;top:330px;width:60px;height:40px';"
        "document.body.append(a); return 1; })()"
    )
    drawn(window.view.page, window.qtbot)
    click(window, RIGHT)
    window.qtbot.waitUntil(lambda: bool(left))
    settled(window.view.page, window.qtbot)
    assert page(window) == 0
    clicked_to(window, QPoint(860, 200), 1)


@pytest.mark.thorough
def test_a_click_on_words_in_a_zone_waits_for_a_second_one(window) -> None:
    opened(window, margin=16, measure=760)
    clicked_to(window, RIGHT, 1)
    box = window.js("(r => [r.left, r.top])([...document.querySelectorAll('p')].map(p => "
                    "p.getBoundingClientRect()).find(r => r.left > 60 && r.top > 60))")  # fmt: skip
    clicked_to(window, QPoint(round(box[0]) + 12, round(box[1]) + 12), 0)


def test_the_zones_can_be_switched_off(window) -> None:
    opened(window, zones=False)
    click(window, RIGHT)
    settled(window.view.page, window.qtbot)
    assert page(window) == 0


def test_in_a_text_that_scrolls_the_edges_go_on_by_a_screen(window) -> None:
    opened(window, flow="scroll")
    top = "document.scrollingElement.scrollTop"
    click(window, RIGHT)
    window.qtbot.waitUntil(lambda: window.js(top) > 500)
    click(window, LEFT)
    window.qtbot.waitUntil(lambda: window.js(top) == 0)


LINES = """(() => {
  const range = document.createRange(), lines = [];
  for (const { firstChild } of document.querySelectorAll('p')) {
    range.selectNodeContents(firstChild);
    for (const { top, bottom } of range.getClientRects()) lines.push([top, bottom]);
  }
  const seen = document.querySelector('fx-strip')?.getBoundingClientRect().top ?? innerHeight;
  return [lines, seen, document.scrollingElement.scrollTop];
})()"""


def whole_lines(window) -> tuple[float, float, float]:
    """How far the text is scrolled; where its first and its last line seen are, both whole."""
    settled(window.view.page, window.qtbot, 3)
    lines, seen, at = window.js(LINES)
    shown = [(top, bottom) for top, bottom in lines if top < seen - 4 and bottom > 4]
    assert all(top > -4 and bottom < seen + 4 for top, bottom in shown), "an edge cuts a line"
    return at, shown[0][0] + at, shown[-1][0] + at


def test_a_screen_on_or_back_begins_and_ends_with_a_whole_line(window) -> None:
    opened(window, flow="scroll")
    places = [whole_lines(window)]
    for _ in range(3):
        window.view.turn(1)
        places.append(whole_lines(window))
        assert abs(places[-1][1] - places[-2][2]) < 2, "the last line is the first now"
    for before in places[-2::-1]:
        window.view.turn(-1)
        assert abs(whole_lines(window)[0] - before[0]) < 2, "not where the reader came from"
    window.js("(document.scrollingElement.scrollTop += 7, 1)")
    window.qtbot.waitUntil(lambda: window.js("!document.querySelector('fx-strip')"))


WHEEL = """(() => {
  const strokes = new fox.Strokes();
  return %s.map(([at, far, notch]) =>
    strokes.turns({ timeStamp: at, deltaY: far, deltaX: 0, deltaMode: 0, wheelDeltaY: notch }));
})()"""


def turned(window, moves: list[tuple[float, float, float]]) -> int:
    """How many pages these moves of a wheel or touchpad turn: time, distance, what a notch is."""
    pages: list[int] = window.js(WHEEL % [list(move) for move in moves])
    return sum(pages)


def test_one_stroke_on_a_touchpad_turns_one_page(window) -> None:
    opened(window)
    # Sixty moves that fade, as of fingers that have left the touchpad.
    stroke = [(16.0 * n, 30 * 0.93**n, -31.0) for n in range(60)]
    assert turned(window, stroke) == 1
    again = [(2000 + at, far, notch) for at, far, notch in stroke]
    assert turned(window, [*stroke, *again]) == 2
    back = [(2000 + at, -far, -notch) for at, far, notch in stroke]
    assert turned(window, [*stroke, *back]) == 0
    assert turned(window, [(0, 8, -7), (16, 9, -7)]) == 0  # a trembling finger
    # The next stroke begins before the one before has faded out.
    early = [(500 + 16.0 * n, 30 * 0.93**n, -31.0) for n in range(60)]
    assert turned(window, [*stroke[:31], *early]) == 2


@pytest.mark.thorough
def test_each_notch_of_a_wheel_turns_one_page(window) -> None:
    opened(window)
    assert turned(window, [(300.0 * n, 53, -120) for n in range(4)]) == 4
    assert turned(window, [(40.0 * n, 53, -120) for n in range(4)]) == 1  # spun: five a second


PINCH = """(() => {
  const strokes = new fox.Strokes();
  return %s.map(([at, far]) =>
    strokes.zooms({ timeStamp: at, deltaY: far, deltaMode: 0, wheelDeltaY: -far }));
})()"""


def test_a_pinch_on_a_touchpad_is_a_few_steps(window) -> None:
    opened(window)
    steps: list[int] = window.js(PINCH % [[16.0 * n, -2.5] for n in range(30)])
    assert sum(steps) == 3
    steps = window.js(PINCH % [[100.0 * n, -120] for n in range(3)])
    assert sum(steps) == 3


FINGERS = """(() => {
  const touch = ([identifier, clientX, clientY]) =>
    new Touch({ identifier, target: document.body, clientX, clientY });
  for (const [kind, now, changed] of %s)
    document.body.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true,
      touches: now.map(touch), changedTouches: changed.map(touch) }));
  return 1;
})()"""


def touch(window, *events: tuple[str, list, list]) -> None:
    window.js(FINGERS % [[kind, now, changed] for kind, now, changed in events])


def test_fingers_turn_pages_and_change_the_size(window) -> None:
    opened(window)
    sizes: list[int] = []
    window.view.page.told.of("size").connect(lambda value: sizes.append(value["by"]))
    swipe = ("touchstart", [[1, 700, 300]], [[1, 700, 300]]), ("touchend", [], [[1, 500, 320]])
    touch(window, *swipe)
    assert page(window) == 1
    touch(window, ("touchstart", [[1, 300, 300]], []), ("touchend", [], [[1, 520, 310]]))
    assert page(window) == 0
    # Down or too short a way is no stroke.
    touch(window, ("touchstart", [[1, 300, 300]], []), ("touchend", [], [[1, 200, 500]]))
    touch(window, ("touchstart", [[1, 300, 300]], []), ("touchend", [], [[1, 270, 300]]))
    assert page(window) == 0
    apart = [("touchmove", [[1, 300 - far, 300], [2, 400 + far, 300]], []) for far in (2, 6, 12)]
    touch(window, ("touchstart", [[1, 300, 300], [2, 400, 300]], []), *apart,
          ("touchend", [[1, 288, 300]], [[2, 412, 300]]),
          ("touchend", [], [[1, 288, 300]]))  # fmt: skip
    window.qtbot.waitUntil(lambda: sizes == [1, 1])
    assert page(window) == 0
