"""What must be settled before Qt starts: the browser engine's flags, and the scheme of open books.

Import this before anything of QtWebEngine.
"""

from __future__ import annotations

import builtins
import os
import sys
from pathlib import Path

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
    if not has_graphics(environment, devices):
        # OpenGL emulated by the processor takes 100 to 150 ms for a frame where Qt's own software
        # drawing takes 40 (benchmarks.citation, two cores, 1440 by 900), and more memory.
        environment.setdefault("QT_QUICK_BACKEND", "software")
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


def has_graphics(environment: dict[str, str] | os._Environ[str], devices: Path) -> bool:
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
