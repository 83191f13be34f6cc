"""A process that confines itself and then tries what it must not: python wallprobe.py ABOUT.

Prints, as JSON, the walls that are up and for each attempt "done" or the name of its error. Each
attempt does no harm where it succeeds: much is asked for what is not there, which gives another
error than a refusal.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import platform
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from foxreader.system.confine import WALLS, confine

LIBC = ctypes.CDLL(None, use_errno=True)
HERE = 0 if platform.machine() == "x86_64" else 1
NOBODY = 65534


def call(numbers: tuple[int, int] | int, *arguments: object) -> int:
    """A call of the system by its number, or by those on x86_64 and aarch64."""
    number = numbers if isinstance(numbers, int) else numbers[HERE]
    words = [ctypes.c_long(one) if isinstance(one, int) else one for one in arguments]
    done: int = LIBC.syscall(ctypes.c_long(number), *words)
    if done < 0:
        raise OSError(ctypes.get_errno(), "")
    return done


def forked() -> None:
    if not os.fork():
        os._exit(0)


def cloned(flags: int) -> None:
    if not call((56, 220), flags, 0, 0, 0, 0):
        os._exit(0)


def beside() -> int:
    """Another process of this user, which ends with this one."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(write)
        os.read(read, 1)
        os._exit(0)
    os.close(read)
    return child


