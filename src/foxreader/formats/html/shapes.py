"""Whether a shape, a clip or a transformation leaves nothing of a box that could be read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from foxreader.formats.html.css import Tokens, without_blanks
from foxreader.formats.html.lengths import PAGE, keyword, length, lengths

SLIVER = 3.0
"""A box of at most this many pixels shows no letter that can be read. Set by hand."""
FAR = 500.0
"""Pixels to the left or above by which text is off the page; hanging indents are far smaller."""
FAR_RIGHT = 9_000.0
"""The same to the right, where a page may go on: only what is put far from any page."""
_FLAT = 0.02
"""Shares of its size to which a box is made that is seen no more. Set by hand."""
_OWN_SIZES = -2.0
"""Shares of its own size by which a box is moved off the page: less is done to centre it."""
_EDGE_ON = 0.02
"""The cosine of the turn of a box that is seen from its edge."""


def clip(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether nothing is left of a box: ``rect(0, 0, 0, 0)``, ``rect(9px, 9px, 9px, 9px)``."""
    token = tokens[0]
    sides = lengths(token.arguments) if token.type == "function" else []
    numbers = [side for side in sides if side is not None]
    if token.type == "function" and token.lower_name == "rect" and len(numbers) == 4:
        top, right, bottom, left = numbers
        yield "clip", right - left <= SLIVER or bottom - top <= SLIVER
    else:
        yield "clip", False


def clip_path(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether the shape that a box is cut to has no inside."""
    yield "clip-path", any(t.type == "function" and _leaves_nothing(t) for t in tokens)


def _leaves_nothing(shape: Any) -> bool:
    """Whether a shape has no inside."""
    parts = without_blanks(shape.arguments)
    until = next((i for i, t in enumerate(parts) if keyword([t]) in ("round", "at")), len(parts))
    sides = [n for n in lengths(parts[:until]) if n is not None]
    name = shape.lower_name
    if name == "inset" and sides:
        top, right, bottom, left = _four(sides)
        return top + bottom >= PAGE or left + right >= PAGE
    if name == "rect" and len(sides) == 4:
        return sides[1] - sides[3] <= SLIVER or sides[2] - sides[0] <= SLIVER
    if name == "xywh" and len(sides) == 4:
        return min(sides[2:]) <= SLIVER
    if name in ("circle", "ellipse"):
        return bool(sides) and min(sides) * 2 <= SLIVER
    if name == "polygon" and sides:
        across, down = sides[::2], sides[1::2] or [0.0]
        return max(across) - min(across) <= SLIVER or max(down) - min(down) <= SLIVER
    return False


def _four(sides: list[float]) -> list[float]:
    while len(sides) < 4:
        sides = [*sides, sides[{1: 0, 2: 0, 3: 1}[len(sides)]]]
    return sides[:4]


def transform(tokens: Tokens) -> Iterator[tuple[str, bool | float]]:
    """Whether a box is made a point or a line, or moved off the page; and how much smaller it is
    made.
    """
    given = [t for t in tokens if t.type == "function"]
    yield "transform", any(map(_moves_away, given))
    factor = 1.0
    for one in given:
        numbers = _numbers(one)
        if one.lower_name in ("scale", "scale3d") and numbers:
            factor *= max(abs(number) for number in numbers[:2])
    yield "factor", factor


def _numbers(token: Any) -> list[float]:
    parts = [t for t in without_blanks(token.arguments) if t.type in ("number", "percentage")]
    return [float(t.value) / (100 if t.type == "percentage" else 1) for t in parts]


def _moves_away(token: Any) -> bool:
    name = token.lower_name
    parts = [t for t in without_blanks(token.arguments) if t.type != "literal"]
    numbers = _numbers(token)
    if name.startswith("scale"):
        flat = numbers[:2] if name in ("scale", "scale3d") else numbers[: name != "scalez"]
        return any(abs(number) < _FLAT for number in flat)
    if name in ("matrix", "matrix3d"):
        return _flat_matrix(numbers)
    if name.startswith("translate") and name != "translatez":
        along = [_moved(token) for token in parts[:2]]
        if name == "translatey":
            along = [0.0, *along[:1]]
        return _off(*along, *([0.0] * (2 - len(along))))
    if name in ("rotatex", "rotatey"):
        return any(abs(math.cos(_radians(t))) < _EDGE_ON for t in parts[:1])
    return False


def _flat_matrix(numbers: list[float]) -> bool:
    if len(numbers) == 16:
        numbers = [numbers[i] for i in (0, 1, 4, 5, 12, 13)]
    if len(numbers) != 6:
        return False
    a, b, c, d, x, y = numbers
    return abs(a * d - b * c) < _FLAT**2 or _off(x, y)


def _moved(token: Any) -> float:
    """Pixels by which a box is moved; a share of its own size counts from two on."""
    if token.type == "percentage":
        return -PAGE * 10 if token.value <= _OWN_SIZES * 100 else 0.0
    # In a drawing lengths have no unit.
    return float(token.value) if token.type == "number" else length(token) or 0.0


def _off(across: float, down: float) -> bool:
    return across <= -FAR or down <= -FAR or across >= FAR_RIGHT


def _radians(token: Any) -> float:
    value = float(getattr(token, "value", 0) or 0)
    unit = token.lower_unit if token.type == "dimension" else "deg"
    factors = {"deg": math.pi / 180, "turn": 2 * math.pi, "grad": math.pi / 200, "rad": 1.0}
    return value * factors.get(unit, 1.0)


def scale(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether a box is made next to nothing."""
    numbers = [float(t.value) for t in tokens[:2] if t.type in ("number", "percentage")]
    yield "scale", any(abs(number) < _FLAT for number in numbers)


def translate(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether a box is moved off the page."""
    along = [_moved(token) for token in tokens[:2] if token.type != "ident"]
    yield "translate", bool(along) and _off(*along, *([0.0] * (2 - len(along))))


def rotate(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether a box is turned until only its edge is seen."""
    about = keyword(tokens) in ("x", "y") and len(tokens) > 1
    yield "rotate", about and abs(math.cos(_radians(tokens[1]))) < _EDGE_ON
