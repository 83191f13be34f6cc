"""How large a picture is, from its first bytes; nothing is decoded."""

from __future__ import annotations

import struct

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_MAX_SEGMENTS = 500


def picture_size(data: bytes) -> tuple[float, float] | None:
    """Width and height in pixels of a PNG, JPEG, GIF, WebP or BMP file, or None."""
    try:
        return _size(data)
    except struct.error:
        return None


def _size(data: bytes) -> tuple[float, float] | None:
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return _floats(struct.unpack_from(">II", data, 16))
    if data.startswith(b"GIF8"):
        return _floats(struct.unpack_from("<HH", data, 6))
    if data.startswith(b"BM"):
        width, height = struct.unpack_from("<ii", data, 18)
        return _floats((width, abs(height)))
    if data.startswith(b"\xff\xd8"):
        return _jpeg(data)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _jpeg(data: bytes) -> tuple[float, float] | None:
    """Walks the segments to the one that describes the frame."""
    at = 2
    for _ in range(_MAX_SEGMENTS):
        while data[at : at + 2] == b"\xff\xff":
            at += 1
        lead, kind, length = struct.unpack_from(">BBH", data, at)
        if lead != 0xFF or length < 2:
            return None
        if kind in _FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return _floats((width, height))
        at += 2 + length
    return None


def _webp(data: bytes) -> tuple[float, float] | None:
    kind = data[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack_from("<HH", data, 26)
        return _floats((width & 0x3FFF, height & 0x3FFF))
    if kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", data, 21)
        return _floats(((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1))
    if kind == b"VP8X":
        low = struct.unpack_from("<HBHB", data, 24)
        return _floats((low[0] + (low[1] << 16) + 1, low[2] + (low[3] << 16) + 1))
    return None


def _floats(size: tuple[int, ...]) -> tuple[float, float]:
    return float(size[0]), float(size[1])
