"""The kinds of files that books carry: media types by name and by bytes, sizes, names of covers."""

from __future__ import annotations

import io
import re
import struct
from typing import Literal

# Pictures: the kind and the size, from the head of a file; nothing is decoded
#
# The size is read by ``imagesize``. Two of its gaps are filled here, since the size is what keeps
# huge pictures from the view: it reads the sides of a GIF as signed numbers, so that the largest
# seem to have none, and it does not know the header of BMP files older than 1990.

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


# Names of covers

_WORD = re.compile(r"[^\W\d_]+")
# Words for a cover in names of files, in languages that books are made in.
_COVERS = frozenset(
    _WORD.findall(
        "cover covers bookcover frontcover mycover ebookcover coverimage coverimg coverpage"
        " coverart coverimagestandard couverture couv portada cubierta copertina capa umschlag"
        " titelbild okladka omslag oblozhka обложка 封面 表紙 표지 backcover"
    )
)
_NOT_FRONT = frozenset(_WORD.findall("back rear backcover inside inner"))


def cover_named(name: str) -> Literal["front", "other", ""]:
    """Which cover a file is by its name: the front, another one, or "" for none."""
    words = frozenset(_WORD.findall(name.lower()))
    if not words & _COVERS:
        return ""
    return "other" if words & _NOT_FRONT else "front"


# Media types by name; the machine's own list may differ

UNKNOWN = "application/octet-stream"
"""The media type of a file whose name says nothing."""
_TYPES = {
    "css": "text/css",
    "xhtml": "application/xhtml+xml",
    "xht": "application/xhtml+xml",
    "html": "application/xhtml+xml",
    "htm": "application/xhtml+xml",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "jpe": "image/jpeg",
    "png": "image/png",
    "gif": "image/gif",
    "webp": "image/webp",
    "avif": "image/avif",
    "bmp": "image/bmp",
    "svg": "image/svg+xml",
    "otf": "font/otf",
    "ttf": "font/ttf",
    "ttc": "font/collection",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "m4a": "audio/mp4",
    "ogg": "audio/ogg",
    "opus": "audio/ogg",
    "wav": "audio/wav",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "txt": "text/plain",
}


def media_type(name: str) -> str:
    """The media type of a file of that name."""
    return _TYPES.get(name.rpartition(".")[2].lower(), UNKNOWN)
