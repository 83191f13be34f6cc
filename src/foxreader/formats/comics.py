"""The archives that comics come in: zip, tar, and what the system's libarchive unpacks."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from foxreader.core.book import Lookup
from foxreader.core.errors import DamagedBook, UnsafeBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_ENTRIES, MAX_RESOURCE, MAX_TOTAL, Archive
from foxreader.formats.kinds import comic_kind
from foxreader.system.files import open_shared

LIBRARIES = {
    "linux": ("libarchive.so.13",),
    "darwin": ("libarchive.13.dylib", "/usr/lib/libarchive.2.dylib", "libarchive.dylib"),
    "win32": ("archiveint.dll", "archive.dll", "libarchive.dll"),
}
"""The names of libarchive by platform; macOS and Windows bring it along."""
_BLOCK = 64 * 1024
_END, _WARNING = 1, -20  # what the library answers beside 0; less than a warning is a failure
_REGULAR = 0o100000
_TAR_FAILURES = (tarfile.TarError, OSError, ValueError, EOFError)


class Members(Protocol):
    """The members of an archive by name, as :class:`Archive` has them."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all members, in the file's order."""
        ...

    def find(self, name: str) -> str | None:
        """The member ``name`` means, or None."""
        ...

    def read(self, name: str, limit: int = MAX_RESOURCE) -> bytes | None:
        """The bytes of the member; None where it is missing, damaged or too large."""
        ...

    def head(self, name: str, size: int) -> bytes:
        """The first ``size`` bytes of the member; fewer where it is short or damaged."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


def comic_archive(path: Path) -> Members:
    """The archive of a comic, by its bytes.

    Raises ``DamagedBook`` for one that cannot be read, ``UnsafeBook`` for one that would unpack
    beyond bounds, ``UnsupportedFormat`` where the system has no libarchive for it.
    """
    with open_shared(path) as file:
        kind = comic_kind(file.read(512))
    if kind == "is_cbt":
        return TarMembers(path)
    return UnpackedMembers(path, kind) if kind else Archive(path)


class _ListedMember:
    """Members that were listed once: ``sizes`` are their bytes by name, as declared."""

    def __init__(self, path: Path, sizes: dict[str, int]) -> None:
        self.path, self._sizes = path, sizes
        self._numbers = {name: number for number, name in enumerate(sizes)}
        self._lookup = Lookup(sizes)
        self._lock = Lock()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._sizes)

    def find(self, name: str) -> str | None:
        return self._lookup.find(name)

    def read(self, name: str, limit: int = MAX_RESOURCE) -> bytes | None:
        found = self.find(name)
        if found is None or self._sizes[found] > limit:
            return None
        data = self._taken(found, self._sizes[found])
        return data if len(data) == self._sizes[found] else None

    def head(self, name: str, size: int) -> bytes:
        found = self.find(name)
        return self._taken(found, min(size, self._sizes[found])) if found is not None else b""

    def _taken(self, name: str, size: int) -> bytes:
        raise NotImplementedError


def _counted(path: Path, listed: Iterator[tuple[str, int]]) -> dict[str, int]:
    """The sizes of members by name; raises ``UnsafeBook`` as soon as they are beyond bounds."""
    sizes: dict[str, int] = {}
    total = 0
    for name, size in listed:
        total += size
        if total > MAX_TOTAL or len(sizes) >= MAX_ENTRIES:
            raise UnsafeBook(Notice("unpacks_too_large", name=path.name))
        sizes[name if name not in sizes else f"{name}~{len(sizes)}"] = size
    return sizes


class TarMembers(_ListedMember):
    """The members of a tar file."""

    def __init__(self, path: Path) -> None:
        damaged = DamagedBook(Notice("archive_damaged", name=path.name))
        self._file = open_shared(path)  # open as long as the book
        self._infos: list[tarfile.TarInfo] = []
        with contextlib.ExitStack() as undo:
            undo.callback(self._file.close)
            try:
                self._tar = tarfile.open(fileobj=self._file, mode="r:")  # noqa: SIM115 -- see above
                super().__init__(path, _counted(path, self._listed()))
            except _TAR_FAILURES as error:
                raise damaged from error
            undo.pop_all()

    def _listed(self) -> Iterator[tuple[str, int]]:
        while (info := self._tar.next()) is not None:
            if info.isreg():
                self._infos.append(info)
                yield info.name, info.size

    def _taken(self, name: str, size: int) -> bytes:
        try:
            with self._lock:
                file = self._tar.extractfile(self._infos[self._numbers[name]])
                return file.read(size) if file is not None else b""
        except _TAR_FAILURES:
            return b""

    def close(self) -> None:
        """Close the file."""
        self._tar.close()
        self._file.close()


class UnpackedMembers(_ListedMember):
    """The members of a RAR or 7-Zip file, which the system's libarchive unpacks one by one.

    They come in the file's order only: to go back it is opened again.
    """

    def __init__(self, path: Path, kind: str) -> None:
        library = _library()
        if library is None:
            raise UnsupportedFormat(
                Notice("comic_needs_libarchive", name=path.name, what=Notice(kind))
            )
        self._reader, self._closed = _Libarchive(library, path), False
        self._all: list[int] = []
        try:
            super().__init__(path, _counted(path, self._listed()))
        except UnsafeBook:
            self._reader.close()
            raise

    def _listed(self) -> Iterator[tuple[str, int]]:
        for number, (name, size, regular) in enumerate(self._reader.entries()):
            if regular:
                self._all.append(number)
                yield name or str(number), size

    def _taken(self, name: str, size: int) -> bytes:
        with self._lock:
            number = self._all[self._numbers[name]]
            return b"" if self._closed else self._reader.read(number, size)

    def close(self) -> None:
        """Close the file; nothing opens it again."""
        with self._lock:
            self._closed = True
            self._reader.close()


class _Libarchive:
    """libarchive with one file open, at one of its entries."""

    def __init__(self, library: Any, path: Path) -> None:
        self._library, self._path = library, path
        self._open: int | None = None
        self._entry = ctypes.c_void_p()
        self._at = -1

    def entries(self) -> Iterator[tuple[str, int, bool]]:
        """The name, the size and whether it is a file of each entry, from the first."""
        self.close()
        lib = self._library
        while self._next():
            raw = lib.archive_entry_pathname_utf8(self._entry)
            raw = raw or lib.archive_entry_pathname(self._entry) or b""
            size = max(0, lib.archive_entry_size(self._entry))
            regular = lib.archive_entry_filetype(self._entry) == _REGULAR
            yield raw.decode("utf-8", "replace"), size, regular

    def read(self, number: int, size: int) -> bytes:
        """The first ``size`` bytes of entry ``number``; fewer where it is damaged."""
        if self._at >= number:
            self.close()
        while self._at < number:
            if not self._next():
                return b""
        found = bytearray()
        block = ctypes.create_string_buffer(_BLOCK)
        while len(found) < size:
            wanted = min(_BLOCK, size - len(found))
            length = self._library.archive_read_data(self._open, block, wanted)
            if length <= 0:
                break
            found += block.raw[:length]
        return bytes(found)

    def _next(self) -> bool:
        if self._open is None and not self._begin():
            return False
        done = self._library.archive_read_next_header(self._open, ctypes.byref(self._entry))
        self._at += 1
        return bool(done != _END and done >= _WARNING)

    def _begin(self) -> bool:
        lib = self._library
        self._open, self._at = lib.archive_read_new(), -1
        for name in ("rar", "rar5", "7zip"):  # nothing else that the library could parse
            support: Callable[[int | None], int] = getattr(
                lib, f"archive_read_support_format_{name}"
            )
            support(self._open)
        if sys.platform == "win32":
            done = lib.archive_read_open_filename_w(self._open, str(self._path), _BLOCK)
        else:
            done = lib.archive_read_open_filename(self._open, os.fsencode(self._path), _BLOCK)
        return bool(done >= _WARNING)

    def close(self) -> None:
        """Close the file; the next call opens it again."""
        if self._open is not None:
            self._library.archive_read_free(self._open)
        self._open, self._at = None, -1


def has_library() -> bool:
    """Whether this system has a libarchive that can be used."""
    return _library() is not None


def _library() -> Any:
    """The system's libarchive with the types of what is called, None where there is none."""
    for name in LIBRARIES.get(sys.platform, ()):
        try:
            library = ctypes.CDLL(name)
            _declare(library)
        except (OSError, AttributeError):
            continue
        return library
    return None


def _declare(library: ctypes.CDLL) -> None:
    """Say what is given and taken; raises ``AttributeError`` where the library lacks a call."""
    pointer, text, number, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_size_t
    calls: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "archive_read_new": (pointer, ()),
        "archive_read_support_format_rar": (number, (pointer,)),
        "archive_read_support_format_rar5": (number, (pointer,)),
        "archive_read_support_format_7zip": (number, (pointer,)),
        "archive_read_open_filename": (number, (pointer, text, size)),
        "archive_read_open_filename_w": (number, (pointer, ctypes.c_wchar_p, size)),
        "archive_read_next_header": (number, (pointer, pointer)),
        "archive_entry_pathname_utf8": (text, (pointer,)),
        "archive_entry_pathname": (text, (pointer,)),
        "archive_entry_size": (ctypes.c_int64, (pointer,)),
        "archive_entry_filetype": (ctypes.c_uint, (pointer,)),
        "archive_read_data": (ctypes.c_ssize_t, (pointer, pointer, size)),
        "archive_read_free": (number, (pointer,)),
    }
    for name, (gives, takes) in calls.items():
        call = getattr(library, name)
        call.restype, call.argtypes = gives, takes
