"""Numbers that a claim gives in another unit than its place: 113 minutes for 1 hour 53 minutes."""

from __future__ import annotations

from decimal import Decimal

from foxreader.answer.checks.evidence import Cited
from foxreader.answer.checks.forms import Number
from foxreader.answer.checks.meaning.sizes import METRIC
from foxreader.answer.checks.meaning.units import Amount, amounts

_ROUNDED = Decimal("0.05")
"""How far a number in a unit of another system may be from the exact one, as a share of it: 130
kilometres for 80 miles. Chosen, not measured."""


def is_converted(number: Number, text: str, cited: Cited, spoken: str) -> bool:
    """Whether a number of a claim in the language ``spoken`` is with its unit just what a number of
    the cited sentences is with another one, or several together, as hours and minutes; in a unit of
    another system about that."""
    there = {amount for one in cited.place.own for amount, _ in amounts(one.text, one.language)}
    return bool(there) and any(
        number.value in (part.value for part in parts)
        and any(_is_same(amount, other) for other in there)
        for amount, parts in amounts(text, spoken)
    )


def _is_same(one: Amount, other: Amount) -> bool:
    if one[0] == other[0]:
        return one[1] == other[1]
    (kind, value), (wanted, exact) = _metric(one), _metric(other)
    return kind == wanted and abs(value - exact) <= _ROUNDED * exact


def _metric(amount: Amount) -> Amount:
    kind, factor = METRIC.get(amount[0], (amount[0], "1"))
    return kind, amount[1] * Decimal(factor)
