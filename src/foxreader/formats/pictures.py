"""The media type and the size of a picture, from the head of its file: nothing is decoded.

The size is read by ``imagesize``. Two of its gaps are filled here, since the size is what keeps
huge pictures from the view: it reads the sides of a GIF as signed numbers, so that the largest
seem to have none, and it does not know the header of BMP files older than 1990.
"""

from __future__ import annotations

import io
import struct

MAX_PIXELS = 100_000_000
"""A picture of more pixels is not shown: decoded it would take 400 MB, at four bytes a pixel."""

Size = tuple[int, int]

_MAX_READS = 20_000
"""How often ``imagesize`` may read from a file. It reads a JPEG four times a segment, which is
at most 64 KB: enough for 300 MB of segments, more than a resource may have. Bytes between
segments it reads one by one: a file of nothing else is given up after a few milliseconds."""
_MAX_READ = 70_000
"""The most bytes it may read at once: a whole JPEG segment has at most 65,535."""
_OLD_BMP_HEADER = 12
"""The length that a BMP file of the old kind gives its header; all later ones are longer."""


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
    """Width and height in pixels as the picture is shown, turned where its Exif data say so.

    None where ``data`` is no picture of a kind above, or does not reach as far as its size:
    ``data`` may be the head of a file, and a JPEG can have much before its size.
    """
    import imagesize  # noqa: PLC0415 -- it brings HTTP along, and many books have no pictures

    kind = kind_of_picture(data)
    try:
        if kind == "image/gif":
            size = struct.unpack_from("<HH", data, 6)
        elif kind == "image/bmp" and struct.unpack_from("<I", data, 14)[0] == _OLD_BMP_HEADER:
            size = struct.unpack_from("<HH", data, 18)
        else:
            size = imagesize.get(_Bounded(data)) if kind else (0, 0)
    except struct.error:
        return None
    width, height = size
    return (width, height) if width > 0 and height > 0 else None


def too_large(data: bytes) -> bool:
    """Whether ``data`` is a picture of more pixels than are ever decoded."""
    size = size_of_picture(data)
    return size is not None and size[0] * size[1] > MAX_PIXELS


class _Bounded(io.BytesIO):
    """Bytes that end with an error when they are read too often, or too many at once."""

    _reads = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self._reads += 1
        if size is None or not 0 <= size <= _MAX_READ or self._reads > _MAX_READS:
            raise ValueError("no picture needs that")
        return super().read(size)
