"""Comics in the archives that the tests cannot pack by a library: RAR 4 and 5, 7-Zip; nothing in
them is compressed."""

from __future__ import annotations

import io
import struct
import tarfile
import zlib
from collections.abc import Mapping
from pathlib import Path

Files = Mapping[str, bytes]


def tar(path: Path, files: Files) -> Path:
    """A tar file."""
    with tarfile.open(path, "w") as archive:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return path


def rar4(path: Path, files: Files) -> Path:
    """A RAR file as versions 2 to 4 write it."""
    parts = [b"Rar!\x1a\x07\x00", _block(0x73, 0, bytes(6))]
    for name, data in files.items():
        raw = name.encode("ascii")
        fields = struct.pack(
            "<IIBIIBBHI", len(data), len(data), 3, zlib.crc32(data), 0, 20, 0x30, len(raw), 0o100644
        )
        parts += [_block(0x74, 0x8000, fields + raw), data]
    path.write_bytes(b"".join([*parts, _block(0x7B, 0x4000, b"")]))
    return path


def _block(kind: int, flags: int, body: bytes) -> bytes:
    rest = struct.pack("<BHH", kind, flags, 7 + len(body)) + body
    return struct.pack("<H", zlib.crc32(rest) & 0xFFFF) + rest


def rar5(path: Path, files: Files) -> Path:
    """A RAR file as version 5 and later write it."""
    parts = [b"Rar!\x1a\x07\x01\x00", _header(b"\x01\x00\x00")]
    for name, data in files.items():
        raw = name.encode()
        length = _vint(len(data))
        fields = b"\x02\x02" + length + b"\x04" + length + _vint(0o100644)
        fields += struct.pack("<I", zlib.crc32(data)) + b"\x00\x01" + _vint(len(raw)) + raw
        parts += [_header(fields), data]
    path.write_bytes(b"".join([*parts, _header(b"\x05\x00\x00")]))
    return path


def _header(body: bytes) -> bytes:
    rest = _vint(len(body)) + body
    return struct.pack("<I", zlib.crc32(rest)) + rest


def _vint(number: int) -> bytes:
    found = bytearray()
    while number > 0x7F:
        found.append(0x80 | number & 0x7F)
        number >>= 7
    return bytes([*found, number])


def sevenzip(path: Path, files: Files) -> Path:
    """A 7-Zip file of one folder."""
    data = b"".join(files.values())
    sizes = [_number(len(one)) for one in files.values()]
    count = _number(len(files))
    sums = b"".join(struct.pack("<I", zlib.crc32(one)) for one in files.values())
    names = b"\0" + b"".join(name.encode("utf-16-le") + b"\0\0" for name in files)
    header = b"".join(
        [
            b"\x01\x04\x06", _number(0), _number(1), b"\x09", _number(len(data)), b"\x00",
            b"\x07\x0b", _number(1), b"\x00", _number(1), b"\x01\x00", b"\x0c", _number(len(data)),
            b"\x00", b"\x08\x0d", count, b"\x09", *sizes[:-1], b"\x0a\x01", sums, b"\x00\x00",
            b"\x05", count, b"\x11", _number(len(names)), names, b"\x00\x00",
        ]
    )  # fmt: skip
    start = struct.pack("<QQI", len(data), len(header), zlib.crc32(header))
    begin = b"7z\xbc\xaf\x27\x1c\x00\x04" + struct.pack("<I", zlib.crc32(start)) + start
    path.write_bytes(begin + data + header)
    return path


def _number(number: int) -> bytes:
    return bytes([number]) if number < 0x80 else b"\xff" + struct.pack("<Q", number)
