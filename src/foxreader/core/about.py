"""What a file says of its book, or a library of it: title, authors, series, tags and the like."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

_LONGEST = {"description": 5_000, "identifier": 500}
_LONG = 300
"""Characters of a field that are kept; of titles, as the readers of books cut them."""
_MOST = 100
"""Authors or tags of a book that are kept; books have under fifty. Chosen, not measured."""
_FARTHEST = 1_000_000.0
"""No number in a series is larger; what is, is none."""


@dataclass(frozen=True, slots=True)
class About:
    """What is said of a book, cleaned for display; "", () or None for what is not said.

    ``sort_title`` is the title as it is to be sorted, where the file has one. ``series_index`` is
    the book's number in its series. ``isbn`` has 13 digits.
    """

    title: str = ""
    authors: tuple[str, ...] = ()
    sort_title: str = ""
    series: str = ""
    series_index: float | None = None
    tags: tuple[str, ...] = ()
    language: str = ""
    isbn: str = ""
    identifier: str = ""
    publisher: str = ""
    published: str = ""
    description: str = ""


def pack_about(about: About) -> dict[str, Any]:
    """``about`` as JSON data."""
    return asdict(about)


def unpack_about(value: Mapping[str, Any]) -> About:
    """What :func:`pack_about` packed, perhaps in a process that is not trusted or by another
    version: fields of another type are left out, long ones cut."""
    found: dict[str, Any] = {}
    for field in fields(About):
        given = value.get(field.name)
        if field.name in ("authors", "tags"):
            listed = given if isinstance(given, list | tuple) else ()
            lines = (_line(one, _LONG) for one in listed[:_MOST] if isinstance(one, str))
            found[field.name] = tuple(dict.fromkeys(filter(None, lines)))
        elif field.name == "series_index":
            found[field.name] = series_number(given)
        elif isinstance(given, str):
            limit = _LONGEST.get(field.name, _LONG)
            found[field.name] = (
                _sound(given[:limit]) if field.name == "description" else _line(given, limit)
            )
    return About(**found)


def series_number(value: object) -> float | None:
    """A number in a series; None for what is no such number."""
    if isinstance(value, str):
        try:
            value = float(value.strip().replace(",", "."))
        except ValueError:
            return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if math.isfinite(value) and abs(value) <= _FARTHEST else None


def _line(text: str, limit: int) -> str:
    """``text`` on one line."""
    return " ".join(_sound(text[: 4 * limit]).split())[:limit]


def _sound(text: str) -> str:
    """``text`` without halves of pairs, which no database keeps."""
    return text.encode("utf-8", "ignore").decode()
