"""Names of a claim that stand for the "I" of its place."""

from __future__ import annotations

import re

from foxreader.answer.checks.evidence import Cited, Evidence
from foxreader.answer.checks.quotes import without_quotes
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of

_LAST, _FIRST = re.compile(r"(\w+) \Z"), re.compile(r"^ (\w+)")
_LEAST = 6
"""The fewest places of a narrator's name. Chosen, not measured."""


def names_narrator(name: str, cited: Cited, evidence: Evidence) -> bool:
    """Whether a name may be that of "I" in the cited sentences: they have the pronoun outside
    quotations, and the book has the name but never lets its owner speak in the third person."""
    language = cited.place.language
    pronouns = data_of(language).words.first_person
    told = (re.findall(r"\w+", without_quotes(one.text)) for one in cited.place.own)
    if not any(pronouns.intersection(words) for words in told):
        return False
    labels = evidence.places_of(name.upper())
    if any(before[-1:] == after[:1] == "\n" for before, after in labels):
        return False  # who speaks in a play
    speaks = data_of(language).meaning.speaks
    around = [_beside(*place) for place in evidence.places_of(name)]
    return len(around) >= _LEAST and speaks.isdisjoint(fold(w) for words in around for w in words)


def _beside(before: str, after: str) -> list[str]:
    """The words next to a place, if no comma is between: “Ishmael, said I” names no other."""
    return _LAST.findall(before) + _FIRST.findall(after)
