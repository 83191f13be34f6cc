"""What Windows is told of the program is there, and nothing of it once it is taken away."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import PureWindowsPath

import pytest

if sys.platform != "win32":
    pytest.skip("Windows' own", allow_module_level=True)

import winreg

from foxreader.system.desktop_windows import register, unregister

ROOT = r"Software\FoxreaderTests"
ENDINGS = (".epub", ".pdf")
PROGRAM = PureWindowsPath(r"C:\Program Files\Fox reader\foxreaderw.exe")
USER = winreg.HKEY_CURRENT_USER


@pytest.fixture
def root() -> Iterator[str]:
    winreg.CreateKey(USER, ROOT).Close()
    yield ROOT
    for key in reversed([ROOT, *keys(ROOT)]):
        winreg.DeleteKey(USER, key)


def keys(key: str) -> Iterator[str]:
    with winreg.OpenKey(USER, key) as opened:
        names = [winreg.EnumKey(opened, n) for n in range(winreg.QueryInfoKey(opened)[0])]
    for name in names:
        yield rf"{key}\{name}"
        yield from keys(rf"{key}\{name}")


def value(key: str, name: str = "") -> str:
    with winreg.OpenKey(USER, rf"{ROOT}\{key}") as opened:
        return str(winreg.QueryValueEx(opened, name)[0])


def test_it_is_offered_for_books_and_links_and_opens_them(root: str) -> None:
    register(PROGRAM, ENDINGS, root)
    for kind in ("Foxreader.Book", "Foxreader.Link", "foxreader"):
        assert value(rf"Classes\{kind}\shell\open\command") == f'"{PROGRAM}" "%1"'
    assert value(r"Classes\foxreader", "URL Protocol") == ""
    assert value("RegisteredApplications", "Foxreader") == rf"{ROOT}\Foxreader\Capabilities"
    for ending in ENDINGS:
        assert value(r"Foxreader\Capabilities\FileAssociations", ending) == "Foxreader.Book"
        assert value(rf"Classes\{ending}\OpenWithProgids", "Foxreader.Book") == ""
        with pytest.raises(FileNotFoundError):  # offered, not forced
            value(rf"Classes\{ending}")


def test_nothing_of_it_is_left_but_what_others_have(root: str) -> None:
    register(PROGRAM, ENDINGS, root)
    with winreg.CreateKey(USER, rf"{root}\Classes\.pdf\OpenWithProgids") as shared:
        winreg.SetValueEx(shared, "Other.Reader", 0, winreg.REG_SZ, "")
    assert unregister(ENDINGS, root)
    classes = rf"{root}\Classes"
    kept = rf"{classes}\.pdf"
    assert set(keys(root)) == {classes, kept, rf"{kept}\OpenWithProgids"}
    assert not unregister(ENDINGS, root)
