from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from foxreader.formats import open_book
from foxreader.library.documents import SOURCES, build, guide
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


OTHERS = sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir())
MARKS = re.compile(r'id="[^"]*"|href="[^"]*"|<kbd>|<h[1-6]|<p\b|<li\b|<table|<tr\b')


@pytest.mark.parametrize("language", OTHERS)
def test_the_guide_of_each_language_has_the_same_parts(language: str, tmp_path: Path) -> None:
    """Questions about the program are answered from parts found by their ids."""
    book, resources = open_book(guide(tmp_path, language))
    resources.close()
    assert not book.warnings
    about = tomllib.loads((SOURCES / language / "guide.toml").read_text("utf-8"))
    assert book.metadata.title == about["title"] and about["language"] == language.replace("_", "-")
    english = tomllib.loads((SOURCES / "guide.toml").read_text("utf-8"))
    assert about["chapters"] == english["chapters"]
    for name in about["chapters"]:
        ours = MARKS.findall((SOURCES / f"{name}.xhtml").read_text("utf-8"))
        theirs = MARKS.findall((SOURCES / language / f"{name}.xhtml").read_text("utf-8"))
        assert sorted(theirs) == sorted(ours), name


def test_where_there_is_no_guide_in_a_language_it_is_the_english_one(tmp_path: Path) -> None:
    assert guide(tmp_path, "xx") == guide(tmp_path)
