"""Files as each system wants them: written whole or not at all, private, shared, deleted.

Windows lets nobody replace, rename or delete a file that another program has open, which virus
scanners and sync clients have for a moment: here all of that is tried for two seconds.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path, PurePath
from typing import TypeVar
from urllib.parse import quote

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice

_T = TypeVar("_T")
_HELD = frozenset({5, 32})
"""What Windows says while another program has the file open: access denied, sharing violation."""
_PATIENCE = 2.0
"""Seconds to wait for it. Others of its users wait as long."""


def patiently(act: Callable[[], _T]) -> _T:
    """What ``act`` gives, tried again for two seconds where Windows says that a file is held."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return act()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in _HELD or time.monotonic() > end:
                raise
        time.sleep(0.02)


# Files written apart and then given their name, so that a kill leaves the old file or the new


@contextlib.contextmanager
def unnamed(folder: Path, prefix: str = ".", suffix: str = "") -> Iterator[Path]:
    """An empty file of its owner alone in ``folder``, to be written, closed and finished; what is
    left of it at the end is deleted."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=prefix, suffix=suffix)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        delete(Path(name))


def finish(unfinished: Path, to: Path) -> None:
    """Have ``unfinished``, which must be closed, written to the disk, then give it the name ``to``.

    Another file of that name is replaced.
    """
    _sync(unfinished)
    put(unfinished, to)


def finish_new(unfinished: Path, to: Path) -> None:
    """As :func:`finish`, but raises ``FileExistsError`` where the name is taken.

    ``unfinished`` may be left as a second name of the same file, for the caller to delete.
    """
    _sync(unfinished)
    try:
        to.hardlink_to(unfinished)  # unlike a renaming it never replaces what came meanwhile
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if to.exists() or to.is_symlink():
            raise FileExistsError(17, "File exists", str(to)) from None
        put(unfinished, to)


def put(path: Path, to: Path) -> None:
    """Give a file the name ``to`` without waiting for the disk: for what can be made again, and
    what is set aside. Another file of that name is replaced."""
    patiently(lambda: path.replace(to))


def _sync(path: Path) -> None:
    # For writing too: Windows refuses to write out a file that was opened for reading alone.
    with patiently(lambda: path.open("r+b")) as file:
        os.fsync(file.fileno())


# Private files and folders


def private_folder(path: Path) -> Path:
    """``path``, made where it is missing and closed to other users."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.stat().st_mode & 0o077:
            path.chmod(0o700)
    except OSError as error:
        if error.errno == errno.EROFS and path.is_dir():
            return path  # it can be read
        raise StorageError(
            Notice("folder_unusable", path=str(path), reason=str(error.strerror))
        ) from error
    return path


def make_private(path: Path) -> None:
    """Make the file where it is missing, readable by its owner alone from the first moment on."""
    patiently(lambda: os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600)))


def write_private(path: Path, data: bytes) -> None:
    """Write ``path`` whole or not at all, readable by its owner only."""
    private_folder(path.parent)
    try:
        with unnamed(path.parent, f".{path.name}.") as made:
            made.write_bytes(data)
            finish(made, path)
    except OSError as error:
        raise StorageError(
            Notice("not_saved", name=path.name, reason=str(error.strerror))
        ) from error


def write_new(path: Path, text: str | bytes, *, force: bool = False) -> None:
    """Write ``text`` to ``path`` in a folder of the reader's, as UTF-8 if it is no bytes; an
    existing file is replaced with ``force`` only.

    Raises ``UsageError`` where there is one, ``StorageError`` where it cannot be written.
    """
    try:
        with unnamed(path.parent, ".foxreader-") as made:
            made.write_bytes(text.encode() if isinstance(text, str) else text)
            (finish if force else finish_new)(made, path)
    except FileExistsError as error:
        raise UsageError(Notice("export_exists", path=str(path))) from error
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(path), reason=str(error.strerror))
        ) from error


# Names that every file system takes

_FORBIDDEN = frozenset('<>:"/\\|?*')
_DEVICE = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*", re.I)
"""What Windows takes for a device, whatever follows after a dot: what is written there is gone."""


