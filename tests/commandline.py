"""The command line in this process: what a command prints, and its exit code."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from foxreader.__main__ import main

always_a_window = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="a window can always be shown there"
)
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What says that a window can be shown."""


def fox(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Do what ``foxreader ARGUMENTS`` does where there is no display.

    ``environment`` is added to the process's own. What a process of its own would do besides (its
    start, signals, pipes that break) is in ``cli/test_process.py``.
    """
    given = list(map(str, arguments))
    out, err = _stream(), _stream()
    with (
        pytest.MonkeyPatch.context() as patch,
        _own_state(),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        for name in DISPLAYS:
            patch.delenv(name, raising=False)
        for name, value in environment.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["foxreader", *given])
        try:
            code: object = main(given)
        except SystemExit as ended:
            code = ended.code or 0
    assert isinstance(code, int)
    return subprocess.CompletedProcess(given, code, _written(out), _written(err))


@contextlib.contextmanager
def _own_state() -> Iterator[None]:
    """Put back what the program sets for its whole process."""
    threshold, mask = gc.get_threshold(), os.umask(0o022)
    os.umask(mask)
    try:
        yield
    finally:
        gc.set_threshold(*threshold)
        os.umask(mask)


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="", write_through=True)


def _written(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")
