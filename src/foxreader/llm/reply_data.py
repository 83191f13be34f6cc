"""What comes in a reply, checked: JSON, numbers, calls of tools, and what goes back with them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any

from foxreader.core.message import Done, Piece, ToolCall, Usage, whole
from foxreader.core.plain_data import read_json

# JSON, numbers and text. None is trusted: JSON may be nested without end, numbers may be negative,
# text may hold halves of surrogate pairs.

MOST_CALLS = 16
"""How many tool calls of one reply are read; models make one to four. Set by hand."""

_MOST_TOKENS = 1_000_000_000
"""A larger count of tokens is a mistake, and would spoil the month's sum."""
_LONGEST_TEXT = 200_000
"""Characters of a reply for which no number of tokens was asked: a short book's worth."""
_LETTERS = 12
"""Characters that a token is allowed: it has four on average, a long German word up to twelve."""


def parsed(text: str | bytes) -> Any:
    """The JSON value in ``text``; raises ``ValueError`` where there is none that can be read."""
    return read_json(text)


def as_object(value: object) -> Mapping[str, Any]:
    """A JSON object; an empty one for any other value."""
    return value if isinstance(value, Mapping) else {}


def as_list(value: object) -> Sequence[Any]:
    """A JSON list; an empty one for any other value."""
    return value if isinstance(value, list) else ()


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
    left = _LONGEST_TEXT if max_tokens is None else 2_000 + _LETTERS * max_tokens
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


# What goes back. A model that reasons before it calls a tool goes on from there: some endpoints
# refuse the result of the call without the reasoning or the signature that came with it. It is kept
# as it came and goes back to the same endpoint alone; nothing in it is read.

OF_MESSAGES = (
    "reasoning_content", "reasoning", "reasoning_details", "thinking_blocks", "extra_content",
    "provider_specific_fields",
)  # fmt: skip
"""The fields of a message that are kept. Of a call all are that the protocol does not name."""
_OF_CALLS = ("index", "id", "type", "function")
_MOST = 8
"""How many fields of a call are kept; a call has one, if any. Set by hand."""
_LONGEST_CARRIED = 100_000
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
            if (
                self._size > _LONGEST_CARRIED
                or value is None
                or not (known or len(self._fields) < _MOST)
            ):
                continue
            self._size += len(name) + _size(value)
            self._fields[name] = _joined(self._fields[name], value) if known else value

    @property
    def text(self) -> str:
        """All of it as a JSON object; "" for nothing, or for more than any reply carries."""
        if not self._fields or self._size > _LONGEST_CARRIED:
            return ""
        try:
            return whole(json.dumps(self._fields, ensure_ascii=False))
        except RecursionError:
            return ""


def fields(text: str) -> dict[str, Any]:
    """What was carried, to be sent back; ``text`` is as :attr:`Carried.text`."""
    return dict(parsed(text)) if text else {}


def _size(value: object) -> int:
    """About how many characters a value has; more than are kept where it is nested without end."""
    if isinstance(value, str):
        return len(value)
    try:
        return len(json.dumps(value))
    except RecursionError:
        return _LONGEST_CARRIED + 1


def _joined(before: Any, value: Any) -> Any:
    """A field with its next piece: texts and lists grow, of anything else the last one counts."""
    if isinstance(before, str) and isinstance(value, str):
        return before + value
    if isinstance(before, list) and isinstance(value, list):
        return [*before, *value]
    return value


# Calls of tools, which endpoints send whole or in pieces, with ids and numbers of their own or
# without

_LONGEST_ARGUMENTS = 20_000
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
        function = as_object(piece.get("function"))
        id_, name = _text(piece.get("id")), _text(function.get("name"))
        arguments = _written(function.get("arguments"))
        call = next((one for one in self._calls if id_ and one.id == id_), self._at.get(number))
        if call is None or _begins_another(call, id_, name, arguments):
            if len(self._calls) >= MOST_CALLS:
                self._at[number] = _Call()  # read and left out
                return
            call = _Call()
            self._calls.append(call)
        self._at[number] = call
        call.id = call.id or id_
        # Some endpoints repeat the whole name in every piece; the first is the name.
        call.name = call.name or name
        call.carried.of_call(piece)
        if len(call.arguments) < _LONGEST_ARGUMENTS:
            call.arguments += arguments

    def calls(self) -> Iterator[ToolCall]:
        """The calls, each with an id of its own; glued arguments are a call each."""
        yield from islice(self._apart(), MOST_CALLS)

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
    new_id = "" not in (id_, call.id) and id_ != call.id
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


# The JSON in a model's whole reply, also where it is broken or has other text around it
#
# Weak models write single quotes, leave out commas and quotes, comment their JSON or stop before
# its end: ``json_repair`` reads that. What it gives is a guess, so callers check types, ids and
# names as they would for any reply. It takes time by the square of the length for some input (3 KB
# of stray brackets took 1.6 s), which is why only so little is given to it. A reply that is still
# streaming is not read here.

_MOST_REPAIRED = 2_000
"""How many characters of a reply are repaired at most. The replies in question have up to 300
tokens, about 1,200 characters; the slowest input of this length found took 0.9 s."""
_MOST_BROKEN = 100
"""How many broken objects of one list are read. A list that is asked for has up to 180 objects;
each error of the decoder takes the time to count the lines before it."""


def read_object(reply: str) -> dict[str, Any]:
    """The JSON object in ``reply``, repaired where it is broken; empty where there is none."""
    first, last = reply.find("{"), reply.rfind("}")
    if first < 0:
        return {}
    value = _parsed(reply[first : last + 1])
    if not isinstance(value, dict):
        value = _repaired(reply[first : first + _MOST_REPAIRED])
    return value if isinstance(value, dict) else {}


def read_picks(reply: str) -> list[int]:
    """The numbers listed under "answer" in a reply."""
    listed = read_object(reply).get("answer")
    if not isinstance(listed, list):
        return []
    return [int(str(i)) for i in listed if str(i).isdecimal() and len(str(i)) < 10]


def listed_objects(reply: str) -> Iterator[dict[str, Any]]:
    """The objects of a list in ``reply``, in order. A broken one is repaired if it has its closing
    brace; one that the reply ends in is left out, since half a text could pass for a whole one."""
    decoder = json.JSONDecoder(strict=False)
    left, broken_ones = _MOST_REPAIRED, 0
    at = reply.find("{")
    while at >= 0 and broken_ones < _MOST_BROKEN:
        try:
            value, end = decoder.raw_decode(reply, at)
        except (ValueError, RecursionError):
            end = reply.find("}", at) + 1
            if not end:
                return
            broken_ones += 1
            # Of what is open here only the innermost object has its closing brace.
            broken = reply[reply.rfind("{", at, end) : end]
            value = _parsed(broken)
            if value is None and len(broken) <= left:
                left -= len(broken)
                value = _repaired(broken)
        if isinstance(value, dict):
            inner = chain.from_iterable(map(as_list, value.values()))
            yield from [one for one in inner if isinstance(one, dict)] or [value]
        at = reply.find("{", end)


def _parsed(text: str) -> Any:
    try:
        return read_json(text, strict=False)
    except ValueError:
        return None


def _repaired(text: str) -> Any:
    import json_repair  # noqa: PLC0415 -- most replies need no repair

    try:
        return json_repair.loads(text, skip_json_loads=True)
    except (ValueError, RecursionError):
        return None
