"""The links, form fields and pictures of a PDF page, and copies of some of its pages.

Links lead to a page of the book or name an address; whether that may be opened, the window decides.
Nothing of the file is run: launches, scripts and forms that are sent are addresses at most.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from html import unescape
from itertools import pairwise
from typing import Any

from foxreader.core.about import one_line
from foxreader.core.book import Resource
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.core.page import MOST, PageExtras, PageField, PageLink, Rect
from foxreader.formats.pdf.reader import FAILURES, LOCK, MUPDF, PdfResources, bounded

_LONGEST = 2_000  # characters of an address or a value that are kept; chosen
_LEAST_PICTURE = 0.002  # of a page's area; a smaller picture is a sign among letters; chosen
_LOOKED_AT = 240  # pixels of the longer side of the page on which pictures are looked at; chosen
_LIGHT = 235  # of 255: grey that is paper; chosen, scans are seldom quite white
_PAPER = 0.5  # of a picture that is light where it is a drawing or a scan of a page; chosen
_MOST_PICTURES = 64  # of a page that are looked at, the largest; chosen


def page_extras(resources: PdfResources, file: int, *, pictures: bool = False) -> PageExtras:
    """The extras of page ``file``; none of a page that cannot be read. The ``pictures`` are found
    only where they are wanted: the page is drawn for that.
    """
    with LOCK:
        try:
            page = _page(resources, file)
            return PageExtras(
                tuple(_links(resources.document, page)),
                tuple(_fields(page)),
                tuple(_pictures(page)) if pictures and not resources.heavy(page) else (),
            )
        except FAILURES:
            return PageExtras()


def copy_of_pages(resources: PdfResources, files: Sequence[int]) -> Resource:
    """A PDF of the pages ``files``, in that order, as they are in the file."""
    with LOCK, MUPDF.open() as made:
        try:
            for first, last in _runs(files):
                _page(resources, first), _page(resources, last)
                made.insert_pdf(resources.document, from_page=first, to_page=last, widgets=True)
            return Resource("application/pdf", made.tobytes(garbage=3, deflate=True))
        except FAILURES as error:
            raise DamagedBook(Notice("page_damaged", page=files[0] + 1)) from error
        except MemoryError as error:
            raise UnsafeBook(Notice("page_too_large", page=files[0] + 1)) from error


def _page(resources: PdfResources, file: int) -> Any:
    if resources.document.is_closed:
        raise UsageError(Notice("book_closed"))
    if not 0 <= file < resources.document.page_count:
        raise UsageError(Notice("no_such_page"))
    return resources.document[file]


def _runs(files: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each run of pages that follow each other."""
    ends = [at for at, (one, other) in enumerate(pairwise(files), 1) if other != one + 1]
    for start, end in pairwise([0, *ends, len(files)]):
        if start < end:
            yield files[start], files[end - 1]


def _links(document: Any, page: Any) -> Iterator[PageLink]:
    link = page.first_link
    for _ in range(MOST):
        if link is None:
            return
        made = _link(document, tuple(link.rect), link.uri or "")
        if made is not None:
            yield made
        link = link.next


def _link(document: Any, rect: Rect, address: str) -> PageLink | None:
    if not all(map(math.isfinite, rect)) or not (rect[0] < rect[2] and rect[1] < rect[3]):
        return None
    if not address.startswith("#"):
        return PageLink(rect, address=one_line(address, _LONGEST)) if address else None
    try:
        number, _, y = document.resolve_link(address)
    except FAILURES:
        return None
    if not isinstance(number, int) or not 0 <= number < document.page_count:
        return None
    return PageLink(rect, number, y if math.isfinite(y) else 0.0)


def _fields(page: Any) -> Iterator[PageField]:
    matrix = page.rotation_matrix
    for count, field in enumerate(page.widgets()):
        if count >= MOST:
            return
        rect = tuple((field.rect * matrix).normalize())
        value = field.field_value
        if field.field_type_string in ("Button", "Signature") or value is None:
            continue
        name = one_line(field.field_label or field.field_name or "", 200)
        yield PageField(rect, name, one_line(str(value), _LONGEST))


def _pictures(page: Any) -> Iterator[Rect]:
    """The pictures that are not mostly paper: a page in light on dark leaves them as they are."""
    whole = abs(page.rect.get_area()) or 1.0
    matrix = page.rotation_matrix
    rects = [
        (MUPDF.Rect(one["bbox"]) * matrix).normalize() & page.rect for one in page.get_image_info()
    ]
    rects = [rect for rect in rects if rect.is_valid and rect.get_area() >= _LEAST_PICTURE * whole]
    rects.sort(key=lambda rect: -rect.get_area())
    if not rects:
        return
    width, height = page.rect.width, page.rect.height
    scale = bounded(_LOOKED_AT / max(width, height), width, height)
    drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), colorspace=MUPDF.csGRAY, alpha=False)
    for rect in rects[:_MOST_PICTURES]:
        if _light(drawn, [side * scale for side in rect]) < _PAPER:
            yield tuple(rect)


_IS_LIGHT = bytes(grey >= _LIGHT for grey in range(256))


def _light(drawn: Any, rect: Sequence[float]) -> float:
    """The share of light pixels in a part of a grey picture, 0 to 1."""
    left, top = max(0, int(rect[0])), max(0, int(rect[1]))
    right, bottom = min(drawn.width, math.ceil(rect[2])), min(drawn.height, math.ceil(rect[3]))
    pixels = drawn.samples_mv
    rows = [
        bytes(pixels[row * drawn.stride + left : row * drawn.stride + right])
        for row in range(top, bottom)
    ]
    count = sum(map(len, rows))
    return sum(sum(row.translate(_IS_LIGHT)) for row in rows) / count if count else 1.0


# A page of HTML that the program wrote itself, as a PDF with its links. For a confined process: the
# words in it are a book's and a model's.

_MARGIN, _FOOT = 57, 34
"""Points (1/72 inch) around the text, and from the bottom of the paper to the page's number: 20 and
12 mm."""
_TITLE = re.compile(r"<title>(.*?)</title>", re.S)
_SMALL, _GREY = 8, (0.4, 0.4, 0.4)


def pdf_of(html: str) -> bytes:
    """``html`` on A4 pages with numbers; with the fonts it needs and only their used letters."""
    paper = MUPDF.paper_rect("a4")
    text = MUPDF.Rect(_MARGIN, _MARGIN, paper.x1 - _MARGIN, paper.y1 - _MARGIN)
    story = MUPDF.Story(html)
    with story.write_with_links(lambda number, filled: (paper, text, None)) as document:
        for number, page in enumerate(document, 1):
            _number(page, f"{number} / {document.page_count}")
        title = _TITLE.search(html)
        document.set_metadata({"title": unescape(title[1]) if title is not None else ""})
        document.subset_fonts()
        made: bytes = document.tobytes(garbage=4, deflate=True)
    return made


def _number(page: Any, words: str) -> None:
    wide = MUPDF.get_text_length(words, fontsize=_SMALL)
    at = ((page.rect.width - wide) / 2, page.rect.height - _FOOT)
    page.insert_text(at, words, fontsize=_SMALL, color=_GREY)
