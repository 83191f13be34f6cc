"""A small picture made of a cover's, whatever kind it is of, by the library that draws pages."""

from __future__ import annotations

from foxreader.formats.drawing import MAX_PIXELS, drawable
from foxreader.formats.pdf.reader import FAILURES, MUPDF
from foxreader.formats.pictures import size_of_picture

WIDTH, HEIGHT = 256, 384
"""The most pixels of a thumbnail: a cover of the shelf on a screen of two dots to the pixel."""
LARGEST = 48 * 1024
"""The most bytes of a thumbnail. One of noise alone has 45,000."""
MAX_COVER = 32 * 1024 * 1024
"""The most bytes of a cover; those of books have up to five million. Chosen, not measured."""
_QUALITY = 82  # of the JPEG file, of 100
_LOW_QUALITY = 50  # where that is too large


def thumbnail(picture: bytes) -> bytes:
    """``picture`` as a JPEG file of ``WIDTH`` by ``HEIGHT`` pixels at most, in its proportions.

    b"" for one that is no picture, cannot be read, or is too large to be a cover.
    """
    if len(picture) > MAX_COVER:
        return b""
    size = size_of_picture(picture)
    if size is None:
        return _shrunk(drawable(picture), "svg")
    return _shrunk(picture) if size[0] * size[1] <= MAX_PIXELS else b""


def _shrunk(picture: bytes, kind: str | None = None) -> bytes:
    if not picture:
        return b""
    try:
        with MUPDF.open(stream=picture, filetype=kind) as document:
            page = document[0]
            sides = page.rect.width, page.rect.height
            if max(sides) > 100 * min(sides):
                return b""
            scale = min(WIDTH / sides[0], HEIGHT / sides[1])
            drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), alpha=False)
            if drawn.width > WIDTH + 1 or drawn.height > HEIGHT + 1:
                return b""
            for quality in (_QUALITY, _LOW_QUALITY):
                made: bytes = drawn.tobytes("jpeg", jpg_quality=quality)
                if len(made) <= LARGEST:
                    return made
    except (*FAILURES, ZeroDivisionError):
        pass
    return b""
