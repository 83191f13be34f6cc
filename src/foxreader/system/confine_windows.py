"""What Windows has in the place of Linux's walls: job objects, and a token of few rights.

A process that reads books gives up its privileges and its integrity: of all that the user may write
it can then change nothing but its own folder, and of other processes nothing. A job bounds its
memory and time and lets it start no other. All of it is read back, and tried where that is cheap:
what is not enforced, as under Wine, is not claimed.
"""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import wintypes
from pathlib import Path
from typing import Literal

if sys.platform != "win32":
    raise ImportError("for Windows alone")

WallOfWindows = Literal["changes", "memory"]

_PROCESSOR = 4 * 3600
"""Seconds of the processor that a process may use. Chosen: a book that is open all day and drawn at
each turn of a page uses minutes."""

_kernel = ctypes.WinDLL("kernel32", use_last_error=True)
_rights = ctypes.WinDLL("advapi32", use_last_error=True)
_kernel.CreateJobObjectW.restype = _kernel.GetCurrentProcess.restype = wintypes.HANDLE
_kernel.CreateEventW.restype = _kernel.OpenEventW.restype = wintypes.HANDLE
_kernel.VirtualAlloc.restype = ctypes.c_void_p
_rights.GetSidSubAuthority.restype = ctypes.POINTER(wintypes.DWORD)
_rights.GetSidSubAuthorityCount.restype = ctypes.POINTER(ctypes.c_ubyte)


