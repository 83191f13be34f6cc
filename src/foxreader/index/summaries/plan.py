"""The plan of a book's summaries: what is done, which requests are left, cost and consent."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from foxreader.core.book import Book
from foxreader.core.message import Message, Usage
from foxreader.core.message import estimate as tokens
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Segment
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.requests import (
    PROMPT,
    REPLY_TOKENS,
    VERSION,
    Cap,
    Price,
    Source,
    keep_tags,
    reply_tokens,
    request,
    source,
    unpriced,
)

# Which segments are summarised in one request and in which order, and what that will cost

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


# How far the summaries are


@dataclass(frozen=True, slots=True)
class Overview:
    """How far the summaries of a book are.

    ``shares`` has for each entry of the contents how much of it is summarised, 0 to 1; None where
    nothing of it is to be. ``older`` are the entries of which something was summarised by another
    model, or an older prompt, and ``others`` these models. ``done`` of ``total`` segments are
    summarised, which used ``usage``.
    """

    shares: tuple[float | None, ...]
    older: frozenset[int]
    others: tuple[str, ...]
    done: int
    total: int
    usage: Usage


def overview(index: Index, model: str, scope: Scope = WHOLE_BOOK) -> Overview:
    """How far the summaries of ``scope`` are; ``model`` is the name of the one that makes them now,
    "" for none."""
    summaries = index.summaries(scope)
    made, waiting = _ids(summaries), _ids(pending(index, scope))
    old = stale(index, model, scope) if model else []
    shown = [one for one in index.segments_in(scope) if one.id in made | waiting]
    parts = entry_segments(index.book, shown)
    shares = tuple(len(part & made) / len(part) if part else None for part in parts)
    older = _ids(old)
    return Overview(
        shares,
        frozenset(number for number, part in enumerate(parts) if part & older),
        tuple(sorted({one.model for one in old} - {model})),
        len(made), len(made | waiting),
        sum((one.usage for one in summaries), Usage()),
    )  # fmt: skip


def _ids(of: Iterable[Summary | Source]) -> set[int]:
    return {one.segment.id for one in of}


def in_short(index: Index, entry: int, scope: Scope = WHOLE_BOOK) -> tuple[str, str]:
    """What models wrote of an entry of the contents, without the places it names, and which models;
    "" for both where nothing is written."""
    summaries = index.summaries(scope)
    wanted = entry_segments(index.book, (one.segment for one in summaries))[entry]
    found = [one for one in summaries if one.segment.id in wanted]
    text = "\n\n".join(keep_tags(one.text, frozenset()) for one in found)
    return text, ", ".join(sorted({one.model for one in found}))


def entry_segments(book: Book, segments: Iterable[Segment]) -> list[set[int]]:
    """For each entry of the contents the ids of the segments between it and the next place that
    an entry has."""
    starts = [book.starts[one.place.file] + one.place.start for one in book.toc]
    ends = _ends(starts, book.characters)
    ranges = [
        (segment.id, book.starts[span.file] + span.start, book.starts[span.file] + span.end)
        for segment in segments
        for span in segment.spans
    ]
    return [
        {number for number, first, last in ranges if first < end and start < last}
        for start, end in zip(starts, ends, strict=True)
    ]


def _ends(starts: Sequence[int], last: int) -> list[int]:
    """Where each entry ends: at the next place, in order of the text, that another one has."""
    places = sorted({*starts, last})
    following = dict(zip(places, [*places[1:], last], strict=True))
    return [following[start] for start in starts]


# The estimate, made anew from what the first summaries took

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


# What was agreed to before a model reads a book

_READ_HERE, _WRITTEN_HERE = 100.0, 25.0
"""Tokens a second that a model on this computer is taken to read and to write: a small one on a
good laptop. Chosen, not measured: once the first requests are back, the time that is left is
measured."""
_READ_AWAY, _WRITTEN_AWAY = 1_000.0, 70.0
"""The same for one request at a service."""
_SLACK = 5
"""A cap is this many times the estimate: it ends what goes wrong, not what takes a little
longer. Chosen, not measured."""
_LEAST_MONEY, _LEAST_MINUTES = 0.10, 10
"""A cap is at least this, in US dollars and in minutes. Chosen, not measured."""


def seconds_of(prompt: int, completion: int, *, local: bool) -> float:
    """About how many seconds requests of so many tokens take, one after the other."""
    read, written = (_READ_HERE, _WRITTEN_HERE) if local else (_READ_AWAY, _WRITTEN_AWAY)
    return prompt / read + completion / written


@dataclass(frozen=True, slots=True)
class Plan:
    """A job that waits for the reader's consent.

    ``model`` is asked ``at`` some place in words, on this computer where ``local``. ``whole`` is
    what all that may be seen would take, ``read`` what the reader has read so far would, up to
    ``up_to`` in words; it is None where that is the same. ``pieces`` of the text are sent;
    ``first`` is the first request, whole. ``renew``: what another model or an older prompt wrote is
    made again. ``provider`` is the name of the model's endpoint; ``others`` are the plans of the
    reader's other models.
    """

    model: str
    at: str
    local: bool
    parallel: int
    pieces: int
    whole: Estimate
    read: Estimate | None = None
    up_to: str = ""
    first: str = ""
    renew: bool = False
    provider: str = ""
    others: tuple[Plan, ...] = ()

    def minutes(self, cost: Estimate) -> int:
        """About how many minutes ``cost`` takes, at least 1."""
        seconds = seconds_of(cost.prompt_tokens, cost.completion_tokens, local=self.local)
        at_once = 1 if self.local else max(1, self.parallel)
        return max(1, round(seconds / 60 / at_once))

    def agreement(self, cost: Estimate, *, read_only: bool = False) -> Agreement:
        """What agreeing to ``cost`` means unless the reader says otherwise."""
        if self.local:
            minutes = max(_LEAST_MINUTES, _SLACK * self.minutes(cost))
            return Agreement(None, minutes, read_only, self.renew)
        if cost.money is not None:
            money = round(max(_LEAST_MONEY, _SLACK * cost.money), 2)
            return Agreement(Cap(money=money, name=_NAME), None, read_only, self.renew, cost)
        cap = Cap(tokens=_SLACK * cost.tokens, name=_NAME)
        return Agreement(cap, None, read_only, self.renew, cost)


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the reader agreed to: a ``cap`` of tokens or money, a number of ``minutes``, or None.

    ``read_only``: of what they have read so far. ``renew``: older summaries are made again.
    ``estimate`` is what they were told a service would use; None for a model on this computer.
    """

    cap: Cap | None = None
    minutes: float | None = None
    read_only: bool = False
    renew: bool = False
    estimate: Estimate | None = None


_NAME = Notice("agreed_limit")
