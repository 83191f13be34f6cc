"""Amounts: another unit than the place's, and the smaller of two called the greater one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import cache
from itertools import pairwise

from foxreader.answer.checks.meaning.negation import denies
from foxreader.answer.checks.numbers import is_year, numbers
from foxreader.answer.checks.reading import Read, ReadPlace, meaning_of, read
from foxreader.language.lexicon import language as data_of
from foxreader.language.lexicon import stop_words
from foxreader.language.script import fold
from foxreader.language.tokenize import tokens

# Units: what they measure, and how large they are

_SIZES: Mapping[str, tuple[str, str]] = {
    "second": ("time", "1"),
    "minute": ("time", "60"),
    "hour": ("time", "3600"),
    "day": ("time", "86400"),
    "week": ("time", "604800"),
    "month": ("months", "1"),
    "year": ("months", "12"),
    "decade": ("months", "120"),
    "century": ("months", "1200"),
    "millimetre": ("length", "1"),
    "centimetre": ("length", "10"),
    "metre": ("length", "1000"),
    "kilometre": ("length", "1000000"),
    "inch": ("inches", "1"),
    "foot": ("inches", "12"),
    "yard": ("inches", "36"),
    "mile": ("inches", "63360"),
    "milligram": ("mass", "1"),
    "gram": ("mass", "1000"),
    "kilogram": ("mass", "1000000"),
    "ton": ("mass", "1000000000"),
    "ounce": ("ounces", "1"),
    "pound": ("ounces", "16"),
    "millilitre": ("volume", "1"),
    "litre": ("volume", "1000"),
    "pint": ("pints", "1"),
    "quart": ("pints", "2"),
    "gallon": ("pints", "8"),
    "basis_point": ("share", "1"),
    "percent": ("share", "100"),
}
"""What a unit measures, and how many of the smallest unit of its kind it is."""
_METRIC: Mapping[str, tuple[str, str]] = {
    "inches": ("length", "25.4"),
    "ounces": ("mass", "28349.5"),
}
"""For a kind that is no metric one, the metric kind, and how many of its smallest units one is."""


# Other units: 17 miles for 17 leagues

_SYMBOLS: Mapping[str, str] = {
    sign: unit
    for unit, signs in {
        "percent": "%",
        "kilobyte": "kb kib",
        "megabyte": "mb mib",
        "gigabyte": "gb gib",
        "terabyte": "tb tib",
        "kilobit": "kbit",
        "megabit": "mbit",
        "gigabit": "gbit",
        "hertz": "hz",
        "kilohertz": "khz",
        "megahertz": "mhz",
        "gigahertz": "ghz",
        "kilowatt": "kw",
        "megawatt": "mw",
        "gigawatt": "gw",
        "kilovolt": "kv",
    }.items()
    for sign in signs.split()
}
"""The units, in lower case, that are written alike in all languages. MiB is often written MB."""
_PLAIN = ("length", "inches", "mass", "ounces", "volume", "pints")
"""The kinds of unit of which two are seldom given for each other."""
_ROUNDED = Decimal("0.07")
"""How far a converted number may be from the exact one, as a share of it: 130 kilometres for 80
miles, about two hours for 113 minutes. Chosen, not measured."""


Amount = tuple[str, Decimal]
"""What is measured, and how many of the smallest unit of its kind it comes to."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A number with a unit: its value, the unit's key, both as written, and where they begin."""

    value: str
    unit: str
    words: str
    at: int


def unit_differs(claim: str, place: ReadPlace, language: str) -> str:
    """The number and unit of a claim in ``language`` whose number the place has with another unit
    only. All languages call the units by the same keys."""
    there: dict[str, set[str]] = {}
    for one in measures(place.text, place.language):
        there.setdefault(one.value, set()).add(one.unit)
    for one in measures(claim, language):
        if one.value in there and one.unit not in there[one.value]:
            return one.words
    if word := _other_size(claim, place, language):
        return word
    return _other_single(claim, place, language) if language == place.language else ""


