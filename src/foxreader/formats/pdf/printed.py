"""A page of HTML that the program wrote itself, as a PDF with its links. For a confined process:
the words in it are a book's and a model's."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from foxreader.formats.pdf.reader import MUPDF

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
