from __future__ import annotations

import sys
import time
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import sampled
from foxreader.llm.reply_data import listed_objects, read_object, read_picks


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        ('{"queries": ["a", "b"]}', {"queries": ["a", "b"]}),
        ('Sure! {"queries": ["a", "b"]} Shall I go on?', {"queries": ["a", "b"]}),
        ('```json\n{"queries": ["a", "b"]}\n```', {"queries": ["a", "b"]}),
        ("{'queries': ['a', 'b'],}", {"queries": ["a", "b"]}),
        ('{"queries": ["a" "b"', {"queries": ["a", "b"]}),
        ('{"queries": ["a", // first\n "b"]}', {"queries": ["a", "b"]}),
        ('{"queries": ["the "old" lamp", "b"]}', {"queries": ['the "old" lamp', "b"]}),
        ("{queries: [a, b], sure: True}", {"queries": ["a", "b"], "sure": True}),
        ('{"queries": ["a\nb"]}', {"queries": ["a\nb"]}),
        ("I cannot.", {}),
        ('["a"]', {}),
        ("", {}),
    ],
)
def test_what_weak_models_write_is_read(reply: str, value: object) -> None:
    assert read_object(reply) == value


ONE, TWO = {"id": "e1", "label": "Ahab"}, {"id": "e2", "label": "Ishmael"}


@pytest.mark.parametrize(
    ("reply", "objects"),
    [
        ('{"all": [{"id": "e1", "label": "Ahab"}, {"id": "e2", "label": "Ishmael"}]}', [ONE, TWO]),
        ('{"id": "e1", "label": "Ahab"}\n{"id": "e2", "label": "Ishmael"}', [ONE, TWO]),
        ('[So] {"items": [{"id": "e1", "label": "Ahab"}]}', [ONE]),
        ('{"items": [{"id": "e1", "label": "Ahab"}, {"id": "e2", "label": "Ishm', [ONE]),
        ('{"items": [{"id": "e1", "label": "Ahab}, {"id": "e2", "label": "Ishmael"}]}', [ONE, TWO]),
        ('{"items": [{"id": "e1", "lab {"id": "e2", "label": "Ishmael"}', [TWO]),
        ("[{'id': 'e1', 'label': 'Ahab',}, {id: e2, label: Ishmael}", [ONE, TWO]),
        ("nothing", []),
    ],
)
def test_a_list_gives_its_objects_and_no_half_one(reply: str, objects: list[object]) -> None:
    assert list(listed_objects(reply)) == objects


HOSTILE = [
    "[", "{", "(", '{"a":', '{"a" ', '{"a": [', '{"answer": ["', "{'", " 1\n){", '["a": ', "[(}1",
    '{"a": ["\'', "{//", "{/*", '{"a": 1}', "{}{", '{"answer": [' + "9" * 5_000, "```", "\\", "“",
    '{"id": x}', '{"a": "b" "c"}',
]  # fmt: skip


@pytest.mark.parametrize(
    ("unit", "before"), sampled(product(HOSTILE, ("", '{"answer": [')), every=3)
)
def test_a_reply_of_a_million_characters_made_to_be_slow_is_soon_read(
    before: str, unit: str
) -> None:
    reply = (before + unit * (1_000_000 // len(unit)))[:1_000_000]
    began = time.process_time()
    deepest = sys.getrecursionlimit()
    assert isinstance(read_object(reply), dict)
    assert isinstance(read_picks(reply), list)
    assert all(isinstance(one, dict) for one in listed_objects(reply))
    assert time.process_time() - began < 15
    assert sys.getrecursionlimit() == deepest


@given(st.text("{}[]\"':,answer0123\\ \n/*#()`“”é\0\ud800", max_size=80))
def test_any_reply_gives_objects_or_none(reply: str) -> None:
    assert isinstance(read_object(reply), dict)
    assert all(0 <= number < 10**9 for number in read_picks(reply))
    assert all(isinstance(one, dict) for one in listed_objects(reply))
