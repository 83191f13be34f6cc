"""A virtual display as an outside observer sees it: input events sent, pixels read.

It speaks to the X server by itself, through libX11 and libXtst, so that what is timed is another
process's whole way from an input event to changed pixels. Needs Linux and the program Xvfb.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

_ALL_PLANES = ctypes.c_ulong(0xFFFFFFFF)
_Z_PIXMAP = 2
"""The image format ZPixmap of Xlib."""
SIZE = (1440, 900)
"""Width and height of the display, in pixels: the size of the drawings."""


class _Image(ctypes.Structure):
    """The first fields of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int), ("data", ctypes.POINTER(ctypes.c_char)),
        ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int),
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the display, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """The point in its middle."""
        return self.left + self.width // 2, self.top + self.height // 2


class Screen:
    """One display: keys and clicks in, pixels out."""

    def __init__(self, display: str) -> None:
        self._x, self._test = _library("X11"), _library("Xtst")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        opened = self._x.XOpenDisplay(display.encode())
        if not opened:
            raise SystemExit(f"The display {display} cannot be opened.")
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))

    def click(self, at: tuple[int, int]) -> float:
        """Press and release the left button at a point; the time of the press, in seconds."""
        self.point(at)
        now = time.monotonic()
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)
        return now

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer to a point."""
        self._test.XTestFakeMotionEvent(self._display, -1, *at, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def key(self, name: str) -> float:
        """Press and release a key by the name X gives it; the time of the press, in seconds."""
        symbol = ctypes.c_ulong(self._x.XStringToKeysym(name.encode()))
        code = self._x.XKeysymToKeycode(self._display, symbol)
        now = time.monotonic()
        for down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, code, down, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)
        return now

    def pixels(self, box: Box) -> bytes:
        """The pixels of ``box``, four bytes each: blue, green, red and one unused."""
        image = self._x.XGetImage(
            self._display, self._root, box.left, box.top, box.width, box.height,
            _ALL_PLANES, _Z_PIXMAP,
        )  # fmt: skip
        held = image.contents
        data = ctypes.string_at(held.data, held.bytes_per_line * held.height)
        self._x.XFree(ctypes.cast(held.data, ctypes.c_void_p))
        self._x.XFree(ctypes.cast(image, ctypes.c_void_p))
        return data

    def when(
        self, box: Box, holds: Callable[[bytes], bool], patience: float = 5.0
    ) -> tuple[float, bytes]:
        """The time at which the pixels of ``box`` first satisfy ``holds``, and those pixels."""
        end = time.monotonic() + patience
        while True:
            data, now = self.pixels(box), time.monotonic()
            if holds(data):
                return now, data
            if now > end:
                raise TimeoutError("the pixels waited for did not come")
            time.sleep(0.001)

    def still(self, box: Box, rest: float = 0.25, patience: float = 10.0) -> bytes:
        """The pixels of ``box`` once they have not changed for ``rest`` seconds."""
        end = time.monotonic() + patience
        before, since = self.pixels(box), time.monotonic()
        while time.monotonic() - since < rest and time.monotonic() < end:
            time.sleep(0.02)
            now = self.pixels(box)
            if now != before:
                before, since = now, time.monotonic()
        return before


def _library(name: str) -> Any:
    found = ctypes.util.find_library(name)
    if found is None:
        raise SystemExit(f"lib{name} is missing; it comes with Qt's system libraries.")
    return ctypes.CDLL(found)


@contextmanager
def virtual_display(number: int = 91) -> Iterator[Screen]:
    """A display of its own for what is started inside, the first free one from ``number`` on;
    DISPLAY is set while it lasts."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        raise SystemExit("This needs Linux and Xvfb (on Debian: apt-get install xvfb).")
    name = f":{next(n for n in count(number) if not os.path.exists(_socket(n)))}"  # noqa: PTH110
    server = subprocess.Popen(
        ["Xvfb", name, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
    )
    before = os.environ.get("DISPLAY")
    os.environ["DISPLAY"] = name
    try:
        _wait_for(name, server)
        yield Screen(name)
    finally:
        os.environ.pop("DISPLAY", None)
        if before is not None:
            os.environ["DISPLAY"] = before
        server.terminate()
        server.wait()


def _socket(number: int) -> str:
    return f"/tmp/.X11-unix/X{number}"


def _wait_for(name: str, server: subprocess.Popen[bytes]) -> None:
    socket = _socket(int(name[1:]))
    for _ in range(200):
        if server.poll() is not None:
            raise SystemExit(f"Xvfb did not start; is display {name} taken?")
        if os.path.exists(socket):  # noqa: PTH110
            return
        time.sleep(0.05)
    raise SystemExit("Xvfb did not start within ten seconds.")
