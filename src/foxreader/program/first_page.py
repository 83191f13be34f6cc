"""Where a book that was never opened begins: at its first page that shows something."""

from __future__ import annotations

import re

from foxreader.core.book import Book, BookFile, Resources
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.formats.archive import resolve

_FIRST = 8
"""Files that are looked at; no book has more pages without text before its beginning. Chosen."""
_PICTURES = 4
"""Pictures of a file that are looked for; one is enough to show something. Chosen."""
_PICTURE = re.compile(rb"""<(?:img|image)\b[^>]*?\s(?:xlink:)?(?:src|href)\s*=\s*["']([^"']+)""")


def first_place(book: Book, resources: Resources) -> Span:
    """The start of the first file with text, or with a picture that is in the book.

    A cover whose picture is missing would be an empty page.
    """
    if not book.paged:
        for number, file in enumerate(book.files[:_FIRST]):
            if file.linear and (file.text.strip() or _has_picture(file, resources)):
                return Span(number, 0, 0)
    return Span(0, 0, 0)


def _has_picture(file: BookFile, resources: Resources) -> bool:
    for match in list(_PICTURE.finditer(file.markup))[:_PICTURES]:
        address = match.group(1).decode(errors="replace")
        if address.startswith("data:"):
            return True
        try:
            if resources.read(resolve(file.name, address)[0]) is not None:
                return True
        except FoxError:
            continue
    return b"<svg" in file.markup and not _PICTURE.search(file.markup)
