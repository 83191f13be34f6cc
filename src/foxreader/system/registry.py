"""What Windows is told of the program, in this user's part of the registry: the books it can open
and its links. It is offered for them; what opens them stays as the user has set it.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import winreg
from collections.abc import Collection, Iterator, Mapping
from pathlib import PureWindowsPath

from foxreader.core.span import SCHEME

if sys.platform != "win32":
    raise ImportError("for Windows alone")

_USER = winreg.HKEY_CURRENT_USER
_BOOK, _LINK = "Foxreader.Book", "Foxreader.Link"
"""What kinds of files and links are called that it opens."""
_NAME, _PROGRAM = "Foxreader", "foxreaderw.exe"
_ABOUT = "Answers that carry the exact words they rest on"
Entries = Mapping[str, Mapping[str, str]]
"""Keys below that of the user, and what each has, by its name; "" is that of the key itself."""


def register(program: PureWindowsPath, endings: Collection[str], root: str = "Software") -> None:
    """Offer ``program`` for files of these ``endings`` and for links; raises ``OSError``.

    ``root`` is the key that all of it goes below.
    """
    for key, values in _entries(program, endings, root).items():
        with winreg.CreateKey(_USER, key) as made:
            for name, value in values.items():
                winreg.SetValueEx(made, name, 0, winreg.REG_SZ, value)
    _tell()


def unregister(endings: Collection[str], root: str = "Software") -> bool:
    """Take all of it away again; gives whether there was any. Nothing of it is left."""
    classes = rf"{root}\Classes"
    gone = [
        _delete_tree(key)
        for key in (
            *(rf"{classes}\{name}" for name in (_BOOK, _LINK, SCHEME)),
            rf"{classes}\Applications\{_PROGRAM}",
            rf"{root}\{_NAME}",
        )
    ]
    for ending in endings:
        _delete_value(rf"{classes}\{ending}\OpenWithProgids", _BOOK)
        _delete_empty(rf"{classes}\{ending}\OpenWithProgids")
        _delete_empty(rf"{classes}\{ending}")
    _delete_value(rf"{root}\RegisteredApplications", _NAME)
    for key in (rf"{root}\RegisteredApplications", rf"{classes}\Applications"):
        _delete_empty(key)
    _tell()
    return any(gone)


def _entries(program: PureWindowsPath, endings: Collection[str], root: str) -> Entries:
    classes, ours = rf"{root}\Classes", rf"{root}\{_NAME}\Capabilities"
    start, icon = f'"{program}" "%1"', f'"{program}",0'
    link = {"": f"URL:{_NAME}", "URL Protocol": ""}
    found: dict[str, Mapping[str, str]] = {
        rf"{classes}\{_BOOK}": {"": _NAME},
        rf"{classes}\{_LINK}": link,
        rf"{classes}\{SCHEME}": link,
        rf"{classes}\Applications\{_PROGRAM}": {"FriendlyAppName": _NAME},
        rf"{classes}\Applications\{_PROGRAM}\SupportedTypes": dict.fromkeys(endings, ""),
        ours: {"ApplicationName": _NAME, "ApplicationDescription": _ABOUT, "ApplicationIcon": icon},
        rf"{ours}\FileAssociations": dict.fromkeys(endings, _BOOK),
        rf"{ours}\UrlAssociations": {SCHEME: _LINK},
        rf"{root}\RegisteredApplications": {_NAME: ours},
    }
    for kind in (_BOOK, _LINK, SCHEME, rf"Applications\{_PROGRAM}"):
        found[rf"{classes}\{kind}\DefaultIcon"] = {"": icon}
        found[rf"{classes}\{kind}\shell\open\command"] = {"": start}
    for ending in endings:
        found[rf"{classes}\{ending}\OpenWithProgids"] = {_BOOK: ""}
    return found


def _below(key: str) -> Iterator[str]:
    with winreg.OpenKey(_USER, key) as opened:
        keys, _, _ = winreg.QueryInfoKey(opened)
        yield from [winreg.EnumKey(opened, number) for number in range(keys)]


def _delete_tree(key: str) -> bool:
    try:
        for name in _below(key):
            _delete_tree(rf"{key}\{name}")
        winreg.DeleteKey(_USER, key)
    except FileNotFoundError:
        return False
    return True


def _delete_value(key: str, name: str) -> None:
    with (
        contextlib.suppress(FileNotFoundError),
        winreg.OpenKey(_USER, key, 0, winreg.KEY_SET_VALUE) as opened,
    ):
        winreg.DeleteValue(opened, name)


def _delete_empty(key: str) -> None:
    """Delete a key that has nothing any more: another program's may be there too."""
    with contextlib.suppress(FileNotFoundError):
        with winreg.OpenKey(_USER, key) as opened:
            keys, values, _ = winreg.QueryInfoKey(opened)
        if not keys and not values:
            winreg.DeleteKey(_USER, key)


def _tell() -> None:
    """Have Windows look at the kinds of files anew (SHCNE_ASSOCCHANGED)."""
    ctypes.WinDLL("shell32").SHChangeNotify(0x08000000, 0, None, None)
