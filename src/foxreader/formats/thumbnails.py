"""Pictures of covers and pages drawn small, and drawn for what reads them: recognition, a model."""

from __future__ import annotations

from foxreader.core.book import Resource, Resources
from foxreader.formats.cbz import CbzResources
from foxreader.formats.drawing import MAX_PIXELS, drawable
from foxreader.formats.kinds import kind_of_picture, size_of_picture
from foxreader.formats.ocr import DOTS
from foxreader.formats.pdf.reader import FAILURES, LOCK, MUPDF, PdfResources, bitmap_of

# Covers, whatever kind of picture they are

WIDTH, HEIGHT = 256, 384
"""The most pixels of a thumbnail: a cover of the shelf on a screen of two dots to the pixel."""
_MOST_BYTES = 48 * 1024
"""The most bytes of a thumbnail. One of noise alone has 45,000."""
MAX_COVER = 32 * 1024 * 1024
"""The most bytes of a cover; those of books have up to five million. Chosen, not measured."""
_QUALITY = 82  # of the JPEG file, of 100
_LOW_QUALITY = 50  # where that is too large


def cover_thumbnail(picture: bytes) -> bytes:
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
                if len(made) <= _MOST_BYTES:
                    return made
    except (*FAILURES, ZeroDivisionError):
        pass
    return b""


# Pages as large as recognising their text asks for

_POINTS = 72  # to the inch
# The longer side, in pixels, of a picture whose letters are large enough: a page of ten inches at
# 300 dots. A smaller one is drawn up to three times as large; more would only blur it.
_LONG_SIDE, _LARGER = 3000, 3


def scan(resources: Resources, file: int) -> Resource:
    """The bitmap of page ``file``; raises an ``OpenError`` for one that cannot be drawn."""
    if not isinstance(resources, CbzResources):
        return resources.page_image(file, DOTS / _POINTS)
    picture = resources.page_image(file, 1.0)
    longer = max(resources.size(file) or (_LONG_SIDE,))
    return bitmap_of(picture, max(longer, min(_LARGER * longer, _LONG_SIDE)))


# Pages drawn small

_LARGEST = 1024
"""Dots of the longer side of a thumbnail at most. Chosen: more is a page, not a thumbnail."""


def page_thumbnail(resources: Resources, file: int, longer: int) -> Resource:
    """The bitmap of page ``file`` with ``longer`` dots on its longer side; raises an ``OpenError``
    for one that cannot be drawn.
    """
    longer = max(1, min(longer, _LARGEST))
    if isinstance(resources, CbzResources):
        return bitmap_of(resources.page_image(file, 1.0), longer)
    scale = 1.0
    if isinstance(resources, PdfResources):
        scale = longer / max(resources.page_size(file))
    return resources.page_image(file, scale)


# Pictures as a model gets them

SEEN_SIDE = 1_536
"""Dots of the longer side at most: what large services look at without making it smaller again.
Chosen."""
_MOST_SEEN = 1_000_000
"""The most bytes. Chosen: a page of text as PNG has about 300,000."""
_QUALITIES = (85, 60, 40)  # of the JPEG file, where a PNG file is too large
_TAKEN = ("image/png", "image/jpeg", "image/webp", "image/gif")


def seen_page(resources: Resources, file: int) -> Resource | None:
    """Page ``file`` for a model; raises an ``OpenError`` for one that cannot be drawn."""
    scale = 1.0
    if isinstance(resources, PdfResources):
        scale = SEEN_SIDE / max(resources.page_size(file))
    return seen_picture(resources.page_image(file, scale).data)


def seen_picture(data: bytes) -> Resource | None:
    """A picture or a drawing of a book for a model, no larger than it is; None for what cannot be
    drawn."""
    size = size_of_picture(data)
    if size is None:
        return _encoded(drawable(data), SEEN_SIDE, "svg")
    if size[0] * size[1] > MAX_PIXELS:
        return None
    made = _encoded(data, min(SEEN_SIDE, max(size)))
    kind = kind_of_picture(data)
    if made is None and kind in _TAKEN and len(data) <= _MOST_SEEN and max(size) <= SEEN_SIDE:
        return Resource(kind, data)
    return made


def _encoded(picture: bytes, longer: int, kind: str | None = None) -> Resource | None:
    """``picture`` with ``longer`` dots on its longer side, as PNG or, where that is too large, as
    JPEG."""
    if not picture:
        return None
    try:
        with LOCK, MUPDF.open(stream=picture, filetype=kind) as document:
            page = document[0]
            scale = longer / max(1.0, page.rect.width, page.rect.height)
            drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), alpha=False)
            made: bytes = drawn.tobytes("png")
            if len(made) <= _MOST_SEEN:
                return Resource("image/png", made)
            for quality in _QUALITIES:
                made = drawn.tobytes("jpeg", jpg_quality=quality)
                if len(made) <= _MOST_SEEN:
                    return Resource("image/jpeg", made)
    except (*FAILURES, ZeroDivisionError):
        pass
    return None