def _other_single(claim: str, place: ReadPlace, language: str) -> str:
    """The number and unit that a claim has once, where the place has numbers of other units so."""
    once = {one.unit for one in _single(place.text, language)}
    for one in _single(claim, language) if once else ():
        if one.unit not in once and one.unit not in _named(place.text, language):
            return one.words
    return ""


def _other_size(claim: str, place: ReadPlace, language: str) -> str:
    """The word for the only unit that a claim has of a kind, where the place has another one of it
    and no amount that is the same: a millimetre for a centimetre. Time is told in many ways."""
    said, there = _named(claim, language), _named(place.text, place.language)
    for unit, word in said.items():
        kind = _SIZES.get(unit, ("", ""))[0]
        others = {one for one in there if _SIZES.get(one, ("", ""))[0] == kind}
        if kind not in _PLAIN or not others or unit in others:
            continue
        if not _shares_amount(kind, claim, place, language):
            return word
    return ""


def _shares_amount(kind: str, claim: str, place: ReadPlace, language: str) -> bool:
    """Whether an amount of a kind is the same in a claim and its place."""
    ours = [amount for amount, _ in amounts(claim, language) if amount[0] == kind]
    theirs = [amount for amount, _ in amounts(place.text, place.language)]
    return any(is_same(one, other, exact=False) for one in ours for other in theirs)


def _single(text: str, language: str) -> Iterator[Measure]:
    """The units after an indefinite article, in order: "a gallon"."""
    articles = data_of(language).words.indefinite
    known = _units(language)
    for before, word in pairwise(read(text, language).words):
        if before.folded in articles and word.folded in known:
            words = f"{before.text} {word.text}"
            yield Measure("1", known[word.folded], words, text.find(words))


def _named(text: str, language: str) -> Mapping[str, str]:
    """The units that a text names, with or without a number, and a word for each."""
    known = _units(language)
    words = read(text, language).words
    return {known[word.folded]: word.text for word in words if word.folded in known}


def amounts(text: str, language: str) -> Iterator[tuple[Amount, list[Measure]]]:
    """What the measures of a text come to in the smallest unit of their kind: each by itself, and
    together with those right before it of the same kind and larger units; and of which measures."""
    last, size, total, parts = "", Decimal(0), Decimal(0), list[Measure]()
    found = (*measures(text, language), *_single(text, language))
    for one in sorted(found, key=lambda one: one.at):
        kind, factor = _SIZES.get(one.unit, ("", "0"))
        try:
            amount = Decimal(one.value) * Decimal(factor)
        except InvalidOperation:
            kind = ""
        if not kind:
            last = ""
            continue
        goes_on = kind == last and Decimal(factor) < size
        total = total + amount if goes_on else amount
        parts = [*parts, one] if goes_on else [one]
        last, size = kind, Decimal(factor)
        yield (kind, amount), [one]
        yield (kind, total), parts


def is_same(one: Amount, other: Amount, *, exact: bool) -> bool:
    """Whether two amounts are the same; nearly, if they need not be ``exact`` or are given in units
    of two systems."""
    if one[0] == other[0] and exact:
        return one[1] == other[1]
    (kind, value), (wanted, right) = _metric(one), _metric(other)
    return kind == wanted and abs(value - right) <= _ROUNDED * right


def _metric(amount: Amount) -> Amount:
    kind, factor = _METRIC.get(amount[0], (amount[0], "1"))
    return kind, amount[1] * Decimal(factor)


def measures(text: str, language: str) -> Iterator[Measure]:
    """The numbers of ``text`` that a unit follows, in order; then the units in a form of their own
    for two of them."""
    at = 0
    for number in numbers(text, language):
        # A number in words comes without its hyphens; "1" is no part of "1903".
        words = r"[\s–-]+".join(map(re.escape, number.words.split()))
        written = re.search(rf"(?<![0-9A-Za-z.,]){words}(?!\d)", text[at:])
        if written is None:
            continue
        start, end = at + written.start(), at + written.end()
        at = start
        rest = text[end:].lstrip("- \t\n\u00a0\u2009\u202f")
        unit, length = _unit_before(rest, language)
        if unit:
            yield Measure(number.value, unit, text[start : len(text) - len(rest) + length], start)
    yield from _duals(text, language)