class _JobLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION of winnt.h."""

    _fields_ = [
        ("process_time", ctypes.c_int64), ("job_time", ctypes.c_int64),
        ("flags", wintypes.DWORD),
        ("least_set", ctypes.c_size_t), ("largest_set", ctypes.c_size_t),
        ("processes", wintypes.DWORD), ("affinity", ctypes.c_size_t),
        ("priority", wintypes.DWORD), ("scheduling", wintypes.DWORD),
        ("counted", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t), ("job_memory", ctypes.c_size_t),
        ("most_of_process", ctypes.c_size_t), ("most_of_job", ctypes.c_size_t),
    ]  # fmt: skip


_LIMITS, _WINDOWS = 9, 4  # which of a job's settings
_TIME, _PROCESSES, _MEMORY, _NO_REPORT, _TOGETHER = 0x2, 0x8, 0x100, 0x400, 0x2000
_NO_WINDOWS = 0xFF  # clipboard, settings, other desktops, windows of others, the end of a session


def _done(result: int) -> None:
    """Raise what Windows says where a call has failed."""
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())


def _job(limits: _JobLimits) -> tuple[wintypes.HANDLE, bool]:
    """A job of these limits, and whether it has them when it is asked."""
    job = wintypes.HANDLE(_kernel.CreateJobObjectW(None, None))
    _done(job.value or 0)
    size, there = ctypes.sizeof(limits), _JobLimits()
    _done(_kernel.SetInformationJobObject(job, _LIMITS, ctypes.byref(limits), size))
    _done(_kernel.QueryInformationJobObject(job, _LIMITS, ctypes.byref(there), size, None))
    names = ("flags", "processes", "process_memory", "process_time")
    return job, all(getattr(there, name) == getattr(limits, name) for name in names)


# Processes that end with this one

_together: wintypes.HANDLE | None = None


def end_with_this(process: int) -> None:
    """Have Windows end a process, by its handle, when this one ends in whatever way."""
    global _together
    if _together is None:
        _together, _ = _job(
            _JobLimits(flags=_TOGETHER)
        )  # its last handle is closed with this process
    _done(_kernel.AssignProcessToJobObject(_together, wintypes.HANDLE(process)))


# The walls

_up: frozenset[WallOfWindows] | None = None


def is_wine() -> bool:
    """Whether this is no Windows, but Wine, which enforces little of what is asked of it."""
    return hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


def walls() -> frozenset[WallOfWindows]:
    """The walls that this system has."""
    return frozenset() if is_wine() else frozenset(("changes", "memory"))


def confine(memory: int, scratch: Path | None) -> frozenset[WallOfWindows]:
    """Confine this process, for good, to ``memory`` and to writing below ``scratch`` if that.

    Gives the walls that are up; raises ``OSError`` where one is not that this system has. What is
    done once holds for a second call.
    """
    global _up
    if _up is None:
        found: set[WallOfWindows] = set()
        if _bound(memory):
            found.add("memory")
        if _lowered(scratch):
            found.add("changes")
        if missing := walls() - found:
            raise OSError(f"this process cannot be confined: {', '.join(sorted(missing))}")
        _up = frozenset(found)
    return _up


def _bound(memory: int) -> bool:
    """Bound memory and time, and allow no other process; gives whether memory is bounded."""
    job, kept = _job(_JobLimits(
        flags=_TIME | _PROCESSES | _MEMORY | _NO_REPORT, process_time=_PROCESSOR * 10_000_000,
        processes=1, process_memory=memory,
    ))  # fmt: skip
    windows = wintypes.DWORD(_NO_WINDOWS)
    _kernel.SetInformationJobObject(job, _WINDOWS, ctypes.byref(windows), ctypes.sizeof(windows))
    _done(_kernel.AssignProcessToJobObject(job, wintypes.HANDLE(_kernel.GetCurrentProcess())))
    # More than is allowed is asked for, and given back at once where it is given.
    reserve_and_commit, write, release = 0x3000, 0x04, 0x8000
    asked = ctypes.c_size_t(memory)
    place = _kernel.VirtualAlloc(None, asked, reserve_and_commit, write)
    if place:
        _kernel.VirtualFree(ctypes.c_void_p(place), ctypes.c_size_t(0), release)
    return kept and not place


# The token: its privileges, and its integrity, which says what may write to what
# (learn.microsoft.com, "Mandatory Integrity Control"). A token can lose both and get neither back.

_QUERY, _ADJUST_PRIVILEGES, _ADJUST_DEFAULT = 0x8, 0x20, 0x80
_PRIVILEGES, _INTEGRITY = 3, 25  # which of a token's settings
_REMOVED, _IS_INTEGRITY = 0x4, 0x20
_LOW = 0x1000
_LOW_SID = f"S-1-16-{_LOW}"
_LOW_FOLDER = "S:(ML;OICI;NW;;;LW)"
"""A label for a folder and what is made in it: who is low may write there."""
_MODIFY, _DENIED = 0x2, 5


class _MandatoryLabel(ctypes.Structure):
    """TOKEN_MANDATORY_LABEL of winnt.h."""

    _fields_ = [("sid", ctypes.c_void_p), ("attributes", wintypes.DWORD)]


def _lowered(scratch: Path | None) -> bool:
    """Give up privileges and integrity; gives whether that keeps this process from writing."""
    if scratch is not None and not is_wine():  # which knows no labels of files
        _open_to_low(scratch)
    name = f"foxreader-{os.getpid()}-{os.urandom(8).hex()}"
    made = wintypes.HANDLE(_kernel.CreateEventW(None, True, False, name))
    _done(made.value or 0)
    token = wintypes.HANDLE()
    rights = _QUERY | _ADJUST_PRIVILEGES | _ADJUST_DEFAULT
    process = wintypes.HANDLE(_kernel.GetCurrentProcess())
    _done(_rights.OpenProcessToken(process, rights, ctypes.byref(token)))
    try:
        _drop_privileges(token)
        _set_low(token)
        # What was made before has more integrity than this process now has.
        opened = _kernel.OpenEventW(_MODIFY, False, name)
        denied = not opened and ctypes.get_last_error() == _DENIED
        if opened:
            _kernel.CloseHandle(wintypes.HANDLE(opened))
        return denied and _integrity(token) == _LOW
    finally:
        _kernel.CloseHandle(token)
        _kernel.CloseHandle(made)


def _drop_privileges(token: wintypes.HANDLE) -> None:
    """Remove all but the first that everyone has: to go through folders that may not be listed."""
    data = _information(token, _PRIVILEGES)
    count = ctypes.c_uint32.from_buffer(data).value
    for number in range(count):
        at = 4 + 12 * number  # LUID_AND_ATTRIBUTES: eight bytes of a name and four of attributes
        ctypes.c_uint32.from_buffer(data, at + 8).value = _REMOVED
        if data.raw[at : at + 4] == b"\x17\0\0\0":  # SE_CHANGE_NOTIFY_PRIVILEGE
            ctypes.c_uint32.from_buffer(data, at + 8).value = 0x2
    _done(_rights.AdjustTokenPrivileges(token, False, data, 0, None, None))


def _set_low(token: wintypes.HANDLE) -> None:
    sid = ctypes.c_void_p()
    _done(_rights.ConvertStringSidToSidW(_LOW_SID, ctypes.byref(sid)))
    label = _MandatoryLabel(sid, _IS_INTEGRITY)
    size = ctypes.sizeof(label) + _rights.GetLengthSid(sid)
    try:
        _done(_rights.SetTokenInformation(token, _INTEGRITY, ctypes.byref(label), size))
    finally:
        _kernel.LocalFree(sid)


def _integrity(token: wintypes.HANDLE) -> int:
    """The integrity of a token: 0x1000 is low, 0x2000 what a user's programs have."""
    label = _MandatoryLabel.from_buffer(_information(token, _INTEGRITY))
    sid = ctypes.c_void_p(label.sid)
    last = _rights.GetSidSubAuthorityCount(sid)[0] - 1
    return int(_rights.GetSidSubAuthority(sid, last)[0])


def _information(token: wintypes.HANDLE, which: int) -> ctypes.Array[ctypes.c_char]:
    size = wintypes.DWORD()
    _rights.GetTokenInformation(token, which, None, 0, ctypes.byref(size))
    data = ctypes.create_string_buffer(size.value)
    _done(_rights.GetTokenInformation(token, which, data, size, ctypes.byref(size)))
    return data


def _open_to_low(folder: Path) -> None:
    """Let processes of low integrity write to a folder of ours."""
    described, label = ctypes.c_void_p(), ctypes.c_void_p()
    there, default = wintypes.BOOL(), wintypes.BOOL()
    convert = _rights.ConvertStringSecurityDescriptorToSecurityDescriptorW
    _done(convert(_LOW_FOLDER, 1, ctypes.byref(described), None))
    try:
        _done(_rights.GetSecurityDescriptorSacl(
            described, ctypes.byref(there), ctypes.byref(label), ctypes.byref(default)
        ))  # fmt: skip
        file, of_label = 1, 0x10  # SE_FILE_OBJECT, LABEL_SECURITY_INFORMATION
        code = _rights.SetNamedSecurityInfoW(str(folder), file, of_label, None, None, None, label)
        if code:
            raise ctypes.WinError(code)
    finally:
        _kernel.LocalFree(described)
