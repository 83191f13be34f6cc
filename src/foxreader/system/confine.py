"""Takes from the process that reads a book every right that reading does not need.

Memory, the size of files it may write and core dumps are bounded wherever the system knows
such limits. On Linux with Landlock it can, besides, open only the book and the program's own
code and write only to its scratch folder; with seccomp it can start no program or process, use no
socket and change nothing of a file, even where Landlock is missing.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import struct
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Literal

# The system calls that Linux refuses, as a filter of the kernel (seccomp)
#
# All others are allowed: what it may open is for Landlock to say. A refused call fails with EPERM,
# as if the user had no right to it.

_Architecture = Literal["x86_64", "aarch64"]
# Of linux/audit.h: another architecture has other numbers, and its calls are refused altogether.
_AUDIT: dict[_Architecture, int] = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_X32 = 0x40000000  # the third set of numbers of x86_64

# By what they would do, the numbers on x86_64 and on aarch64; -1 where there is no such call.
_REFUSED: dict[str, tuple[tuple[int, int], ...]] = {
    # socket, socketpair, connect, bind, listen, accept, accept4, sendto, sendmsg, sendmmsg
    "sockets": ((41, 198), (53, 199), (42, 203), (49, 200), (50, 201), (43, 202), (288, 242),
                (44, 206), (46, 211), (307, 269)),
    # io_uring_setup, _enter, _register: they would do all of the rest past this filter
    "rings": ((425, 425), (426, 426), (427, 427)),
    # unshare, setns, mount, umount2, pivot_root, chroot, open_tree, move_mount, fsopen, fsconfig,
    # fsmount, fspick, mount_setattr, open_tree_attr
    "namespaces": ((272, 97), (308, 268), (165, 40), (166, 39), (155, 41), (161, 51), (428, 428),
                   (429, 429), (430, 430), (431, 431), (432, 432), (433, 433), (442, 442),
                   (467, 467)),
    # chmod, fchmod, fchmodat, fchmodat2, chown, fchown, lchown, fchownat, utime, utimes,
    # futimesat, utimensat, file_setattr
    "details of files": ((90, -1), (91, 52), (268, 53), (452, 452), (92, -1), (93, 55), (94, -1),
                         (260, 54), (132, -1), (235, -1), (261, -1), (280, 88), (469, 469)),
    # set-, lset-, fset-, get-, lget-, fget-, list-, llist-, flist-, remove-, lremove- and
    # fremovexattr, set-, get-, list- and removexattrat
    "xattrs": ((188, 5), (189, 6), (190, 7), (191, 8), (192, 9), (193, 10), (194, 11), (195, 12),
               (196, 13), (197, 14), (198, 15), (199, 16), (463, 463), (464, 464), (465, 465),
               (466, 466)),
    # fork, vfork, execve, execveat; clone is below
    "programs": ((57, -1), (58, -1), (59, 221), (322, 281)),
    # kill, tkill, tgkill, rt_sigqueueinfo, rt_tgsigqueueinfo, pidfd_send_signal, pidfd_open,
    # pidfd_getfd, ptrace, process_vm_readv, process_vm_writev, process_madvise, kcmp,
    # migrate_pages, move_pages, setpriority, ioprio_set, sched_setparam, sched_setscheduler,
    # sched_setattr
    "other processes": ((62, 129), (200, 130), (234, 131), (129, 138), (297, 240), (424, 424),
                        (434, 434), (438, 438), (101, 117), (310, 270), (311, 271), (440, 440),
                        (312, 272), (256, 238), (279, 239), (141, 140), (251, 30), (142, 118),
                        (144, 119), (314, 274)),
    # shmget, shmat, shmctl, semget, semop, semctl, semtimedop, msgget, msgsnd, msgrcv, msgctl,
    # mq_open, mq_unlink
    "shared memory": ((29, 194), (30, 196), (31, 195), (64, 190), (65, 193), (66, 191), (220, 192),
                      (68, 186), (69, 189), (70, 188), (71, 187), (240, 180), (241, 181)),
    # bpf, perf_event_open, userfaultfd, add_key, request_key, keyctl, open_by_handle_at,
    # fanotify_init, init_module, finit_module, delete_module, kexec_load, kexec_file_load, reboot,
    # swapon, swapoff, acct, quotactl, quotactl_fd, syslog, sethostname, setdomainname,
    # settimeofday, clock_settime, adjtimex, clock_adjtime, iopl, ioperm
    "the kernel": ((321, 280), (298, 241), (323, 282), (248, 217), (249, 218), (250, 219),
                   (304, 265), (300, 262), (175, 105), (313, 273), (176, 106), (246, 104),
                   (320, 294), (169, 142), (167, 224), (168, 225), (163, 89), (179, 60), (443, 443),
                   (103, 116), (170, 161), (171, 162), (164, 170), (227, 112), (159, 171),
                   (305, 266), (172, -1), (173, -1)),
}  # fmt: skip
# creat, truncate, ftruncate, mkdir, mkdirat, rmdir, unlink, unlinkat, rename, renameat, renameat2,
# link, linkat, symlink, symlinkat, mknod, mknodat: of a process without a folder to write to.
_WRITING = ((85, -1), (76, 45), (77, 46), (83, -1), (258, 34), (84, -1), (87, -1), (263, 35),
            (82, -1), (264, 38), (316, 276), (86, -1), (265, 37), (88, -1), (266, 36), (133, -1),
            (259, 33))  # fmt: skip
_OPEN, _OPENAT = (2, -1), (257, 56)
_TO_WRITE = 0o3 | 0o100 | 0o1000  # O_WRONLY and O_RDWR, O_CREAT, O_TRUNC
_CLONE, _THREAD = (56, 220), 0x00010000
_NEW = 0x7E020080  # each kind of namespace a clone can make
_PRLIMIT, _CONTROL = (302, 261), (16, 29)
_TYPED = 0x5412  # TIOCSTI: what the user of the terminal seems to have typed
# clone3 and openat2 have what they want in memory, where a filter cannot look. Who is told that
# there are no such calls takes the older ones.
_UNKNOWN = ((435, 435), (437, 437))

# The filter's language, of linux/filter.h and linux/seccomp.h.
_LOAD, _IS, _HAS, _AT_LEAST, _GIVE = 0x20, 0x15, 0x45, 0x35, 0x06
_ALLOW, _ERROR = 0x7FFF0000, 0x00050000
_REFUSE, _NO_CALL = _ERROR | errno.EPERM, _ERROR | errno.ENOSYS
_NUMBER_AT, _ARCHITECTURE_AT, _ARGUMENTS_AT = 0, 4, 16
_SECCOMP: dict[_Architecture, int] = {"x86_64": 317, "aarch64": 277}
_SET_FILTER, _ALL_THREADS, _IS_KNOWN = 1, 1, 2

_Step = tuple[int, int, int, int]
"""What it does, how many steps are skipped where it is so, and where it is not, and its number."""


def _can_refuse() -> bool:
    """Whether this system can refuse calls to a process."""
    machine, libc = _machine(), _libc_if_any()
    if machine is None or libc is None:
        return False
    # Which errors it can give; the kernel says so without a change of anything.
    action = ctypes.c_uint32(_ERROR)
    known: int = libc.syscall(_SECCOMP[machine], _IS_KNOWN, 0, ctypes.byref(action))
    return known == 0


def _refuse_calls(*, writes: bool) -> bool:
    """Refuse them to this process and all its threads from now on; gives whether it is so.

    A process that ``writes`` keeps the calls that make files and folders. To be called after
    PR_SET_NO_NEW_PRIVS.
    """
    machine, libc = _machine(), _libc_if_any()
    if machine is None or libc is None:
        return False
    steps = list(_steps(machine, writes=writes))
    code = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
    # struct sock_fprog: how many steps, and where they are.
    program = struct.pack("@HP", len(steps), ctypes.addressof(code))
    done: int = libc.syscall(_SECCOMP[machine], _SET_FILTER, _ALL_THREADS, program)
    return done == 0


def _machine() -> _Architecture | None:
    """The architecture this process runs as; None where its calls are not known here."""
    if not sys.platform.startswith("linux") or struct.calcsize("P") != 8:
        return None
    machines: tuple[_Architecture, ...] = ("x86_64", "aarch64")
    return next((one for one in machines if one == os.uname().machine), None)


def _libc_if_any() -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(None, use_errno=True)
    except OSError:
        return None


def _steps(machine: _Architecture, *, writes: bool) -> Iterator[_Step]:
    at = 0 if machine == "x86_64" else 1
    yield _LOAD, 0, 0, _ARCHITECTURE_AT
    yield _IS, 1, 0, _AUDIT[machine]
    yield _GIVE, 0, 0, _REFUSE
    yield _LOAD, 0, 0, _NUMBER_AT
    if machine == "x86_64":
        yield _AT_LEAST, 0, 1, _X32
        yield _GIVE, 0, 0, _REFUSE
    refused = [call for calls in _REFUSED.values() for call in calls]
    for call in refused if writes else (*refused, *_WRITING):
        yield from _refused(call[at], _REFUSE)
    for call in _UNKNOWN:
        yield from _refused(call[at], _NO_CALL)
    yield from _refused_with(_CLONE[at], 0, (_HAS, 1, 0, _NEW), (_HAS, 0, 1, _THREAD))
    yield from _refused_with(_PRLIMIT[at], 0, (_IS, 0, 1, 0))
    yield from _refused_with(_CONTROL[at], 1, (_IS, 1, 0, _TYPED))
    if not writes:
        yield from _refused_with(_OPEN[at], 1, (_HAS, 1, 0, _TO_WRITE))
        yield from _refused_with(_OPENAT[at], 2, (_HAS, 1, 0, _TO_WRITE))
    yield _GIVE, 0, 0, _ALLOW


def _refused(number: int, answer: int) -> Iterator[_Step]:
    if number >= 0:
        yield _IS, 0, 1, number
        yield _GIVE, 0, 0, answer


def _refused_with(number: int, argument: int, *tests: _Step) -> Iterator[_Step]:
    """Refuse a call by the lower half of an argument: each test has 1 on the side that refuses,
    0 on that which goes on; what passes all of them is allowed."""
    if number < 0:
        return
    yield _IS, 0, len(tests) + 3, number
    yield _LOAD, 0, 0, _ARGUMENTS_AT + 8 * argument
    for place, (what, so, otherwise, value) in enumerate(tests):
        refuse = len(tests) - place
        yield what, so * refuse, otherwise * refuse, value
    yield _GIVE, 0, 0, _ALLOW
    yield _GIVE, 0, 0, _REFUSE


# The walls

Wall = Literal["files", "calls", "memory", "changes"]
"""What confines a process: Landlock, seccomp, the limit of its memory, and on Windows, which has
neither of the first two, what keeps it from changing files and from starting programs."""
WALLS: tuple[Wall, ...] = ("files", "calls", "memory")
"""Those that leave nothing open, when all of them are up."""

MAX_MEMORY = 3 * 1024**3
"""The most bytes of address space the process may have; set by hand."""
_MAX_WRITTEN = 1024**3
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
    if sys.platform == "win32":
        from foxreader.system import confine_windows  # noqa: PLC0415 -- Windows' own

        return frozenset[Wall](confine_windows.walls())
    if not sys.platform.startswith("linux"):
        return frozenset()
    there: dict[Wall, bool] = {
        "files": _landlock_version() >= 1,
        "calls": _can_refuse(),
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
    if sys.platform == "win32":
        from foxreader.system import confine_windows  # noqa: PLC0415 -- Windows' own

        return frozenset[Wall](confine_windows.confine(MAX_MEMORY, scratch))
    _limit(_MAX_WRITTEN if scratch is not None else 0)
    up = walls().difference(without)
    if up & {"files", "calls"} and _libc().prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0):
        raise OSError("this process cannot give up its privileges")
    if "files" in up:
        # Packed into one binary, the program's modules are in that file.
        code = {sys.executable, sys.prefix, sys.base_prefix, sys.exec_prefix, *sys.path, *_SYSTEM}
        code |= {os.environ["TESSDATA_PREFIX"]} if "TESSDATA_PREFIX" in os.environ else set()
        if not _landlock(book, scratch, sorted(filter(os.path.isabs, code))):
            raise OSError("this process cannot be kept from files")
    if "calls" in up and not _refuse_calls(writes=scratch is not None):
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


def limit_memory(process: int, most: int) -> None:
    """Limit the memory of another process, where the system can."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 -- Windows has none

        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(process, resource.RLIMIT_AS, (most, most))


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
