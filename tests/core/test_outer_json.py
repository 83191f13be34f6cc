"""JSON of others: what no JSON is, however Python reads it, is refused."""

from __future__ import annotations

import pytest

from foxreader.core.plain_data import read_json, read_json_or


@pytest.mark.parametrize(
    "text",
    [
        "Infinity",
        "[-Infinity]",
        '{"a": NaN}',
        "1e999",
        "-1e999",
        "9" * 5000,
        "[" * 100_000,
        "{",
        "",
    ],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_json(text)
    assert read_json_or(text, []) == []


def test_json_is_read() -> None:
    assert read_json('{"a": [1, -2.5, "x", null, true]}') == {"a": [1, -2.5, "x", None, True]}
    assert read_json(b"[1e3]") == [1000.0]
    assert read_json_or("[1]", {}) == {} and read_json_or("5", None) == 5
