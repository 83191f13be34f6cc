"""A plugin of pytest: tests run with one change of the program, which the environment names.

:mod:`benchmarks.mutate` starts them: ``python -m pytest -p benchmarks.mutated TESTS``.
"""

from __future__ import annotations

import json
import os

from benchmarks.mutants import import_changed
from benchmarks.mutations import Mutation

CHANGE = "FOXREADER_CHANGE"
"""The variable of the environment that has the change, as :func:`written` gives it."""


def written(mutation: Mutation) -> str:
    """The change as a text."""
    return json.dumps(
        [mutation.module, mutation.name, mutation.change, mutation.line, mutation.uses]
    )


def pytest_configure() -> None:
    """Have the changed module found in place of the one that is stored."""
    import_changed(Mutation(*json.loads(os.environ[CHANGE])))
