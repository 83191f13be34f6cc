"""Windows' walls: what a job and a token of few rights keep a process from, where they do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from foxreader.system.confine import walls
from waits import SECONDS

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="Windows' own")

CONFINED = """
import json, subprocess, sys
from pathlib import Path
from foxreader.system.confine import confine

other, scratch = Path(sys.argv[1]), Path(sys.argv[2])
up = confine(other, scratch)
assert confine(other, scratch) == up  # a process that reads several books


def tried(act):
    try:
        act()
    except (OSError, MemoryError) as error:
        return type(error).__name__
    return "done"


print(json.dumps({
    "up": sorted(up),
    "read": tried(other.read_bytes),
    "write": tried(lambda: other.write_bytes(b"changed")),
    "scratch": tried(lambda: (scratch / "made").write_bytes(b"made")),
    "start": tried(lambda: subprocess.run([sys.executable, "-c", ""], check=True)),
    "memory": tried(lambda: bytearray(4 * 1024**3)),
}))
"""
TOGETHER = """
import subprocess, sys, time
from foxreader.system.processes import start

child = start([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
time.sleep(600)
"""


def test_what_is_claimed_is_refused(tmp_path: Path) -> None:
    import json

    other, scratch = tmp_path / "other", tmp_path / "scratch"
    other.write_bytes(b"as it was")
    scratch.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", CONFINED, str(other), str(scratch)],
        capture_output=True, text=True, timeout=SECONDS, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert set(said["up"]) == walls()
    assert said["read"] == said["scratch"] == "done"
    if "changes" in walls():
        assert said["write"] == "PermissionError" and said["start"] != "done"
        assert other.read_bytes() == b"as it was"
    if "memory" in walls():
        assert said["memory"] == "MemoryError"


def test_a_process_that_was_started_ends_with_the_program() -> None:
    import ctypes
    from ctypes import wintypes

    with subprocess.Popen(
        [sys.executable, "-c", TOGETHER], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as parent:
        assert parent.stdout is not None
        number = int(parent.stdout.readline())
        kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
        kernel.OpenProcess.restype = wintypes.HANDLE
        handle = wintypes.HANDLE(kernel.OpenProcess(0x100000, False, number))  # SYNCHRONIZE
        still_running, ended = 0x102, 0
        assert kernel.WaitForSingleObject(handle, 0) == still_running
        parent.kill()
        assert kernel.WaitForSingleObject(handle, int(SECONDS * 1000)) == ended
        kernel.CloseHandle(handle)
