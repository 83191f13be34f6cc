"""What is selected with the mouse has whole words, and letters with Alt."""

from __future__ import annotations

import pytest

from window import Window, book_of

pytestmark = pytest.mark.gui

TEXT = "The keeper wouldn’t light the naïve lamp, he said.\n吾輩は猫である。名前はまだ無い。\n"


def selected(window: Window, start: int, end: int) -> str:
    """What is selected when the mouse has selected from one offset to another."""
    chosen: str = window.js(
        "(() => { const { index } = fox.view, chosen = getSelection();"
        f" chosen.setBaseAndExtent(...index.start({start}), ...index.start({end}));"
        " fox.chooseWords(index); return chosen.toString(); })()"
    )
    return chosen


CASES = (
    (6, 9, "keeper"), (9, 6, "keeper"), (6, 13, "keeper wouldn’t"), (12, 14, "wouldn’t"),
    (4, 10, "keeper"), (31, 41, "naïve lamp,"), (40, 41, ","), (3, 4, " "), (3, 7, "keeper"),
    (4, 11, "keeper"), (52, 54, "輩は"),
)  # fmt: skip


def test_a_selection_begins_and_ends_where_words_do(window: Window) -> None:
    window.open(book_of(TEXT))
    for start, end, words in CASES:
        assert selected(window, start, end) == words, (start, end)
