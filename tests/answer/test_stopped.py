"""A text that was stopped ends with a whole word."""

from __future__ import annotations

import pytest

from foxreader.answer.conversation.stored import ended_with_a_word
from foxreader.core.events import Mark, Part, Text


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("The lamp burned all nig", "The lamp burned all…"),
        ("The lamp burned all night ", "The lamp burned all night…"),
        ("The lamp burned all night.", "The lamp burned all night."),
        ("It was “late.”", "It was “late.”"),
        ("It dimmed, and th", "It dimmed, and…"),
        ("ランプは一晩中燃え", "ランプは一晩中燃え…"),
    ],
)
def test_a_text_ends_with_a_whole_word(said: str, kept: str) -> None:
    assert ended_with_a_word((Text("Before. "), Text(said))) == (Text("Before. "), Text(kept))
    assert ended_with_a_word((Text(kept),)) == (Text(kept),)


@pytest.mark.parametrize(
    "parts",
    [(), (Text("He lit it"), Mark(1)), (Text("The old lam", literal=True),)],
)
def test_what_does_not_end_in_a_models_words_stays(parts: tuple[Part, ...]) -> None:
    assert ended_with_a_word(parts) == parts


def test_a_piece_of_a_first_word_is_left_out() -> None:
    assert ended_with_a_word((Text("Zeppe"),)) == ()
