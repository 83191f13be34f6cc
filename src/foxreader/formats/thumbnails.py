"""Small pictures of the pages of a page format; made where the book is read."""

from __future__ import annotations

from foxreader.core.book import Resource, Resources
from foxreader.formats.cbz import CbzResources

_LARGEST = 1024
"""Dots of the longer side of a thumbnail at most. Chosen: more is a page, not a thumbnail."""


def thumbnail(resources: Resources, file: int, longer: int) -> Resource:
    """The bitmap of page ``file`` with ``longer`` dots on its longer side; raises an ``OpenError``
    for one that cannot be drawn.
    """
    from foxreader.formats.pdf.reader import (  # noqa: PLC0415 -- a comic is read without
        PdfResources,
        bitmap_of,
    )

    longer = max(1, min(longer, _LARGEST))
    if isinstance(resources, CbzResources):
        return bitmap_of(resources.page_image(file, 1.0), longer)
    scale = 1.0
    if isinstance(resources, PdfResources):
        scale = longer / max(resources.page_size(file))
    return resources.page_image(file, scale)
