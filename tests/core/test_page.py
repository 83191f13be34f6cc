from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.book import BookFile
from foxreader.core.page import PageLayout

PROSE = "It tells the builder what to do with all of it."
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
    for at in range(len(text)):
        box = page.box(at)
        if box is not None:
            mine = start <= at < end
            assert mine == any(r[0] <= box[0] and box[2] <= r[2] and r[1] == box[1] for r in rects)


def page_of(*boxes: tuple[float, float, float, float]) -> PageLayout:
    return PageLayout(600, 800, array("f", [side for box in boxes for side in box]))


def test_a_raised_number_does_not_make_the_mark_of_its_line_higher() -> None:
    line = [(10.0 * n, 10.0, 10.0 * n + 9, 20.0) for n in range(6)]
    page = page_of(*line[:3], (30, 7, 34, 13), *line[4:])
    assert page.rects(0, 6) == [(0, 10, 29, 20), (30, 7, 34, 13), (40, 10, 59, 20)]


def test_a_jump_back_along_the_line_is_another_rectangle() -> None:
    columns = page_of((60, 10, 69, 20), (30, 10, 39, 20), (0, 10, 9, 20))
    assert len(columns.rects(0, 3)) == 3
    leftward = page_of(*((10.0 * n, 10.0, 10.0 * n + 9, 20.0) for n in (5, 4, 3)))
    assert leftward.rects(0, 3) == [(30, 10, 59, 20)]


@given(st.text(st.sampled_from("ab \n"), max_size=40), st.integers(0, 60), st.integers(0, 60))
def test_characters_past_the_end_of_a_page_have_no_rectangle(
    text: str, start: int, more: int
) -> None:
    page = layout(text, 7)
    within = page.rects(min(start, len(text)), len(text)) if start < len(text) else []
    assert page.rects(start, max(start, len(text)) + more) == within
    assert page.box(len(text)) is None


@given(st.text(st.sampled_from("ab \n"), max_size=40), st.integers(0, 60))
def test_the_box_nearest_to_a_character_is_its_own_or_that_of_a_neighbour(
    text: str, offset: int
) -> None:
    page = layout(text, 7)
    near = page.nearest_box(offset)
    placed = [at for at, c in enumerate(text) if not c.isspace()]
    after = [at for at in placed if at >= offset]
    assert near == (page.box(after[0] if after else placed[-1]) if placed else None)


def test_a_page_number_that_comes_first_in_the_text_is_not_seen_first() -> None:
    number = (300, 780, 310, 790)
    lines = [(10.0 * n, 20.0 * line, 10.0 * n + 9, 20.0 * line + 10) for line in range(30)
             for n in range(40)]  # fmt: skip
    page = page_of(number, *lines)
    assert page.first_below(201) == 1 + 10 * 40
    assert page.first_below(785) == 0
    assert page.first_below(795) == 0


def test_of_two_columns_the_one_that_is_read_first_is_seen_first() -> None:
    left = [(0.0, 20.0 * line + 1, 9.0, 20.0 * line + 11) for line in range(30)]
    right = [(300.0, 20.0 * line, 309.0, 20.0 * line + 10) for line in range(30)]
    assert page_of(*left, *right).first_below(205) == 10


def test_the_dots_that_lead_to_a_page_are_one_piece() -> None:
    text = "Whales . . . . . 7\n... so it. ends"
    words = [word for word, _ in layout(text, 40).words(text)]
    assert words == ["Whales ", ". . . . . ", "7\n", "... ", "so ", "it. ", "ends"]
    apart = ". . . ."
    assert len(list(layout(apart, 4).words(apart))) == 2  # on two lines


def test_lines_of_a_page_in_a_typewriters_font_are_known_by_their_widths() -> None:
    lines = (PROSE, "noopt", PROSE, "$ make -f rules", "12", "fi", PROSE)
    text = "\n".join(lines)
    boxes = array("f")
    for line in lines:
        for at, c in enumerate(f"{line}\n"):
            wide = 6.0 if line is not PROSE else 3.0 + ord(c) % 5
            boxes.extend(NONE if c.isspace() else (9.0 * at, 0, 9.0 * at + wide, 10))
    page = PageLayout(600, 800, boxes[: 4 * len(text)])
    found = BookFile("p0", text, page=page).listings
    assert [text[slice(*part)] for part in found] == ["$ make -f rules"]
    scanned = PageLayout(600, 800, page.boxes, recognised=True)
    assert BookFile("p0", text, page=scanned).listings == ()
