from __future__ import annotations

import json
from pathlib import Path

import pytest

from foxreader.cli import run
from foxreader.formats import digest
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


def test_what_is_not_there_cannot_be_deleted(
    own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["corrections", "delete", "7"]) == 2
    assert "no correction 7" in capsys.readouterr().err
    assert run(["corrections", "add", "  "]) == 2
