"""Several books joined into one (Z7): their files in sequence, and places mapped both ways.

Text past a book's limit is not in the joined book, so nothing done with it can go past a limit.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from foxreader.core.book import Book, BookFile, Metadata, TocEntry
from foxreader.core.scope import Scope
from foxreader.core.span import Span


@dataclass(frozen=True)
class Joined(Book):
    """Several books as one. ``books`` are the whole books. ``firsts`` has the number of each
    book's first file in the joined book; its last entry is the number of files.
    """

    books: tuple[Book, ...] = ()
    firsts: tuple[int, ...] = (0,)

    def shift(self, number: int, span: Span) -> Span:
        """The span in the joined book for ``span`` of book ``number``."""
        return Span(self.firsts[number] + span.file, span.start, span.end)

    def unshift(self, span: Span) -> tuple[int, Span]:
        """The number of the book that ``span`` is in, and the span in that book.

        Raises ``ValueError`` if it is in none of the books.
        """
        number = bisect_right(self.firsts, span.file) - 1
        if number >= len(self.books):
            raise ValueError(f"no book has the place {span}")
        return number, Span(span.file - self.firsts[number], span.start, span.end)


def join(books: Sequence[Book], scopes: Sequence[Scope]) -> Joined:
    """``books`` joined into one, each up to the limit of its scope in ``scopes``.

    In the contents each book has an entry with its title, above its own entries.
    """
    files = [list(_seen(book, scope)) for book, scope in zip(books, scopes, strict=True)]
    firsts = tuple(accumulate(map(len, files), initial=0))
    toc: list[TocEntry] = []
    for book, scope, first in zip(books, scopes, firsts, strict=False):
        toc += _contents(book, scope, first)
    languages = {book.metadata.language for book in books}
    seen = (f"{book.sha256} {scope.limit}" for book, scope in zip(books, scopes, strict=True))
    return Joined(
        hashlib.sha256("\0".join(seen).encode()).hexdigest(),
        "shelf",
        Metadata(
            "; ".join(book.metadata.title for book in books),
            tuple(dict.fromkeys(name for book in books for name in book.metadata.authors)),
            languages.pop() if len(languages) == 1 else "",
        ),
        tuple(file for some in files for file in some),
        tuple(toc),
        books=tuple(books),
        firsts=firsts,
    )  # fmt: skip


def _seen(book: Book, scope: Scope) -> Iterator[BookFile]:
    """The files of a book up to the limit of ``scope``, without what only a view needs."""
    for number, file in enumerate(book.files):
        end = len(file.text)
        if scope.limit is not None:
            if number > scope.limit.file:
                return
            end = min(end, scope.limit.start) if number == scope.limit.file else end
        hidden = tuple((start, min(stop, end)) for start, stop in file.hidden if start < end)
        marks = tuple(run for run in file.marks if run[1] <= end)
        yield BookFile(file.name, file.text[:end], hidden=hidden, marks=marks)


def _contents(book: Book, scope: Scope, first: int) -> Iterator[TocEntry]:
    """The contents of a book up to the limit of ``scope``, below an entry with its title."""
    yield TocEntry(book.metadata.title, Span(first, 0, 0))
    for entry in book.toc:
        place = entry.place
        limit = scope.limit
        if limit is None or (place.file, place.start) < (limit.file, limit.start):
            shifted = Span(first + place.file, place.start, place.end)
            yield replace(entry, place=shifted, level=entry.level + 1)
