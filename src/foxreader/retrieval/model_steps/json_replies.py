"""What a model's JSON says, whatever stands around it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

_OBJECT = re.compile(r"\{.*\}", re.DOTALL)
_LIST = re.compile(r'"answer"\s*:\s*\[([^\]]*)')


def read_object(reply: str) -> dict[str, Any]:
    """The JSON object in ``reply``; an empty one where none can be read."""
    match = _OBJECT.search(reply)
    try:
        value = json.loads(match.group()) if match else None
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def read_picks(reply: str) -> list[int]:
    """The numbers under "answer" in a reply, from whole JSON or from what of it can be read."""
    listed = read_object(reply).get("answer")
    if isinstance(listed, list):
        return [int(str(i)) for i in listed if str(i).isdecimal() and len(str(i)) < 10]
    cut = _LIST.search(reply)
    return [int(number) for number in re.findall(r"\d{1,9}", cut.group(1))] if cut else []


def listed_objects(reply: str) -> Iterator[dict[str, Any]]:
    """The whole objects of a list in ``reply``, in order, also of one cut before its end."""
    decoder = json.JSONDecoder(strict=False)
    at = reply.find("{", reply.find("[") + 1)
    while at >= 0:
        try:
            value, end = decoder.raw_decode(reply, at)
        except (ValueError, RecursionError):
            return
        if isinstance(value, dict):
            yield value
        at = reply.find("{", end)
