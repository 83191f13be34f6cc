"""Lengths and shares of CSS as numbers.

Lengths are in CSS pixels. What is relative to letters or to the page is taken at a usual size: it
only matters whether a box is next to nothing, or moved off the page, which is done with thousands.
"""

from __future__ import annotations

from typing import Any

from foxreader.formats.html.css import Tokens, without_blanks

_PIXELS = {"px": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 37.8, "mm": 3.78, "q": 0.945}
# Letters to a relative unit: an "ex" or "ch" is about half a letter's height.
RELATIVE = {"em": 1.0, "ex": 0.5, "ch": 0.5, "ic": 1.0, "cap": 0.7}
LETTER = 16.0  # the usual size of letters, in pixels
_LINE = 24.0  # and of a line
PAGE = 800.0  # the width and height of a usual page, in pixels


def keyword(tokens: Tokens) -> str:
    """The first of ``tokens`` where it is a word, in lower case; else ""."""
    return str(tokens[0].lower_value) if tokens and tokens[0].type == "ident" else ""


def length(token: Any) -> float | None:
    """Pixels; None for what is no length."""
    if token.type == "percentage":
        return float(token.value) * PAGE / 100
    if token.type == "number":
        return 0.0 if token.value == 0 else None
    if token.type == "dimension":
        unit = token.lower_unit
        if unit in _PIXELS or unit in RELATIVE:
            return float(token.value) * (_PIXELS.get(unit) or RELATIVE[unit] * LETTER)
        if unit == "rem":
            return float(token.value) * LETTER
        if unit in ("lh", "rlh"):
            return float(token.value) * _LINE
        if unit in ("deg", "s", "ms", "fr", "turn", "rad", "grad", "dpi", "x"):
            return None
        return float(token.value) * PAGE / 100  # of the view or of a container
    if token.type == "function" and token.lower_name in ("calc", "min", "max", "clamp"):
        return _calculated(token)
    return None


def _calculated(token: Any) -> float | None:
    """The length of ``calc()`` and the like; None where it holds anything else."""
    lists: list[list[Any]] = [[]]
    for part in without_blanks(token.arguments):
        if part.type == "literal" and part.value == ",":
            lists.append([])
        else:
            lists[-1].append(part)
    found = [_sum(one) for one in lists]
    if any(one is None for one in found):
        return None
    numbers = [one for one in found if one is not None]
    if token.lower_name == "clamp" and len(numbers) == 3:
        return max(numbers[0], min(numbers[1], numbers[2]))
    return (max if token.lower_name == "max" else min)(numbers)


def _sum(parts: list[Any]) -> float | None:
    """``a + b * c - …``; a plain number counts as itself."""
    total, term, sign, act = 0.0, None, 1.0, "*"
    for part in parts:
        if part.type == "literal":
            if part.value in "+-" and term is not None:
                total, term, sign = total + sign * term, None, 1.0 if part.value == "+" else -1.0
            act = part.value
            continue
        value = float(part.value) if part.type == "number" else _operand(part)
        if value is None or (act == "/" and not value):
            return None
        term = value if term is None else term / value if act == "/" else term * value
    return None if term is None else total + sign * term


def _operand(part: Any) -> float | None:
    if part.type == "() block":
        return _sum(list(without_blanks(part.content)))
    return length(part)


def lengths(tokens: Tokens) -> list[float | None]:
    """Each of ``tokens`` but words and commas as a length."""
    return [length(token) for token in tokens if token.type not in ("literal", "ident")]


def share(token: Any) -> float | None:
    """A number or percentage as a share, 0 to 1."""
    if token.type not in ("number", "percentage"):
        return None
    value = float(token.value) / (100 if token.type == "percentage" else 1)
    return min(1.0, max(0.0, value))
