"""Numbers that a claim gives with another unit than its place: 17 miles for 17 leagues."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from foxreader.answer.checks.meaning.reading import Place, Read, meaning_of, read
from foxreader.answer.checks.numbers import numbers
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import tokens

_GAP = re.compile(r"[\s\u00a0\u202f-]{0,3}")
_WIDEST = 12
"""How many characters after a number its unit is looked for. Chosen: a short adjective fits."""


def unit_differs(claim: str, place: Place, language: str) -> str:
    """The number and unit of a claim whose number the place has with another unit only."""
    there: dict[str, set[str]] = {}
    for value, unit, _ in _measures(place.text, language):
        there.setdefault(value, set()).add(unit)
    for value, unit, words in _measures(claim, language):
        if value in there and unit not in there[value]:
            return words
    single = {unit for unit, _ in _single(read(place.text, language))}
    for unit, words in _single(read(claim, language)):
        if single and unit not in single and unit not in _named(place.text, language):
            return words
    return ""


def _single(text: Read) -> Iterator[tuple[str, str]]:
    """The units after an indefinite article: "a gallon"; each with both words."""
    articles = data_of(text.language).words.indefinite
    known = _units(text.language)
    for before, word in pairwise(text.words):
        if before.folded in articles and word.folded in known:
            yield known[word.folded], f"{before.text} {word.text}"


def _named(text: str, language: str) -> frozenset[str]:
    """The units that a text names, with or without a number."""
    known = _units(language)
    return frozenset(known[w.folded] for w in read(text, language).words if w.folded in known)


def _measures(text: str, language: str) -> Iterator[tuple[str, str, str]]:
    """The numbers of ``text`` that a unit follows: value, unit, and both as written."""
    known, runs = _units(language), _unit_runs(language)
    at = 0
    for number in numbers(text, language):
        start = text.find(number.words, at)
        if start < 0:
            continue
        end = start + len(number.words)
        at = start
        gap = _GAP.match(text, end)
        begin = gap.end() if gap else end
        rest = text[begin : begin + _WIDEST * 2]
        word = next(tokens(rest), None)
        if word is not None and word.kind == "word" and word.start <= 1:
            unit = known.get(fold(word.text), "")
        else:
            unit = next((unit for run, unit in runs if rest.startswith(run)), "")
        if unit:
            yield number.value, unit, text[start:begin] + rest.split(" ")[0]


@cache
def _units(language: str) -> Mapping[str, str]:
    return {form: unit for unit, forms in meaning_of(language).units.items() for form in forms}


@cache
def _unit_runs(language: str) -> tuple[tuple[str, str], ...]:
    """The units of a language without spaces, the longest first."""
    return tuple(sorted(_units(language).items(), key=lambda item: -len(item[0])))
