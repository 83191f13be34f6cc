"""What Windows' desktop is told of the program: the books at its button, what it can open.

The first is the "jump list" of the taskbar, the second this user's part of the registry.
"""

from __future__ import annotations

import contextlib
import ctypes
import subprocess
import sys
import winreg
from collections.abc import Collection, Iterator, Mapping, Sequence
from ctypes import wintypes
from pathlib import Path, PureWindowsPath
from uuid import UUID

from foxreader.core.span import SCHEME

if sys.platform != "win32":
    raise ImportError("for Windows alone")

# The registry: the program is offered for books and links; what opens them stays as the user has
# set it.

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


# The list of books at the program's button in the taskbar of Windows (its "jump list"), by the
# interfaces of ShObjIdl_core.h. It has not been seen on Windows itself; Wine keeps no such list.

_ole = ctypes.OleDLL("ole32")
_IN_PROCESS = 1
_LIST = ("77f10cf0-3db5-4966-b520-b7c54fd35ed6", "6332debf-87b5-4670-90c0-5e57b408a49e")
_COLLECTION = ("2d3468c1-36a7-43b6-ac24-d3f02fd9607a", "5632b1a4-e38a-400a-928a-d4cd63230295")
_SHELL_LINK = ("00021401-0000-0000-c000-000000000046", "000214f9-0000-0000-c000-000000000046")
"""A class, and the interface of it that is used."""
_ARRAY = "92ca9dcd-5622-4bba-a805-5e9f541bd8c9"
_PROPERTIES = "886d8eeb-8cf2-4446-8d02-cdba1dbdcf99"
_TITLE = ("f29f85e0-4ff9-1068-ab91-08002b27b3d9", 2)
# The places of methods in their tables.
_QUERY, _RELEASE = 0, 2
_SET_ID, _BEGIN, _APPEND, _COMMIT, _DELETE = 3, 4, 5, 8, 10
_COUNT, _AT, _ADD = 3, 4, 5
_DESCRIBE, _GET_ARGUMENTS, _SET_ARGUMENTS, _SET_ICON, _SET_PATH = 7, 10, 11, 17, 20
_SET_VALUE, _COMMIT_VALUES = 6, 7
_LONGEST = 1_024
"""Characters of the arguments of a link; the list takes no longer ones."""


class _Key(ctypes.Structure):
    """PROPERTYKEY."""

    _fields_ = [("kind", ctypes.c_ubyte * 16), ("number", wintypes.DWORD)]


class _TextVariant(ctypes.Structure):
    """PROPVARIANT with a text."""

    _fields_ = [
        ("kind", ctypes.c_uint16), ("reserved", ctypes.c_uint16 * 3),
        ("text", wintypes.LPCWSTR), ("more", ctypes.c_void_p),
    ]  # fmt: skip


def show_books(name: str, program_id: str, books: Sequence[tuple[str, Path]]) -> None:
    """Offer the ``books``, each a title and its file, under ``name``, in place of those before;
    without any delete the list. Raises ``OSError`` where Windows refuses.

    ``program_id`` is what the windows' group in the taskbar is called.
    """
    with contextlib.ExitStack() as stack:
        made = _made(stack, *_LIST)
        if not books:
            _call(made, _DELETE, wintypes.LPCWSTR(program_id))
            return
        _call(made, _SET_ID, wintypes.LPCWSTR(program_id))
        slots, removed = wintypes.UINT(), ctypes.c_void_p()
        _call(made, _BEGIN, ctypes.byref(slots), _id(_ARRAY), ctypes.byref(removed))
        stack.callback(_call, removed, _RELEASE)
        # What the reader has taken off the list must not be offered again.
        unwanted = set(_arguments(stack, removed))
        links = _made(stack, *_COLLECTION)
        for title, path in books[: slots.value]:
            given = _given(path)
            if given not in unwanted and len(given) < _LONGEST:
                _call(links, _ADD, _link(stack, title, given, str(path)))
        count = wintypes.UINT()
        _call(links, _COUNT, ctypes.byref(count))
        if count.value:
            _call(made, _APPEND, wintypes.LPCWSTR(name), links)
        _call(made, _COMMIT)


def _program() -> PureWindowsPath:
    """What a link starts: the installed program, or the Python it runs in, without a console."""
    running = Path(sys.executable)
    name = "pythonw.exe" if running.stem.lower().startswith("python") else "foxreaderw.exe"
    there = running.with_name(name)
    return PureWindowsPath(there if there.exists() else running)


def _given(path: Path) -> str:
    """What it is given with a book."""
    of_python = _program().stem.lower().startswith("python")
    return subprocess.list2cmdline([*(["-m", "foxreader"] if of_python else []), str(path)])


def _link(stack: contextlib.ExitStack, title: str, given: str, about: str) -> ctypes.c_void_p:
    program, link = str(_program()), _made(stack, *_SHELL_LINK)
    _call(link, _SET_PATH, wintypes.LPCWSTR(program))
    _call(link, _SET_ARGUMENTS, wintypes.LPCWSTR(given))
    _call(link, _DESCRIBE, wintypes.LPCWSTR(about[:250]))
    _call(link, _SET_ICON, wintypes.LPCWSTR(program), 0)
    values = ctypes.c_void_p()
    _call(link, _QUERY, _id(_PROPERTIES), ctypes.byref(values))
    stack.callback(_call, values, _RELEASE)
    key = _Key(tuple(UUID(_TITLE[0]).bytes_le), _TITLE[1])
    text = _TextVariant(31, text=title)  # VT_LPWSTR
    _call(values, _SET_VALUE, ctypes.byref(key), ctypes.byref(text))
    _call(values, _COMMIT_VALUES)
    return link


def _arguments(stack: contextlib.ExitStack, links: ctypes.c_void_p) -> Iterator[str]:
    count, text = wintypes.UINT(), ctypes.create_unicode_buffer(_LONGEST)
    _call(links, _COUNT, ctypes.byref(count))
    for number in range(count.value):
        link = ctypes.c_void_p()
        with contextlib.suppress(OSError):  # an entry of another kind
            _call(links, _AT, number, _id(_SHELL_LINK[1]), ctypes.byref(link))
            stack.callback(_call, link, _RELEASE)
            _call(link, _GET_ARGUMENTS, text, _LONGEST)
            yield text.value


def _made(stack: contextlib.ExitStack, kind: str, interface: str) -> ctypes.c_void_p:
    made = ctypes.c_void_p()
    _ole.CoCreateInstance(_id(kind), None, _IN_PROCESS, _id(interface), ctypes.byref(made))
    stack.callback(_call, made, _RELEASE)
    return made


def _id(text: str) -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(UUID(text).bytes_le, 16)


def _call(of: ctypes.c_void_p, method: int, *given: object) -> None:
    """Call a method by its place in the table; raises ``OSError`` where that fails."""
    table = ctypes.cast(of, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p))).contents
    result = ctypes.c_ulong if method == _RELEASE else ctypes.HRESULT
    ctypes.CFUNCTYPE(result)(table[method] or 0)(of, *given)  # Windows of 64 bits has but one way
