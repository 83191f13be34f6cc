from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.formats.pdf.pagetext import (
    IDENTITY,
    Ink,
    is_garbage,
    page_lines,
    page_text,
    with_own_hyphens,
)
from foxreader.formats.pdf.structure import joins

LETTERS = st.sampled_from(list("aB9 -.\u00a0\u2010ﬁ漢字かﻻ😀\x01\ufffd•"))


def line_of(text: str, x: float, y: float, size: float, **span: Any) -> dict[str, Any]:
    chars = [
        {"c": c, "origin": (x + 5 * i, y), "bbox": (x + 5 * i, y - size, x + 5 * i + 5, y)}
        for i, c in enumerate(text)
    ]
    style = {"size": size, "flags": 0, "char_flags": 16, "alpha": 255, "color": 0, "font": "F"}
    bbox = (x, y - size, x + 5 * len(text), y)
    return {"dir": (1.0, 0.0), "bbox": bbox, "spans": [style | span | {"chars": chars}]}


LINES = st.builds(
    line_of,
    st.text(LETTERS, max_size=12),
    st.sampled_from([50.0, 62.0, 300.0]),
    st.integers(1, 60).map(lambda n: 12.0 * n),
    st.sampled_from([0.5, 8.0, 10.0, 24.0]),
    char_flags=st.sampled_from([0, 16]),
    color=st.sampled_from([0, 0xFFFFFF]),
)
BLOCKS = st.lists(
    st.lists(LINES, max_size=4).map(lambda lines: {"type": 0, "lines": lines}), max_size=6
)


@examples(150)
@given(BLOCKS, st.booleans())
def test_every_character_has_a_box_an_ink_and_its_place(
    blocks: list[dict[str, Any]], turned: bool
) -> None:
    matrix = (0.0, 1.0, -1.0, 0.0, 800.0, 0.0) if turned else IDENTITY
    lines = page_lines(blocks, matrix)
    page = page_text(lines, joins(lines))
    assert len(page.boxes) == 4 * len(page.text) and len(page.inks) == len(page.text)
    assert "  " not in page.text and not page.text.startswith((" ", "\n"))
    assert all(page.text[p.end] == "\n" for p in page.paragraphs)
    assert page.text == "".join(page.text[p.start : p.end + 1] for p in page.paragraphs)
    for offset, character in enumerate(page.text):
        box = page.boxes[4 * offset : 4 * offset + 4]
        assert (box[0] != box[0]) == character.isspace()
    for start, end in page.runs(Ink.UNPAINTED, Ink.PALE):
        assert start < end <= len(page.text)


@examples(80)
@given(BLOCKS)
def test_no_letter_is_lost_and_none_moves(blocks: list[dict[str, Any]]) -> None:
    """Whatever is joined, the letters come in the order the engine gave them."""
    lines = page_lines(blocks, IDENTITY)
    given_ones = "".join(line.text for line in lines)
    page = page_text(lines, joins(lines))
    plain = page.text.replace("\u00ad", "-").replace("\u2010", "-")
    assert "".join(plain.split()) == "".join(given_ones.replace("\u2010", "-").split())


