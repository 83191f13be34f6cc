"""The colors of other programs as those of ours."""

from __future__ import annotations

import colorsys
import re

from foxreader.core.annotation import COLORS, Color

_HEX = re.compile(r"#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})(?:[0-9a-fA-F]{2})?")
_RGB = re.compile(r"rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+).*\)")
_NAMED = {
    "cyan": "00ffff", "gray": "808080", "lime": "00ff00", "magenta": "ff00ff", "olive": "808000",
    "orange": "ffa500", "pink": "ffc0cb", "purple": "800080", "red": "ff0000", "teal": "008080",
    "yellow": "ffff00", "black": "000000", "white": "ffffff", "brown": "a52a2a",
}  # fmt: skip
"""Names of colors in the files of other programs; ours stand for themselves."""
_ENDS: tuple[tuple[float, Color], ...] = (
    (72, "rose"), (165, "green"), (250, "blue"), (315, "violet"), (361, "rose"),
)  # fmt: skip
"""The hue (degrees) up to which a color is one of ours. The borders are half way between ours, but
yellow, the ordinary color of other programs, is rose, the ordinary one of ours."""
_DULL = 0.12
"""Below this difference of the strongest and weakest part a color is grey. Chosen, not measured."""


def nearest(red: float, green: float, blue: float) -> Color:
    """Our color for one with these parts, each 0 to 1."""
    if max(red, green, blue) - min(red, green, blue) < _DULL:
        return "grey"
    hue = 360 * colorsys.rgb_to_hsv(red, green, blue)[0]
    return next(color for end, color in _ENDS if hue < end)


def color_of(said: object) -> Color:
    """Our color for what a file says: a name, "#rrggbb" or "rgb(…)"; rose for anything else."""
    text = said.strip().lower() if isinstance(said, str) else ""
    for ours in COLORS:
        if text == ours:
            return ours
    if (parts := _RGB.fullmatch(text)) is not None:
        red, green, blue = (min(255, int(part[:4])) / 255 for part in parts.groups())
        return nearest(red, green, blue)
    digits = _HEX.fullmatch(_NAMED.get(text, text))
    if digits is None:
        return "rose"
    value = digits[1] if len(digits[1]) == 6 else "".join(2 * digit for digit in digits[1])
    red, green, blue = (int(value[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return nearest(red, green, blue)
