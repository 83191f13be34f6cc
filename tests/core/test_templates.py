"""No text of a notice is kept that nothing says."""

from __future__ import annotations

import ast
from pathlib import Path

import foxreader
from foxreader.core.wording.answers import ANSWERS
from foxreader.core.wording.doors import DOORS
from foxreader.core.wording.steps import STEPS


def test_every_notice_of_an_answer_and_its_steps_is_used() -> None:
    named: set[str] = set()
    for path in Path(foxreader.__file__).parent.rglob("*.py"):
        if path.parent.name != "wording":
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            constants = (node.value for node in nodes if isinstance(node, ast.Constant))
            named |= {value for value in constants if isinstance(value, str)}
    assert len(named) > 500
    assert {*ANSWERS, *DOORS, *STEPS} - named == set()
