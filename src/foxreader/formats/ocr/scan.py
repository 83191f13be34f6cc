"""A page drawn as large as recognising its text asks for; done where the book is read."""

from __future__ import annotations

from foxreader.core.book import Resource, Resources
from foxreader.formats.cbz import CbzResources
from foxreader.formats.ocr.tesseract import DOTS

_POINTS = 72  # to the inch
# The longer side, in pixels, of a picture whose letters are large enough: a page of ten inches at
# 300 dots. A smaller one is drawn up to three times as large; more would only blur it.
_LONG_SIDE, _LARGER = 3000, 3


def scan(resources: Resources, file: int) -> Resource:
    """The bitmap of page ``file``; raises an ``OpenError`` for one that cannot be drawn."""
    if not isinstance(resources, CbzResources):
        return resources.page_image(file, DOTS / _POINTS)
    from foxreader.formats.pdf.reader import bitmap_of  # noqa: PLC0415 -- a comic is read without

    picture = resources.page_image(file, 1.0)
    longer = max(resources.size(file) or (_LONG_SIDE,))
    return bitmap_of(picture, max(longer, min(_LARGER * longer, _LONG_SIDE)))
