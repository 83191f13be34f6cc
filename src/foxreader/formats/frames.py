"""Messages between the program and the process that reads a book: JSON with bytes behind it.

Nothing that arrives is ever run or unpickled: the other side may have been taken over by a book.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Sequence
from typing import IO, Any

from foxreader.core.plain_data import read_json

_HEAD = struct.Struct("<IQ")
# The most bytes of a message's JSON and of its parts. The lengths come from the confined process,
# which is not trusted; a resource has 256 MiB at most, a book's file is far smaller.
_MAX_ABOUT = 256 * 1024**2
_MAX_BYTES = 1024**3

Message = tuple[dict[str, Any], memoryview]
"""The JSON object of a message, and its bytes."""


class BrokenStream(Exception):
    """The bytes received are no message: the other process is broken."""


def write(stream: IO[bytes], about: dict[str, Any], parts: Sequence[bytes] = ()) -> None:
    """Send one message; ``sizes`` of its ``parts`` go with it."""
    if parts:
        about = {**about, "sizes": [len(part) for part in parts]}
    head = json.dumps(about).encode("ascii")
    stream.write(_HEAD.pack(len(head), sum(map(len, parts))))
    stream.write(head)
    for part in parts:
        stream.write(part)
    stream.flush()


def read(stream: IO[bytes]) -> Message | None:
    """The next message, None where the stream ends; raises ``BrokenStream``."""
    raw = stream.read(_HEAD.size)
    if len(raw) < _HEAD.size:
        return None
    length, size = _HEAD.unpack(raw)
    if length > _MAX_ABOUT or size > _MAX_BYTES:
        raise BrokenStream("a message of absurd size")
    head, data = stream.read(length), stream.read(size)
    if len(head) < length or len(data) < size:
        return None
    try:
        about = read_json(head)
    except ValueError as error:
        raise BrokenStream("a message that is no JSON") from error
    if not isinstance(about, dict):
        raise BrokenStream("a message that is no record")
    return about, memoryview(data)


def parts_of(message: Message) -> Iterator[bytes]:
    """The parts a message was sent with; raises ``ValueError`` where they do not add up."""
    about, data = message
    at = 0
    for size in about.get("sizes", ()):
        if not isinstance(size, int) or not 0 <= size <= len(data) - at:
            raise ValueError("parts that do not add up")
        yield bytes(data[at : at + size])
        at += size
