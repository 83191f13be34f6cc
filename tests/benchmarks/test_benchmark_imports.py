"""What a benchmark imports from the program is there, also where it does so within a function."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from nonempty import some

BENCHMARKS = sorted((Path(__file__).parents[2] / "benchmarks").glob("*.py"))
OPTIONAL = ("foxreader.embedding.",)  # needs the extra “semantic”


@pytest.mark.parametrize("path", some(BENCHMARKS), ids=lambda path: path.stem)
def test_each_name_is_there(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        ours = isinstance(node, ast.ImportFrom) and (node.module or "").startswith("foxreader")
        if ours and not node.module.startswith(OPTIONAL):
            module = importlib.import_module(node.module)
            for alias in node.names:
                there = hasattr(module, alias.name) or importlib.import_module(
                    f"{node.module}.{alias.name}"
                )
                assert there, f"{node.module} has no {alias.name}"
