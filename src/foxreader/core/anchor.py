"""An anchor: a place with its words and the words around it, found again in a text that changed.

Follows the TextQuoteSelector of the W3C Web Annotation Data Model: a quote with the words before
and after it can be found again in another edition, another format or a new extraction of a book.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.core.book import Book
from foxreader.core.finding import Words, best, is_near, places
from foxreader.core.span import Span

Outcome = Literal["exact", "moved", "gone"]

AROUND = 60
"""How many characters before and after a quote are kept, to find it again in another text.
Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """The place ``span`` in the text of a file (``book`` is its SHA-256 in hex), with its words.

    ``quote`` is the text at the place, "" for an empty one; ``before`` and ``after`` are up to
    ``AROUND`` characters of text around it.
    """

    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""

    @classmethod
    def of(cls, book: Book, span: Span) -> Anchor:
        """The anchor of a place in ``book``. Raises ``UsageError`` if it is not in the book."""
        quote, text = book.text_at(span), book.files[span.file].text
        before = text[max(0, span.start - AROUND) : span.start]
        return cls(book.sha256, span, quote, before, text[span.end : span.end + AROUND])


@dataclass(frozen=True, slots=True)
class Found:
    """Where an anchor is in a text: ``exact`` at its own span, ``moved`` to another, or ``gone``,
    and then without a span."""

    outcome: Outcome
    span: Span | None


def find(anchor: Anchor, book: Book) -> Found:
    """Find ``anchor`` in ``book``, which may be another text than the one it was made in."""
    if is_exact(anchor, book):
        return Found("exact", anchor.span)
    words = Words(anchor.before, anchor.quote, anchor.after)
    span = best(places(words, book), anchor.span)
    if span == anchor.span and not anchor.quote:
        return Found("exact", span)
    return Found("moved" if span else "gone", span)


def is_exact(anchor: Anchor, book: Book) -> bool:
    """Whether the words of ``anchor`` are at its span of ``book``."""
    span = anchor.span
    if not book.holds(span) or book.text_at(span) != anchor.quote:
        return False
    # In another text, and after a new extraction, a word or two may be there by chance.
    text = book.files[span.file].text
    same = text.startswith(anchor.after, span.end) and text.endswith(anchor.before, 0, span.start)
    if anchor.book == book.sha256 and same:
        return True
    words = Words(anchor.before, anchor.quote, anchor.after)
    return bool(anchor.quote) and (words.long or is_near(words, book, span))
