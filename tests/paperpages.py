"""Books of a page format, made of a few pages with letters at known places."""

from __future__ import annotations

from array import array

from foxreader.core.book import Book, BookFile, Metadata, Resource
from foxreader.core.page import PageLayout
from foxreader.formats.pdf.reader import bmp
from window import NoResources

NONE = (float("nan"),) * 4
LINES = 50
WIDE = 40


class Pictures(NoResources):
    """Each page is one white pixel."""

    def page_image(self, file: int, scale: float) -> Resource:
        return Resource("image/bmp", bmp(b"\xff\xff\xff", 1, 1))


def paper(number: int, text: str) -> BookFile:
    """A page with its letters on lines of 40; white space and ``~`` have no place."""
    boxes = array("f")
    for at, c in enumerate(text):
        x, y = 40 + 12.0 * (at % WIDE), 40 + 14.0 * (at // WIDE)
        boxes.extend(NONE if c.isspace() or c == "~" else (x, y, x + 12, y + 10))
    return BookFile(f"p{number}", text, page=PageLayout(595, 842, boxes))


def pages(*texts: str) -> Book:
    files = tuple(paper(number, text) for number, text in enumerate(texts))
    return Book("5e" * 32, "PDF", Metadata("Pages"), files, paged=True)


def two_columns(count: int = 1) -> Book:
    """A paper of ``count`` pages: two columns of fifty lines with 24 letters each."""
    boxes = array("f")
    for left in (60, 310):
        for line in range(50):
            for at in range(25):
                x, y = left + 9.375 * at, 60 + 14.0 * line
                boxes.extend((x, y, x + 9.375, y + 10) if at < 24 else NONE)
    text = ("words of columns in here " * 100)[: 100 * 25]
    files = (BookFile(f"p{n}", text, page=PageLayout(595, 842, boxes)) for n in range(count))
    return Book("2c" * 32, "PDF", Metadata("A paper"), tuple(files), paged=True)


FULL = ("words on a page " * 200)[: LINES * WIDE]
"""A page full of words."""