def text_of(*rows: tuple[str, float, float], size: float = 10.0, **span: Any) -> str:
    blocks = [
        {"type": 0, "lines": [line_of(text, x, y, size, **span) for text, x, y in rows]},
        {"type": 0, "lines": [line_of("x" * 40, 50.0, 700.0, size)]},
    ]
    lines = page_lines(blocks, IDENTITY)
    return page_text(lines, joins(lines)).text.removesuffix("x" * 40 + "\n")


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ([("it is com-", 50, 60), ("pile time", 50, 72)], "it is com\u00adpile time\n"),
        ([("the well-", 50, 60), ("Known one", 50, 72)], "the well-Known one\n"),
        ([("of twenty\u00b7", 50, 60), ("one men", 50, 72)], "of twenty\u00adone men\n"),
        ([("the kett\u00ac", 50, 60), ("les are", 50, 72)], "the kett\u00adles are\n"),
        ([("of twenty\u2011", 50, 60), ("one men", 50, 72)], "of twenty\u2011one men\n"),
        ([("Kupfer-", 50, 60), ("und Messing", 50, 72)], "Kupfer- und Messing\n"),
        ([("EXTRAORDI-", 50, 60), ("NARY MEN", 50, 72)], "EXTRAORDI\u00adNARY MEN\n"),
        ([("a dot \u00b7", 50, 60), ("one men", 50, 72)], "a dot \u00b7 one men\n"),
        ([("in 1914\u2013", 50, 60), ("1918 at", 50, 72)], "in 1914\u20131918 at\n"),
        ([("an odd-", 50, 60), ("ly ended line of some length", 50, 72)],
         "an odd\u00adly ended line of some length\n"),
        ([("a list -", 50, 60), ("of a longer line of words", 50, 72)],
         "a list -\nof a longer line of words\n"),
        ([("in 1990-", 50, 60), ("1991 then", 50, 72)], "in 1990-1991 then\n"),
        ([("漢字かな", 50, 60), ("漢字かな", 50, 72)], "漢字かな漢字かな\n"),
        ([("漢字かな", 50, 60), ("abcd abc", 50, 72)], "漢字かな abcd abc\n"),
        ([("short", 50, 60), ("a much longer line", 50, 72)], "short\na much longer line\n"),
        ([("• one item", 50, 60), ("• two item", 50, 72)], "• one item\n• two item\n"),
        ([("One . . . . . 12", 50, 60), ("Two . . . . . 13", 50, 72)],
         "One . . . . . 12\nTwo . . . . . 13\n"),
        ([("ﬁn", 50, 60)], "fin\n"),
        ([("a\x01b", 50, 60)], "a\ufffdb\n"),
        ([(" a \u3000 b\u200b", 50, 60)], "a b\n"),
        ([("\xa0a\xa0 b", 50, 60)], "a\xa0b\n"),
        ([("Tea", 50, 60), ("4 %", 200, 60), ("Milk", 50, 72)], "Tea 4 %\nMilk\n"),
    ],
)  # fmt: skip
def test_what_stands_between_lines(rows: list[tuple[str, float, float]], text: str) -> None:
    assert text_of(*rows) == text


def test_listings_keep_their_lines_on_a_page_of_prose() -> None:
    rows = [("if a:", 50.0, 60.0), ("run", 60.0, 72.0)]
    blocks = [
        {"type": 0, "lines": [line_of(t, x, y, 10, flags=8) for t, x, y in rows]},
        {"type": 0, "lines": [line_of("prose " * 5, 50, 100 + 12 * n, 10) for n in range(4)]},
    ]
    lines = page_lines(blocks, IDENTITY)
    assert page_text(lines, joins(lines)).text.startswith("if a:\nrun\n")


def test_letters_that_are_drawings_have_boxes_to_see() -> None:
    lines = page_lines(
        [{"type": 0, "lines": [line_of("ab", 50, 60, 0.1, font="Type3 (1)")]}], IDENTITY
    )
    page = page_text(lines, joins(lines))
    assert page.runs(Ink.TINY) == () and page.boxes[3] - page.boxes[1] > 5


def test_garbage_is_told_from_text() -> None:
    assert is_garbage("\x01\x02\ue000 a") and is_garbage("\ufffd" * 9)
    assert not is_garbage("Any text, 漢字 \ue000") and not is_garbage("") and not is_garbage(" \n")


def test_a_word_has_its_own_hyphen_where_the_book_writes_it_so() -> None:
    pages = ["a well\u00adknown extraordi\u00adnary man", "A Well-known man, wellknown"]
    assert with_own_hyphens(pages) == ["a well-known extraordi\u00adnary man", pages[1]]
    assert with_own_hyphens(["well\u00adknown"]) == ["well\u00adknown"]
    once = ["copy\u00adright", "copy-right of 1774", "copyright, Copyright"]
    assert with_own_hyphens(once) == once
