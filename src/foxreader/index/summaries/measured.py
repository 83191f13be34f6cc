"""The estimate of what summaries take, made anew from what the first of them took."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.message import Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.storage.store import Index
from foxreader.index.summaries.batches import Estimate, usual_usage
from foxreader.index.summaries.overview import Overview
from foxreader.index.summaries.prompt import VERSION, source
from foxreader.index.summaries.spending import Price, unpriced

_OFF = 0.5
"""An estimate that was off by more than this share of itself is said again."""


def measured(
    index: Index,
    made: Overview,
    planned: Estimate,
    model: str,
    context: int,
    scope: Scope = WHOLE_BOOK,
    price: Price = unpriced,
) -> Estimate | None:
    """``planned`` by what the summaries by ``model`` took so far; None before a whole chapter has
    them (``made``). Where a book has no contents, its first segment will do."""
    whole = any(share == 1 and at not in made.older for at, share in enumerate(made.shares))
    if made.shares and not whole:
        return None
    found = [one for one in index.summaries(scope) if one.is_of(model, VERSION)]
    if not found:
        return None
    took = sum((one.usage for one in found), Usage())
    usual = usual_usage([source(index, one.segment) for one in found], context)
    usage = Usage(
        round(planned.prompt_tokens * took.prompt / usual.prompt),
        round(planned.completion_tokens * took.completion / usual.completion),
        planned.calls,
    )
    return replace(
        planned, prompt_tokens=usage.prompt, completion_tokens=usage.completion, money=price(usage)
    )


def is_off(planned: Estimate, anew: Estimate) -> bool:
    """Whether ``planned`` was wrong by more than half: of the money, or of the tokens without a
    price."""
    if planned.money is not None and anew.money is not None:
        return abs(anew.money - planned.money) > _OFF * planned.money
    return abs(anew.tokens - planned.tokens) > _OFF * planned.tokens
