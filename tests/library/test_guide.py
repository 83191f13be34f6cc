from __future__ import annotations

from pathlib import Path

from foxreader.formats import open_book
from foxreader.library.guide import build, guide
from foxreader.library.paths import RESOURCES


def test_the_same_sources_give_the_same_bytes() -> None:
    assert build(RESOURCES / "guide") == build(RESOURCES / "guide")


def test_the_guide_opens_with_its_chapters(tmp_path: Path) -> None:
    path = guide(tmp_path)
    book, resources = open_book(path)
    resources.close()
    assert book.metadata.title == "The Foxreader Guide"
    assert [entry.title for entry in book.toc][:3] == ["Welcome", "The library", "Reading"]
    assert "Yellow means one thing" in book.files[2].text
    assert not book.warnings
    assert guide(tmp_path) == path
