"""N10: whether a cited quote is at its stated place, elsewhere in the book, or not in it."""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.answer.export.claims import Claim
from foxreader.core.anchor import Outcome, find
from foxreader.core.book import Book
from foxreader.core.span import Span


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome for a claim; ``span`` is the quote's current place, None if it is gone."""

    claim: Claim
    outcome: Outcome
    span: Span | None


def verify(claim: Claim, book: Book) -> Verdict:
    """Check ``claim`` against ``book``, which may be another edition than the one it cites."""
    found = find(claim.anchor, book)
    if found.outcome == "exact" and claim.quote:
        return Verdict(claim, "exact", found.span)
    if not claim.quote.strip():  # a space says nothing of its place
        return Verdict(claim, "gone", None)
    return Verdict(claim, found.outcome, found.span)
