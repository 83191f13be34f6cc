"""What a reply carries besides its text and calls and the endpoint wants back with them.

A model that reasons before it calls a tool goes on from there: some endpoints refuse the result of
the call without the reasoning or the signature that came with it. It is kept as it came and goes
back to the same endpoint alone; nothing in it is read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from foxreader.core.message import whole
from foxreader.llm import data

OF_MESSAGES = (
    "reasoning_content", "reasoning", "reasoning_details", "thinking_blocks", "extra_content",
    "provider_specific_fields",
)  # fmt: skip
"""The fields of a message that are kept. Of a call all are that the protocol does not name."""
_OF_CALLS = ("index", "id", "type", "function")
_MOST = 8
"""How many fields of a call are kept; a call has one, if any. Set by hand."""
_LONGEST = 100_000
"""Characters of what one message or call carries: about twice the longest reasoning there is room
for. Longer ones are not kept at all: cut, neither reasoning nor a signature is taken. Set by hand.
"""


class Carried:
    """What one message or call carries, put together from the pieces of a stream."""

    def __init__(self) -> None:
        self._fields: dict[str, Any] = {}
        self._size = 0

    def of_message(self, delta: Mapping[str, Any]) -> None:
        """Add a piece of a message."""
        self._note({name: delta[name] for name in OF_MESSAGES if delta.get(name)})

    def of_call(self, piece: Mapping[str, Any]) -> None:
        """Add a piece of a call."""
        self._note({name: value for name, value in piece.items() if name not in _OF_CALLS})

    def _note(self, fields: Mapping[str, Any]) -> None:
        for name, value in fields.items():
            known = name in self._fields
            if self._size > _LONGEST or value is None or not (known or len(self._fields) < _MOST):
                continue
            self._size += len(name) + _size(value)
            self._fields[name] = _joined(self._fields[name], value) if known else value

    @property
    def text(self) -> str:
        """All of it as a JSON object; "" for nothing, or for more than any reply carries."""
        if not self._fields or self._size > _LONGEST:
            return ""
        try:
            return whole(json.dumps(self._fields, ensure_ascii=False))
        except RecursionError:
            return ""


def fields(text: str) -> dict[str, Any]:
    """What was carried, to be sent back; ``text`` is as :attr:`Carried.text`."""
    return dict(data.parsed(text)) if text else {}


def _size(value: object) -> int:
    """About how many characters a value has; more than are kept where it is nested without end."""
    if isinstance(value, str):
        return len(value)
    try:
        return len(json.dumps(value))
    except RecursionError:
        return _LONGEST + 1


def _joined(before: Any, value: Any) -> Any:
    """A field with its next piece: texts and lists grow, of anything else the last one counts."""
    if isinstance(before, str) and isinstance(value, str):
        return before + value
    if isinstance(before, list) and isinstance(value, list):
        return [*before, *value]
    return value
