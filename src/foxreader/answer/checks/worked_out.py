"""Numbers that a place does not have but that follow from its own: rounded, added up, converted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from itertools import combinations, pairwise, permutations

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.evidence import CitedWords, TurnEvidence
from foxreader.answer.checks.meaning.amounts import amounts, is_same, measures
from foxreader.answer.checks.numbers import YEAR, Number, is_year
from foxreader.answer.checks.reading import matched, meaning_of, read
from foxreader.language.lexicon import language as language_of
from foxreader.language.lexicon import words_for
from foxreader.language.script import fold
from foxreader.language.tokenize import tokens

# Given in another unit: 113 minutes for 1 hour 53 minutes


def _is_converted(
    number: Number, text: str, cited: CitedWords, spoken: str, *, hedged: bool = False
) -> bool:
    """Whether a number of a claim in the language ``spoken`` is with its unit just what a number of
    the cited sentences is with another one, or several together, as hours and minutes; about that
    if it is ``hedged`` or in a unit of another system."""
    there = {amount for one in cited.place.own for amount, _ in amounts(one.text, one.language)}
    return bool(there) and any(
        number.value in (part.value for part in parts)
        and any(is_same(amount, other, exact=not hedged) for other in there)
        for amount, parts in amounts(text, spoken)
    )


# Worked out

_MOST_KNOWN = 12
"""The most numbers that another may be worked out from: among more any small number is a difference
of two. Chosen, not measured."""
_LIKE_SIZE = 10
"""How many times one of two numbers may be the other if they are added or subtracted: else any
number is the sum of another and a small one. Chosen, not measured."""
_LIFETIME = 100
"""Years that a text counts on from one that it names, or back, are fewer. Chosen, not measured."""
_LARGE = 1_000
"""From this value on a number is worked out only from those that it is at most so many times as
large as. Chosen, not measured."""
_LONGEST = 15
"""The most digits of a number that is added or subtracted."""
_THOUSANDS = "000"
"""The end of a value whose last digits a scale gives: million."""
_TELLING = 2
"""The fewest digits of a difference that is not there by chance. Chosen, not measured."""
_NEAR_SHARE = 0.02
"""How far a fraction in words may be from the exact one. Chosen, not measured."""
_CHANGES = "increase-decrease"
"""The key of the pair of opposites that tell of a change, in all languages that have it."""


@dataclass(frozen=True, slots=True)
class SaidNumbers:
    """A claim without its quotations and the language it is in; its numbers, the values of those
    that its place has, and that place. Without ``cited`` the place is all evidence."""

    text: str
    spoken: str
    demanded: Sequence[Number]
    there: frozenset[str]
    cited: CitedWords | None
    evidence: TurnEvidence


def follows(number: Number, said: SaidNumbers) -> bool:
    """Whether a number is the place's own in another form, or worked out of its numbers without
    doubt."""
    cited, text, own = said.cited, said.text, _own_figures(said.cited)
    place = said.evidence.text if cited is None else cited.text
    if _is_share(number, text, place, said.evidence):
        return True
    if _is_worked_out(number, said.demanded, said.there) or _is_change(number, said, own):
        return True
    return cited is not None and (
        _is_converted(number, text, cited, said.spoken, hedged=_is_hedged(number, said))
        or _is_decades(number, said, cited)
        or _in_columns(number, cited, said.there)
    )


def may_follow(number: Number, said: SaidNumbers) -> bool:
    """Whether a number may be worked out of those of the place or the claim. Then it is marked
    and not removed, because it is not certainly wrong."""
    own = _own_figures(said.cited)
    return (
        _may_be(number, said.demanded, said.there)
        or _may_be(number, said.demanded, frozenset(own))
        or _is_part_of(number, said.text, own, said.evidence)
    )


def is_rounded(number: Number, said: SaidNumbers) -> bool:
    """Whether a number said to be inexact ("about 2.2 million"), or that is by its scale ("2.2
    million"), is one of the place, rounded to as many digits as it has."""
    scaled = number.value.endswith(_THOUSANDS) and not number.words.endswith(_THOUSANDS)
    if not scaled and not _is_hedged(number, said):
        return False
    try:
        value = float(number.value)
    except ValueError:
        return False
    digits = len(number.value.replace(".", "").strip("0"))
    return any(_to_digits(other, digits) == value for other in said.there)


def _is_hedged(number: Number, said: SaidNumbers) -> bool:
    """Whether a number is said to be inexact."""
    at = said.text.find(number.words)
    before = said.text[: max(0, at)]
    words = words_for(said.spoken).statements
    if words.hedges.intersection(before.casefold().split()[-2:]):
        return True
    return bool(words.runs_hedge and re.search(f"(?:{words.runs_hedge})", before))


def _is_worked_out(number: Number, said: Sequence[Number], there: frozenset[str]) -> bool:
    """Whether a number is the difference or the sum of two numbers of the place that the claim
    gives too, or the years between one that it gives and another: "from 67 by 36 to 103"."""
    value = _whole(number.value)
    given = {n for n in (_whole(one.value) for one in said if one.among(there)) if n is not None}
    if value is None:
        return False
    if any(value in (abs(one - other), one + other) for one, other in combinations(given, 2)):
        return True
    years = {int(year) for year in there if YEAR.fullmatch(year)}
    return any(abs(one - other) == value for one in given & years for other in years - {one})


def _is_decades(number: Number, said: SaidNumbers, cited: CitedWords) -> bool:
    """Whether a number of decades or centuries is about what lies between two years of the cited
    sentences: "more than four decades" for 1731 and 1774."""
    lengths = {"decade": 10, "century": 100}
    found = [
        one
        for one in measures(said.text, said.spoken)
        if one.value == number.value and one.unit in lengths
    ]
    own = figures.values(" ".join(one.text for one in cited.place.own), cited.place.language)
    value = _whole(number.value)
    years = sorted(int(year) for year in own if YEAR.fullmatch(year))
    return value is not None and any(
        abs((late - early) / lengths[one.unit] - value) < 1
        for one in found
        for early, late in combinations(years, 2)
    )


def _own_figures(cited: CitedWords | None) -> dict[str, Decimal]:
    """The numbers of the cited sentences themselves, without years, dates and number words that may
    be none, by the value as text."""
    found: dict[str, Decimal] = {}
    for one in cited.place.own if cited else ():
        for number in figures.numbers(one.text, one.language):
            if number.loose or is_year(number):
                continue
            # In a table the space that groups digits stands between two numbers.
            for value in (number.value, *number.words.split()):
                with suppress(InvalidOperation):
                    found[value] = Decimal(value)
    return found


def _is_change(number: Number, said: SaidNumbers, own: Mapping[str, Decimal]) -> bool:
    """Whether a text tells of a change or a difference, and a number is just that of two numbers of
    the cited sentences: "grew by 1.2 billion" for "24.7 billion from 23.5 billion". One digit
    proves nothing."""
    if len(number.value.replace(".", "").strip("0")) < _TELLING or not _tells_change(
        said.text, said.spoken
    ):
        return False
    try:
        value = Decimal(number.value)
    except InvalidOperation:
        return False
    return any(abs(one - other) == value for one, other in combinations(own.values(), 2))


def _tells_change(text: str, spoken: str) -> bool:
    said, words = read(text, spoken), meaning_of(spoken)
    changes = (p for p in words.opposites if p.key == _CHANGES)
    if any(said.has(side) for pair in changes for side in pair[:2]):
        return True
    return bool(matched(words.greater, said.folded) or matched(words.smaller, said.folded))


def _is_part_of(
    number: Number, text: str, own: Mapping[str, Decimal], evidence: TurnEvidence
) -> bool:
    """Whether a number is the upper one of a fraction in words that one number of the cited
    sentences is of another, or leaves of it: "nine tenths are gone" for 39 after 399."""
    parts = [share for above, share in _fractions(text, evidence) if str(above) == number.value]
    ratios = [float(a / b) for a, b in permutations(own.values(), 2) if 0 < a < b]
    return any(
        min(abs(share - ratio), abs(1 - share - ratio)) <= _NEAR_SHARE
        for share in parts
        for ratio in ratios
    )


def _in_columns(number: Number, cited: CitedWords, there: frozenset[str]) -> bool:
    """Whether a place has a number in units that the page names: "$ 886" under "in millions"."""
    scales = language_of(cited.place.language).numbers.scales
    said = scales.get((fold(number.words.split()[-1]),))
    if said is None or number.value.removesuffix(str(said).removeprefix("1")) not in there:
        return False
    return any(scales.get((fold(token.text),)) == said for token in tokens(cited.near))


def _may_be(number: Number, said: Sequence[Number], there: frozenset[str]) -> bool:
    """Whether a number may be worked out from two of the place or the claim."""
    value = _whole(number.value)
    if value is None:
        return False
    known = _known_for(value, there | {one.value for one in said if one != number})
    if len(known) > _MOST_KNOWN:
        return False
    return any(_gives(value, *sorted(pair)) for pair in combinations(known, 2))


def _known_for(value: int, values: Iterable[str]) -> set[int]:
    """The numbers among ``values`` that another may be worked out from."""
    known = {n for n in map(_whole, values) if n}
    # Among small numbers there are always two that give a small one; a large one needs large ones.
    known = {n for n in known if n * _LARGE >= value} if value >= _LARGE else known
    if len(known) > _MOST_KNOWN and value >= _LARGE:
        known = {n for n in known if n * _LIKE_SIZE >= value}
    return known


def _gives(value: int, low: int, high: int) -> bool:
    """Whether two numbers give a third: as difference, sum, quotient or product."""
    in_years = YEAR.fullmatch(str(high)) and low < _LIFETIME
    if (in_years or high <= _LIKE_SIZE * low) and value in (high - low, high + low):
        return True
    if (value > 1 and high == value * low) or _nearly(value, high - low):
        return True
    return low > 1 and value == low * high


def _nearly(value: int, exact: int) -> bool:
    """Whether a number with zeros at its end is ``exact`` rounded: "36,000" or "more than 35,000"
    for 35,628."""
    if value <= 0 or value % 10:
        return False
    digits = len(str(value).rstrip("0"))
    zeros = len(str(value)) - digits
    return _to_digits(str(exact), digits) == value or 0 <= exact - value < 10**zeros


def _whole(value: str) -> int | None:
    return int(value) if value.isdecimal() and len(value) <= _LONGEST else None


def _is_share(number: Number, text: str, place: str, evidence: TurnEvidence) -> bool:
    """Whether a number of percent is a fraction that the place has in words: 60 % for three fifths,
    33 % for one third; or what another leaves of a hundred: 98 % where the place has 2."""
    at = text.find(number.words) + len(number.words)
    after = text[at:].lstrip().casefold()
    names = meaning_of(evidence.language).units.get("percent", frozenset())
    if not after.startswith(("%", *names)) or not number.value.isdecimal():
        return False
    said = int(number.value)
    rest = re.compile(rf"(?<![\d.,]){100 - said}\s*(?:%|{'|'.join(map(re.escape, names)) or '%'})")
    if rest.search(place.casefold()):
        return True
    return any(round(100 * share) == said for _, share in _fractions(place, evidence))


def _fractions(text: str, evidence: TurnEvidence) -> Iterator[tuple[int, float]]:
    """The fractions written in words in ``text``, each with its upper number: "three-fifths"."""
    known = language_of(evidence.language).numbers
    words = [fold(token.text) for token in tokens(text)]
    for one, other in pairwise(words):
        above = known.cardinals.get((one,))
        below = known.ordinals.get((other,)) or known.ordinals.get((other.removesuffix("s"),))
        if above and below and above < below:
            yield above, above / below


def _to_digits(value: str, digits: int) -> float | None:
    try:
        return float(f"{float(value):.{max(0, digits - 1)}e}")
    except ValueError:
        return None
