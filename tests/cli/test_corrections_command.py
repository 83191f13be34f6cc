from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.judge.cases import parsed
from benchmarks.liarcases import is_as_it_was

from foxreader.cli import run
from foxreader.core.span import Span
from foxreader.formats import digest
from foxreader.library.kept_per_book import OfPlace
from foxreader.program.program import Program
from smallbooks import epub


def test_added_listed_and_deleted(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "fox.epub"
    epub(book)
    assert run(["corrections", "list"]) == 0
    assert "no corrections" in capsys.readouterr().out
    assert run(["corrections", "add", "Who met the fox?", "A canary.", "--book", str(book)]) == 0
    assert run(["corrections", "add", "Who burned?"]) == 0
    capsys.readouterr()
    assert run(["corrections", "list", "--json"]) == 0
    second, first = json.loads(capsys.readouterr().out)
    assert (first["text"], first["sha256"]) == ("A canary.", digest(book))
    assert (second["text"], second["sha256"]) == ("", "")
    assert run(["corrections", "list", "--book", str(book)]) == 0
    told = capsys.readouterr().out
    assert told.index("A canary.") < told.index("marked wrong")
    assert run(["corrections", "delete", str(first["id"])]) == 0
    capsys.readouterr()
    assert run(["corrections", "list"]) == 0
    assert "A canary." not in capsys.readouterr().out


def test_what_was_said_of_places_is_exported_as_the_judge_learns_it(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fox.epub"
    epub(path)
    assert run(["corrections", "export"]) == 3
    assert "said nothing of a cited place" in capsys.readouterr().err
    program = Program()
    opened = program.books.open(path)
    opened.resources.close()
    book = opened.book
    program.profile.shelf.opened(book, path)
    words = book.files[0].text.strip().partition("\n")[0]
    place = Span(0, book.files[0].text.index(words), book.files[0].text.index(words) + len(words))
    for verdict, claim in (("says", "The fox met her."), ("not", "The fox was alone.")):
        of_place = OfPlace(verdict, "weak", place, words)
        program.profile.corrections.add("Who?", claim, sha256=book.sha256, of_place=of_place)
    gone = OfPlace("not", "weak", place, "words that are nowhere")
    program.profile.corrections.add("Who?", "Gone.", sha256=book.sha256, of_place=gone)
    program.profile.corrections.add("Who?", "No place.", sha256=book.sha256)
    capsys.readouterr()
    assert run(["corrections", "export", "--book", str(path)]) == 0
    told = capsys.readouterr()
    assert "1 correction left out" in told.err
    cases = [parsed(line, "reader") for line in told.out.splitlines()]
    assert [(one.kind, one.text, one.is_true) for one in cases] == [
        ("paraphrase", "The fox met her.", True), ("invented", "The fox was alone.", False),
    ]  # fmt: skip
    assert all(one.book == path.name and one.language == "en" for one in cases)
    assert all(is_as_it_was(book, at, was) for one in cases for at, was in one.places)
    assert run(["corrections", "list"]) == 0
    assert f"The fox was alone. {place} → the place does not say it" in capsys.readouterr().out


def test_what_is_not_there_cannot_be_deleted(
    own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["corrections", "delete", "7"]) == 2
    assert "no correction 7" in capsys.readouterr().err
    assert run(["corrections", "add", "  "]) == 2
