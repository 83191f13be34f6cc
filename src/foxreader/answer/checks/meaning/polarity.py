"""Claims that say the reverse: a negation on one side only, a word and its opposite."""

from __future__ import annotations

from foxreader.answer.checks.meaning.reading import (
    Place,
    Read,
    clauses,
    matched,
    meaning_of,
    opposites,
)

_LEAST_SHARED = 0.6
"""The share of a clause's content words that a clause of the place must have for the two to be
about the same, 0 to 1. At this value 3 of 540 human answers about tales and articles are marked."""
_LEAST_WORDS = 2
"""The same as a number of words."""


def negation_differs(claim: Read, place: Place) -> bool:
    """Whether only one of a claim and its place denies what both speak of."""
    if claim.language == place.language and _turned(claim, place):
        return False
    here = [one for one in clauses(claim.text, claim.language) if one.content]
    if denies(claim):
        return not any(map(denies, place.around)) and bool(place.own)
    return claim.language == place.language and any(_denied(piece, place) for piece in here)


def opposite_words(claim: Read, place: Place) -> str:
    """The word of a claim in whose stead the cited sentence has its opposite; "" if none."""
    best = place.nearest(claim)
    if best is None or denies(claim) != denies(best):
        return ""
    against = opposites(claim.language)
    there = place.terms
    for word in claim.words:
        other = against.get(word.term, frozenset())
        if word.term in there or not other & best.terms or other & claim.terms:
            continue
        if (best.content & claim.content) - {word.term}:
            return word.text
    return _opposite_run(claim, best, place)


def denies(text: Read) -> bool:
    """Whether a text has a negation. "Not only" and "nothing but" deny nothing."""
    words = meaning_of(text.language)
    softened = words.absolutes.get("only", frozenset()) | words.exceptions
    for clause in clauses(text.text, text.language):
        for at in clause.at(words.negations):
            if not {word.folded for word in clause.words[at + 1 : at + 3]} & softened:
                return True
    return bool(matched(words.negation_runs, text.text))


def _denied(piece: Read, place: Place) -> bool:
    """Whether the clauses of the place nearest to ``piece`` are all denied."""
    wanted = max(_LEAST_WORDS, _LEAST_SHARED * len(piece.content))
    near = [
        one
        for sentence in place.around
        for one in clauses(sentence.text, piece.language)
        if len(one.content & piece.content) >= wanted
    ]
    only = meaning_of(piece.language).absolutes.get("only", frozenset())
    return bool(near) and all(map(denies, near)) and not piece.has(only)


def _turned(claim: Read, place: Place) -> bool:
    """Whether the claim denies the opposite of a word of its place: "not old" for "young"."""
    there = place.terms
    against = opposites(claim.language)
    return any(
        word.term not in there and against.get(word.term, frozenset()) & there
        for word in claim.words
    )


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
