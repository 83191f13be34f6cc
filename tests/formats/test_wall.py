"""What a confined process may not do: each call that was tried is refused by the kernel."""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from foxreader.system.confine import WALLS, walls
from waits import SECONDS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux confines a process")
PROBE = Path(__file__).with_name("wallprobe.py")
NOBODY = 65534
REFUSED = ("EPERM", "EACCES")
# What no kernel lets a process do that has no right to it, so that nothing is shown by a refusal.
PRIVILEGED = {
    "raw", "packet", "mount", "chroot", "open_tree", "fsopen", "bpf", "perf", "setns",
    "a thread's namespace", "clone a namespace", "a user's namespace",
}  # fmt: skip
USERS = [pytest.param(False, id="this user"), pytest.param(True, id="nobody")]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that every user can reach, with a file and a socket that listens."""
    made = Path(tempfile.mkdtemp(prefix="foxreader-probe-"))
    made.chmod(0o777)
    for name, text in {"other": "Another file.", "book": "The book."}.items():
        (made / name).write_text(text)
        (made / name).chmod(0o644)  # Whatever the mask of the user who runs the tests.
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(made / "listens"))
        server.listen()
        (made / "listens").chmod(0o777)
        yield made
    shutil.rmtree(made)


def probed(
    folder: Path, *, nobody: bool, without: tuple[str, ...] = (), confine: bool = True
) -> dict[str, Any]:
    if nobody and os.getuid():
        pytest.skip("only root can become another user")
    if nobody:
        os.chown(folder / "other", NOBODY, NOBODY)
    about = {"folder": str(folder), "book": str(folder / "book"), "nobody": nobody,
             "without": without, "confine": confine}  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(PROBE), json.dumps(about)],
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def needs(*wanted: str) -> None:
    if not walls().issuperset(wanted):
        pytest.skip("this system does not have the walls")


@pytest.mark.parametrize("nobody", USERS)
def test_every_call_that_reading_does_not_need_is_refused(folder: Path, nobody: bool) -> None:
    needs(*WALLS)
    said = probed(folder, nobody=nobody)
    assert said["walls"] == list(WALLS)
    assert {name: one for name, one in said["refused"].items() if one not in REFUSED} == {}
    assert said["rights"] == {
        "read the book": "done", "stat another": "done", "read another": "EACCES",
        "list a folder": "EACCES", "a thread": "done",
    }  # fmt: skip


@pytest.mark.parametrize("nobody", USERS)
def test_where_landlock_is_missing_only_reading_is_left(folder: Path, nobody: bool) -> None:
    needs("calls")
    said = probed(folder, nobody=nobody, without=("files",))
    assert said["walls"] == ["calls", "memory"]
    assert {name: one for name, one in said["refused"].items() if one not in REFUSED} == {}
    assert set(said["rights"].values()) == {"done"}


@pytest.mark.parametrize("nobody", USERS)
def test_the_probe_sees_what_is_not_refused(folder: Path, nobody: bool) -> None:
    """Else nothing is shown by the refusals: without the walls the same calls do something."""
    said = probed(folder, nobody=nobody, confine=False)
    refused = {name for name, one in said["refused"].items() if one in REFUSED}
    assert said["walls"] == [] and refused <= PRIVILEGED
    for name in ("tcp", "udp", "unix by path", "chmod", "utime", "fork", "signal", "truncate"):
        assert said["refused"][name] == "done"


@pytest.mark.skipif(platform.machine() != "x86_64", reason="needs the older calls of x86")
def test_calls_by_the_numbers_of_another_architecture_are_refused(folder: Path) -> None:
    """Of i386, where 20 is getpid: by the numbers of x86_64 that would be allowed."""
    needs("calls")
    code = bytes((0x53, 0xB8, 20, 0, 0, 0, 0xCD, 0x80, 0x48, 0x98, 0x5B, 0xC3))
    script = f"""
import ctypes, mmap
from pathlib import Path
from foxreader.system.confine import confine
place = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
place.write({code!r})
at = ctypes.addressof(ctypes.c_char.from_buffer(place))
confine(Path({str(folder / "book")!r}))
print(ctypes.CFUNCTYPE(ctypes.c_long)(at)())
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    # A kernel without such calls ends the process.
    assert done.stdout.strip() == "-1" if done.returncode >= 0 else not done.stdout


def test_a_wall_that_cannot_be_put_up_ends_the_process(folder: Path) -> None:
    """The kernel takes sixteen layers of Landlock and no more."""
    needs("files")
    script = f"""
from pathlib import Path
from foxreader.system.confine import confine
book = Path({str(folder / "book")!r})
try:
    for number in range(20):
        confine(book, without=("calls",))
except OSError as error:
    print(number, error)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=SECONDS, check=True
    )
    assert done.stdout.strip() == "16 this process cannot be kept from files"
