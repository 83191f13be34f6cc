"""The notices of a stored answer: beside its texts stands which of them are notices, and of what
they were made, so that they are shown, and told apart, as they were when it was given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from foxreader.core.notice import Notice, pack_notice, unpack_notice

_NOTICES = "notices"


def with_notices(value: Mapping[str, Any]) -> dict[str, Any]:
    """The plain values of a record, and its notices under a name of their own."""
    found = dict(_notices(value, ""))
    return {**value, _NOTICES: found} if found else dict(value)


def noted(value: dict[str, Any]) -> dict[str, Any]:
    """The values of a record as they were before they were text: its notices are notices again.

    Older records have none; their texts stay as they are.
    """
    found = value.get(_NOTICES)
    if not isinstance(found, dict):
        return value
    return {key: _noted(one, f"/{key}", found) for key, one in value.items() if key != _NOTICES}


def _notices(value: object, way: str) -> Iterator[tuple[str, object]]:
    """The notices in ``value``, each under the way to it."""
    if isinstance(value, Notice):
        yield way, pack_notice(value)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _notices(one, f"{way}/{key}")
    elif isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from _notices(one, f"{way}/{number}")


def _noted(value: Any, way: str, found: Mapping[str, object]) -> Any:
    if isinstance(value, str):
        return unpack_notice(value, found[way]) if way in found else value
    if isinstance(value, dict):
        return {key: _noted(one, f"{way}/{key}", found) for key, one in value.items()}
    if isinstance(value, list):
        return [_noted(one, f"{way}/{number}", found) for number, one in enumerate(value)]
    return value
