"""JSON that somebody else wrote, or that lay on a disk."""

from __future__ import annotations

import json
import math
from typing import Any

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
