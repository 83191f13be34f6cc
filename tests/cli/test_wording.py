"""The sentences of the command line are in one module."""

from __future__ import annotations

import ast
from pathlib import Path

import foxreader.cli
from foxreader.core import errors

FOLDER = Path(foxreader.cli.__file__).parent
ERRORS = {name for name in dir(errors) if name[:1].isupper()}
TAKEN = ("foxreader", "    warning", "warning", "  ")
"""What is printed in front of a value, and names of the program: no sentences."""


def sentences(path: Path) -> list[str]:
    """Literals with two words that are printed or raised."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", "")
        if name == "print" or name in ERRORS:
            literals = [
                one.value
                for argument in node.args
                for one in ast.walk(argument)
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]
            found += [f"{path.name}:{node.lineno}: {t}" for t in literals if is_sentence(t)]
    return found


def is_sentence(text: str) -> bool:
    words = [word for word in text.split() if word.isalpha()]
    return len(words) > 1 and not text.startswith(TAKEN)


def test_no_other_module_prints_or_raises_a_sentence() -> None:
    modules = [path for path in sorted(FOLDER.glob("*.py")) if path.name != "wording.py"]
    assert len(modules) > 10
    assert [text for path in modules for text in sentences(path)] == []


def test_the_search_for_sentences_finds_one(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text('raise UsageError(f"There is no {thing}.")\nprint("Not found at all")\n')
    assert len(sentences(path)) == 2
