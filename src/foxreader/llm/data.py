"""What an endpoint sends, made safe to go on with: JSON of any depth, numbers and text of any kind.

What comes is a stranger's: it may nest without end, count below nothing, hold half characters.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from foxreader.core.message import Done, Piece, ToolCall, Usage, whole

MOST_CALLS = 16
"""So many tool calls of one reply are read."""

_MOST_TOKENS = 1_000_000_000
_LONGEST = 200_000
_LETTERS = 12


def parsed(text: str | bytes) -> Any:
    """The JSON value in ``text``; raises ``ValueError`` where there is none that can be read."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def tokens(value: object) -> int:
    """A number of tokens as an endpoint reports it; 0 where it makes no sense."""
    sound = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST_TOKENS
    return int(str(value)) if sound else 0


def bounded(pieces: Iterator[Piece], max_tokens: int | None) -> Iterator[Piece]:
    """``pieces`` up to the length asked for, generously: who sends on is not heard to the end."""
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
            yield ToolCall(whole(piece.id), whole(piece.name), whole(piece.arguments))
        else:
            yield piece
