"""The console or pipe that a command prints to, and the language of who reads it."""

from __future__ import annotations

import ctypes
import locale
import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper

_LONGEST = 85
"""Characters of the name of a locale on Windows, with the zero at its end."""


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


def say(text: str) -> None:
    """Print a line on standard error. A program of Windows without a console has none, as after a
    double click: there a small window says it, until it is closed."""
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
    elif sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, text, "Foxreader", 0)


def environment() -> Mapping[str, str]:
    """The environment; on Windows, where it has no locale, with that of the user's windows."""
    named = any(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return os.environ if named or not (own := _of_windows()) else {**os.environ, "LANG": own}


def language() -> str:
    """The code of this computer's language; "" where none is set."""
    return _of_windows() or locale.getlocale()[0] or ""


def _of_windows() -> str:
    """The user's locale as Windows names it, such as de-AT; "" on other systems."""
    if sys.platform != "win32":
        return ""
    kernel, name = ctypes.windll.kernel32, ctypes.create_unicode_buffer(_LONGEST)
    kernel.LCIDToLocaleName(kernel.GetUserDefaultUILanguage(), name, _LONGEST, 0)
    return name.value
