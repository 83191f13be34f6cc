"""``foxreader ask --notes``: a question about the reader's highlights."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chatwindow import LAMP
from commandline import fox

WHEN = "When did the keeper light the lamp?"


@pytest.fixture
def lamp(own_home: Path, tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP, encoding="utf-8")
    return path


def highlight(book: Path, words: str, *more: str) -> str:
    """Highlight the sentence with these words; its tag."""
    tagged = re.findall(r"([^\]]+?)\s(\[f\d+-\d+-\d+\])", fox("text", book, "--tags").stdout)
    (tag,) = [tag for text, tag in tagged if words in text]
    assert fox("notes", "add", book, tag, *more).returncode == 0
    return tag


def test_the_highlights_are_asked(lamp: Path) -> None:
    none = fox("ask", lamp, WHEN, "--notes")
    assert none.returncode == 2 and "no highlights" in none.stderr
    highlight(lamp, "said nothing of it at table", "--note", "A secret")
    refused = fox("ask", lamp, WHEN, "--notes")
    assert refused.returncode == 3 and "Your highlight does not say this." in refused.stdout
    assert f"Looked at 1 of 1 highlights for: {WHEN}" in refused.stdout
    assert fox("ask", lamp, WHEN).returncode == 0
    tag = highlight(lamp, "lit the lamp at nine")
    told = fox("ask", lamp, WHEN, "--notes", "--json")
    answer = json.loads(told.stdout)
    assert told.returncode == 0 and [one["tag"] for one in answer["citations"]] == [tag]
    assert (answer["searched"]["highlights"], answer["searched"]["of_highlights"]) == (2, 2)
    noted = fox("ask", lamp, "What is the secret?", "--notes")
    assert "your notes to these" in noted.stdout and "said nothing of it" in noted.stdout


def test_they_are_asked_in_one_book(lamp: Path) -> None:
    for several in (("--all",), ("--books", lamp)):
        wrong = fox("ask", "Who?", "--notes", *several)
        assert wrong.returncode == 2 and "--notes" in wrong.stderr