def usable_name(text: str, longest: int, default: str) -> str:
    """``text`` as the name of a file on every system, ``longest`` bytes of it at most; ``default``
    where nothing of it is left."""
    plain = "".join(" " if c in _FORBIDDEN or not c.isprintable() else c for c in text)
    short = " ".join(plain.split()).strip(" .").encode("utf-8", "ignore")[:longest]
    first, dot, rest = short.decode("utf-8", "ignore").strip(" .").partition(".")
    if _DEVICE.fullmatch(first):
        first = f"{first.rstrip()}_"
    return f"{first}{dot}{rest}" or default


# One path, one spelling

_LONG = 240
"""Characters from which on Windows may refuse a path: it takes 260, and names come after it."""


def reachable(path: Path) -> Path:
    """The path as Windows takes it whatever its length; on other systems as it is."""
    name = str(path)
    if sys.platform != "win32" or len(name) < _LONG or name.startswith("\\\\?\\"):
        return path
    return Path(extended(os.path.abspath(name)))  # noqa: PTH100 -- ".." means nothing in such a path


def extended(name: str) -> str:
    """A whole path of Windows in the form that has no limit."""
    return f"\\\\?\\UNC{name[1:]}" if name.startswith("\\\\") else f"\\\\?\\{name}"


def one_spelling(path: Path) -> Path:
    """The path as it is written on the disk, where the system takes other spellings too: Windows
    takes capitals for small letters, and a short name for a long one."""
    if sys.platform != "win32" or not path.is_absolute():
        return path
    spelled = Path(path.anchor.upper())
    for part in path.parts[1:]:
        spelled /= ("" if {"*", "?"} & set(part) else _on_disk(str(spelled / part))) or part
    return spelled


def _on_disk(name: str) -> str:
    """The last part of a path of Windows as it is on the disk; "" where it is not there."""
    from ctypes import byref, windll, wintypes  # type: ignore[attr-defined]  # noqa: PLC0415

    found = wintypes.WIN32_FIND_DATAW()
    find = windll.kernel32.FindFirstFileW
    find.restype = wintypes.HANDLE
    handle = find(name, byref(found))
    if handle in (None, wintypes.HANDLE(-1).value):
        return ""
    windll.kernel32.FindClose(wintypes.HANDLE(handle))
    return str(found.cFileName)


# Files deleted


def delete(path: Path) -> None:
    """Delete a file, if it is there."""
    patiently(lambda: path.unlink(missing_ok=True))


def delete_tree(folder: Path) -> None:
    """Delete a folder with what is in it; what cannot be deleted is left."""
    end = time.monotonic() + _PATIENCE
    shutil.rmtree(folder, ignore_errors=True)
    while sys.platform == "win32" and folder.exists() and time.monotonic() < end:
        time.sleep(0.05)  # a process that ended has its files a moment longer
        shutil.rmtree(folder, ignore_errors=True)


# Files read while others work with them


def open_shared(path: Path) -> io.BufferedReader:
    """Open a file of the reader's for reading; others may rename, replace and delete it meanwhile,
    as other systems than Windows allow anyhow."""
    return open(path, "rb", opener=_shared if sys.platform == "win32" else None)


def read_shared(path: Path) -> bytes:
    """All bytes of such a file."""
    with open_shared(path) as file:
        return file.read()


def _shared(name: str, flags: int) -> int:
    """What ``open`` calls on Windows: as itself, but with the right to delete shared."""
    import _winapi  # noqa: PLC0415 -- Windows' own
    import msvcrt  # noqa: PLC0415

    read, sharing, existing = 0x80000000, 0x1 | 0x2 | 0x4, 3
    try:
        handle = _winapi.CreateFile(name, read, sharing, 0, existing, 0x80, 0)  # type: ignore[attr-defined]
    except OSError as error:
        if os.path.isdir(name):  # noqa: PTH112 -- Windows says only that access is denied
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name) from error
        error.filename = name
        raise
    return int(msvcrt.open_osfhandle(handle, flags))  # type: ignore[attr-defined]


def database_address(path: Path, parameters: str) -> str:
    """The address by which SQLite opens the file at ``path`` with ``parameters``."""
    return f"{_address(path.absolute())}?{parameters}"


def _address(path: PurePath) -> str:
    name = path.as_posix()
    # A computer in the network is no host to SQLite: all of “//nas/books” is the path.
    before = "file://" if name.startswith("/") else "file:///"
    return before + quote(os.fsencode(name), safe="/:")
