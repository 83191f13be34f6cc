"""Recognises the text of scanned pages (OCR)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.core.book import Book, Scans
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.formats.ocr import (
    find_tesseract,
    languages_for,
    name_of,
    recognise,
    system_language,
)
from foxreader.formats.unread import is_offered, unread
from foxreader.language.detect import language_of
from foxreader.library.documents import Documents


@dataclass(frozen=True, slots=True)
class Recognition:
    """What recognising a book would involve: the number of pages and tesseract's languages.

    ``missing`` is the book's language if tesseract's data for it is not installed, else "".
    """

    pages: int
    languages: str
    missing: str = ""


def recognition_of(book: Book) -> Recognition | None:
    """The recognition to offer for a scanned book; None if there is none to offer."""
    if not is_offered(book):
        return None
    found = find_tesseract()
    if found is None:
        return None
    language = language_of(book)
    languages = languages_for(language, system_language(), found.languages)
    missing = language if name_of(language) not in ("", languages) else ""
    return Recognition(len(unread(book)), languages, missing)


def recognised(
    documents: Documents, book: Book, scans: Scans, languages: str, cancel: Cancel
) -> Iterator[Progress]:
    """Recognises the pages of ``book`` that have no text, as :meth:`Books.recognise` says."""
    found = find_tesseract()
    if found is None:
        raise UsageError(Notice("tesseract_missing"))
    chosen = found.check(languages) if languages else languages_for(
        language_of(book), system_language(), found.languages
    )  # fmt: skip
    done, total = 0, len(unread(book))
    yield Progress("recognising", done, total)
    own = scans.again()
    release = cancel.closing(own.close)
    try:
        for number, page in recognise(book, own, found, chosen, cancel):
            documents.add_page(book.sha256, number, page)
            done += 1
            yield Progress("recognising", done, total)
    finally:
        release()
        own.close()
