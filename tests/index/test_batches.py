from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.message import estimate as tokens
from foxreader.core.span import Span
from foxreader.index.chapters import Segment
from foxreader.index.summaries.plan import FULL, next_batch, parts
from foxreader.index.summaries.requests import Source, request

PLACES = st.none() | st.builds(
    lambda file, at: Span(file, at, at), st.integers(0, 6), st.integers(0, 900)
)


@st.composite
def books_to_do(draw: st.DrawFn) -> list[Source]:
    """Segments of several sizes, five to a file, as they are in reading order."""
    sizes = draw(st.lists(st.integers(1, 12_000), max_size=30))
    return [
        Source(
            Segment(at + 1, (Span(at // 5, at % 5 * 100, at % 5 * 100 + 100),), f"T{at}", 1),
            "\n".join(["abc" * 20] * (size // 21 + 1)),
            frozenset(),
            tokens("\n".join(["abc" * 20] * (size // 21 + 1))),
        )
        for at, size in enumerate(sizes)
    ]


@examples(80)
@given(books_to_do(), st.lists(PLACES, min_size=1, max_size=8), st.sampled_from([2_048, 8_192]))
def test_each_segment_is_asked_for_once_wherever_the_reader_goes(
    todo: list[Source], places: list[Span | None], context: int
) -> None:
    wanted = [one.segment.id for one in todo]
    asked: list[int] = []
    for turn in range(len(todo)):
        if not todo:
            break
        place = places[turn % len(places)]
        batch = next_batch(todo, place, context)
        ids = [one.segment.id for one in batch]
        assert batch == tuple(one for one in todo if one.segment.id in ids)
        after = [one for one in todo if place is None or _ends_after(one, place)]
        first = after[0] if after else todo[-1]
        assert first.segment.id == (ids[0] if after else ids[-1])
        if len(batch) > 1:
            assert sum(one.tokens for one in batch) <= FULL
            assert sum(tokens(m.text) for m in request(batch)) < context
        asked += ids
        todo = [one for one in todo if one.segment.id not in ids]
    assert sorted(asked) == wanted
    assert todo == []


@examples(40)
@given(books_to_do(), st.sampled_from([1_024, 2_048, 8_192]))
def test_the_pieces_of_a_segment_are_its_text(todo: list[Source], context: int) -> None:
    for one in todo:
        pieces = parts(one, context)
        assert "\n".join(piece.text for piece in pieces) == one.text
        assert all(piece.tokens == tokens(piece.text) for piece in pieces)
        if len(pieces) > 1 and context > 1_024:
            assert all(sum(tokens(m.text) for m in request([p])) < context for p in pieces)


def _ends_after(one: Source, place: Span) -> bool:
    last = one.segment.spans[-1]
    return (last.file, last.end) > (place.file, place.start)