def _unit_before(rest: str, language: str) -> tuple[str, int]:
    """The unit that a text begins with, and the length of its word; "" if it begins with none."""
    known = _units(language)
    word = next(tokens(rest), None)
    if word is None or word.kind != "word" or word.start > 1:
        runs = _unit_runs(language)
        return next(((unit, len(run)) for run, unit in runs if rest.startswith(run)), ("", 0))
    stopped = rest[word.end : word.end + 1] == "."  # "49.3 in."
    unit = known.get(fold(word.text), "") or known.get(fold(word.text) + "." * stopped, "")
    return unit, word.end


def _duals(text: str, language: str) -> Iterator[Measure]:
    known = _units(language)
    for pair in meaning_of(language).duals:
        ending, _, one = map(fold, pair.partition(":"))
        for word in read(text, language).words:
            stem = word.folded.removesuffix(ending)
            if stem != word.folded and (unit := known.get(stem + one, "")):
                yield Measure("2", unit, word.text, text.find(word.text))


@cache
def _units(language: str) -> Mapping[str, str]:
    own = meaning_of(language).units.items()
    return {**_SYMBOLS, **{form: unit for unit, forms in own for form in forms}}


@cache
def _unit_runs(language: str) -> tuple[tuple[str, str], ...]:
    """The units of a language without spaces, the longest first."""
    return tuple(sorted(_units(language).items(), key=lambda item: -len(item[0])))


# The greater of two, where the place has both numbers

_WORDS = re.compile(r"\w+")


def greater_of_two(claim: Read, place: ReadPlace) -> str:
    """The words with which a claim compares two names of its place the wrong way round: "Savannah
    was larger than Atlanta" where the place says how many live in each; "" if there are none.

    Names and numbers need no translation, so the claim may be in another language than the place.
    """
    words = meaning_of(claim.language)
    if data_of(claim.language).unspaced or denies(claim):
        return ""
    for pattern, sign in ((words.greater, 1), (words.smaller, -1)):
        match = re.search(pattern, claim.folded) if pattern else None
        if match is None:
            continue
        # Folding may change how many letters there are, so the words are counted.
        at, end = (len(_WORDS.findall(claim.folded[:cut])) for cut in match.span())
        said = _WORDS.findall(claim.text)
        one = next(_names(reversed(said[:at]), claim.language, place), "")
        other = next(_names(iter(said[end:]), claim.language, place), "")
        if not one or not other or one == other:
            continue
        first, second = _amount(one, other, place), _amount(other, one, place)
        if first is not None and second is not None and (first - second) * sign < 0:
            return " ".join(said[at:end])
    return ""


def _names(words: Iterator[str], language: str, place: ReadPlace) -> Iterator[str]:
    """Those of some words that have a capital and are in the place, folded."""
    there = {word.folded for one in place.own for word in one.words} - stop_words(language)
    return (fold(word) for word in words if word[:1].isupper() and fold(word) in there)


def _amount(name: str, other: str, place: ReadPlace) -> float | None:
    """The number that the cited sentences give for a name: the first after it and before the other
    name, or the only one of its sentence; None if there is none, or if two sentences differ."""
    found = set[float]()
    for sentence in place.own:
        text = sentence.folded
        start = re.search(rf"\b{re.escape(name)}\b", text)
        if start is None:
            continue
        until = re.search(rf"\b{re.escape(other)}\b", text[start.end() :])
        after = text[start.end() :][: until.start() if until else None]
        known = list(_values(after, sentence.language))
        if not known and until is None:
            known = list(_values(text, sentence.language))[:2]
            known = known if len(known) == 1 else []
        found |= set(known[:1])
    return found.pop() if len(found) == 1 else None


def _values(text: str, language: str) -> Iterator[float]:
    """The numbers of a text that count or measure something."""
    for number in numbers(text, language):
        if number.loose or is_year(number):
            continue
        try:
            yield float(number.value)
        except ValueError:
            continue  # a month or a day of the week
