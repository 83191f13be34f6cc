"""The annotations of a book with what every format says of them: words, chapter, page, link."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.annotation import Annotation, Placed
from foxreader.core.book import Book
from foxreader.core.link import Link
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Listed:
    """An annotation. ``span`` is where it is in the book, None where its words are not found.

    ``quote`` are the book's words there, else those it was made at. ``chapter`` is the title of
    its section, ``page`` the label of its page; both "" without one.
    """

    annotation: Annotation
    span: Span | None
    quote: str
    chapter: str = ""
    page: str = ""
    link: Link | None = None


@dataclass(frozen=True, slots=True)
class NoteList:
    """The annotations of ``book`` in order of place, then those whose words are not found."""

    book: Book
    entries: tuple[Listed, ...]

    @property
    def title(self) -> str:
        """The title of the book."""
        return self.book.metadata.title


def note_list(placed: Placed, book: Book) -> NoteList:
    """The annotations of ``book`` that are ``placed`` in it."""
    here = (
        Listed(
            one, span, book.text_at(span), book.title_at(span), book.page_label(span) or "",
            Link(book.sha256, span),
        )
        for one, span in placed.here
    )  # fmt: skip
    missing = (Listed(one, None, one.anchor.quote) for one in placed.missing)
    return NoteList(book, (*here, *missing))
