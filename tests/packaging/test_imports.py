"""What the contracts of import-linter cannot say of the package's imports."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


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
