"""Pictures of covers and pages drawn small, and drawn for what reads them: recognition, a model."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from foxreader.core.book import Resource, Resources
from foxreader.core.errors import OpenError
from foxreader.formats.archive import Archive
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


@dataclass(frozen=True, slots=True)
class CoverSize:
    """The most pixels of a picture of a cover, and the most bytes."""

    width: int = WIDTH
    height: int = HEIGHT
    most: int = _MOST_BYTES


CHOSEN = CoverSize(600, 900, 100 * 1024)
"""One that the reader chose: it is in the copies that are written of a book, too."""
_ENDINGS = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".bmp", ".tif", ".tiff")
MAX_COVER = 32 * 1024 * 1024
"""The most bytes of a cover; those of books have up to five million. Chosen, not measured."""
_QUALITY = 82  # of the JPEG file, of 100
_LOW_QUALITY, _LOWEST_QUALITY = 50, 25  # where that is too large


def cover_thumbnail(picture: bytes, size: CoverSize = CoverSize()) -> bytes:
    """``picture`` as a JPEG file of that ``size`` at most, in its proportions.

    b"" for one that is no picture, cannot be read, or is too large to be a cover.
    """
    if len(picture) > MAX_COVER:
        return b""
    sides = size_of_picture(picture)
    if sides is None:
        return _shrunk(drawable(picture), size, "svg")
    return _shrunk(picture, size) if sides[0] * sides[1] <= MAX_PIXELS else b""


def _shrunk(picture: bytes, size: CoverSize, kind: str | None = None) -> bytes:
    if not picture:
        return b""
    try:
        with MUPDF.open(stream=picture, filetype=kind) as document:
            return _drawn(document[0], size)
    except (*FAILURES, ZeroDivisionError):
        return b""


def _drawn(page: Any, size: CoverSize) -> bytes:
    """A page of MuPDF, which a picture is too."""
    sides = page.rect.width, page.rect.height
    if max(sides) > 100 * min(sides):
        return b""
    # Enlarged no further than a thumbnail: that adds nothing.
    scale = min(size.width / sides[0], size.height / sides[1], max(1.0, WIDTH / sides[0]))
    drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), alpha=False)
    if drawn.width > size.width + 1 or drawn.height > size.height + 1:
        return b""
    for quality in (_QUALITY, _LOW_QUALITY, _LOWEST_QUALITY):
        made: bytes = drawn.tobytes("jpeg", jpg_quality=quality)
        if len(made) <= size.most:
            return made
    return b""


def chosen_picture(picture: bytes) -> bytes:
    """A picture that the reader chose for a cover; a thumbnail where it would be too large."""
    return cover_thumbnail(picture, CHOSEN) or cover_thumbnail(picture)


# The pictures of a book, of which one may be its cover

_CHOICES, _LEAST_BYTES = 60, 4_000
"""Pictures that are offered, and the bytes that each has at least: smaller ones are ornaments."""
_PAGES = 12
"""Pages of a PDF that are offered. Chosen: its cover is among the first."""


def pictures_of_book(path: Path) -> tuple[bytes, ...]:
    """Thumbnails of the pictures of a book: those in its archive, of a PDF the first pages; () for
    other formats. b"" stands for one that cannot be drawn."""
    return tuple(cover_thumbnail(one) if one else b"" for one in _pictures(path, CoverSize()))


def picture_of_book(path: Path, number: int) -> bytes:
    """The picture with that number of the :func:`pictures_of_book`, as large as a chosen one."""
    found = next(islice(_pictures(path, CHOSEN), number, None), b"")
    return chosen_picture(found) if found else b""


def _pictures(path: Path, size: CoverSize) -> Iterator[bytes]:
    """The pictures, in the order of the file; pages of a PDF are drawn in this size."""
    if path.suffix.lower() == ".pdf":
        with contextlib.suppress(*FAILURES), MUPDF.open(path) as document:
            for page in islice(document, _PAGES):
                yield _drawn(page, size)
        return
    try:
        archive = Archive(path)
    except OpenError:
        return
    names = [
        name for name, info in archive.infos().items()
        if name.lower().endswith(_ENDINGS) and info.file_size >= _LEAST_BYTES
    ]  # fmt: skip
    names.sort(key=lambda name: "cover" not in name.rpartition("/")[2].lower())  # likely ones first
    for name in names[:_CHOICES]:
        yield archive.read(name, MAX_COVER) or b""


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
