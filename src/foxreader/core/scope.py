"""The scope of a question: the part of a book it may use. Every read of an index takes one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foxreader.core.book import Book
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of a book that a question may use.

    ``limit`` is the place of the spoiler limit (its ``start`` counts): nothing that reaches past
    it is visible. None means the whole book.
    """

    limit: Span | None = None

    def allows(self, span: Span) -> bool:
        """Whether the whole of ``span`` is before the limit."""
        if self.limit is None:
            return True
        return (span.file, span.end) <= (self.limit.file, self.limit.start)

    def share(self, book: Book) -> float:
        """The share of ``book``'s characters before the limit, 0 to 1."""
        return 1.0 if self.limit is None else book.fraction(self.limit)

    def seen_of(self, book: Book) -> Book:
        """``book`` without the text past the limit; its places stay what they are."""
        if self.limit is None:
            return book
        limit = self.limit
        ends = (len(f.text) if n < limit.file else limit.start * (n == limit.file)
                for n, f in enumerate(book.files))  # fmt: skip
        files = (replace(f, text=f.text[:end]) for f, end in zip(book.files, ends, strict=True))
        return replace(book, files=tuple(files))


WHOLE_BOOK = Scope()
