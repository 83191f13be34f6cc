"""What the contracts of import-linter cannot say of the package's imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import foxreader

SOURCES = Path(foxreader.__file__).parent
DECISION = Path(__file__).parents[2] / "docs" / "decisions" / "0003-sync-generators.md"
STARTERS = {"Thread", "Timer", "ThreadPoolExecutor", "QThreadPool", "QThread", "start_new_thread"}


def in_order(imports: dict[str, set[str]]) -> list[str]:
    """The modules, each after those it imports; fails the test where they go in a circle."""
    try:
        return list(TopologicalSorter(imports).static_order())
    except CycleError as error:
        pytest.fail(f"these import each other: {' → '.join(error.args[1])}")


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checking alone count too: a reader of the code follows them as well."""
    graph = grimp.build_graph("foxreader", cache_dir=None)
    imports = {
        # That a module's own folder is imported before it is Python's doing, not the module's.
        module: {
            other
            for other in graph.find_modules_directly_imported_by(module)
            if not module.startswith(f"{other}.")
        }
        for module in graph.modules
    }
    assert len(in_order(imports)) > 300


def test_threads_are_started_where_the_decision_says() -> None:
    """By the syntax trees: a call of what starts one, wherever it was imported from."""
    starting = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in STARTERS
    }
    rows = [row for row in DECISION.read_text("utf-8").splitlines() if row.startswith("| `")]
    assert starting == {name for row in rows for name in re.findall(r"`([\w/]+\.py)`", row)}


def test_numpy_comes_with_the_first_use() -> None:
    """No command nor window waits for it that has nothing judged."""
    code = (
        "import sys\nfrom foxreader.program.program import Program\n"
        "program = Program()\nprogram.indexes, program.sessions, program.models\n"
        "sys.exit('numpy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
