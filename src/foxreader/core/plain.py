"""Values as plain data and back by their types: what a confined process sends is no more than that.

Of records (dataclasses), tuples and lists, texts, numbers and bytes. Data that is not of the type
that is expected makes no value: the other process need not be trusted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

_T = TypeVar("_T")


def packed(value: object, parts: list[bytes]) -> Any:
    """``value`` as JSON data; its bytes go to ``parts``."""
    if isinstance(value, bytes):
        parts.append(value)
        return len(parts) - 1
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return [packed(one, parts) for one in value]
    kind: Any = type(value)
    names = _names(kind)
    return [packed(getattr(value, name), parts) for name in names] if names else value


def unpacked(kind: type[_T], value: object, parts: Sequence[bytes] = ()) -> _T:
    """The value of type ``kind`` from the data of :func:`packed`; raises ``ValueError``."""
    return _made(kind, value, parts)  # type: ignore[no-any-return]


def _made(kind: Any, value: object, parts: Sequence[bytes]) -> Any:
    origin, of = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(of, value, parts)
    if origin is Literal:
        found = [one for one in of if type(one) is type(value) and one == value]
        return _sure(bool(found), found and found[0])
    if origin in (list, tuple):
        if origin is tuple and of[1:] != (...,):
            return tuple(_each(of, value, parts))
        listed = _sure(isinstance(value, list), value)
        return origin(_made(of[0], one, parts) for one in listed)
    if names := _names(kind):
        hints = _hints(kind)
        return kind(*_each([hints[name] for name in names], value, parts))
    if kind is bytes:
        return parts[_sure(type(value) is int and 0 <= value < len(parts), value)]
    if kind is float:
        return float(_sure(type(value) in (int, float) and math.isfinite(value), value))  # type: ignore[arg-type]
    return _sure(kind in (str, int, bool, NoneType) and type(value) is kind, value)


def _one_of(kinds: Sequence[Any], value: object, parts: Sequence[bytes]) -> Any:
    for kind in kinds:
        try:
            return _made(kind, value, parts)
        except ValueError:
            continue
    raise ValueError("data of another type")


def _each(kinds: Sequence[Any], value: object, parts: Sequence[bytes]) -> list[Any]:
    listed = _sure(isinstance(value, list) and len(value) == len(kinds), value)
    return [_made(kind, one, parts) for kind, one in zip(kinds, listed, strict=True)]


def _sure(right: bool, value: Any) -> Any:
    if not right:
        raise ValueError("data of another type")
    return value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The names of what a record has, () for what is none."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return tuple(getattr(kind, "_fields", ()))


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
