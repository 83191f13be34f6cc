"""Claims that say the reverse: a negation on one side only, a word and its opposite."""

from __future__ import annotations

from foxreader.answer.checks.meaning.reading import (
    Place,
    Read,
    Word,
    clauses,
    matched,
    meaning_of,
    opposites,
)

_LEAST_SHARED = 0.5
"""The share of a clause's content words, without names and verbs of speech, that a clause of the
place must have for the two to be about the same, 0 to 1. Chosen on the false and true claims of
``benchmarks.liar``."""
_LEAST_WORDS = 2
"""The same as a number of words."""
_LEAST_STEM = 4
"""The fewest letters of a word that a prefix may deny."""
_SHORT = 8
"""The most words of a cited sentence that denies all a claim may rest on: "There is none". Chosen,
not measured."""


def negation_differs(claim: Read, place: Place) -> bool:
    """Whether only one of a claim and its place denies what both speak of."""
    same = claim.language == place.language
    if not place.own or (same and _turned(claim, place)):
        return False
    if not same:
        return denies(claim) and not any(map(denies, place.around))
    pieces = [one for one in clauses(claim.text, claim.language) if one.content]
    return any(_differs(piece, claim, place) for piece in pieces)


def _differs(piece: Read, claim: Read, place: Place) -> bool:
    """Whether the clauses of the place that are about the same as ``piece`` say the reverse."""
    greatest = meaning_of(piece.language).superlatives
    if matched(greatest, claim.folded) and matched(greatest, place.text.lower()):
        return False  # "none is more common" and "the most common" are the same
    about = (
        frozenset(
            word.term
            for word in piece.words
            if word.term in piece.content
            and not word.text[:1].isupper()
            and word.folded not in meaning_of(piece.language).speaks
        )
        or piece.content
    )
    wanted = max(_LEAST_WORDS, _LEAST_SHARED * len(about))
    near = [
        (one, sentence)
        for sentence in place.around
        for one in clauses(sentence.text, piece.language)
        if len(one.content & about) >= wanted
    ]
    if denies(piece):
        # What denies may stand elsewhere in the sentence: “No, I have not,” said he.
        told = [sentence for _, sentence in near] or place.around
        return not any(map(denies, told))
    only = meaning_of(piece.language).absolutes.get("only", frozenset())
    if denies(claim) or piece.has(only):
        return False
    if near:
        return all(denies(one) for one, _ in near)
    return all(denies(one) and len(one.words) <= _SHORT for one in place.own)


def opposite_words(claim: Read, place: Place) -> str:
    """The word of a claim in whose stead the cited sentence has its opposite; "" if none."""
    best = place.nearest(claim)
    if best is None:
        return ""
    against = opposites(claim.language)
    there = place.terms
    here = [one for one in clauses(claim.text, claim.language) if one.words]
    for piece in here:
        for word in piece.words:
            other = against.get(word.term, frozenset()) | _with_prefix(word, best)
            if word.term in there or not other & best.terms or other & claim.terms:
                continue
            told = [c for c in clauses(best.text, best.language) if other & c.terms]
            shared = (best.content & claim.content) - {word.term}
            if shared and any(denies(piece) == denies(one) for one in told):
                return word.text
    return _opposite_run(claim, best, place)


def denies(text: Read) -> bool:
    """Whether a text has a negation. "Not only" and "nothing but" deny nothing."""
    words = meaning_of(text.language)
    only = words.absolutes.get("only", frozenset())
    for clause in clauses(text.text, text.language):
        for at in clause.at(words.negations):
            following = [word.folded for word in clause.words[at + 1 :]]
            if not (only & set(following[:2]) or words.exceptions & set(following)):
                return True
    return bool(matched(words.negation_runs, text.text))


def _turned(claim: Read, place: Place) -> bool:
    """Whether the claim denies the opposite of a word of its place: "not old" for "young"."""
    negations = meaning_of(claim.language).negations
    there = {w.term for one in place.around for w in one.words if w.folded not in negations}
    against = opposites(claim.language)
    return any(
        word.term not in there and against.get(word.term, frozenset()) & there
        for word in claim.words
    )


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
