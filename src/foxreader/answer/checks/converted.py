"""Numbers that a claim gives in another unit than its place: 113 minutes for 1 hour 53 minutes."""

from __future__ import annotations

from foxreader.answer.checks.evidence import Cited
from foxreader.answer.checks.forms import Number
from foxreader.answer.checks.meaning.amounts import amounts, is_same


def is_converted(
    number: Number, text: str, cited: Cited, spoken: str, *, hedged: bool = False
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
