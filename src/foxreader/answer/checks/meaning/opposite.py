"""Claims with the opposite of a word of their place."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial

from foxreader.answer.checks.coverage import synonyms
from foxreader.answer.checks.meaning.negation import denials, denies
from foxreader.answer.checks.meaning.reading import (
    Read,
    ReadPlace,
    ReadWord,
    clauses,
    meaning_of,
    opposites,
)
from foxreader.answer.checks.meaning.roles import named
from foxreader.language.lexicon import language as data_of

_LEAST_SHARED = 2
"""The fewest content words that a claim shares with a sentence of the place whose other clause has
the opposite. Chosen on the false and true claims of ``benchmarks.liar``."""
_NONE: frozenset[str] = frozenset()
_LEAST_STEM = 4
"""The fewest letters of a word that a prefix may deny."""


def opposite_words(claim: Read, place: ReadPlace) -> str:
    """The word of a claim in whose stead the cited sentence has its opposite; "" if none."""
    best = place.nearest(claim)
    if best is None:
        return ""
    against, alike = opposites(claim.language), synonyms(claim.language)
    there = frozenset().union(*(one.terms for one in place.own))
    undone = _undone(best)
    negations = meaning_of(claim.language).negations
    for piece in clauses(claim.text, claim.language):
        denied = {term for some in denials(piece) for term in some}
        for at, word in enumerate(piece.words):
            other = against.get(word.term, frozenset()) | undone(word.folded)
            if word.term in there or not other & best.terms or other & claim.terms:
                continue
            if not alike.get(word.term, _NONE).isdisjoint(there - other):
                continue  # "fell" for "rose less, down from the peak"
            if word.folded in negations and denies(best):
                continue  # "nobody can tell" for "one can never tell"
            if _is_part(piece, at) and not any(map(partial(_is_part, best), _all(best, other))):
                continue  # "at the end of the war" for "began"
            if any(
                _says(word, denied, other, one, claim, best)
                for one in clauses(best.text, best.language)
            ):
                return word.text
    return _opposite_run(claim, best, place)


def opposite_across(claim: Read, place: ReadPlace) -> str:
    """The word of a claim in whose stead a place in another language has its opposite; "" if none.

    Compared are the pairs that both languages name by the same key, without negated words.
    """
    said = _sides(claim)
    pieces = [one for told in place.own for one in clauses(told.text, told.language)]
    around = frozenset().union(*map(_sides, place.own))
    there = {side for one in pieces if not denies(one) for side in _sides(one)}
    for side, word in said.items():
        if word and _other(side) in there and _other(side) not in said and side not in around:
            return word
    return ""


def _sides(text: Read) -> dict[tuple[str, int], str]:
    """The sides of pairs with a key that a text has words of, and the first of these words; "" if
    it is denied."""
    known = meaning_of(text.language)
    denied = {term for some in denials(text) for term in some}
    found: dict[tuple[str, int], str] = {}
    for pair in known.opposites:
        for number, words in enumerate(pair[:2] if pair.key else ()):
            for word in text.words:
                if word.folded in words:
                    found.setdefault((pair.key, number), "" if word.term in denied else word.text)
    for pair in known.opposite_runs:
        for number, runs in enumerate(pair[:2] if pair.key else ()):
            if run := next((run for run in sorted(runs) if run in text.text), ""):
                found.setdefault((pair.key, number), "" if denies(text) else run)
    return found


def _other(side: tuple[str, int]) -> tuple[str, int]:
    key, number = side
    return key, 1 - number


def _says(
    word: ReadWord, denied: Set[str], other: Set[str], told: Read, claim: Read, best: Read
) -> bool:
    """Whether a clause of the place says one of the opposites of a claim's word of the same thing,
    and both deny it or neither does."""
    there = {term for some in denials(told) for term in some}
    for at, found in enumerate(told.words):
        if found.term not in other or (word.term in denied) != (found.term in there):
            continue
        if word.term in claim.content:
            shared = (claim.content & best.content) - {word.term}
            # "But in private he …" is of somebody else.
            alone = len(shared) >= _LEAST_SHARED and not any(n != at for n in named(told))
            return alone or bool(shared & told.content)
        following = _next(told, at)
        ours = {_next(claim, n) for n, one in enumerate(claim.words) if one.term == word.term}
        if following and following in ours:
            return True
    return False


def _is_part(text: Read, at: int) -> bool:
    """Whether the word at index ``at`` is a noun with an article that something follows with a
    preposition: "the end of"."""
    data = data_of(text.language).words
    before, after = text.words[max(0, at - 1) : at], text.words[at + 1 : at + 2]
    return any(w.folded in data.definite for w in before) and any(
        w.folded in data.governors for w in after
    )


def _all(text: Read, terms: Set[str]) -> list[int]:
    return [at for at, word in enumerate(text.words) if word.term in terms]


def _next(text: Read, at: int) -> str:
    """The index term of the content word that follows the word at index ``at``."""
    return next((word.term for word in text.words[at + 1 :] if word.term in text.content), "")


def _undone(best: Read) -> Callable[[str], frozenset[str]]:
    """Gives the terms of a sentence that are a folded word with a prefix that denies it, or without
    it: "uncomfortable" for "comfortable"."""
    prefixes = meaning_of(best.language).undoing
    by_form = {word.folded: word.term for word in best.words}

    def found(word: str) -> frozenset[str]:
        longer = [prefix + word for prefix in prefixes if len(word) >= _LEAST_STEM]
        shorter = [word.removeprefix(prefix) for prefix in prefixes if word.startswith(prefix)]
        forms = (*longer, *(one for one in shorter if len(one) >= _LEAST_STEM))
        return frozenset(by_form[form] for form in forms if form in by_form)

    return found


def _opposite_run(claim: Read, best: Read, place: ReadPlace) -> str:
    """The same in unspaced text."""
    for one, other, _ in meaning_of(claim.language).opposite_runs:
        for ours, theirs in ((one, other), (other, one)):
            said = next((run for run in ours if run in claim.text), "")
            if not said or any(run in place.text for run in ours):
                continue
            if any(run in best.text for run in theirs) and not any(
                run in claim.text for run in theirs
            ):
                return said
    return ""
