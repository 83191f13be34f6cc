"""Every promise of SECURITY.md names tests, and each of them exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_TEST = re.compile(r"`(tests/[\w/]+\.py)?::(test_\w+)`")


def promises() -> list[tuple[str, list[tuple[str, str]]]]:
    """Each row with the tests it names, a file standing for those that follow it."""
    rows = []
    for line in (ROOT / "SECURITY.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if not line.startswith("|") or len(cells) != 2 or cells[0] in ("promise", "---"):
            continue
        file, named = "", []
        for where, test in _TEST.findall(cells[1]):
            file = where or file
            named.append((file, test))
        rows.append((cells[0], named))
    return rows


def test_every_promise_names_a_test_that_exists() -> None:
    rows = promises()
    assert len(rows) >= 30
    for promise, named in rows:
        assert named, promise
        for file, test in named:
            source = (ROOT / file).read_text("utf-8")
            assert re.search(rf"^def {test}\(", source, re.M), f"{file}::{test} is not there"
