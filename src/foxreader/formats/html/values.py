"""The values of the properties that can hide text, as far as they decide whether it shows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from foxreader.formats.html.css import (
    LETTER,
    PAGE,
    RELATIVE,
    Colour,
    Tokens,
    colour,
    keyword,
    length,
    lengths,
    share,
    without_blanks,
)
from foxreader.formats.html.xmlsource import names

# Shapes, clips and transformations, which may leave nothing of a box that could be read

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


def _clip_path(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether the shape that a box is cut to has no inside."""
    yield "clip-path", any(t.type == "function" and _leaves_nothing(t) for t in tokens)


def _leaves_nothing(shape: Any) -> bool:
    """Whether a shape has no inside."""
    sides = _sides_of(shape)
    if not sides:
        return False
    match shape.lower_name:
        case "inset":
            top, right, bottom, left = _four(sides)
            return top + bottom >= PAGE or left + right >= PAGE
        case "rect" if len(sides) == 4:
            return sides[1] - sides[3] <= SLIVER or sides[2] - sides[0] <= SLIVER
        case "xywh" if len(sides) == 4:
            return min(sides[2:]) <= SLIVER
        case "circle" | "ellipse":
            return min(sides) * 2 <= SLIVER
        case "polygon":
            return _extent(sides[::2]) <= SLIVER or _extent(sides[1::2]) <= SLIVER
    return False


def _sides_of(shape: Any) -> list[float]:
    """The lengths of a shape, up to how its corners are rounded or where it is."""
    parts = without_blanks(shape.arguments)
    until = next((i for i, t in enumerate(parts) if keyword([t]) in ("round", "at")), len(parts))
    return [n for n in lengths(parts[:until]) if n is not None]


def _extent(numbers: list[float]) -> float:
    return max(numbers, default=0.0) - min(numbers, default=0.0)


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
        return is_off(*_way(name, parts))
    if name in ("rotatex", "rotatey"):
        return any(abs(math.cos(_radians(t))) < _EDGE_ON for t in parts[:1])
    return False


def _way(name: str, parts: Tokens) -> tuple[float, float]:
    """How far ``translate()`` or the like moves a box across and down."""
    along = [*map(_moved, parts[:2]), 0.0, 0.0]
    return (0.0, along[0]) if name == "translatey" else (along[0], along[1])


def _flat_matrix(numbers: list[float]) -> bool:
    if len(numbers) == 16:
        numbers = [numbers[i] for i in (0, 1, 4, 5, 12, 13)]
    if len(numbers) != 6:
        return False
    a, b, c, d, x, y = numbers
    return abs(a * d - b * c) < _FLAT**2 or is_off(x, y)


def _moved(token: Any) -> float:
    """Pixels by which a box is moved; a share of its own size counts from two on."""
    if token.type == "percentage":
        return -PAGE * 10 if token.value <= _OWN_SIZES * 100 else 0.0
    # In a drawing lengths have no unit.
    return float(token.value) if token.type == "number" else length(token) or 0.0


def is_off(across: float, down: float) -> bool:
    """Whether a box that is moved so far is off the page."""
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
    yield "translate", bool(along) and is_off(*along, *([0.0] * (2 - len(along))))


