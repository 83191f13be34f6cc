"""What docs/format.md promises to other programs, case by case (docs/vectors.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foxreader.core.span import Link, Span
from foxreader.formats import open_book
from nonempty import some

FILE = Path(__file__).parents[2] / "docs" / "vectors.json"
VECTORS: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
PAGE = (
    "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>T</title></head><body>{}</body></html>"
)


@pytest.mark.parametrize("case", VECTORS["text"], ids=lambda case: case["name"])
def test_the_text_of_markup(case: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "page.xhtml"
    path.write_text(PAGE.format(case["body"]), "utf-8")
    book, resources = open_book(path)
    resources.close()
    assert [file.text for file in book.files] == [case["text"]]


def test_offsets_count_code_points() -> None:
    for case in some(VECTORS["spans"]):
        span = Span.parse(case["tag"])
        assert case["text"][span.start : span.end] == case["words"]


def test_tags() -> None:
    for tag in some(VECTORS["tags"]["valid"]):
        assert str(Span.parse(tag)) == tag
    for tag in some(VECTORS["tags"]["invalid"]):
        with pytest.raises(ValueError, match=r"span|tag"):
            Span.parse(tag)


def test_links() -> None:
    for case in some(VECTORS["links"]["valid"]):
        link = Link.parse(case["link"])
        assert (link.sha256, str(link.span), str(link)) == (
            case["sha256"], case["tag"], case["link"]
        )  # fmt: skip
    for text in some(VECTORS["links"]["invalid"]):
        with pytest.raises(ValueError, match=r"link|span"):
            Link.parse(text)
