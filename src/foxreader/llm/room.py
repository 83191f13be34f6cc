"""How many tokens a reply may have: what its caller wants, and room to reason where that is used.

A model that reasons counts its reasoning among the tokens of the reply. With what an answer takes
alone it may use all of them up and say nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from foxreader.core.message import Done, Message, Piece, Usage, estimate, stronger
from foxreader.llm import failures

REASONING = 8_192
"""Tokens of a reply for reasoning, added to those of the answer. Chosen, not measured: for most
questions models use some hundreds, for a hard one some thousands."""


def rooms(
    max_tokens: int | None, messages: Sequence[Message], context: int, *, reasons: bool
) -> list[int | None]:
    """The lengths of a reply to be asked for, in tokens: the second where with the first the reply
    ends before it has any text. A model that ``reasons`` has room for that from the start."""
    if max_tokens is None:
        return [None]
    left = context - sum(estimate(message.text) for message in messages)
    more = max(max_tokens, min(max_tokens + REASONING, left))
    if not reasons:
        return [max_tokens, more] if more > max_tokens else [max_tokens]
    return [more, left] if left > more else [more]


def answered(
    ask: Callable[[int | None], Iterator[Piece]],
    lengths: Sequence[int | None],
    model: str,
) -> Iterator[Piece]:
    """The reply to ``ask`` with the first of ``lengths``; if that ends for its length without text,
    with the next. Raises what says so if none has text."""
    done = Done(Usage())
    for length in lengths:
        begun, space = False, ""
        for piece in ask(length):
            if isinstance(piece, Done):
                thought = stronger(done.thought, piece.thought)
                done = replace(piece, usage=done.usage + piece.usage, thought=thought)
            elif not begun and isinstance(piece, str) and not piece.strip():
                space += piece
            else:
                if space:
                    yield space
                begun, space = True, ""
                yield piece
        if begun or not done.truncated:
            if space:
                yield space
            yield done
            return
        done = replace(done, thought=stronger(done.thought, "apart"))
    yield done  # what it cost counts
    most = lengths[-1]
    if most is None or most >= REASONING:
        raise failures.only_reasoning(model, done.usage.completion or most or 0)
    raise failures.no_room_to_reason(model)
