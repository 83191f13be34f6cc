"""``foxreader ask`` understands the words behind "/" that make sense without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chatwindow import LAMP
from commandline import fox


@pytest.fixture
def lamp(own_home: Path, tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(LAMP, encoding="utf-8")
    return path


def test_commands_before_a_question(lamp: Path) -> None:
    whole = fox("ask", lamp, "/overview")
    assert whole.returncode == 0 and "Chapter 2" in whole.stdout
    strict = json.loads(fox("ask", lamp, "/strict Who read it in the morning?", "--json").stdout)
    assert strict["path"] == "strict" and strict["citations"]
    # The place is at the beginning, so the second chapter is not looked at.
    limited = fox("ask", lamp, "/chapter Who read it in the morning?")
    assert limited.returncode in (2, 3) and "Marn read it" not in limited.stdout
    first = fox("ask", lamp, "Who read it in the morning in the next chapter?")
    assert "Marn read it" not in first.stdout
    window = fox("ask", lamp, "/selection Why?")
    assert window.returncode == 2 and "works in the window only" in window.stderr
    assert fox("ask", lamp, "/strict").returncode == 2
