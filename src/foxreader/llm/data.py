"""Checks what an endpoint sends: JSON of any depth, numbers and text of any kind.

It is not trusted: JSON may be nested without end, numbers may be negative, text may hold halves of
surrogate pairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foxreader.core.message import Done, Piece, ToolCall, Usage, whole
from foxreader.core.plain_data import read_json

MOST_CALLS = 16
"""How many tool calls of one reply are read; models make one to four. Set by hand."""

_MOST_TOKENS = 1_000_000_000
"""A larger count of tokens is a mistake, and would spoil the month's sum."""
_LONGEST = 200_000
"""Characters of a reply for which no number of tokens was asked: a short book's worth."""
_LETTERS = 12
"""Characters that a token is allowed: it has four on average, a long German word up to twelve."""


def parsed(text: str | bytes) -> Any:
    """The JSON value in ``text``; raises ``ValueError`` where there is none that can be read."""
    return read_json(text)


def tokens(value: object) -> int:
    """A number of tokens as an endpoint reports it; 0 where it makes no sense."""
    sound = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_TOKENS
    return int(str(value)) if sound else 0


def number(value: object) -> int:
    """A number that makes sense, else 0."""
    sound = isinstance(value, int) and not isinstance(value, bool) and 0 < value < 1 << 53
    return int(str(value)) if sound else 0


def bounded(pieces: Iterator[Piece], max_tokens: int | None) -> Iterator[Piece]:
    """``pieces`` up to the length that was asked for, with room to spare. An endpoint that sends
    more is not read to its end; the last piece then says that the reply was cut."""
    left = _LONGEST if max_tokens is None else 2_000 + _LETTERS * max_tokens
    for piece in pieces:
        if isinstance(piece, str):
            kept = whole(piece)[:left]
            left -= len(piece)
            if kept:
                yield kept
            if left < 0:
                yield Done(Usage(calls=1), truncated=True)
                return
        elif isinstance(piece, ToolCall):
            id_, name, arguments = whole(piece.id), whole(piece.name), whole(piece.arguments)
            yield ToolCall(id_, name, arguments, piece.carried)
        else:
            yield piece
