"""An answer cut into pieces: joined it is the same, and so is what is drawn of it."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.markup import pieces
from foxreader.core.events import Mark, Text
from foxreader.ui.chat.render import parts_html

WORDS = st.sampled_from(
    ["One.", " ", "\n", "\n\n", "- a", "\n\n- b", "1. c", "\n\n2. d", "```\n", "\n```\n\n", "# H",
     "| a | b |\n|---|---|\n| 1 | 2 |", "> q", "*e*", "\n \n", "   "]
)  # fmt: skip
PARTS = st.lists(
    st.one_of(
        st.lists(WORDS).map(lambda said: Text("".join(said))),
        st.integers(1, 3).map(Mark),
        st.just(Text("The book.\n\nIts words.", literal=True)),
    ),
    max_size=8,
)


def flat(parts) -> list[object]:
    """Parts with adjacent texts as one."""
    found: list[object] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, Text) and isinstance(last, Text) and part.literal == last.literal:
            found[-1] = Text(last.text + part.text, part.literal)
        elif not isinstance(part, Text) or part.text:
            found.append(part)
    return found


@given(PARTS)
@examples(300)
def test_joined_they_are_the_same(parts) -> None:
    assert flat(part for piece in pieces(parts) for part in piece) == flat(parts)


def test_what_is_drawn_is_the_same_and_lists_and_code_stay_whole() -> None:
    said = (
        "One.\n\nTwo.\n\n1. a\n\n2. b\n\n```\nx\n\ny\n```\n\n# H\n\nThree.\n\n| a |\n|---|\n| 1 |"
    )
    cut = list(pieces([Text(said)]))
    assert len(cut) > 4
    whole = parts_html([Text(said)], {})
    assert "".join(parts_html(piece, {}) for piece in cut).split() == whole.split()
    grown = [list(pieces([Text(said[:end])])) for end in range(1, len(said))]
    # What is not the last piece of what has come stays as it is.
    assert all(
        later[: len(one) - 1] == one[:-1]
        for one, later in pairwise(grown)
        if len(later) >= len(one)
    )
