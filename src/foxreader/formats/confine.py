"""Takes from the process that reads a book every right that reading does not need.

Memory, the size of files it may write and core dumps are bounded wherever the system knows
such limits. On Linux with Landlock it can, besides, open only the book and the program's own
code and write only to its scratch folder; with seccomp it can start no program or process, use no
socket and change nothing of a file, even where Landlock is missing.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Literal

from foxreader.formats.refused_calls import can_refuse, refuse_calls

Wall = Literal["files", "calls", "memory"]
"""What confines a process: Landlock, seccomp, and the limit of its memory."""
WALLS: tuple[Wall, ...] = ("files", "calls", "memory")

MAX_MEMORY = 3 * 1024**3
"""The most bytes of address space the process may have; set by hand."""
MAX_WRITTEN = 1024**3
"""The most bytes of one file it may write; only the unpacking of Kindle books writes any."""
_MAX_OPEN_FILES = 256

# The rest are numbers of the Linux kernel, from linux/landlock.h and linux/prctl.h.
_CREATE, _ADD, _RESTRICT = 444, 445, 446  # system calls, the same on every architecture
_VERSION_WANTED = 1  # the flag that asks for Landlock's version
_NO_NEW_PRIVILEGES = 38
_READ = 1 << 2 | 1 << 3  # read a file, list a folder
_IOCTL = 1 << 15
# What each version of Landlock can forbid of a file system: 13 rights, then one more at a time.
_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
_ALL_RIGHTS = 16  # from version 5 on
_TCP = 1 << 0 | 1 << 1  # bind and connect, from version 4 on
_SCOPES = 1 << 0 | 1 << 1  # abstract sockets and signals to other processes, from version 6 on
_SYSTEM = (
    "/usr/lib",
    "/usr/lib64",
    "/usr/local/lib",
    "/usr/share",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
    "/dev/urandom",
    "/dev/null",
)


def walls() -> frozenset[Wall]:
    """The walls that this system has; :func:`confine` puts up each of them, or fails."""
    if not sys.platform.startswith("linux"):
        return frozenset()
    there: dict[Wall, bool] = {
        "files": _landlock_version() >= 1,
        "calls": can_refuse(),
        "memory": True,
    }
    return frozenset(wall for wall, has in there.items() if has)


def confine(
    book: Path, scratch: Path | None = None, *, without: Collection[Wall] = ()
) -> frozenset[Wall]:
    """Confine this process to ``book``, and to writing below ``scratch`` if that; irrevocable.

    Gives the walls that the system has, all of which are up; raises ``OSError`` where one of them
    cannot be put up: nothing is to be read then. ``without`` are walls that are treated as missing.
    The limits on memory and files are set wherever they exist. To be called before any other
    thread is started.
    """
    _limit(MAX_WRITTEN if scratch is not None else 0)
    up = walls().difference(without)
    if up & {"files", "calls"} and _libc().prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0):
        raise OSError("this process cannot give up its privileges")
    if "files" in up:
        # Packed into one binary, the program's modules are in that file.
        code = {sys.executable, sys.prefix, sys.base_prefix, sys.exec_prefix, *sys.path, *_SYSTEM}
        code |= {os.environ["TESSDATA_PREFIX"]} if "TESSDATA_PREFIX" in os.environ else set()
        if not _landlock(book, scratch, sorted(filter(os.path.isabs, code))):
            raise OSError("this process cannot be kept from files")
    if "calls" in up and not refuse_calls(writes=scratch is not None):
        raise OSError("this process cannot be kept from calls")
    return up


def _limit(written: int) -> None:
    try:
        import resource  # noqa: PLC0415 -- Windows has none
    except ImportError:
        return
    wanted = (
        ("RLIMIT_AS", MAX_MEMORY),
        ("RLIMIT_FSIZE", written),
        ("RLIMIT_CORE", 0),
        ("RLIMIT_NOFILE", _MAX_OPEN_FILES),
    )
    for name, value in wanted:
        # A system may have the limit's name without the limit.
        with contextlib.suppress(AttributeError, ValueError, OSError):
            limit = getattr(resource, name)
            _, hard = resource.getrlimit(limit)
            most = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(limit, (most, most))


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _landlock_version() -> int:
    """The version of Landlock here, below 1 for none."""
    try:
        version: int = _libc().syscall(_CREATE, None, ctypes.c_size_t(0), _VERSION_WANTED)
    except OSError:
        return 0
    return version


def _landlock(book: Path, scratch: Path | None, code: list[str]) -> bool:
    libc, version = _libc(), _landlock_version()
    handled = (1 << _RIGHTS.get(version, _ALL_RIGHTS)) - 1
    fields = [handled] + [_TCP] * (version >= 4) + [_SCOPES] * (version >= 6)
    wanted = struct.pack(f"={len(fields)}Q", *fields)
    rules: int = libc.syscall(_CREATE, wanted, ctypes.c_size_t(len(wanted)), 0)
    if rules < 0:
        return False
    try:
        for name in code:
            _allow(libc, rules, name, _READ)
        _allow(libc, rules, str(book), _READ)
        if scratch is not None:
            _allow(libc, rules, str(scratch), handled & ~_IOCTL & ~1)
        return bool(libc.syscall(_RESTRICT, rules, 0) == 0)
    finally:
        os.close(rules)


def _allow(libc: ctypes.CDLL, rules: int, name: str, rights: int) -> None:
    """Allow ``name`` and what is below it; a name that does not exist is skipped."""
    try:
        place = os.open(name, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not os.path.isdir(name):  # noqa: PTH112 -- a name, as the kernel is given it
            rights &= ~(1 << 3)
        rule = struct.pack("=Qi", rights, place)
        libc.syscall(_ADD, rules, 1, rule, 0)
    finally:
        os.close(place)
