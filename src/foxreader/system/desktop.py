"""The desktop: the languages of its user, where other programs are, what it is told of our windows,
how something is said where there is no terminal, and whether it runs on its battery.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

from foxreader.system.processes import output_of

# The console or pipe that a command prints to


def show_what_can_be_shown() -> None:
    """Have a console of a narrow encoding show “?” for a letter it lacks, in place of an error; on
    Windows a file or a pipe gets UTF-8, which other systems have anyhow."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if sys.platform == "win32" and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
        elif stream.errors == "strict":
            stream.reconfigure(errors="replace")


_ID = "Foxreader.Foxreader"
"""What Windows calls the program: its windows are one group in the taskbar, under its own icon."""
LISTS_BOOKS = sys.platform == "win32"
"""Whether the desktop has a place for the books that were read last."""
_ERROR_SIGN = 0x10
_FOLDERS = {
    "darwin": ("/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin"),
    "win32": (r"{ProgramFiles}\Tesseract-OCR", r"{LOCALAPPDATA}\Programs\Tesseract-OCR"),
}
"""Where programs are put that no search path leads to: by Homebrew and MacPorts, of which Finder
knows nothing, and by the installer of tesseract for Windows, which names itself nowhere."""


def take_place() -> None:
    """Have the windows of this process belong to Foxreader, not to the Python that runs it. To be
    called before there is one."""
    if sys.platform == "win32":
        ctypes.WinDLL("shell32").SetCurrentProcessExplicitAppUserModelID(_ID)


def offer_books(name: str, books: Sequence[tuple[str, Path]]) -> None:
    """Have the desktop offer these books, each a title and its file, under ``name``, and no others
    any more; a desktop that refuses goes without."""
    if sys.platform == "win32":
        from foxreader.system import desktop_windows  # noqa: PLC0415 -- Windows' own

        with contextlib.suppress(OSError):
            desktop_windows.show_books(name, _ID, books)


def languages() -> list[str]:
    """The languages that the user has chosen for the system, such as "de-DE", the first wanted
    most; empty where the environment says it."""
    if sys.platform != "win32":
        return []
    kernel, by_name = ctypes.WinDLL("kernel32"), 0x8
    count, size = ctypes.c_ulong(), ctypes.c_ulong()
    asked = (by_name, ctypes.byref(count))
    kernel.GetUserPreferredUILanguages(*asked, None, ctypes.byref(size))
    names = ctypes.create_unicode_buffer(max(1, size.value))
    kernel.GetUserPreferredUILanguages(*asked, names, ctypes.byref(size))
    return [name for name in names[:].split("\0") if name]


def tell(text: str) -> None:
    """Say something to a user who sees no terminal, as of a program that has none on Windows."""
    if sys.platform == "win32":
        ctypes.WinDLL("user32").MessageBoxW(None, text, "Foxreader", _ERROR_SIGN)


def find_program(
    name: str, system: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> str | None:
    """The whole path of another program; None where there is none.

    Never a relative one: that could be a file that was put into the current folder with a book.
    """
    found = shutil.which(name)
    if found is not None and Path(found).is_absolute():
        return found
    folders = []
    for folder in _FOLDERS.get(system, ()):
        try:
            folders.append(folder.format_map(environment))
        except KeyError:
            continue
    found = shutil.which(name, path=os.pathsep.join(folders)) if folders else None
    return found if found is not None and Path(found).is_absolute() else None


# Power

_SUPPLIES = Path("/sys/class/power_supply")
_SECONDS = 5.0
"""The most that macOS is asked. Chosen: it answers at once."""


def on_battery(supplies: Path = _SUPPLIES) -> bool:
    """Whether the computer runs on its battery; False where that is not known. ``supplies`` is
    where Linux lists what it has power from."""
    if sys.platform == "win32":
        status = (ctypes.c_ubyte * 12)()  # SYSTEM_POWER_STATUS, which begins with the line's
        return bool(ctypes.windll.kernel32.GetSystemPowerStatus(status)) and status[0] == 0
    if sys.platform == "darwin":
        with contextlib.suppress(OSError):
            return b"Battery Power" in output_of(["/usr/bin/pmset", "-g", "batt"], _SECONDS)
        return False
    own = [each for each in supplies.glob("*") if _read(each / "scope") != "Device"]  # of a mouse
    states, lines = ([_read(each / name) for each in own] for name in ("status", "online"))
    return "Discharging" in states and "1" not in lines


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
