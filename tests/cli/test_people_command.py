"""The command people: names as JSON and for people, up to the limit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foxreader.cli import run
from foxreader.core.span import Span
from foxreader.program.program import Program

TEXT = (
    "Mr. Darrow came to Ellenport. “The harbor is cold,” said Darrow. They slept in Ellenport. "
    "“All men sleep in Ellenport,” answered Darrow, and Darrow's eyes were red. "
)
SECRET = "“I am Zanzibarion,” said Zanzibarion. “He is,” cried Zanzibarion to Darrow. "


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.txt"
    path.write_text(TEXT * 3 + SECRET * 3, encoding="utf-8")
    return path


def people(capsys, *arguments: object) -> dict:
    assert run(["people", *map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.thorough
def test_names_are_listed_with_their_places(story: Path, capsys) -> None:
    found = people(capsys, story)
    assert found["limit"] is None
    by_name = {one["name"]: one for one in found["people"]}
    darrow = by_name["Darrow"]
    assert darrow["kind"] == "person" and darrow["others"] == ["Mr. Darrow"]
    assert by_name["Ellenport"]["kind"] == "place" and "Zanzibarion" in by_name
    assert sum(darrow["bar"]) == darrow["count"]
    assert {"name": "Ellenport", "passages": 2} in darrow["with"] or darrow["with"] == []
    assert run(["span", str(story), darrow["tag"]]) == 0
    assert capsys.readouterr().out == "Mr. Darrow"
    assert darrow["quote"].startswith("Mr. Darrow came")
    only = people(capsys, story, "--kind", "place")["people"]
    assert {one["kind"] for one in only} == {"place"}


def test_nothing_past_the_tag_or_the_limit_is_listed(story: Path, capsys) -> None:
    end = len(TEXT) * 3 - 1
    found = people(capsys, story, "--up-to", f"[f0-0-{end}]")
    assert found["limit"] == f"[f0-{end}-{end}]"
    assert found["people"] and "Zanzibarion" not in json.dumps(found)
    program = Program()
    opened = program.books.open(story)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, story)
    program.profile.shelf.keep_place(opened.book, Span(0, end, end))
    program.profile.shelf.keep_read(opened.book.sha256, Span(0, end, end))
    program.profile.shelf.limit(opened.book.sha256, True)
    assert "Zanzibarion" not in json.dumps(people(capsys, story))
    assert "Zanzibarion" in json.dumps(people(capsys, story, "--whole"))


@pytest.mark.thorough
def test_it_is_listed_for_people_and_says_when_there_is_nothing(
    story: Path, tmp_path: Path, capsys
) -> None:
    assert run(["people", str(story)]) == 0
    said = capsys.readouterr().out
    assert said.index("People") < said.index("Darrow (Mr. Darrow)") < said.index("Places")
    plain = tmp_path / "plain.txt"
    plain.write_text("the rain fell and nobody spoke of it at all. " * 30, encoding="utf-8")
    assert run(["people", str(plain)]) == 0
    assert "No names were found" in capsys.readouterr().out
    assert people(capsys, plain)["people"] == []


@pytest.mark.thorough
@pytest.mark.parametrize("tag", ["nonsense", "[f9-0-5]"])
def test_a_wrong_tag_is_one_sentence(story: Path, capsys, tag: str) -> None:
    assert run(["people", str(story), "--up-to", tag]) == 2
    assert tag in capsys.readouterr().err
