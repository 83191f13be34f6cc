"""Values go to another process and come back as plain data; what is not of the type is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.plain_data import packed, unpacked
from foxreader.core.span import Span


@dataclass(frozen=True)
class Inner:
    name: str
    share: float
    kind: Literal["a", "b"] = "a"


@dataclass(frozen=True)
class Outer:
    span: Span | None
    inner: tuple[Inner, ...]
    sizes: tuple[int, str]
    data: bytes
    sure: bool


VALUES = st.builds(
    Outer,
    st.none() | st.builds(lambda a, b: Span(1, a, a + b), st.integers(0, 9), st.integers(0, 9)),
    st.lists(st.builds(Inner, st.text(max_size=5), st.floats(-9, 9), st.sampled_from("ab")),
             max_size=3).map(tuple),
    st.tuples(st.integers(), st.text(max_size=5)),
    st.binary(max_size=5), st.booleans(),
)  # fmt: skip


@given(st.lists(VALUES, max_size=3))
@examples(100)
def test_a_value_comes_back_as_it_was(values: list[Outer]) -> None:
    parts: list[bytes] = []
    data = json.loads(json.dumps(packed(values, parts)))
    assert unpacked(list[Outer], data, parts) == values


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats() | st.text(max_size=3),
    lambda one: st.lists(one, max_size=6) | st.dictionaries(st.text(max_size=3), one, max_size=2),
)


@given(JSON)
@examples(200)
def test_other_data_is_a_value_or_none(data: object) -> None:
    for kind in (Outer, Inner, tuple[Inner, ...], list[str], Span):
        try:
            unpacked(kind, data, [b"x"])
        except ValueError:
            pass


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (int, True), (int, 1.0), (str, 1), (str, None), (float, "1"), (float, float("nan")),
        (float, float("inf")), (bool, 1), (bytes, 1), (bytes, -1), (bytes, True),
        (tuple[int, str], [1]), (tuple[int, str], [1, "a", "b"]), (tuple[int, ...], {"a": 1}),
        (Literal["a", 1], True), (Literal["a"], "b"), (Literal["a"], ["a"]), (Span, [0, 2, 1]),
        (int | None, "x"), (dict, {}), (list[int], "12"),
    ],
)  # fmt: skip
def test_data_of_another_type_is_refused(kind: type, data: object) -> None:
    with pytest.raises(ValueError, match=r"type|span"):
        unpacked(kind, data, [b"x"])
