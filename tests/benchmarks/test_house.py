"""The figures of a small package whose counts are known."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from benchmarks.house import (
    GOALS,
    Closet,
    branches,
    closets,
    figures,
    folders,
    importers,
    main,
    read,
    table,
)

FILES = {
    "__init__.py": '"""A package."""\n',
    "core/__init__.py": "from fox.core.inside import thing\n",
    "core/inside.py": "thing = 1\n",
    "core/used.py": 'LEAST = 3\n"""Two lines,\nof why."""\n# A comment.\nMOST = 4  # Another.\n',
    "core/only.py": "from fox.core import used\nfrom fox.core.used import LEAST\n",
    "core/door.py": "import fox.core.used\nfrom . import only\nfrom fox.core import thing\n",
    "answer/__init__.py": "",
    "answer/far.py": "from ..core.door import (\n    only,\n)\n\nclass _Word:\n    pass\n",
    "ui/window/panel.py": """
class Word:
    asked = Signal(object)
    told = Signal(str, list)
    plain: Signal = QtCore.Signal(int)

    def __init__(self, other):
        other.asked.connect(self.asked)
        other.told.connect(self.answer)
        other.plain.connect(lambda: self.answer())

    def answer(self):
        return 1

def join(window):
    window.shown.connect(lambda: None)
""",
}
MANY = """
def many(a, b):
    assert a
    for one in a:
        if one and b or one > 2:
            return [x for x in a if x]
    while b:
        try:
            return 1 if a else 2
        except ValueError:
            continue
    match a:
        case 1:
            return 1
    def within():
        if a:
            return 1
"""


@pytest.fixture
def fox(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "fox" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "fox"


def test_an_importer_names_the_module_itself(fox: Path) -> None:
    found = importers(read(fox))
    assert found["fox.core.used"] == {"fox.core.only", "fox.core.door"}
    assert found["fox.core.only"] == {"fox.core.door"}
    assert found["fox.core.inside"] == {"fox.core"}
    assert found["fox.core"] == {"fox.core.door"}
    assert found["fox.core.door"] == {"fox.answer.far"}
    assert found["fox.answer.far"] == set()


def test_a_closet_has_one_importer_beside_it_that_is_no_package(fox: Path) -> None:
    modules = read(fox)
    assert closets(modules, importers(modules)) == [Closet("fox.core.only", "fox.core.door", 2)]


def test_a_folder_of_a_package_is_measured_by_its_own_name(fox: Path) -> None:
    modules = read(fox / "core")
    assert {module.name for module in modules} >= {"fox.core", "fox.core.used"}
    assert len(closets(modules, importers(modules))) == 1


def test_each_figure(fox: Path) -> None:
    found = figures(read(fox))
    assert found["files"] == 9
    assert found["modules with one importer, in the same folder"] == 1
    assert found["modules under 100 lines with one importer, anywhere"] == 3
    assert found["import lines, % of all"] == round(100 * 9 / found["lines"], 2)
    assert found["signals"] == 3
    assert found["… declared object, list or dict"] == 2
    assert found["… connected to a signal (relays)"] == 1
    assert found["lambdas in connect"] == 2
    assert found["… in a class"] == 1
    assert found["class names"] == 1
    assert found["class names that stand for several classes"] == 1
    assert found["functions"] == 3
    assert found["comment lines, % of all"] == round(100 * 2 / found["lines"], 2)
    assert found["docstrings under constants, % of all"] == round(100 * 2 / found["lines"], 2)


def test_a_function_within_has_branches_of_its_own() -> None:
    many = ast.parse(MANY).body[0]
    assert branches(many) == 11
    assert branches(many.body[-1]) == 2


def test_folders_have_the_row_of_their_longest_part(fox: Path) -> None:
    rows = {row.name: row.files for row in folders(read(fox))}
    assert rows == {"core": 5, "answer": 2, "ui/window": 1, "(the package itself)": 1}


def test_a_goal_is_met_or_missed(fox: Path) -> None:
    lines = {line.split(" | ")[0]: line for line in table(figures(read(fox))).splitlines()}
    assert lines["| files"].endswith("| ≤ 480 | met |")
    assert lines["| lines a file"].endswith("| ≥ 220 | missed |")
    assert set(GOALS) <= {name.removeprefix("| ") for name in lines} | {"… in answer/ alone, %"}


def test_it_prints_for_people_and_for_programs(
    fox: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(fox), "--closets"]) == 0
    assert "| fox.core.only | fox.core.door | 2 |" in capsys.readouterr().out
    assert main([str(fox), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["figures"]["files"] == 9
    assert said["goals"]["signals"] == {"bound": 250, "least": False, "met": True}
    assert [closet["module"] for closet in said["closets"]] == ["fox.core.only"]
