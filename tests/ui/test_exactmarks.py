"""The comparisons of ``benchmarks.exactness`` find what is wrong: a measure that can fail."""

from __future__ import annotations

from array import array

import pytest
from benchmarks.exactmarks import Marked, wrong_marks, wrong_on_page
from benchmarks.exactreport import report

from foxreader.core.page import PageLayout
from foxreader.core.span import Span
from window import book_of

BOXES = [(10.0 * n, 20.0, 10.0 * n + 9, 30.0) for n in range(8)]
PAGE = PageLayout(100, 100, array("f", [side for box in BOXES for side in box]))
SPAN = Span(0, 2, 5)


def bar(first: int, last: int) -> list[float]:
    """The bar that the view paints over the characters ``first`` to ``last``."""
    left, right = BOXES[first][0], BOXES[last][2]
    return [left - 1, 19.0, right - left + 2, 12.0]


@pytest.mark.parametrize(
    ("marked", "wrong"),
    [
        ([Marked(4, "word")], False),
        ([Marked(5, "word")], True),
        ([Marked(4, "wor")], True),
        ([], True),
    ],
)
def test_a_mark_must_have_its_place_and_its_characters(marked: list[Marked], wrong: bool) -> None:
    book = book_of("One word.")
    assert bool(list(wrong_marks(book, [Span(0, 4, 8)], marked))) == wrong


@pytest.mark.parametrize(
    ("bars", "shown", "wrong"),
    [
        ([bar(2, 4)], [[19.0, 19.0]], False),
        ([bar(2, 3)], [], True),
        ([bar(2, 5)], [], True),
        ([bar(3, 5)], [], True),
        ([bar(2, 4), bar(6, 6)], [], True),
        ([], [], True),
        ([bar(2, 4)], [[25.0, 19.0]], True),
    ],
)
def test_a_bar_must_cover_its_characters_and_no_others(bars, shown, wrong: bool) -> None:
    assert bool(list(wrong_on_page(PAGE, [SPAN], bars, shown))) == wrong


@pytest.mark.parametrize("before", [0, 1])
def test_the_report_says_when_results_are_not_of_its_run(before: int) -> None:
    row = {"format": "EPUB", "files": 1, "characters": 9, "spans": 5, "failures": ["wrong"]}
    text = report({"a.epub": row, "b.epub": {"refused": "It is empty."}}, 5, 60.0, before)
    assert ("kept from before this run" in text) == bool(before)
    assert "- `a.epub`: wrong" in text
    assert "- `b.epub`: It is empty." in text
