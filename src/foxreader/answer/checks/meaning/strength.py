"""Claims that say more than their place: the greatest, only, never, all, the first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from foxreader.answer.checks.meaning.polarity import denies
from foxreader.answer.checks.meaning.reading import Place, Read, matched, meaning_of
from foxreader.answer.checks.numbers import numbers
from foxreader.language.lexicon import language as data_of


def stronger_word(claim: Read, place: Place) -> str:
    """The word that makes a claim stronger than its place; "" if there is none."""
    return _superlative(claim, place) or _absolute(claim, place)


def _superlative(claim: Read, place: Place) -> str:
    found = matched(meaning_of(claim.language).superlatives, claim.folded)
    if found is None or any(map(_compares, place.around)):
        return ""
    return found.group()


def _compares(text: Read) -> bool:
    """Whether a text compares, in degrees or by two numbers."""
    words = meaning_of(text.language)
    if matched(words.superlatives, text.folded) or matched(words.degrees, text.folded):
        return True
    return len(numbers(text.text, text.language)) > 1


def _absolute(claim: Read, place: Place) -> str:
    words = meaning_of(claim.language)
    for kind, forms in words.absolutes.items():
        at = claim.at(forms)
        # "First, she fell" orders the answer; it says nothing about the book.
        if not at or (kind in ("first", "last") and at[0] == 0):
            continue
        if not _given(kind, place):
            return claim.words[at[0]].text
    for kind, runs in words.absolute_runs.items():
        said = next((run for run in runs if run in claim.text), "")
        if said and not _given(kind, place):
            return said
    return ""


def _given(kind: str, place: Place) -> bool:
    """Whether the place has a word that allows an absolute of this kind."""
    return any(_has(kind, one) or _ALLOWED.get(kind, _never)(one) for one in place.around)


def _has(kind: str, text: Read) -> bool:
    words = meaning_of(text.language)
    if text.has(words.absolutes.get(kind, frozenset())):
        return True
    return any(run in text.text for run in words.absolute_runs.get(kind, frozenset()))


def _never(_: Read) -> bool:
    return False


def _every(text: Read) -> bool:
    return _has("all", text) or denies(text)


def _ranked(text: Read) -> bool:
    """Whether an ordinal or a date puts things in an order."""
    of = data_of(text.language).numbers
    return any((word.folded,) in of.ordinals for word in text.words)


_ALLOWED: Mapping[str, Callable[[Read], bool]] = {
    "only": _every,
    "never": denies,
    "always": lambda text: _every(text) or _has("never", text),
    "all": lambda text: _has("always", text) or denies(text),
    "first": _ranked,
    "last": _ranked,
}
"""Other words of a place that allow a kind of absolute word in the claim: what nobody else did,
only one did."""
