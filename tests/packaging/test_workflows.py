"""The workflow files name what there is: nobody runs them here, so a test must read them."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from nonempty import some

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
FILES = sorted(FOLDER.glob("*.yml"))
TOOLS = {"apt-get", "cp", "cd", "gh", "sha256sum", "sudo"}
"""What a runner has, or a step before has installed."""
MODULES = {"pip"}
OURS = re.compile(r"(?:packaging/\w+|bootstrap)\.py")


def commands(text: str) -> list[list[str]]:
    """The words of each command; a line has one, or several joined by "&&"."""
    lines = re.findall(r"^ +- run: (.+)$", text, re.MULTILINE)
    return [shlex.split(one) for line in lines for one in line.split("&&")]


def test_there_are_files_for_test_package_and_publish() -> None:
    assert [file.stem for file in FILES] == ["package", "publish", "test"]
    for file in FILES:
        text = file.read_text("utf-8")
        assert "run: |" not in text and "run:\n" not in text, "one line a command"
        assert len(text.splitlines()) < 60


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_command_is_there(file: Path) -> None:
    for words in some(commands(file.read_text("utf-8"))):
        program = Path(words[0]).name
        if not program.startswith("python"):
            assert program in TOOLS, words
        elif words[1] == "-m":
            assert words[2] in MODULES, words
        else:
            assert OURS.fullmatch(words[1]) and (ROOT / words[1]).is_file(), words


def test_bootstrap_knows_what_it_is_told() -> None:
    known = (ROOT / "bootstrap.py").read_text("utf-8")
    told = {
        words[2]
        for file in FILES
        for words in commands(file.read_text("utf-8"))
        if words[1:2] == ["bootstrap.py"]
    }
    assert told == {"setup", "test"}
    assert all(f'"{one}"' in known for one in told)


def test_what_the_packages_are_made_with_is_installed_before() -> None:
    """A script names in its docstring what of the system it takes."""
    package = (FOLDER / "package.yml").read_text("utf-8")
    before = package.replace("\n", " ")
    for script in ("deb", "windows"):
        source = (ROOT / "packaging" / f"{script}.py").read_text("utf-8")
        (named,) = re.findall(r"``apt install\s([^`]+)``", source.split('"""')[1])
        ahead = before[: before.index(f"packaging/{script}.py")].rpartition("steps:")[2]
        assert set(named.split()) <= set(ahead.split()), script


def test_what_is_called_and_handed_on_is_there() -> None:
    package, publish, _ = (file.read_text("utf-8") for file in FILES)
    for called in some(re.findall(r"uses: \./(\S+)", publish)):
        assert (ROOT / called).is_file()
    for path in ("build/deb/foxreader_", "build/windows/Foxreader-", "build/stage/dist/"):
        assert path in package
    for script, folder in (("deb", "build/deb"), ("windows", "build/windows")):
        source = (ROOT / "packaging" / f"{script}.py").read_text("utf-8")
        first, last = folder.split("/")
        assert f'ROOT / "{first}" / "{last}"' in source
    # Else a step of the lock file could not build the wheel: nothing but the lock is fetched.
    assert importlib.util.find_spec("hatchling") is not None


def test_only_the_last_step_may_write_and_each_action_has_a_version() -> None:
    for file in FILES:
        text = file.read_text("utf-8")
        assert "\npermissions:\n  contents: read\n" in text
        assert text.count("contents: write") == (file.stem == "publish")
        assert not re.findall(r"uses: (?!\./)(\S+)(?<!@v\d)\n", text)
