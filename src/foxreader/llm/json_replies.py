"""The JSON in a model's whole reply, also where it is broken or has other text around it.

Weak models write single quotes, leave out commas and quotes, comment their JSON or stop before
its end: ``json_repair`` reads that. What it gives is a guess, so callers check types, ids and
names as they would for any reply. It takes time by the square of the length for some input (3 KB
of stray brackets took 1.6 s), which is why only so little is given to it. A reply that is still
streaming is not read here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from foxreader.core.plain_data import read_json

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
            lists = [inner for inner in value.values() if isinstance(inner, list)]
            listed = [entry for inner in lists for entry in inner if isinstance(entry, dict)]
            yield from listed or [value]
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
