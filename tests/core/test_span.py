from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.span import Span, find_tags, neutralise

numbers = st.integers(min_value=0, max_value=10**8)
spans = st.builds(lambda f, a, n: Span(f, a, a + n), numbers, numbers, numbers)


@given(spans)
def test_a_span_survives_its_tag(span: Span) -> None:
    assert Span.parse(str(span)) == span


@pytest.mark.parametrize(
    "tag", ["", "[f1-2]", "f1-2-3", "[f1-3-2]", "[f01-2-3]", "[f1-2-3] ", "[f-1-2-3]", "[F1-2-3]"]
)
def test_anything_else_is_no_tag(tag: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        Span.parse(tag)


@given(st.lists(st.one_of(st.text(), spans.map(str)), max_size=8).map("".join))
def test_no_text_of_a_book_is_a_tag_once_neutralised(text: str) -> None:
    assert not list(find_tags(neutralise(text)))


def test_a_literal_tag_stays_readable() -> None:
    assert neutralise("see [f1-2-3] there") == "see [f1·2·3] there"


@given(spans, spans)
def test_containing_spans_overlap(one: Span, other: Span) -> None:
    if len(other) and one.contains(other):
        assert one.overlaps(other)


def test_a_place_of_no_width_is_a_place() -> None:
    assert bool(Span(1, 0, 0))
    assert len(Span(1, 0, 0)) == 0
