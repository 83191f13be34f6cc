"""What Windows' packages are made of: the wheels as published, and what is needed of them."""

from __future__ import annotations

import re
import shutil
import sys
from importlib import metadata
from pathlib import Path

import pytest

from nonempty import some

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import windows  # noqa: E402

SCRIPT = (ROOT / "packaging" / "foxreader.nsi").read_text("utf-8")
LANGUAGES = ("English", "German", "Spanish", "French", "Arabic", "Japanese", "SimpChinese",
             "PortugueseBR")  # fmt: skip


def test_only_lines_for_windows_are_taken_of_the_lock_file() -> None:
    lock = (
        "one==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:aa\n"
        "two==2.0 ; sys_platform == 'linux' \\\n    --hash=sha256:bb\n    # via three\n"
        "three==3.0 \\\n    --hash=sha256:cc\n"
    )
    assert windows.for_windows(lock) == (
        "one==1.0 \\\n    --hash=sha256:aa\nthree==3.0 \\\n    --hash=sha256:cc\n"
    )
    ours = windows.for_windows((ROOT / "requirements.lock").read_text("utf-8"))
    assert "pywin32-ctypes==" in ours and "secretstorage==" not in ours.lower()


def test_what_tests_and_makers_need_is_not_packed() -> None:
    there = {windows.canonicalize_name(one.name): one for one in metadata.distributions()}
    found = windows.needed(there)
    assert {"foxreader", "pyside6-addons", "shiboken6", "lxml", "pymupdf", "keyring"} <= found
    assert not found & {"pytest", "mypy", "ruff", "hypothesis", "hatchling", "openai"}


def test_every_module_of_qt_that_the_program_imports_is_packed() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    imported = {name for text in sources for name in re.findall(r"from PySide6\.(Qt\w+)", text)}
    assert set(some(imported)) <= set(windows.MODULES)


def test_nothing_of_a_test_bed_is_packed(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "right.pyd").write_bytes(b"MZ api-ms-win-crt-math-l1-1-0.dll")
    assert windows.foreign(tmp_path) == []
    patched = tmp_path / "site" / "patched.pyd"
    patched.write_bytes(b"MZ testbed-of-crt-math-l1-1-0.dll")
    assert windows.foreign(tmp_path) == [patched]


def test_the_folder_keeps_what_is_needed(tmp_path: Path) -> None:
    for name in ("Lib/os.py", "Lib/test/test_os.py", "DLLs/_ssl.pyd", "python.exe", "python3.dll"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    windows.keep(tmp_path, windows.PYTHON_NEEDED, windows.PYTHON_UNUSED)
    assert [name for name, _ in windows.files(tmp_path)] == [
        "DLLs/_ssl.pyd", "Lib/os.py", "python3.dll"
    ]  # fmt: skip
    assert not (tmp_path / "Lib" / "test").exists()


def test_the_installer_speaks_each_language_of_the_window() -> None:
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT) == list(LANGUAGES)
    for said in some(re.findall(r"^!insertmacro said \w+((?:.*\\\n)*.*)$", SCRIPT, re.MULTILINE)):
        assert len(re.findall(r'"[^"]+"', said)) == len(LANGUAGES)


def test_the_profile_is_never_deleted() -> None:
    removed = re.findall(r"^\s*(?:RMDir|Delete)(?: /r)? (.*?)(?: ;.*)?$", SCRIPT, re.MULTILINE)
    for what in some(removed):
        assert what.startswith(('"$INSTDIR', '"$SMPROGRAMS\\Foxreader', '"$DESKTOP\\Foxreader'))
    whole = re.findall(r"RMDir /r (.*?)(?: ;.*)?$", SCRIPT, re.MULTILINE)
    assert set(whole) == {'"$INSTDIR\\_internal"'}  # in a folder with other things, only ours


@pytest.mark.skipif(shutil.which("makensis") is None, reason="without NSIS")
def test_the_script_makes_an_installer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "BUILD", tmp_path)
    folder = tmp_path / "folder"
    (folder / "_internal").mkdir(parents=True)
    for name in ("foxreader.exe", "foxreaderw.exe", "_internal/python313.dll"):
        (folder / name).write_bytes(b"MZ")
    made = windows.installer(folder, "9.8.7")
    assert made.name == "Foxreader-9.8.7-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
