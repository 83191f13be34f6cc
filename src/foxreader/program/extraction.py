"""The text extractor, and pages of an earlier text that a new one keeps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from foxreader.core.book import EXTRACTOR_VERSION, Book, Scans
from foxreader.formats.apart import open_apart


@dataclass(frozen=True, slots=True)
class Extractor:
    """Makes the text of a book from its file. Another ``version`` may make a different text."""

    version: int = EXTRACTOR_VERSION
    open: Callable[..., tuple[Book, Scans]] = open_apart


def with_recognised(old: Book, new: Book) -> Book:
    """``new`` with the pages that were recognised in ``old``, which can be hours of work.

    Only pages that still have no text of their own, and only if both have the same number of
    pages.
    """
    if not (old.paged and new.paged and len(old.files) == len(new.files)):
        return new
    files = tuple(
        was if was.page is not None and was.page.recognised and not now.text.strip() else now
        for was, now in zip(old.files, new.files, strict=True)
    )
    return replace(new, files=files)
