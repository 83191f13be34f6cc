from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.page import PageLayout

NONE = (float("nan"),) * 4


def layout(text: str, wrap: int) -> PageLayout:
    """Letters 6 wide on lines 10 high, ``wrap`` to a line; white space has no place."""
    boxes = array("f")
    for at, c in enumerate(text):
        x, y = 6.0 * (at % wrap), 12.0 * (at // wrap)
        boxes.extend(NONE if c.isspace() else (x, y, x + 6, y + 10))
    return PageLayout(600, 800, boxes)


@given(st.text(st.sampled_from("abc \n\u00ad漢"), max_size=60), st.integers(3, 12))
def test_the_words_of_a_page_are_its_text(text: str, wrap: int) -> None:
    words = list(layout(text, wrap).words(text))
    assert "".join(word for word, _ in words) == text


@given(st.text(st.sampled_from("ab "), min_size=1, max_size=60), st.integers(3, 12), st.data())
def test_the_rectangles_of_a_span_cover_just_its_lines(
    text: str, wrap: int, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    page = layout(text, wrap)
    rects = page.rects(start, end)
    for at in range(start, end):
        box = page.box(at)
        if box is not None:
            assert any(r[0] <= box[0] and box[2] <= r[2] and r[1] == box[1] for r in rects)
    assert len(rects) <= len({at // wrap for at in range(start, end)})
