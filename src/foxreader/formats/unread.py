"""Pages to be recognised, pictures and poor text: which a book has, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from foxreader.core.book import Book, BookFile
from foxreader.core.notice import Notice, says

_WORTH = 5  # recognition is offered where at least one page of five is a picture
_MOST_LISTED = 10  # runs of pages that a warning names
_MENDED = ("pages_without_letters", "pages_with_poor_text")
_PICTURES_ONLY = ("pictures_only", "pictures_to_recognise", "pictures_without_text")


def unread(book: Book) -> list[int]:
    """The pages without text, or with poor text, that have not been through recognition."""
    return [
        number
        for number, file in enumerate(book.files)
        if file.page is not None
        and (file.page.poor or (not file.page.recognised and _is_blank(file)))
    ]


def is_offered(book: Book) -> bool:
    """Whether enough pages of ``book`` are pictures or have poor text to offer recognition.

    A few pages without text are plates and blank leaves, unless all that has text was
    recognised too: then somebody stopped before the end.
    """
    left = len(unread(book))
    spoken = [file for file in book.files if not _is_blank(file)]
    begun = all(file.page is not None and file.page.recognised for file in spoken)
    return left > 0 and (begun or _WORTH * left >= len(book.files))


def marked(book: Book) -> Book:
    """``book`` with its warnings updated for the pages that are recognised by now."""
    warnings = list(book.warnings)
    left = unread(book)
    if not book.readable and not left:
        none_found = Notice("pictures_without_text")
        warnings = [
            none_found if warning == Notice("pictures_to_recognise") else warning
            for warning in warnings
        ]
    over = (_PICTURES_ONLY if book.readable else ()) + (() if left else _MENDED)
    warnings = [warning for warning in warnings if not _says(warning, *over)]
    if pages := _recognised(book):
        warnings.append(_warning(pages))
    return book if tuple(warnings) == book.warnings else replace(book, warnings=tuple(warnings))


def _recognised(book: Book) -> list[int]:
    """The pages that have a good text from recognition."""
    return [
        number
        for number, file in enumerate(book.files)
        if file.page is not None
        and file.page.recognised
        and not (file.page.poor or _is_blank(file))
    ]


def _says(warning: str, *codes: str) -> bool:
    return any(says(warning, code) for code in codes)


def _is_blank(file: BookFile) -> bool:
    return not file.text or file.text.isspace()


def _warning(pages: Sequence[int]) -> Notice:
    runs = list(_runs(pages))
    listed = ", ".join(
        str(first + 1) if first == last else f"{first + 1}–{last + 1}"
        for first, last in runs[:_MOST_LISTED]
    )
    more = sum(last - first + 1 for first, last in runs[_MOST_LISTED:])
    if more:
        listed = Notice("pages_and_more", pages=listed, more=more)
    return Notice("pages_recognised", count=len(pages), pages=listed)


def _runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        members = [number for _, number in run]
        yield members[0], members[-1]


# Pages named in a sentence

_MOST = 10  # pages that a sentence names; chosen so that it stays short


def listed_pages(numbers: Sequence[int]) -> str:
    """Pages by their numbers, which are counted from 0 and shown from 1: "1, 4 and 2 more"."""
    shown = ", ".join(str(number + 1) for number in numbers[:_MOST])
    if len(numbers) <= _MOST:
        return shown
    return Notice("pages_and_more", pages=shown, more=len(numbers) - _MOST)
