"""The key to the requirement codes is whole, and leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_ROW = re.compile(r"^\| ([FTZDN]\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
_CODE = re.compile(r"(?<![\w(F])\b([TZDN]\d{1,2}|F(?:[1-8]|12))\b(?![\w.])")


def rows() -> dict[str, tuple[str, str]]:
    page = (ROOT / "docs/requirements.md").read_text(encoding="utf-8")
    return {code: (source, tests) for code, _, source, tests in _ROW.findall(page)}


def test_each_code_of_a_docstring_has_a_row() -> None:
    known = rows()
    used: dict[str, str] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if '"""' in line:
                used |= dict.fromkeys(_CODE.findall(line), path.name)
    assert len(used) > 15
    assert not {code: name for code, name in used.items() if code not in known}


def test_each_row_leads_to_code_and_tests_that_are_there() -> None:
    known = rows()
    assert len(known) == 12 + 11 + 11 + 5 + 10
    for code, (source, tests) in known.items():
        for place in re.findall(r"`([^`]+)`", source):
            base = ROOT if place.startswith("benchmarks") else ROOT / "src/foxreader"
            there = (base / place).exists() or (base / f"{place}.py").exists()
            assert there, f"{code}: {place}"
        for place in re.findall(r"`([^`]+)`", tests):
            there = (ROOT / "tests" / place).exists() or (ROOT / "tests" / f"{place}.py").exists()
            assert there, f"{code}: {place}"
