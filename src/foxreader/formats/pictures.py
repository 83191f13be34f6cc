"""What a picture is and how large, from the head of its file: nothing is decoded."""

from __future__ import annotations

import struct
from collections.abc import Callable

MAX_PIXELS = 100_000_000
"""A picture of more pixels would fill the memory of the view and is not shown."""

Size = tuple[int, int]

_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE = frozenset({0x01, *range(0xD0, 0xD9)})


def kind_of_picture(head: bytes) -> str:
    """The media type of the picture that begins with ``head``, or ""."""
    for at, magic, kind in (
        (0, b"\xff\xd8\xff", "image/jpeg"),
        (0, b"\x89PNG\r\n\x1a\n", "image/png"),
        (0, b"GIF8", "image/gif"),
        (0, b"BM", "image/bmp"),
        (8, b"WEBP", "image/webp"),
        (4, b"ftypavif", "image/avif"),
        (4, b"ftypavis", "image/avif"),
    ):
        if head[at:].startswith(magic):
            return kind
    return ""


def size_of_picture(data: bytes) -> Size | None:
    """Width and height in pixels, or None where ``data`` does not reach that far or is no picture.

    ``data`` may be the head of the file; a JPEG can put much before its size.
    """
    read = _SIZES.get(kind_of_picture(data))
    try:
        size = read(data) if read is not None else None
    except (struct.error, IndexError):
        return None
    return size if size is not None and min(size) > 0 else None


def too_large(data: bytes) -> bool:
    """Whether ``data`` is a picture of more pixels than are ever decoded."""
    size = size_of_picture(data)
    return size is not None and size[0] * size[1] > MAX_PIXELS


def _jpeg(data: bytes) -> Size | None:
    at = 2
    while at + 9 <= len(data):
        if data[at] != 0xFF:
            return None
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _ALONE:
            at += 2
        elif marker in _FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        else:
            at += 2 + max(2, struct.unpack_from(">H", data, at + 2)[0])
    return None


def _png(data: bytes) -> Size:
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def _gif(data: bytes) -> Size:
    width, height = struct.unpack_from("<HH", data, 6)
    return width, height


def _bmp(data: bytes) -> Size:
    if struct.unpack_from("<I", data, 14)[0] == 12:
        width, height = struct.unpack_from("<HH", data, 18)
        return width, height
    width, height = struct.unpack_from("<ii", data, 18)
    return width, abs(height)


def _webp(data: bytes) -> Size | None:
    kind = data[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack_from("<HH", data, 26)
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        bits = struct.unpack_from("<I", data, 21)[0]
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X" and len(data) >= 30:
        width = int.from_bytes(data[24:27], "little") + 1
        return width, int.from_bytes(data[27:30], "little") + 1
    return None


def _avif(data: bytes) -> Size | None:
    at = data.find(b"ispe")
    if at < 0:
        return None
    width, height = struct.unpack_from(">II", data, at + 8)
    return width, height


_SIZES: dict[str, Callable[[bytes], Size | None]] = {
    "image/jpeg": _jpeg,
    "image/png": _png,
    "image/gif": _gif,
    "image/bmp": _bmp,
    "image/webp": _webp,
    "image/avif": _avif,
}
