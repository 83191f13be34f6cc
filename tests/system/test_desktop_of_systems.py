"""What the desktop knows: the user's languages, and programs that no search path leads to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foxreader.system.desktop import find_program, languages, on_battery


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A search path that leads to nothing."""
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    return tmp_path


def program(folder: Path) -> Path:
    folder.mkdir(parents=True)
    made = folder / ("tesseract.exe" if os.name == "nt" else "tesseract")
    made.touch(0o755)
    return made


def test_a_program_is_found_where_its_installer_puts_it(nowhere: Path) -> None:
    made = program(Path(rf"{nowhere}\Tesseract-OCR"))
    assert find_program("tesseract", "win32", {}) is None
    found = find_program("tesseract", "win32", {"ProgramFiles": str(nowhere)})
    assert found is not None and made.samefile(found)
    assert find_program("tesseract", "linux", {"ProgramFiles": str(nowhere)}) is None


def test_a_program_beside_a_book_is_none(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(nowhere / "books")
    monkeypatch.chdir(nowhere / "books")
    monkeypatch.setenv("PATH", ".")
    assert find_program("tesseract", "linux") is None
    assert find_program("tesseract", "win32", {"LOCALAPPDATA": "."}) is None


@pytest.mark.skipif(sys.platform != "win32", reason="Windows' own")
def test_windows_says_which_languages_its_user_wants() -> None:
    found = languages()
    assert found and all(one.split("-")[0].isalpha() for one in found)


def test_commands_speak_the_language_of_the_environment() -> None:
    code = "from foxreader.cli.words import language; print(language())"
    others = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANGUAGE"), "")
    environment = {**os.environ, **others, "LANG": "de_DE.UTF-8"}
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "de"


def test_where_there_is_no_terminal_nothing_breaks() -> None:
    code = (
        "import sys; sys.stderr = None\n"
        "from foxreader.cli import words; words.tell = lambda text: print(text)\n"
        "words.warn('A book is missing.')"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "A book is missing."


@pytest.mark.parametrize(
    ("supplies", "on"),
    [
        ({}, False),
        ({"AC": {"online": "1"}, "BAT0": {"status": "Charging"}}, False),
        ({"AC": {"online": "0"}, "BAT0": {"status": "Discharging"}}, True),
        ({"hidpp_0": {"status": "Discharging", "scope": "Device"}}, False),
        ({"BAT0": {"status": "Discharging"}}, True),
        ({"BAT0": {}}, False),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="others are asked in another way")
def test_on_battery(tmp_path: Path, supplies: dict[str, dict[str, str]], on: bool) -> None:
    for name, files in supplies.items():
        (tmp_path / name).mkdir()
        for file, value in files.items():
            (tmp_path / name / file).write_text(f"{value}\n")
    assert on_battery(tmp_path) is on
