"""The texts of a dictionary: a .dict file, or one packed by dictzip or gzip."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import IO

from foxreader.core.errors import DamagedBook, UnsafeBook
from foxreader.core.notice import Notice
from foxreader.formats.stardict.bounds import MAX_DATA, MAX_ENTRY, MAX_UNPACKED

_EXTRA, _NAME, _COMMENT, _CHECK = 4, 8, 16, 2
"""Flags of a gzip header: the fields it has."""
_STEP = 1024 * 1024


class Texts:
    """The texts of a file, a piece at a time. ``name`` is the dictionary's, for what is wrong."""

    def __init__(self, path: Path, name: str) -> None:
        self._path, self._name = path, name
        if path.stat().st_size > MAX_DATA:
            raise UnsafeBook(Notice("dictionary_too_large"))
        self._whole: bytes | None = None
        self._chunks: _Chunks | None = None
        with path.open("rb") as file:
            packed = file.read(2) == b"\x1f\x8b"
            self._chunks = _chunks(file) if packed else None
        if packed and self._chunks is None:
            self._whole = unpacked(path, MAX_UNPACKED, name)

    def read(self, offset: int, size: int) -> bytes:
        """``size`` bytes from ``offset`` on; raises an ``OpenError`` if they are not there."""
        if size > MAX_ENTRY:
            raise UnsafeBook(Notice("entry_too_large", name=self._name))
        if self._whole is not None:
            found = self._whole[offset : offset + size]
        elif self._chunks is not None:
            found = self._from_chunks(self._chunks, offset, size)
        elif offset > MAX_DATA:
            found = b""
        else:
            found = self._piece(offset, size)
        if len(found) < size:
            raise self._damaged()
        return found

    def _from_chunks(self, chunks: _Chunks, offset: int, size: int) -> bytes:
        first, last = offset // chunks.length, (offset + max(size, 1) - 1) // chunks.length
        if last >= len(chunks.starts) - 1:
            raise self._damaged()
        data = b"".join(self._chunk(chunks, number) for number in range(first, last + 1))
        start = offset - first * chunks.length
        return data[start : start + size]

    def _chunk(self, chunks: _Chunks, number: int) -> bytes:
        start, end = chunks.starts[number], chunks.starts[number + 1]
        try:
            # Never more than a chunk has, whatever its bytes would unpack to.
            return zlib.decompressobj(-15).decompress(
                self._piece(start, end - start), chunks.length
            )
        except zlib.error as error:
            raise self._damaged() from error

    def _piece(self, offset: int, size: int) -> bytes:
        with self._path.open("rb") as file:
            file.seek(offset)
            return file.read(size)

    def _damaged(self) -> DamagedBook:
        return DamagedBook(Notice("dictionary_damaged", name=self._name))


def unpacked(path: Path, most: int, name: str) -> bytes:
    """All of a gzip file, or of one that is not packed; raises an ``OpenError`` where it has more
    than ``most`` bytes or is damaged."""
    pieces, length = [], 0
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        unpack = zlib.decompressobj(31) if packed else None
        while raw := file.read(_STEP):
            while raw:
                try:
                    piece = raw if unpack is None else unpack.decompress(raw, _STEP)
                except zlib.error as error:
                    raise DamagedBook(Notice("dictionary_damaged", name=name)) from error
                raw = b"" if unpack is None else unpack.unconsumed_tail
                length += len(piece)
                if length > most:
                    raise UnsafeBook(Notice("dictionary_too_large"))
                pieces.append(piece)
    if unpack is not None and not unpack.eof:
        raise DamagedBook(Notice("dictionary_damaged", name=name))
    return b"".join(pieces)


class _Chunks:
    """Where the pieces of a dictzip file begin, and how many bytes each unpacks to."""

    def __init__(self, length: int, starts: Sequence[int]) -> None:
        self.length, self.starts = length, starts


def _chunks(file: IO[bytes]) -> _Chunks | None:
    """The pieces of a dictzip file; None for one that was packed in one piece."""
    file.seek(0)
    head = file.read(10)
    if len(head) < 10 or not head[3] & _EXTRA:
        return None
    extra = file.read(int.from_bytes(file.read(2), "little"))
    sizes: tuple[int, ...] = ()
    length = at = 0
    while at + 4 <= len(extra):
        size = int.from_bytes(extra[at + 2 : at + 4], "little")
        field = extra[at + 4 : at + 4 + size]
        if extra[at : at + 2] == b"RA" and len(field) >= 6:
            _, length, count = struct.unpack_from("<HHH", field)
            if len(field) >= 6 + 2 * count:
                sizes = struct.unpack_from(f"<{count}H", field, 6)
        at += 4 + size
    for flag in (_NAME, _COMMENT):
        if head[3] & flag:
            while file.read(1) not in (b"", b"\0"):
                pass
    if head[3] & _CHECK:
        file.read(2)
    if not sizes or not length:
        return None
    return _Chunks(length, list(accumulate(sizes, initial=file.tell())))