def rotate(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """Whether a box is turned until only its edge is seen."""
    about = keyword(tokens) in ("x", "y") and len(tokens) > 1
    yield "rotate", about and abs(math.cos(_radians(tokens[1]))) < _EDGE_ON


# Values

Value = None | bool | float | str | tuple[float, ...]
"""None where the property has its usual or its parent's value."""

_SIZES = {"smaller": (0.83, 1.0), "larger": (1.2, 1.0), "medium": (16.0, 0.0)}
_SHOWN_SPACE = ("pre", "pre-wrap", "pre-line", "break-spaces", "preserve", "preserve-breaks")
_DEFAULTS = ("initial", "unset", "inherit", "revert", "revert-layer")
_SIDES = ("top", "right", "bottom", "left")
_INITIAL: Mapping[str, Value] = {
    "visibility": False,
    "font-size": (LETTER, 0.0),
    "line-height": False,
    "font-size-adjust": False,
    "color": (0.0, 0.0, 0.0, 1.0),
    "text-fill": "text",
    "text-indent": 0.0,
    "text-security": False,
    "white-space": False,
    "nowrap": False,
    "fill": 1.0,
    "fill-opacity": 1.0,
    "stroke": 0.0,
    "stroke-opacity": 1.0,
}
"""What the properties that are inherited have where nothing is said."""
FAINT = 0.02
"""Opacity at which even a careful eye sees nothing. Set by hand."""


def read(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """What a declaration says of the properties this program knows, each by one name.

    ``tokens`` are without white space. An invalid value says nothing.
    """
    reader = _READERS.get(name)
    if reader is None or not tokens:
        return
    word = keyword(tokens) if len(tokens) == 1 else ""
    if word in _DEFAULTS:
        given = _INITIAL if word == "initial" else {}
        yield from ((own, given.get(own)) for own in PROPERTIES[name])
        return
    yield from reader(tokens)


def _word(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    word = keyword(tokens)
    if word:
        yield name, word


def _visibility(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    if keyword(tokens) in ("hidden", "collapse", "visible"):
        yield "visibility", keyword(tokens) != "visible"


def _share(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    found = share(tokens[0])
    if found is not None:
        yield name, found


def _size(token: Any) -> tuple[float, float] | None:
    """(pixels, 0) or (factor, 1) of a size of letters."""
    if token.type == "percentage":
        return float(token.value) / 100, 1.0
    if token.type == "dimension" and token.lower_unit in RELATIVE:
        return float(token.value) * RELATIVE[token.lower_unit], 1.0
    if token.type == "ident":
        return _SIZES.get(token.lower_value)
    pixels = length(token)
    return None if pixels is None else (pixels, 0.0)


def _font_size(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    found = _size(tokens[0])
    if found is not None:
        yield "font-size", found
    elif keyword(tokens).endswith(("small", "large")):
        yield "font-size", (LETTER, 0.0)


def _line_height(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    token = tokens[0]
    if token.type == "ident":
        yield "line-height", False
        return
    pixels = token.value * LETTER if token.type == "number" else length(token)
    if token.type == "percentage":
        pixels = token.value / 100 * LETTER
    if pixels is not None:
        yield "line-height", pixels <= SLIVER


def _font(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """``font: italic 0/0 serif``: its size, and the height of a line after the slash."""
    at = next((i for i, t in enumerate(tokens) if t.type != "ident" and _size(t)), -1)
    if at < 0:
        yield "font-size", (LETTER, 0.0)
        yield "line-height", False
        return
    yield "font-size", _size(tokens[at])
    slash = tokens[at + 1 : at + 2]
    if slash and slash[0].type == "literal" and slash[0].value == "/" and tokens[at + 2 :]:
        yield from _line_height(tokens[at + 2 :])
    else:
        yield "line-height", False


def _place(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """Where the letters of a drawing begin, in its own units."""
    token = tokens[0]
    at = float(token.value) if token.type == "number" else length(token)
    if at is not None:
        yield name, at


def _colour(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    found = colour(tokens[0])
    if found is not None:
        yield name, found
    elif keyword(tokens) == "currentcolor":
        yield name, None if name == "color" else "text"


def _ground(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """The colour behind the text, "text" for its own colour, () where a picture is behind it."""
    if keyword(tokens) == "currentcolor":
        yield "ground", "text"
        return
    for token in tokens:
        if token.type == "url" or (token.type == "function" and colour(token) is None):
            yield "ground", _gradient(token)
            return
    found = next((c for token in tokens if (c := colour(token)) is not None), None)
    if found is not None:
        yield "ground", found
    if any(keyword([token]) == "text" for token in tokens):
        yield "background-clip", True


def _colours_in(token: Any) -> list[Colour]:
    arguments = token.arguments if token.type == "function" else ()
    found: list[Colour] = []
    for argument in arguments:
        if (one := colour(argument)) is not None:
            found.append(one)
        elif argument.type == "function":
            found += _colours_in(argument)
    return found


def _gradient(token: Any) -> Value:
    """The one colour of a gradient that has but one; else () as for a picture."""
    found = set(_colours_in(token))
    return found.pop() if len(found) == 1 and "gradient" in token.lower_name else ()


def _length(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    if keyword(tokens):
        yield name, None  # auto, none, normal, …
    elif (found := length(tokens[0])) is not None:
        yield name, found


def _sides(prefix: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """One to four lengths for the sides of a box, as ``margin`` has them."""
    given = list(tokens[:4])
    while len(given) < 4:
        given.append(given[{1: 0, 2: 0, 3: 1}[len(given)]])
    for side, token in zip(_SIDES, given, strict=True):
        yield from _length(prefix + side, [token])


def _two(first: str, second: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield from _length(first, tokens[:1])
    yield from _length(second, tokens[1:2] or tokens[:1])


def _indent(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    found = next((n for n in map(length, tokens) if n is not None), None)
    if found is not None:
        yield "text-indent", found


def _overflow(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield "overflow", any(keyword([token]) != "visible" for token in tokens)


def _filter(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """How much of a box its filters let through, 0 to 1."""
    product = 1.0
    for token in tokens:
        if token.type == "function" and token.lower_name == "opacity":
            given = [found for t in token.arguments if (found := share(t)) is not None]
            product *= given[0] if given else 1.0
    yield "filter", product


def _mask(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """Whether a mask lets nothing through: a gradient of clear colours."""
    colours = [c for t in tokens if t.type == "function" for c in _colours_in(t)]
    yield "mask", bool(colours) and all(c[3] < FAINT for c in colours)


def _zoom(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    token = tokens[0]
    if token.type in ("number", "percentage"):
        factor = float(token.value) / (100 if token.type == "percentage" else 1)
        yield "zoom", factor or 1.0  # browsers take 0 for 1
    else:
        yield "zoom", None


def _content_visibility(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield "content-visibility", keyword(tokens) == "hidden"


def _security(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield "text-security", keyword(tokens) != "none"


def _size_adjust(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield "font-size-adjust", any(t.type == "number" and t.value == 0 for t in tokens)


def _contain(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    words = {keyword([token]) for token in tokens}
    yield "contain-size", bool(words & {"size", "strict"})
    yield "contain-paint", bool(words & {"paint", "strict", "content"})


def _white_space(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    words = {keyword([token]) for token in tokens}
    yield "white-space", bool(words & set(_SHOWN_SPACE))
    yield "nowrap", bool(words & {"nowrap", "pre"})


def _paint(name: str, tokens: Tokens) -> Iterator[tuple[str, Value]]:
    """How much of a letter in a drawing is painted, 0 to 1."""
    found = colour(tokens[0])
    yield name, 0.0 if keyword(tokens) == "none" else found[3] if found is not None else 1.0


def _clip_text(tokens: Tokens) -> Iterator[tuple[str, Value]]:
    yield "background-clip", any(keyword([token]) == "text" for token in tokens)


Reader = Callable[[Tokens], Iterator[tuple[str, Value]]]
_LENGTHS = sorted(
    names(
        "left top right bottom margin-left margin-top width height max-width max-height min-width"
        " min-height padding-right padding-bottom"
    )
)
_LOGICAL = {
    "inset-inline-start": "left",
    "inset-inline-end": "right",
    "inset-block-start": "top",
    "inset-block-end": "bottom",
    "margin-inline-start": "margin-left",
    "margin-block-start": "margin-top",
    "inline-size": "width",
    "block-size": "height",
    "max-inline-size": "max-width",
    "max-block-size": "max-height",
    "min-inline-size": "min-width",
    "min-block-size": "min-height",
}
_TABLE: tuple[tuple[str, Reader, tuple[str, ...]], ...] = (
    *((name, partial(_length, name), (name,)) for name in _LENGTHS),
    *((name, partial(_length, own), (own,)) for name, own in _LOGICAL.items()),
    *((name, partial(_word, name), (name,)) for name in ("display", "position", "float")),
    *((n, partial(_share, n), (n,)) for n in ("opacity", "fill-opacity", "stroke-opacity")),
    *((name, partial(_paint, name), (name,)) for name in ("fill", "stroke")),
    *((name, partial(_place, name), (name,)) for name in ("x", "y")),
    ("visibility", _visibility, ("visibility",)),
    ("font-size", _font_size, ("font-size",)),
    ("font", _font, ("font-size", "line-height")),
    ("line-height", _line_height, ("line-height",)),
    ("font-size-adjust", _size_adjust, ("font-size-adjust",)),
    ("color", partial(_colour, "color"), ("color",)),
    ("-webkit-text-fill-color", partial(_colour, "text-fill"), ("text-fill",)),
    ("-webkit-text-security", _security, ("text-security",)),
    ("background", _ground, ("ground", "background-clip")),
    ("background-color", _ground, ("ground",)),
    ("background-image", _ground, ("ground",)),
    ("background-clip", _clip_text, ("background-clip",)),
    ("-webkit-background-clip", _clip_text, ("background-clip",)),
    ("inset", partial(_sides, ""), _SIDES),
    ("inset-inline", partial(_two, "left", "right"), ("left", "right")),
    ("inset-block", partial(_two, "top", "bottom"), ("top", "bottom")),
    ("margin", partial(_sides, "margin-"), ("margin-left", "margin-top")),
    ("padding", partial(_sides, "padding-"), ("padding-right", "padding-bottom")),
    ("text-indent", _indent, ("text-indent",)),
    *((name, _overflow, ("overflow",)) for name in ("overflow", "overflow-x", "overflow-y")),
    ("clip", clip, ("clip",)),
    ("clip-path", _clip_path, ("clip-path",)),
    ("-webkit-clip-path", _clip_path, ("clip-path",)),
    ("filter", _filter, ("filter",)),
    ("-webkit-filter", _filter, ("filter",)),
    *((n, _mask, ("mask",)) for n in ("mask", "mask-image", "-webkit-mask", "-webkit-mask-image")),
    ("transform", transform, ("transform", "factor")),
    ("-webkit-transform", transform, ("transform", "factor")),
    ("scale", scale, ("scale",)),
    ("translate", translate, ("translate",)),
    ("rotate", rotate, ("rotate",)),
    ("zoom", _zoom, ("zoom",)),
    ("content-visibility", _content_visibility, ("content-visibility",)),
    ("contain", _contain, ("contain-size", "contain-paint")),
    ("white-space", _white_space, ("white-space", "nowrap")),
    ("white-space-collapse", _white_space, ("white-space",)),
)
_READERS: Mapping[str, Reader] = {name: reader for name, reader, _ in _TABLE}
PROPERTIES: Mapping[str, tuple[str, ...]] = {name: own for name, _, own in _TABLE}
"""Each property of CSS that is read, and the names its values have here."""
