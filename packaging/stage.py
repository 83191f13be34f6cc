"""Joins pyproject.toml and briefcase.toml in build/stage, where Briefcase can be run.

python packaging/stage.py            prepare build/stage
python packaging/stage.py package    prepare it and run ``briefcase package`` there
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import tomlkit

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("src", "resources", "LICENSE", "README.md", "CHANGELOG.md")
JUDGE = "resources/judge/judge.bin"
"""The small reader, which is no file of the repository."""


def joined(root: Path = ROOT) -> str:
    """The text of a pyproject.toml that Briefcase understands, from the project's two files."""
    project = tomlkit.parse((root / "pyproject.toml").read_text("utf-8"))
    briefcase = tomlkit.parse((root / "briefcase.toml").read_text("utf-8"))
    about = project["project"]
    staged = briefcase["tool"]["briefcase"]
    staged["version"] = version(root)
    app = staged["app"]["foxreader"]
    app["description"] = about["description"]
    app["requires"] = about["dependencies"]
    project["tool"]["briefcase"] = staged
    del about["dynamic"]
    about["version"] = staged["version"]
    return tomlkit.dumps(project)


def version(root: Path = ROOT) -> str:
    """The version the package states."""
    for line in (root / "src" / "foxreader" / "__init__.py").read_text("utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise SystemExit("stage: src/foxreader/__init__.py states no __version__")


def with_judge(root: Path = ROOT) -> None:
    """Raise ``SystemExit`` where the small reader would not be packed."""
    if not (root / JUDGE).is_file():
        raise SystemExit(f"{JUDGE} is missing: run  python3 bootstrap.py setup  first")


def stage(root: Path = ROOT) -> Path:
    """Lay out build/stage anew; returns it."""
    place = root / "build" / "stage"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for name in NEEDED:
        source = root / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, place / name)
    # Where the program looks for them, and where the wheel has them.
    shutil.copytree(place / "resources", place / "src" / "foxreader" / "resources")
    (place / "pyproject.toml").write_text(joined(root), "utf-8")
    tomllib.loads((place / "pyproject.toml").read_text("utf-8"))
    return place


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with_judge()
    there = stage()
    if len(sys.argv) > 1:
        sys.exit(subprocess.call([sys.executable, "-m", "briefcase", *sys.argv[1:]], cwd=there))
    sys.stdout.write(f"{there}\n")
