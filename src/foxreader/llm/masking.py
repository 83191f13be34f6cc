"""Takes a key out of what an endpoint says: some repeat it in the message that refuses it, and an
answer is stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from foxreader.core.errors import ModelError
from foxreader.core.message import Piece, ToolCall
from foxreader.core.notice import Argument, Notice

_SHARED = 8
"""Characters in a row that tell a part of the key: fewer may be a word of the message. Providers
themselves show up to four. Chosen, not measured."""
_SHORTEST = 4
"""A shorter key is none, but a word that a local server asks for. Chosen, not measured."""
_HIDDEN = "…"
_E = TypeVar("_E", bound=ModelError)


def masked(text: str, key: str | None) -> str:
    """``text`` with "…" for the key, and for each part of it of at least ``_SHARED`` characters."""
    if not key or len(key) < _SHORTEST:
        return text
    least = min(_SHARED, len(key))
    shown: list[str] = []
    at = 0
    while at < len(text):
        end = at + least
        if text[at:end] not in key or end > len(text):
            shown.append(text[at])
            at += 1
            continue
        while end < len(text) and text[at : end + 1] in key:
            end += 1
        shown.append(_HIDDEN)
        at = end
    return "".join(shown)


def masked_pieces(pieces: Iterator[Piece], key: str | None) -> Iterator[Piece]:
    """``pieces`` of a reply with "…" for the key, however it is cut. What may be the key's
    beginning waits for the next piece."""
    if not key or len(key) < _SHARED:
        yield from pieces
        return
    held = ""
    for piece in pieces:
        if isinstance(piece, str):
            text = (held + piece).replace(key, _HIDDEN)
            wait = next((n for n in range(len(key) - 1, 0, -1) if text.endswith(key[:n])), 0)
            held = text[len(text) - wait :]
            if shown := text[: len(text) - wait]:
                yield shown
            continue
        if held:
            yield held
            held = ""
        if isinstance(piece, ToolCall):
            piece = replace(piece, arguments=piece.arguments.replace(key, _HIDDEN))  # noqa: PLW2901
        yield piece
    if held:
        yield held


def masked_error(error: _E, key: str) -> _E | ModelError:
    """``error`` where its sentence is free of the key, else the same one without it."""
    sentence = error.sentence
    if not isinstance(sentence, Notice) or masked(sentence, key) == sentence:
        return error
    return type(error)(Notice(sentence.code, **_masked_arguments(sentence, key)))


def _masked_arguments(notice: Notice, key: str) -> dict[str, Argument]:
    return {name: _masked_argument(value, key) for name, value in notice.arguments.items()}


def _masked_argument(value: Argument, key: str) -> Argument:
    if isinstance(value, Notice):
        return Notice(value.code, **_masked_arguments(value, key))
    return masked(value, key) if isinstance(value, str) else value
