"""What a question may see of a book. Every read of an index asks for one."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of a book a question may see.

    ``limit`` is the place of the spoiler limit (its ``start`` counts): nothing that
    reaches past it is visible. None means the whole book.
    """

    limit: Span | None = None

    def allows(self, span: Span) -> bool:
        """Whether the whole of ``span`` may be seen."""
        if self.limit is None:
            return True
        return (span.file, span.end) <= (self.limit.file, self.limit.start)

    def share(self, book: Book) -> float:
        """How much of ``book`` may be seen, 0 to 1."""
        return 1.0 if self.limit is None else book.fraction(self.limit)


WHOLE_BOOK = Scope()
