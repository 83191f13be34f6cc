"""N10: whether a cited quote is at its stated place, elsewhere in the book, or not in it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace

from foxreader.answer.export.claims import Claim
from foxreader.core.anchor import Outcome, find
from foxreader.core.book import Book, BookFile
from foxreader.core.finding import spots
from foxreader.core.letters import letters_of
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome for a claim; ``span`` is the quote's current place, None if it is gone.

    A quote that is only a part of its stated place has moved to that part.
    """

    claim: Claim
    outcome: Outcome
    span: Span | None


def verify(claim: Claim, book: Book) -> Verdict:
    """Check ``claim`` against ``book``, which may be another edition than the one it cites."""
    found = find(claim.anchor, book)
    if claim.quote and (found.outcome == "exact" or _is_place(claim, book)):
        return Verdict(claim, "exact", claim.span)
    if not claim.quote.strip():  # a space says nothing of its place
        return Verdict(claim, "gone", None)
    if found.span is None and (part := _part(claim, book)) is not None:
        return Verdict(claim, "moved", part)
    return Verdict(claim, found.outcome, found.span)


def _is_place(claim: Claim, book: Book) -> bool:
    """Whether a quote is all of its stated place but for characters that cannot be seen, which
    nobody types and some programs drop."""
    span = claim.span
    if claim.book != book.sha256 or not book.holds(span):
        return False
    return bool(seen := _seen(claim.quote)) and seen == _seen(book.text_at(span))


def _seen(text: str) -> str:
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cf").strip()


def _part(claim: Claim, book: Book) -> Span | None:
    """The part of the stated place that is the quote, letter by letter; None if no part is.

    Few words may be anywhere by chance, but not at the place that is stated for them.
    """
    span = claim.span
    if claim.book != book.sha256 or not book.holds(span):
        return None
    place = replace(book, files=(BookFile("", book.text_at(span)),), toc=(), pages=())
    letters = letters_of(claim.quote)
    for spot in spots(claim.quote, place):
        if letters_of(place.text_at(spot.span)) == letters:
            return Span(span.file, span.start + spot.span.start, span.start + spot.span.end)
    return None
