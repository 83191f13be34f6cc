"""Literal search for the window's search field. Answers do not use it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.core.book import Book
from foxreader.core.span import Span

_BETWEEN = r"[\s\u00ad]+"
_FOLDED = {"'": "['’‘]", '"': '["“”„]', "-": "[-‐‑–—]", "…": r"(?:…|\.\.\.)"}


def find(book: Book, words: str, *, cancelled: object = False) -> Iterator[Span]:
    """Every span of ``book`` that matches ``words``, in reading order.

    Case, the amount of white space and the shape of quotes and dashes are ignored. Text hidden
    from the reader is left out. Stops when ``cancelled`` becomes true.
    """
    if not words.strip():
        return
    pieces = ["".join(_FOLDED.get(c, re.escape(c)) for c in word) for word in words.split()]
    pattern = re.compile(_BETWEEN.join(pieces), re.IGNORECASE)
    for number, file in enumerate(book.files):
        if cancelled:
            return
        for match in pattern.finditer(file.text):
            span = Span(number, match.start(), match.end())
            if book.visible(span):
                yield span
