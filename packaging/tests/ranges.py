"""The tests with the dependencies at one end of their ranges: ``packaging/tests/ranges.py lowest``.

    python packaging/tests/ranges.py lowest|newest [ARGS of pytest]

A virtual environment is made in a folder that is deleted afterwards. *lowest* has each direct
dependency of the program at the oldest version its range allows, *newest* at the newest one; what
those need in turn is chosen by pip. Then the usual tests run in it. It takes some ten minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FLOOR = re.compile(r"([A-Za-z0-9_.-]+)>=([0-9.]+)")


def main(end: str, *rest: str) -> int:
    """Make the environment and run the tests; gives pytest's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "venv" / "bin" / "python"
        venv.create(python.parents[1], with_pip=True)
        constraints = Path(folder) / "constraints.txt"
        constraints.write_text("\n".join(lowest(str(python)) if end == "lowest" else []))
        pip = [str(python), "-m", "pip", "install", "-q"]
        build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
        subprocess.run([*pip, *build], check=True)
        project = f"{ROOT}[semantic,mcp]"
        newest = ["--upgrade", "--upgrade-strategy", "eager"] if end == "newest" else []
        subprocess.run([*pip, *newest, "-c", str(constraints), "-e", project, *tools()], check=True)
        subprocess.run([str(python), "-m", "pip", "freeze", "--exclude-editable"], check=True)
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        command = [
            str(python),
            "-m",
            "pytest",
            "-n",
            "auto",
            "--dist",
            "loadfile",
            "--no-loadscope-reorder",
            *rest,
        ]
        return subprocess.call(command, cwd=ROOT, env=environment)


def lowest(python: str) -> list[str]:
    """Each direct dependency of the program at the oldest version that its range allows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"]]
    for name in ("semantic", "mcp"):
        wanted += project["optional-dependencies"][name]
    found = [_FLOOR.match(one) for one in wanted]
    return [f"{one[1]}=={_oldest(python, one[1], one[2])}" for one in found if one is not None]


def _oldest(python: str, name: str, floor: str) -> str:
    """The oldest version of a package that is no older than ``floor``."""
    listed = subprocess.run(
        [python, "-m", "pip", "index", "versions", name],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    versions = re.findall(r"[0-9][0-9.]*(?=,|$)", listed.split("versions:")[1].splitlines()[0])
    return min((one for one in versions if _parts(one) >= _parts(floor)), key=_parts)


def _parts(version: str) -> list[int]:
    parts = [int(part) for part in version.split(".")]
    while parts and parts[-1] == 0:  # 2.0 is 2.0.0
        parts.pop()
    return parts


def tools() -> list[str]:
    """What the tests are run with."""
    dev: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"][
        "dev"
    ]
    return [
        one
        for one in dev
        if one.startswith(
            ("pytest", "hypothesis", "coverage", "ruff", "mypy", "import-linter", "editables")
        )
    ]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
