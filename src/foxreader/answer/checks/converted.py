"""Numbers that a claim gives in another unit than its place: 113 minutes for 1 hour 53 minutes."""

from __future__ import annotations

from foxreader.answer.checks.evidence import Cited
from foxreader.answer.checks.forms import Number
from foxreader.answer.checks.meaning.units import amounts


def is_converted(number: Number, text: str, cited: Cited, spoken: str) -> bool:
    """Whether a number of a claim in the language ``spoken`` is with its unit just what a number of
    the cited sentences is with another one, or several together, as hours and minutes."""
    there = {amount for one in cited.place.own for amount, _ in amounts(one.text, one.language)}
    return bool(there) and any(
        amount in there and number.value in (part.value for part in parts)
        for amount, parts in amounts(text, spoken)
    )
