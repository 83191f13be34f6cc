"""Numbers that a claim gives in another unit than its place: 113 minutes for 1 hour 53 minutes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal, InvalidOperation

from foxreader.answer.checks.evidence import Cited
from foxreader.answer.checks.forms import Number
from foxreader.answer.checks.meaning.units import Measure, measures, single

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
"""What a unit measures, and how many of the smallest unit of its kind it is. Units of two systems
are not compared: their numbers are rounded."""


def is_converted(number: Number, text: str, cited: Cited, spoken: str) -> bool:
    """Whether a number of a claim in the language ``spoken`` is with its unit just what a number of
    the cited sentences is with another one, or several together, as hours and minutes."""
    there = {
        amount for one in cited.place.own for amount, _ in _amounts(_all(one.text, one.language))
    }
    return bool(there) and any(
        amount in there and number.value in (part.value for part in parts)
        for amount, parts in _amounts(_all(text, spoken))
    )


def _all(text: str, language: str) -> list[Measure]:
    return sorted((*measures(text, language), *single(text, language)), key=lambda one: one.at)


def _amounts(some: Iterable[Measure]) -> Iterator[tuple[tuple[str, Decimal], list[Measure]]]:
    """What some measures come to in the smallest unit of their kind: each by itself, and together
    with those right before it of the same kind and larger units; and of which measures that is."""
    last, size, total, parts = "", Decimal(0), Decimal(0), list[Measure]()
    for one in some:
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


def kind_of_unit(unit: str) -> str:
    """What a unit measures, "" if that is not known."""
    return _SIZES.get(unit, ("", ""))[0]
