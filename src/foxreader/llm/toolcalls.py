"""Puts together the tool calls of a reply, which endpoints send whole or in pieces, with ids and
numbers of their own or without."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from foxreader.core.message import ToolCall
from foxreader.llm import data
from foxreader.llm.carried import Carried

_LONGEST = 20_000
"""Characters of a call's arguments that are read: ours take a question or some ids. Chosen, not
measured."""


@dataclass(slots=True)
class _Call:
    """A call that is being read."""

    id: str = ""
    name: str = ""
    arguments: str = ""
    carried: Carried = field(default_factory=Carried)

    @property
    def whole(self) -> bool:
        """Whether its arguments are a whole object, so that what follows is another call's."""
        return self.arguments.rstrip().endswith("}") and bool(_objects(self.arguments))


class ToolCallReader:
    """The calls of one reply, in the order in which they began."""

    def __init__(self) -> None:
        self._calls: list[_Call] = []
        self._at: dict[int, _Call] = {}

    def __bool__(self) -> bool:
        return bool(self._calls)

    def note(self, position: int, piece: Mapping[str, Any]) -> None:
        """Add a piece, the one at ``position`` of its chunk.

        Its number need not tell calls apart: some endpoints leave it out or always send 0. A piece
        with a name begins another call where the call before is whole or has another name and id.
        """
        index = piece.get("index")
        number = index if isinstance(index, int) else position
        function = piece.get("function")
        function = function if isinstance(function, Mapping) else {}
        id_, name = _text(piece.get("id")), _text(function.get("name"))
        arguments = _written(function.get("arguments"))
        call = next((one for one in self._calls if id_ and one.id == id_), self._at.get(number))
        if call is None or _begins_another(call, id_, name, arguments):
            if len(self._calls) >= data.MOST_CALLS:
                self._at[number] = _Call()  # read and left out
                return
            call = _Call()
            self._calls.append(call)
        self._at[number] = call
        call.id = call.id or id_
        # Some endpoints repeat the whole name in every piece; the first is the name.
        call.name = call.name or name
        call.carried.of_call(piece)
        if len(call.arguments) < _LONGEST:
            call.arguments += arguments

    def calls(self) -> Iterator[ToolCall]:
        """The calls, each with an id of its own; glued arguments are a call each."""
        yield from islice(self._apart(), data.MOST_CALLS)

    def _apart(self) -> Iterator[ToolCall]:
        used: set[str] = set()
        for number, call in enumerate(one for one in self._calls if one.name):
            for part, arguments in enumerate(apart(call.arguments)):
                id_ = call.id if call.id and not part else f"call_{number}_{part}"
                while id_ in used:
                    id_ += "_"
                used.add(id_)
                yield ToolCall(id_, call.name, arguments, "" if part else call.carried.text)


def apart(arguments: str) -> list[str]:
    """The objects that some endpoints glue together in the arguments of one call; else
    ``arguments`` as they are. An empty object before others is a placeholder of the endpoint."""
    found = _objects(arguments)
    if len(found) < 2:
        return [arguments or "{}"]
    return [one for one in found if one != "{}"] or ["{}"]


def _begins_another(call: _Call, id_: str, name: str, arguments: str) -> bool:
    if not (name and call.name):
        return False
    new_id = bool(id_ and call.id and id_ != call.id)
    if call.whole:
        return new_id or (bool(arguments) and not (id_ and id_ == call.id))
    return name != call.name and (new_id or not call.arguments)


def _objects(text: str) -> list[str]:
    """The JSON objects that ``text`` consists of; none where it has anything else."""
    decoder = json.JSONDecoder(strict=False)
    found: list[str] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        try:
            value, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return []
        if not isinstance(value, dict):
            return []
        found.append(text[at:end])
        at = end
    return found


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _written(arguments: object) -> str:
    """Arguments as JSON text: some endpoints send the object itself."""
    if arguments is None or isinstance(arguments, str):
        return arguments or ""
    return json.dumps(arguments)
