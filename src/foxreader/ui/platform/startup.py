"""What must be settled before Qt starts: the engine's flags, and whether Qt can show a window.

Import this before anything of QtWebEngine.
"""

from __future__ import annotations

import builtins
import ctypes
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from foxreader.core.errors import NoWindow

FLAGS = (
    "--js-flags=--expose-gc",
    '--host-resolver-rules="MAP * ~NOTFOUND"',
)
"""Garbage collection on our word keeps the renderer's memory flat; no host name resolves, and
no address connects: a second wall behind the interceptor, which misses preconnect."""

_DEVICES = ("dri/renderD*", "nvidia[0-9]*", "dxg")
"""Below /dev: what a Linux with a graphics processor has (Mesa, NVIDIA's own driver, WSL)."""


def prepare(
    environment: dict[str, str] | os._Environ[str] = os.environ, devices: Path = Path("/dev")
) -> list[str]:
    """Set what Qt and Chromium read from ``environment``; returns sentences the user should see.

    ``devices`` is the folder of the system's devices.
    """
    warnings = []
    flags = environment.get("QTWEBENGINE_CHROMIUM_FLAGS", "")
    missing = [flag for flag in FLAGS if flag not in flags]
    if not _has_graphics(environment, devices):
        # OpenGL emulated by the processor takes 100 to 150 ms for a frame where Qt's own software
        # drawing takes 40 (benchmarks.citation, two cores, 1440 by 900), and more memory.
        environment.setdefault("QT_QUICK_BACKEND", "software")
        if environment["QT_QUICK_BACKEND"] == "software":
            # It would be loaded all the same: 14 MB, and 50 MB of files (Mesa's, with LLVM).
            environment.setdefault("QT_XCB_GL_INTEGRATION", "none")
            environment.setdefault("QSG_RHI_BACKEND", "null")  # else Qt says that it lacks it
        missing += [] if "--disable-gpu" in flags else ["--disable-gpu"]
    environment["QTWEBENGINE_CHROMIUM_FLAGS"] = " ".join([flags, *missing]).strip()
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        if environment.get("QTWEBENGINE_DISABLE_SANDBOX") != "1":
            warnings.append(
                "Running as root: the page view's sandbox is off. "
                "Use an ordinary account to have it on."
            )
        environment["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
    return warnings


def import_plainly() -> None:
    """Import Qt, and go on importing as Python does by itself.

    PySide would read the source of each module that is imported later, for a switch of spelling
    (``from __feature__ import …``) that we do not use. With 300 modules that takes 60 ms.
    """
    plain = builtins.__import__
    from PySide6 import QtCore  # noqa: F401, PLC0415 -- see above

    builtins.__import__ = plain


def keep_inside(root: Path) -> None:
    """Have Qt write what it writes by itself below ``root``: dialogs keep their state in a file
    of their own, and drawing keeps compiled shaders.
    """
    from PySide6.QtCore import QCoreApplication, QSettings, Qt  # noqa: PLC0415 -- see above

    for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(kind, QSettings.Scope.UserScope, str(root / "qt"))
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DisableShaderDiskCache)


def _has_graphics(environment: dict[str, str] | os._Environ[str], devices: Path) -> bool:
    """Whether windows are drawn by a graphics processor. Only Linux is checked."""
    if environment.get("QT_QPA_PLATFORM") == "offscreen":
        return False
    return sys.platform != "linux" or any(any(devices.glob(name)) for name in _DEVICES)


def has_display(environment: dict[str, str] | os._Environ[str] = os.environ) -> bool:
    """Whether a window can be shown here."""
    if environment.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def use_offscreen_without_display() -> None:
    """Where no window can be shown, have Qt draw into memory."""
    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


# # Whether Qt can show a window here

_NAMED = re.compile(r"([^\s:]+\.so[^\s:]*): cannot open shared object file")


def check_window(environment: Mapping[str, str] = os.environ) -> None:
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
