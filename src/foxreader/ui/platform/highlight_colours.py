"""The five colours of highlights: each a ground and a line, in every look of the window.

A colour is never told by itself: each has a line of its own kind. There is no yellow among them,
which means evidence, and no orange, which means what can be pressed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from foxreader.ui.platform.theme import SEPIA, Theme, blend

Line = Literal["solid", "dashed", "double", "dotted", "wavy"]
_SHADE = 0.62
"""How much of a light ground there is in that of the sepia page, 0 to 1. Chosen: it is seen on the
page, and the words on it keep their contrast."""


@dataclass(frozen=True, slots=True)
class HighlightColour:
    """The ground under the words and the line under them, as "#RRGGBB", and the line's kind."""

    ground: str
    line: str
    style: Line


_LIGHT = {
    "rose": HighlightColour("#FADFE3", "#B84A62", "solid"),
    "green": HighlightColour("#DDEBD8", "#44804E", "dashed"),
    "blue": HighlightColour("#D9E7F4", "#3A74AC", "double"),
    "violet": HighlightColour("#E8E0F6", "#7558BA", "dotted"),
    "grey": HighlightColour("#E8E4DD", "#756C61", "wavy"),
}
_DARK = {
    "rose": HighlightColour("#4B2A33", "#E78FA2", "solid"),
    "green": HighlightColour("#2A3F2D", "#86C08F", "dashed"),
    "blue": HighlightColour("#22394E", "#84B4E4", "double"),
    "violet": HighlightColour("#382F52", "#B3A0EC", "dotted"),
    "grey": HighlightColour("#3A3732", "#A79E92", "wavy"),
}
"""Both tables are the design's."""


def _sepia(light: HighlightColour) -> HighlightColour:
    """A light colour on the sepia page, which is darker itself."""
    shaded = blend(light.ground, light.line, 0.18)
    ground = blend(SEPIA.page, shaded, _SHADE)
    return HighlightColour(ground, blend(light.line, SEPIA.ink, 0.25), light.style)


_SEPIA = {name: _sepia(colour) for name, colour in _LIGHT.items()}


def highlight_colours(theme: Theme) -> dict[str, HighlightColour]:
    """The five colours on the page of ``theme``, by name, in the order of the bar."""
    if theme.name == SEPIA.name:
        return _SEPIA
    return _DARK if theme.dark else _LIGHT
