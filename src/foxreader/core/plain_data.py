"""Plain data from outside and for it: JSON, values by their types, cells of tables."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

# Values by their types: what a confined process sends is no more than that
#
# Of records (dataclasses), tuples and lists, texts, numbers and bytes. Data that is not of the type
# that is expected makes no value: the other process need not be trusted.

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


# JSON that somebody else wrote, or that lay on a disk

_LONGEST_NUMBER = 400
"""Digits of a number: Python takes long for many thousands, and refuses more."""


def read_json(text: str | bytes, *, strict: bool = True) -> Any:
    """The value of ``text``. Raises ``ValueError`` for what is no JSON, among it the "Infinity" and
    "NaN" that Python reads and numbers that are too great, and for what is nested too deep. Not
    ``strict``, texts may have control characters in them."""
    try:
        return json.loads(
            text, parse_constant=_no_number, parse_float=_finite, parse_int=_whole, strict=strict
        )
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def read_json_or(text: str | bytes, otherwise: Any) -> Any:
    """The same, or ``otherwise``: of the same type, if that is a list or a dictionary."""
    try:
        value = read_json(text)
    except (TypeError, ValueError):
        return otherwise
    return value if isinstance(value, type(otherwise)) or otherwise is None else otherwise


def _no_number(name: str) -> float:
    raise ValueError(f"not a number: {name}")


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError("a number that is too great")
    return value


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise ValueError("a number that is too long")
    return int(digits)


# Cells of tables

FORMULA = frozenset("=+-@＝＋－＠\t\r'")
"""What a cell may not begin with: spreadsheets take it for a formula, or for the sign that there
is none."""


def inert(text: str) -> str:
    """``text`` as a cell: with an apostrophe before it where a spreadsheet could take it for a
    formula."""
    return f"'{text}" if text[:1] in FORMULA and text else text
