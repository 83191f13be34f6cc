"""The pages of a book that are pictures, recognised one after the other."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from foxreader.core.book import Book, BookFile, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import DamagedBook, OpenError
from foxreader.core.notice import Notice
from foxreader.formats.ocr.recognised import recognised_page
from foxreader.formats.ocr.tesseract import PageFailed, Tesseract, picture_size
from foxreader.formats.ocr.unread import unread
from foxreader.formats.pagelist import listed_pages

log = logging.getLogger(__name__)
_MOST_FAILURES = 3  # pages in a row, after which the engine itself is taken to be at fault


def recognise(
    book: Book, scans: Scans, tesseract: Tesseract, languages: str, cancel: Cancel
) -> Iterator[tuple[int, BookFile]]:
    """The number of each page without text, and the page with its text, as they are done.

    A page that fails is skipped and stays as it was. Raises ``DamagedBook`` at the end, or
    when one after the other fails, with the pages that did.
    """
    failed: list[int] = []
    in_a_row = 0
    for number in unread(book):
        cancel.check()
        try:
            picture = scans.scan(number).data
            table = tesseract.read(picture, languages, cancel)
            page = recognised_page(book.files[number], table, picture_size(picture))
        except (OpenError, PageFailed, ValueError) as error:
            cancel.check()
            log.warning("page %d was not recognised: %s", number, error)
            failed.append(number)
            in_a_row += 1
            if in_a_row >= _MOST_FAILURES:
                break
            continue
        in_a_row = 0
        yield number, page
    if failed:
        raise DamagedBook(Notice("pages_not_recognised", pages=listed_pages(failed)))
