"""What a command prints arrives whole, wherever it is printed to."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from foxreader.system.processes import start
from waits import SECONDS

PRINTS = (
    "import sys; from foxreader.system.desktop import show_what_can_be_shown as show; show()\n"
    "print(sys.argv[1]); print(sys.argv[1], file=sys.stderr)"
)
SNOW = "Schnee ☃ 夢 café"


def printed(**environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", PRINTS, SNOW], capture_output=True, check=False, timeout=SECONDS,
        env={**os.environ, **environment},
    )  # fmt: skip


def test_what_goes_into_a_pipe_is_utf_8() -> None:
    done = printed()
    assert done.returncode == 0, done.stderr
    for said in (done.stdout, done.stderr):
        assert said.decode("utf-8").strip() == SNOW


@pytest.mark.skipif(sys.platform == "win32", reason="there a pipe gets UTF-8 in any case")
@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp850"])
def test_a_letter_that_an_encoding_lacks_is_no_error(encoding: str) -> None:
    done = printed(PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode(encoding).startswith("Schnee ? ?")


@pytest.mark.skipif(sys.platform != "win32", reason="code pages are Windows'")
@pytest.mark.parametrize("encoding", ["cp1252:surrogateescape", "cp850"])
def test_a_code_page_is_no_error(encoding: str) -> None:
    done = printed(PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and done.stdout.decode("utf-8").strip() == SNOW


# Processes

LOADS = (
    "import sys\n"
    "from foxreader.system.processes import end_with, own_streams\n"
    "given, out = own_streams(); end_with(given); print('lost')\n"
    "import numpy\n"
    "out.write(b'loaded'); out.flush(); import time; time.sleep(3600)"
)


def test_a_library_is_loaded_while_a_thread_waits_for_the_input() -> None:
    """On Windows it would wait for the input itself; and what it prints breaks no message."""
    pytest.importorskip("numpy")
    with start([sys.executable, "-c", LOADS]) as child:
        assert child.stdin is not None and child.stdout is not None
        try:
            assert child.stdout.read(6) == b"loaded"
            child.stdin.close()  # the program ends
            child.wait(SECONDS)
        finally:
            child.kill()


@pytest.mark.parametrize("low", [False, True])
def test_work_in_the_background_lets_others_go_first(*, low: bool) -> None:
    tells = "import os; print(os.getpriority(os.PRIO_PROCESS, 0))"
    if sys.platform == "win32":
        tells = (
            "import ctypes; k = ctypes.windll.kernel32; k.GetCurrentProcess.restype ="
            " ctypes.c_void_p; print(k.GetPriorityClass(ctypes.c_void_p(k.GetCurrentProcess())))"
        )
    with start([sys.executable, "-c", f"input(); {tells}"], low=low) as child:
        out, _ = child.communicate(b"go\n", timeout=SECONDS)
    own = 0x20 if sys.platform == "win32" else os.getpriority(os.PRIO_PROCESS, 0)
    lower = 0x4000 if sys.platform == "win32" else 10
    assert int(out) == (lower if low else own)
