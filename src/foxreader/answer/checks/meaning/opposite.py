"""Claims with the opposite of a word of their place."""

from __future__ import annotations

from collections.abc import Set

from foxreader.answer.checks.meaning.reading import (
    Place,
    Read,
    Word,
    clauses,
    meaning_of,
    opposites,
)
from foxreader.answer.checks.meaning.scope import denials

_LEAST_SHARED = 2
"""The fewest content words that a claim shares with a sentence of the place whose other clause has
the opposite. Chosen on the false and true claims of ``benchmarks.liar``."""
_LEAST_STEM = 4
"""The fewest letters of a word that a prefix may deny."""


def opposite_words(claim: Read, place: Place) -> str:
    """The word of a claim in whose stead the cited sentence has its opposite; "" if none."""
    best = place.nearest(claim)
    if best is None:
        return ""
    against = opposites(claim.language)
    there = frozenset().union(*(one.terms for one in place.own))
    for piece in clauses(claim.text, claim.language):
        denied = {term for some in denials(piece) for term in some}
        for word in piece.words:
            other = against.get(word.term, frozenset()) | _with_prefix(word, best)
            if word.term in there or not other & best.terms or other & claim.terms:
                continue
            if any(
                _says(word, denied, other, one, claim, best)
                for one in clauses(best.text, best.language)
            ):
                return word.text
    return _opposite_run(claim, best, place)


def _says(
    word: Word, denied: Set[str], other: Set[str], told: Read, claim: Read, best: Read
) -> bool:
    """Whether a clause of the place says one of the opposites of a claim's word of the same thing,
    and both deny it or neither does."""
    there = {term for some in denials(told) for term in some}
    for at, found in enumerate(told.words):
        if found.term not in other or (word.term in denied) != (found.term in there):
            continue
        if word.term in claim.content:
            shared = (claim.content & best.content) - {word.term}
            return bool(shared & told.content) or len(shared) >= _LEAST_SHARED
        following = _next(told, at)
        ours = {_next(claim, n) for n, one in enumerate(claim.words) if one.term == word.term}
        if following and following in ours:
            return True
    return False


def _next(text: Read, at: int) -> str:
    """The index term of the content word that follows the word at index ``at``."""
    return next((word.term for word in text.words[at + 1 :] if word.term in text.content), "")


def _with_prefix(word: Word, best: Read) -> frozenset[str]:
    """The terms of a sentence that are ``word`` with a prefix that denies it, or without it:
    "uncomfortable" for "comfortable"."""
    found = set()
    for prefix in meaning_of(best.language).undoing:
        for other in best.words:
            ours, theirs = sorted((word.folded, other.folded), key=len)
            if len(ours) >= _LEAST_STEM and theirs == f"{prefix}{ours}":
                found.add(other.term)
    return frozenset(found)


def _opposite_run(claim: Read, best: Read, place: Place) -> str:
    """The same in unspaced text."""
    for one, other in meaning_of(claim.language).opposite_runs:
        for ours, theirs in ((one, other), (other, one)):
            said = next((run for run in ours if run in claim.text), "")
            if not said or any(run in place.text for run in ours):
                continue
            if any(run in best.text for run in theirs) and not any(
                run in claim.text for run in theirs
            ):
                return said
    return ""
