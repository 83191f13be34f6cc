"""The system calls that Linux refuses a confined process, as a filter of the kernel (seccomp).

All others are allowed: what it may open is for Landlock to say, in :mod:`confine`. A refused call
fails with EPERM, as if the user had no right to it.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import sys
from collections.abc import Iterator
from typing import Literal

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
_PRLIMIT, _IOCTL = (302, 261), (16, 29)
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


def can_refuse() -> bool:
    """Whether this system can refuse calls to a process."""
    machine, libc = _machine(), _libc()
    if machine is None or libc is None:
        return False
    # Which errors it can give; the kernel says so without a change of anything.
    action = ctypes.c_uint32(_ERROR)
    known: int = libc.syscall(_SECCOMP[machine], _IS_KNOWN, 0, ctypes.byref(action))
    return known == 0


def refuse_calls(*, writes: bool) -> bool:
    """Refuse them to this process and all its threads from now on; gives whether it is so.

    A process that ``writes`` keeps the calls that make files and folders. To be called after
    PR_SET_NO_NEW_PRIVS.
    """
    machine, libc = _machine(), _libc()
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


def _libc() -> ctypes.CDLL | None:
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
    yield from _refused_with(_IOCTL[at], 1, (_IS, 1, 0, _TYPED))
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
