"""Which segments are summarised in one request and in which order, and what that will cost."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from foxreader.core.message import Message, Usage
from foxreader.core.message import estimate as tokens
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.prompt import (
    PROMPT,
    REPLY_TOKENS,
    VERSION,
    Source,
    reply_tokens,
    request,
    source,
)
from foxreader.index.summaries.spending import Price, unpriced

FULL = 6_500
"""Estimated tokens of neighbouring segments that are asked for in one request at most. Chosen,
not measured: it leaves a context of 8,192 room for the replies."""
_FRAME = 40
"""Tokens of a section's heading in a request, at most."""
_ASIDE = 16
"""Tokens of a chat template around the messages of a request. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What summaries will cost: requests, and tokens in and out, by the fixed estimate.

    ``money`` is in US dollars, None where no price is known. ``older`` summaries are there
    but of another model or prompt; they are part of the cost only where they are renewed.
    """

    calls: int
    prompt_tokens: int
    completion_tokens: int
    money: float | None = None
    older: int = 0

    @property
    def tokens(self) -> int:
        """Tokens in and out together."""
        return self.prompt_tokens + self.completion_tokens


def _fits(sources: Sequence[Source], context: int) -> bool:
    """Whether one request may ask for the summaries of ``sources``."""
    size = sum(one.tokens for one in sources)
    return size <= min(FULL, _room(context) - reply_tokens(sources) - _FRAME * len(sources))


def _room(context: int) -> int:
    return context - tokens(PROMPT) - _ASIDE


def next_batch(todo: Sequence[Source], place: Span | None, context: int) -> tuple[Source, ...]:
    """What to ask for next of ``todo`` (in reading order): neighbours, together while small.

    First the segment at ``place``, where the reader is, or the nearest after it; where there
    is none, the nearest before. Without a place, the first.
    """
    at = 0 if place is None else bisect_right(todo, (place.file, place.start), key=_end)
    if at < len(todo):
        return tuple(_together(todo[at:], context))
    return tuple(_together(todo[::-1], context))[::-1]


def _end(one: Source) -> tuple[int, int]:
    last = one.segment.spans[-1]
    return last.file, last.end


def _together(sources: Sequence[Source], context: int) -> Iterator[Source]:
    """The first of ``sources``, and those after it that fit one request with it."""
    for count, one in enumerate(sources, 1):
        if count > 1 and not _fits(sources[:count], context):
            return
        yield one


def parts(one: Source, context: int) -> Sequence[Source]:
    """``one`` in pieces that fit a request each; in one piece where it fits."""
    most = max(256, _room(context) - REPLY_TOKENS - _FRAME)
    if one.tokens <= most:
        return (one,)
    found: list[Source] = []
    lines: list[str] = []
    size = 0
    for line in one.text.split("\n"):
        cost = tokens(line) + 1
        if lines and size + cost > most:
            found.append(_piece(one, lines))
            lines, size = [], 0
        lines.append(line)
        size += cost
    return [*found, _piece(one, lines)]


def _piece(one: Source, lines: Sequence[str]) -> Source:
    text = "\n".join(lines)
    return replace(one, text=text, tokens=tokens(text))


def pending(index: Index, scope: Scope = WHOLE_BOOK, renew: str = "") -> list[Source]:
    """The segments of ``scope`` with visible text that have no summary yet.

    With ``renew``, the name of a model, also those whose summary is older than its next one.
    """
    done = finished(index, scope, renew)
    sources = (source(index, s) for s in index.segments_in(scope) if s.id not in done)
    return [one for one in sources if one.text]


def finished(index: Index, scope: Scope = WHOLE_BOOK, renew: str = "") -> frozenset[int]:
    """The ids of the segments that need no request."""
    found = index.summaries(scope)
    return frozenset(s.segment.id for s in found if not renew or s.is_of(renew, VERSION))


def stale(index: Index, model: str, scope: Scope = WHOLE_BOOK) -> list[Summary]:
    """The summaries that another model than ``model`` wrote, or an older prompt asked for."""
    return [s for s in index.summaries(scope) if not s.is_of(model, VERSION)]


def estimate(
    index: Index,
    context: int,
    scope: Scope = WHOLE_BOOK,
    *,
    model: str = "",
    renew: bool = False,
    near: Span | None = None,
    price: Price = unpriced,
) -> Estimate:
    """What ``build_summaries`` still has to do for a model of that ``context``.

    ``model`` is its name, where the summaries of others are to be counted, or renewed.
    """
    usage = usual_usage(pending(index, scope, model if renew else ""), context, near)
    older = len(stale(index, model, scope)) if model else 0
    return Estimate(usage.calls, usage.prompt, usage.completion, price(usage), older)


def usual_usage(todo: list[Source], context: int, near: Span | None = None) -> Usage:
    """What the requests for ``todo`` usually use, by the fixed estimate."""
    asked = list(_requests(todo, near, context))
    prompts = sum(tokens(message.text) for messages, _ in asked for message in messages)
    return Usage(prompts, sum(written for _, written in asked), len(asked))


def first_request(todo: list[Source], context: int, near: Span | None) -> str:
    """The first request ``build_summaries`` would send for ``todo``, as text; "" for none."""
    for messages, _ in _requests(todo, near, context):
        return "\n\n".join(message.text for message in messages)
    return ""


def _requests(
    todo: list[Source], near: Span | None, context: int
) -> Iterator[tuple[list[Message], int]]:
    """The requests for ``todo`` in order, and the tokens of a usual reply: half of the most."""
    while todo:
        batch = next_batch(todo, near, context)
        taken = {one.segment.id for one in batch}
        todo = [one for one in todo if one.segment.id not in taken]
        pieces = [batch] if len(batch) > 1 else [(part,) for part in parts(batch[0], context)]
        yield from ((request(piece), reply_tokens(piece) // 2) for piece in pieces)