def attempts(folder: Path, neighbour: int) -> dict[str, Callable[[], object]]:
    """What is tried; ``folder`` has a file "other" of this user's and a socket "listens",
    ``neighbour`` is another process of this user."""
    other, near = str(folder / "other"), str(folder / "new")
    name = os.fsencode(other)
    buffer = ctypes.create_string_buffer(256)
    found: dict[str, Callable[[], object]] = {
        # Sockets
        "tcp": lambda: socket.socket(socket.AF_INET, socket.SOCK_STREAM),
        "mptcp": lambda: socket.socket(socket.AF_INET, socket.SOCK_STREAM, 262),
        "mptcp 6": lambda: socket.socket(socket.AF_INET6, socket.SOCK_STREAM, 262),
        "udp": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM),
        "raw": lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1),
        "netlink": lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW),
        "packet": lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW),
        "vsock": lambda: socket.socket(40, socket.SOCK_STREAM),
        "unix by path": lambda: socket.socket(socket.AF_UNIX).connect(str(folder / "listens")),
        "unix, abstract": lambda: socket.socket(socket.AF_UNIX).bind(f"\0probe-{os.getpid()}"),
        "socketpair": socket.socketpair,
        "connect": lambda: call((42, 203), -1, 0, 0),
        "sendto": lambda: call((44, 206), -1, 0, 0, 0, 0, 0),
        # Rings
        "io_uring_setup": lambda: call(425, 1, 0),
        "io_uring_enter": lambda: call(426, -1, 0, 0, 0, 0, 0),
        "io_uring_register": lambda: call(427, -1, 0, 0, 0),
        # Details of files outside
        "chmod": lambda: os.chmod(other, 0o600),
        "fchmodat": lambda: call((268, 53), -100, name, 0o600),
        "fchmodat2": lambda: call(452, -100, name, 0o600, 0),
        "chown": lambda: os.chown(other, os.getuid(), os.getgid()),
        "utime": lambda: os.utime(other, (1, 1)),
        "setxattr": lambda: os.setxattr(other, "user.probe", b"x"),
        "getxattr": lambda: os.getxattr(other, "user.probe"),
        "listxattr": lambda: os.listxattr(other),
        "removexattr": lambda: os.removexattr(other, "user.probe"),
        "setxattrat": lambda: call(463, -100, name, 0, buffer, buffer, 16),
        "getxattrat": lambda: call(464, -100, name, 0, buffer, buffer, 16),
        "listxattrat": lambda: call(465, -100, name, 0, buffer, 16),
        "removexattrat": lambda: call(466, -100, name, 0, buffer),
        "file_setattr": lambda: call(469, -100, name, buffer, 24, 0),
        # Writing
        "open to write": lambda: os.open(other, os.O_WRONLY),
        "open to read and write": lambda: os.open(other, os.O_RDWR),
        "open and empty": lambda: os.open(other, os.O_RDONLY | os.O_TRUNC),
        "make a file": lambda: os.open(near, os.O_CREAT | os.O_RDONLY),
        "truncate": lambda: os.truncate(other, 3),
        "make a folder": lambda: os.mkdir(f"{near}-folder"),
        "rename": lambda: os.rename(other, other),
        "link": lambda: os.link(other, f"{near}-link"),
        "symlink": lambda: os.symlink(other, f"{near}-symlink"),
        "fifo": lambda: os.mkfifo(f"{near}-fifo"),
        "unlink": lambda: os.unlink(near),
        # Processes
        "fork": forked,
        "vfork": lambda: subprocess.run(["/bin/true"], check=True),
        "clone": lambda: cloned(17),
        "exec": lambda: os.execv("/nowhere", ["x"]),
        "execveat": lambda: call((322, 281), -1, b"", 0, 0, 0),
        "signal": lambda: os.kill(neighbour, 0),
        "signal by pidfd": lambda: os.pidfd_open(neighbour),
        "ptrace": lambda: call((101, 117), 1, os.getpid(), 0, 0),
        "memory of another": lambda: call((310, 270), neighbour, 0, 0, 0, 0, 0),
        "limits of another": lambda: call((302, 261), neighbour, 7, 0, buffer),
        "priority of another": lambda: os.setpriority(os.PRIO_PROCESS, neighbour, 19),
        # Namespaces, and others of the kernel's
        "unshare nothing": lambda: call((272, 97), 0),
        "setns": lambda: call((308, 268), -1, 0),
        "clone a namespace": lambda: cloned(17 | 0x10000000),
        "a thread's namespace": lambda: call((56, 220), 0x00010F00 | 0x10000000, 0, 0, 0, 0),
        "mount": lambda: call((165, 40), 0, b"/nowhere", 0, 0, 0),
        "chroot": lambda: os.chroot("/nowhere"),
        "open_tree": lambda: call(428, -100, b"/nowhere", 0),
        "fsopen": lambda: call(430, b"nothing", 0),
        "bpf": lambda: call((321, 280), 999, 0, 0),
        "perf": lambda: call((298, 241), 0, 0, -1, -1, 0),
        "keyctl": lambda: call((250, 219), 999),
        "shared memory": lambda: call((29, 194), 0, 0, 0),
        "a user's namespace": lambda: call((272, 97), 0x10000000),
    }
    if HERE == 0:
        found["x32"] = lambda: call(0x40000000 + 39)
    return found


def tried(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except OSError as error:
        return errno.errorcode.get(error.errno or 0, str(error))
    return "done"


def threaded() -> str:
    """Whether a thread can be started still."""
    said: list[str] = []
    thread = threading.Thread(target=lambda: said.append("done"))
    thread.start()
    thread.join()
    return said[0]


def main(about: dict[str, object]) -> None:
    """Confine this process as ``about`` says, and say what came of each attempt."""
    folder, book = Path(str(about["folder"])), Path(str(about["book"]))
    if about["nobody"]:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    neighbour = beside()
    up = confine(book, without=about["without"]) if about["confine"] else ()  # type: ignore[arg-type]
    rights = {
        "read the book": lambda: book.read_bytes(),
        "stat another": lambda: os.stat(folder / "other"),
        "read another": lambda: (folder / "other").read_bytes(),
        "list a folder": lambda: os.listdir(folder),
    }
    said = {name: tried(attempt) for name, attempt in rights.items()}
    said["a thread"] = threaded()
    refused = {name: tried(attempt) for name, attempt in attempts(folder, neighbour).items()}
    walls = [wall for wall in WALLS if wall in up]
    print(json.dumps({"walls": walls, "rights": said, "refused": refused}))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
