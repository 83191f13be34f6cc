"""The fields of an entry: each has a kind, such as plain text, HTML or XDXF."""

from __future__ import annotations

from collections.abc import Iterator

Field = tuple[str, bytes]
"""The letter of a kind, and the field's bytes."""


def fields(raw: bytes, types: str) -> Iterator[Field]:
    """The fields of an entry. ``types`` are those that all entries of the dictionary have, "" where
    each field names its own.

    Fields in small letters end with a zero, those in capitals begin with their size; of the last
    one of ``types`` all that is left. What is cut off is given as far as it goes.
    """
    at = 0
    if types:
        for number, kind in enumerate(types):
            last = number == len(types) - 1
            end, after = (len(raw), len(raw)) if last else _end(raw, at, kind)
            start = at if last or kind.islower() else at + 4
            yield kind, raw[start:end]
            at = after
        return
    while at < len(raw):
        kind = chr(raw[at])
        end, after = _end(raw, at + 1, kind)
        yield kind, raw[at + (1 if not kind.isupper() else 5) : end]
        at = after


def _end(raw: bytes, at: int, kind: str) -> tuple[int, int]:
    """Where the field that begins at ``at`` ends, and where the next one begins."""
    if kind.isupper():
        end = min(len(raw), at + 4 + int.from_bytes(raw[at : at + 4], "big"))
        return end, end
    end = raw.find(b"\0", at)
    return (len(raw), len(raw)) if end < 0 else (end, end + 1)
