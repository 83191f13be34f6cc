"""A book as it would be if it ended at the spoiler limit: nothing made of it can say more."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.book import Book, BookFile
from foxreader.core.scope import Scope


def cut(book: Book, scope: Scope) -> Book:
    """``book`` without all that is past the limit of ``scope``: text, headings, pages.

    Places before the limit keep their numbers. Markup is left out: nobody shows this book.
    """
    limit = scope.limit
    if limit is None:
        return book
    files = [_bare(file, len(file.text)) for file in book.files[: limit.file]]
    if limit.file < len(book.files) and limit.start:
        files.append(_bare(book.files[limit.file], limit.start))
    end = (limit.file, limit.start)
    return replace(
        book,
        files=tuple(files),
        toc=tuple(e for e in book.toc if (e.place.file, e.place.start) < end),
        pages=tuple(p for p in book.pages if (p.place.file, p.place.start) < end),
    )


def _bare(file: BookFile, end: int) -> BookFile:
    hidden = tuple((a, min(b, end)) for a, b in file.hidden if a < end)
    return BookFile(file.name, file.text[:end], hidden=hidden)
