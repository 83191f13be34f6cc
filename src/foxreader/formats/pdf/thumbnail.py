"""A small picture made of a cover's, whatever kind it is of, by the library that draws pages."""

from __future__ import annotations

from foxreader.formats.pdf.reader import FAILURES, MUPDF
from foxreader.formats.pictures import size_of_picture

WIDTH, HEIGHT = 256, 384
"""The most pixels of a thumbnail: a cover of the shelf on a screen of two dots to the pixel."""
LARGEST = 48 * 1024
"""The most bytes of a thumbnail. One of noise alone has 45,000."""
MAX_COVER = 32 * 1024 * 1024
"""The most bytes of a cover; those of books have up to five million. Chosen, not measured."""
_MAX_PIXELS = 40_000_000
"""The most pixels of a cover: decoded it takes four bytes each. Scans have about ten million."""
_QUALITY = 82  # of the JPEG file, of 100
_LOW_QUALITY = 50  # where that is too large


def thumbnail(picture: bytes) -> bytes:
    """``picture`` as a JPEG file of ``WIDTH`` by ``HEIGHT`` pixels at most, in its proportions.

    b"" for one that is no picture, cannot be read, or is too large to be a cover.
    """
    size = size_of_picture(picture) if len(picture) <= MAX_COVER else None
    if size is None or size[0] * size[1] > _MAX_PIXELS or max(size) > 100 * min(size):
        return b""
    try:
        with MUPDF.open(stream=picture) as document:
            page = document[0]
            scale = min(WIDTH / page.rect.width, HEIGHT / page.rect.height)
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
