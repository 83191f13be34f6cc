"""Which segments are summarised in one request, and what that will cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.tokens import estimate as tokens
from foxreader.index.store import Index
from foxreader.index.summary import PROMPT, REPLY_TOKENS, Source, source

FULL = 6_500
"""A request takes neighbouring segments together up to so many estimated tokens."""
TYPICAL_SUMMARY = 200


@dataclass(frozen=True, slots=True)
class Estimate:
    """What summaries will cost: requests, and tokens in and out, by the fixed estimate."""

    calls: int
    prompt_tokens: int
    completion_tokens: int


def room(context: int, segments: int) -> int:
    """How many tokens of text fit a request for ``segments`` summaries."""
    return context - tokens(PROMPT) - segments * (REPLY_TOKENS + 60)


def batches(sources: Iterable[Source], context: int) -> list[tuple[Source, ...]]:
    """``sources`` in requests: neighbours together while they are small."""
    found: list[tuple[Source, ...]] = []
    run: list[Source] = []
    size = 0
    for one in sources:
        cost = tokens(one.text)
        full = size + cost > min(FULL, room(context, len(run) + 1))
        if run and full:
            found.append(tuple(run))
            run, size = [], 0
        run.append(one)
        size += cost
    return [*found, tuple(run)] if run else found


def parts(one: Source, context: int) -> Sequence[Source]:
    """``one`` in pieces that fit a request each: the whole of it wherever it does."""
    most = max(256, room(context, 1))
    if tokens(one.text) <= most:
        return (one,)
    found: list[Source] = []
    lines: list[str] = []
    for line in one.text.split("\n"):
        if lines and tokens("\n".join([*lines, line])) > most:
            found.append(Source(one.segment, "\n".join(lines), one.tags))
            lines = []
        lines.append(line)
    return [*found, Source(one.segment, "\n".join(lines), one.tags)]


def pending(index: Index, scope: Scope = WHOLE_BOOK) -> list[Source]:
    """The segments of ``scope`` with visible text that have no summary yet."""
    done = {s.segment.id for s in index.summaries(scope)}
    sources = (source(index, s) for s in index.segments_in(scope) if s.id not in done)
    return [one for one in sources if one.text]


def estimate(index: Index, context: int, scope: Scope = WHOLE_BOOK) -> Estimate:
    """What ``build_summaries`` still has to do for a model of that ``context``."""
    requests = [
        request
        for batch in batches(pending(index, scope), context)
        for request in ([(p,) for p in parts(batch[0], context)] if len(batch) == 1 else [batch])
    ]
    pieces = [one for request in requests for one in request]
    return Estimate(
        len(requests),
        len(requests) * tokens(PROMPT) + sum(tokens(one.text) + 40 for one in pieces),
        TYPICAL_SUMMARY * len(pieces),
    )
