"""Processes of the program: how another is started, what it is given, and how it ends."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

# Starting

CHILD = "--child"
"""The argument that makes the program's own binary run the module named after it."""
_NICENESS = 10
"""The priority of work in the background, from 0 (normal) to 19 (lowest): the usual value."""
_HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows would open a console for each."""


def child_command(module: str) -> list[str]:
    """The command whose process runs ``main`` of a module of the program; arguments follow it.

    By Python; or by the binary that Foxreader is packed in, where there is no Python to start.
    """
    if Path(sys.executable).stem.lower().startswith("python"):
        return [sys.executable, "-P", "-B", "-m", module]
    return [sys.executable, CHILD, module]


def nowhere() -> str:
    """A folder in which no file of the reader's is found by a name alone."""
    return Path(sys.executable).anchor


def start(
    command: list[str],
    *,
    environment: Mapping[str, str] | None = None,
    folder: str | None = None,
    low: bool = False,
    pipe: int = -1,
) -> subprocess.Popen[bytes]:
    """Start a program without a window, with pipes to it and from it; raises ``OSError``.

    It has the ``environment`` and the ``folder`` it works in, else this process's. ``low`` has all
    else go first. ``pipe`` is the size of the pipes.
    """
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment, cwd=folder, pipesize=pipe,
        creationflags=_HIDDEN,
    )  # fmt: skip
    if low:
        _lower(child.pid)
    if sys.platform == "win32":
        from foxreader.system.confine_windows import end_with_this  # noqa: PLC0415 -- Windows' own

        with contextlib.suppress(OSError):  # it has ended, or ends when its input closes
            end_with_this(int(child._handle))
    return child


def _lower(process: int) -> None:
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 -- no start waits for it

        kernel = ctypes.windll.kernel32
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(0x0200, False, process))
        kernel.SetPriorityClass(handle, subprocess.BELOW_NORMAL_PRIORITY_CLASS)
        kernel.CloseHandle(handle)
    else:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, _NICENESS)


def output_of(
    command: list[str], seconds: float, environment: Mapping[str, str] | None = None
) -> bytes:
    """What a program prints, on standard error where it prints nothing on standard output.

    Raises ``OSError`` where it cannot be started, fails or takes longer than ``seconds``.
    """
    try:
        done = subprocess.run(
            command, capture_output=True, timeout=seconds, check=True, stdin=subprocess.DEVNULL,
            env=environment, creationflags=_HIDDEN,
        )  # fmt: skip
    except subprocess.SubprocessError as error:
        raise OSError(str(error)) from error
    return done.stdout or done.stderr


# What such a process does first


def own_streams() -> tuple[IO[bytes], IO[bytes]]:
    """Standard input and output for the caller alone; from then on 0, 1 and 2 lead nowhere.

    Libraries print, which would break the messages. And on Windows a library that is loaded while
    a thread waits for standard input waits too, for as long.
    """
    given, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    if sys.platform == "win32":  # a program without a console does so for itself alone
        import ctypes  # noqa: PLC0415 -- no start waits for it
        import msvcrt  # noqa: PLC0415 -- Windows' own

        for stream in (0, 1, 2):
            ctypes.windll.kernel32.SetStdHandle(-10 - stream, msvcrt.get_osfhandle(stream))
    return given, answers


def ignore_interrupts() -> None:
    """Have the program end this process, not the key that interrupts the program."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with(given: IO[bytes]) -> None:
    """End this process when ``given``, its standard input, closes: the one that started it is gone,
    or needs it no more."""

    def wait() -> None:
        given.read()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def give_back() -> None:
    """Makes the C library return free memory to the system.

    glibc keeps memory freed by other threads; closing a book of six million characters leaves it
    about 50 MB. Other C libraries return it by themselves. Collect Python's garbage before.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 -- no start waits for it

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim is not None:
            trim(0)


# Told to end


def told_to_end() -> int | None:
    """The end of a pipe that can be read once this process is told to end; None on Windows, where
    nobody tells it.

    Python runs a handler only between two lines of its own, and an event loop is none of them.
    """
    if sys.platform == "win32":
        return None
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    return read


def is_to_end(read: int) -> bool:
    """Whether what can be read from that pipe is that."""
    return signal.SIGTERM in os.read(read, 16)


# A copy of this process for one task

FORKS = sys.platform.startswith("linux")
"""Whether a process can be copied as it is."""
_CHUNK = 1024 * 1024


def in_a_copy(task: Callable[[], bytes], ours: list[IO[bytes]], seconds: float, most: int) -> bytes:
    """What ``task`` gives in a copy of this process, which has none of the streams that are
    ``ours``; b"" where it crashed or gave more than ``most`` bytes.

    Raises ``TimeoutError`` after ``seconds``.
    """
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(read)
            for stream in ours:
                os.close(stream.fileno())  # nothing of another task can be asked or answered
            with os.fdopen(write, "wb") as out:
                out.write(task())
        finally:
            os._exit(0)
    os.close(write)
    try:
        return _received(read, seconds, most)
    finally:
        os.close(read)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _received(pipe: int, seconds: float, most: int) -> bytes:
    parts: list[bytes] = []
    size, until = 0, time.monotonic() + seconds
    while size <= most:
        if not select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            raise TimeoutError
        part = os.read(pipe, _CHUNK)
        if not part:
            return b"".join(parts)
        parts.append(part)
        size += len(part)
    return b""
