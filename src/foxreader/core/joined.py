"""Z7: several books as one: their files one after the other, and every place mapped both ways.

What a question may not see of a book is not in the joined one: nothing that is done with it can
go past a limit.
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
    """Some books as one. ``books`` are the whole books; ``firsts`` has the number of each
    one's first file, and at the end how many files there are.
    """

    books: tuple[Book, ...] = ()
    firsts: tuple[int, ...] = (0,)

    def shift(self, number: int, span: Span) -> Span:
        """Where ``span`` of book ``number`` is in the joined book."""
        return Span(self.firsts[number] + span.file, span.start, span.end)

    def unshift(self, span: Span) -> tuple[int, Span]:
        """The number of the book that ``span`` is in, and its place there.

        Raises ``ValueError`` for a place in none of the books.
        """
        number = bisect_right(self.firsts, span.file) - 1
        if number >= len(self.books):
            raise ValueError(f"no book has the place {span}")
        return number, Span(span.file - self.firsts[number], span.start, span.end)


def join(books: Sequence[Book], scopes: Sequence[Scope]) -> Joined:
    """``books`` as one, each as far as its scope in ``scopes`` shows it.

    Where each begins an entry of the contents has its title, over its own entries.
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
    """The text of the files as far as ``scope`` goes; what only a view needs is left out."""
    for number, file in enumerate(book.files):
        end = len(file.text)
        if scope.limit is not None:
            if number > scope.limit.file:
                return
            end = min(end, scope.limit.start) if number == scope.limit.file else end
        hidden = tuple((start, min(stop, end)) for start, stop in file.hidden if start < end)
        yield BookFile(file.name, file.text[:end], hidden=hidden)


def _contents(book: Book, scope: Scope, first: int) -> Iterator[TocEntry]:
    """The headings that ``scope`` shows, under the book's own title."""
    yield TocEntry(book.metadata.title, Span(first, 0, 0))
    for entry in book.toc:
        place = entry.place
        limit = scope.limit
        if limit is None or (place.file, place.start) < (limit.file, limit.start):
            shifted = Span(first + place.file, place.start, place.end)
            yield replace(entry, place=shifted, level=entry.level + 1)
