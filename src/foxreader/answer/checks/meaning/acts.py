"""Claims with a grave act that the place has no word for, whatever its language."""

from __future__ import annotations

from collections.abc import Set
from functools import cache

from foxreader.answer.checks.meaning.reading import Place, Read, meaning_of
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import terms


def act_not_given(claim: Read, place: Place, asked: Read) -> str:
    """The first word of a claim for a grave act that neither its place nor the question has a word
    for; "" if there is none."""
    here, there = meaning_of(claim.language).acts, meaning_of(place.language).acts
    for act in here.keys() & there.keys():
        word = _first(claim, here[act])
        if word and not _told(asked, act) and not any(_told(one, act) for one in place.around):
            return word
    return ""


def _first(text: Read, words: Set[str]) -> str:
    """The first of some folded words that is in a text; "" if none is."""
    if data_of(text.language).unspaced:
        return next((run for run in sorted(words) if run in text.text), "")
    return next((word.text for word in text.words if word.folded in words), "")


def _told(text: Read, act: str) -> bool:
    """Whether a text has a word for an act, or one from which it may be taken."""
    known = meaning_of(text.language)
    if data_of(text.language).unspaced:
        return bool(_first(text, known.acts.get(act, _NONE) | known.act_signs.get(act, _NONE)))
    return not _signs(text.language, act).isdisjoint(text.terms)


@cache
def _signs(language: str, act: str) -> frozenset[str]:
    """The index terms of the words for an act and of its signs."""
    known = meaning_of(language)
    words = known.acts.get(act, _NONE) | known.act_signs.get(act, _NONE)
    return frozenset(term for word in words for term in terms(word, language))


_NONE: frozenset[str] = frozenset()
