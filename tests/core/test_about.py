from __future__ import annotations

import json

import pytest

from foxreader.core.about import About, isbn_of, pack_about, series_number, unpack_about


@pytest.mark.parametrize(
    ("text", "isbn"),
    [
        ("urn:isbn:978-0-306-40615-7", "9780306406157"),
        ("0-306-40615-2", "9780306406157"),
        ("ISBN 080442957X", "9780804429573"),
        ("9780306406158", ""),
        ("0306406153", ""),
        ("urn:uuid:12345678-1234-1234-1234-123456789012", ""),
        ("٩٧٨٠٣٠٦٤٠٦١٥٧", ""),
        ("", ""),
    ],
)
def test_an_isbn_is_known_by_its_check_digit(text: str, isbn: str) -> None:
    assert isbn_of(text) == isbn


def test_what_is_packed_comes_back() -> None:
    about = About("T", ("A", "B"), "T", "S", 1.5, ("x",), "en", "9780306406157", "id", "p", "d")
    assert unpack_about(json.loads(json.dumps(pack_about(about)))) == about


def test_what_is_no_text_is_left_out_and_what_is_long_is_cut() -> None:
    found = unpack_about(
        {"title": ["no"], "authors": ["A", 3, "", "A"], "tags": "no", "series": "s\n" * 1000,
         "series_index": float("inf"), "description": "\ud800" * 9, "language": None}
    )  # fmt: skip
    assert found.title == "" and found.authors == ("A",) and found.tags == ()
    assert len(found.series) == 300 and found.series_index is None and found.language == ""
    assert found.description == ""


@pytest.mark.parametrize(
    ("value", "number"),
    [("2", 2.0), ("2,5", 2.5), (" 0 ", 0.0), ("two", None), (True, None), ("nan", None),
     (1e99, None), (None, None)],
)  # fmt: skip
def test_the_number_in_a_series(value: object, number: float | None) -> None:
    assert series_number(value) == number
