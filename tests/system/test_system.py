"""Each process of its own can be started by Python and by a packaged binary."""

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from foxreader import __main__ as program
from foxreader.system.processes import child_command
from nonempty import some

_SOURCE = Path(program.__file__).parent


def test_python_starts_a_module_and_a_binary_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3.11")
    assert child_command("a.b") == ["/usr/bin/python3.11", "-P", "-B", "-m", "a.b"]
    monkeypatch.setattr(sys, "executable", "/opt/foxreader/foxreader")
    assert child_command("a.b") == ["/opt/foxreader/foxreader", "--child", "a.b"]


def test_the_binary_runs_each_module_that_is_started_so() -> None:
    ended = [
        ".".join(["foxreader", *file.relative_to(_SOURCE).with_suffix("").parts])
        for file in some(list(_SOURCE.rglob("*.py")))
        if re.search(r'^if __name__ == "__main__":', file.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted(ended) == sorted([*program.CHILDREN, "foxreader.__main__"])


def test_it_hands_on_the_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("foxreader.program.index_process")
    given = []

    def main(*arguments: str) -> None:
        given.append(arguments)
        raise SystemExit(0)

    monkeypatch.setattr(module, "main", main)
    with pytest.raises(SystemExit):
        program.main(["--child", module.__name__, "hash", "/a book"])
    assert given == [("hash", "/a book")]


def test_nothing_else_of_the_program_is_run_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--child", "foxreader.cli"]) == 2
    assert "Traceback" not in capsys.readouterr().err
