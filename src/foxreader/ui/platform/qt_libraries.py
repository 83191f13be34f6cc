"""Whether Qt can show a window here: found out before Qt is, which would end the process."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from foxreader.core.errors import NoWindow

_NAMED = re.compile(r"([^\s:]+\.so[^\s:]*): cannot open shared object file")


def check(environment: Mapping[str, str] = os.environ) -> None:
    """Load what Qt would load; raises ``NoWindow`` with the name of what is missing.

    Call it before the application is made, once the browser engine's flags are set.
    """
    if sys.platform != "linux":
        return
    try:
        from PySide6 import QtWebEngineWidgets  # noqa: F401, PLC0415 -- the point is to load it
        from PySide6.QtCore import QLibraryInfo  # noqa: PLC0415
    except ImportError as error:
        raise NoWindow(_missing(error)) from error
    folder = environment.get("QT_QPA_PLATFORM_PLUGIN_PATH") or str(
        Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    )
    refusals = []
    for platform in _platforms(environment):
        refusal = _refusal(Path(folder) / f"libq{platform}.so", platform, environment)
        if not refusal:
            return
        refusals.append(refusal)
    if refusals:
        raise NoWindow(refusals[-1])


def _platforms(environment: Mapping[str, str]) -> Iterator[str]:
    """The ways to show a window that Qt would try, in its order."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        yield from (each.partition(":")[0] for each in chosen.split(";"))
        return
    if environment.get("WAYLAND_DISPLAY"):
        yield "wayland"
    if environment.get("DISPLAY"):
        yield "xcb"


def _refusal(plugin: Path, platform: str, environment: Mapping[str, str]) -> str:
    """Why Qt would not start with ``plugin``, as a sentence; "" where it would."""
    if not plugin.is_file():
        return f"No window can be shown: Qt has no platform “{platform}”; check QT_QPA_PLATFORM."
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return _missing(error)
    display = environment.get("DISPLAY", "")
    if platform == "xcb" and not _answers(display):
        return (
            f"No window can be shown: nothing answers at the display {display!r}. "
            "Check DISPLAY, or whether you may use another user's display."
        )
    return ""


def _answers(display: str) -> bool:
    """Whether an X server answers at ``display`` and lets this user in."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode() or None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _missing(error: Exception) -> str:
    """One sentence that names the library the loader did not find."""
    named = _NAMED.search(str(error))
    what = f"the system library {named[1]} is missing" if named else f"Qt does not load ({error})"
    return (
        f"No window can be shown: {what}. Install it with your system's package manager, "
        "or run “python3 bootstrap.py setup” in Foxreader's folder."
    )
