"""CSS in its parts: the one door to the parser of style sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import tinycss2
import tinycss2.color3
import tinycss2.color4

Tokens = Sequence[Any]
"""The parts of a value: each has a ``type``, such as ident, number, dimension or function."""
Colour = tuple[float, float, float, float]
"""Red, green, blue and opacity, each 0 to 1."""

_BLANK = ("whitespace", "comment")
_SYSTEM = {
    **dict.fromkeys(("canvas", "field", "window", "background"), (1.0, 1.0, 1.0, 1.0)),
    **dict.fromkeys(("canvastext", "fieldtext", "windowtext"), (0.0, 0.0, 0.0, 1.0)),
}


def sheet_nodes(source: str) -> Tokens:
    """The rules of a style sheet."""
    return list(tinycss2.parse_stylesheet(source, True, True))


def rule_nodes(content: Tokens) -> Tokens:
    """The rules inside an at-rule, such as ``@media``."""
    return list(tinycss2.parse_rule_list(content, True, True))


def block_nodes(content: str | Tokens) -> Tokens:
    """The declarations of a rule, and the rules nested in it."""
    return list(tinycss2.parse_blocks_contents(content, True, True))


def declaration_nodes(source: str) -> Iterator[Any]:
    """The declarations of a ``style`` attribute."""
    for node in tinycss2.parse_declaration_list(source, True, True):
        if node.type == "declaration":
            yield node


def value_tokens(source: str, *, blanks: bool = False) -> Tokens:
    """The parts of a value or a selector alone; with ``blanks``, its white space as well."""
    tokens = tinycss2.parse_component_value_list(source, True)
    return list(tokens) if blanks else without_blanks(tokens)


def without_blanks(tokens: Iterable[Any]) -> Tokens:
    """``tokens`` without white space and comments."""
    return [token for token in tokens if token.type not in _BLANK]


def written(tokens: Tokens) -> str:
    """``tokens`` as text in lower case."""
    return str(tinycss2.serialize(tokens)).strip().lower()


def written_as_is(tokens: Tokens) -> str:
    """``tokens`` as text."""
    return str(tinycss2.serialize(tokens))


def colour(token: Any) -> Colour | None:
    """The colour that a token names; None where it names none that is known here."""
    if token.type == "ident" and token.lower_value in _SYSTEM:
        return _SYSTEM[token.lower_value]
    found = tinycss2.color3.parse_color(token)
    if found is not None:
        return None if isinstance(found, str) else tuple(found)
    newer = tinycss2.color4.parse_color(token)
    if newer is None or isinstance(newer, str):
        return None
    try:
        red, green, blue = newer.to("srgb").coordinates
    except NotImplementedError:
        # A space that cannot be converted: white is the one that matters on a page.
        light = float(newer.coordinates[0] or 0) / (1 if newer.space.startswith("ok") else 100)
        red = green = blue = 1.0 if light > 0.98 else 0.0
    return float(red), float(green), float(blue), float(newer.alpha)
