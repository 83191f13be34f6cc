"""Whether a style sheet's media query holds in the view: a screen with a usual window."""

from __future__ import annotations

import re
from functools import lru_cache

# What is taken for the view, in CSS pixels; a reader may change it at any time.
_WIDTH, _HEIGHT = 1000.0, 750.0
_PIXELS = {"px": 1.0, "pt": 4 / 3, "in": 96.0, "cm": 37.8, "mm": 3.78, "em": 16.0, "rem": 16.0}
_DENSITIES = {"dppx": 1.0, "x": 1.0, "dpi": 1 / 96, "dpcm": 2.54 / 96}
_SIZES = {
    "width": _WIDTH,
    "height": _HEIGHT,
    "device-width": _WIDTH,
    "device-height": _HEIGHT,
    "aspect-ratio": _WIDTH / _HEIGHT,
    "device-aspect-ratio": _WIDTH / _HEIGHT,
    "resolution": 1.0,
    "-webkit-device-pixel-ratio": 1.0,
    "color": 8.0,
    "color-index": 0.0,
    "monochrome": 0.0,
    "grid": 0.0,
}
_WORDS = {
    "orientation": "landscape",
    "prefers-color-scheme": "light",
    "prefers-reduced-motion": "no-preference",
    "prefers-contrast": "no-preference",
    "hover": "hover",
    "any-hover": "hover",
    "pointer": "fine",
    "any-pointer": "fine",
    "update": "fast",
    "scripting": "enabled",
    "overflow-block": "scroll",
    "display-mode": "browser",
}
_QUERY = re.compile(r"(?:(only|not)\s+)?([a-z-]+)(?:\s+and\s+(.*))?", re.DOTALL)
_FEATURE = re.compile(r"\(\s*(min-|max-|-webkit-min-|-webkit-max-)?([a-z-]+)\s*(?::([^()]*))?\)")
_RANGE = re.compile(r"\(\s*([a-z-]+)\s*(<=|>=|<|>|=)\s*([^()<>=]+)\)")
_TURNED = re.compile(r"\(\s*([\d.]+[a-z]*)\s*(<=|>=|<|>)\s*([a-z-]+)\s*\)")
_NUMBER = re.compile(r"\s*(-?[\d.]+)(?:\s*/\s*([\d.]+))?([a-z]*)\s*")
_OTHER_WAY = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}


@lru_cache(maxsize=256)
def holds(query: str) -> bool:
    """Whether any of the media queries in ``query`` (in lower case) holds; "" holds.

    What is not understood does not hold, as in a browser.
    """
    return not query.strip() or any(_one(part.strip()) for part in query.split(","))


def _one(query: str) -> bool:
    if query.startswith("("):
        return _conditions(query)
    if query.startswith("not ("):
        return not _conditions(query[4:])
    match = _QUERY.fullmatch(query)
    if match is None:
        return False
    word, kind, rest = match.groups()
    true = kind in ("all", "screen") and (rest is None or _conditions(rest))
    return true != (word == "not")


def _conditions(text: str) -> bool:
    if " or " in text:
        return any(_condition(part) for part in re.split(r"\s+or\s+", text))
    return all(_condition(part) for part in re.split(r"\s+and\s+", text))


def _condition(text: str) -> bool:
    text = text.strip()
    if turned := _TURNED.fullmatch(text):
        value, sign, name = turned.groups()
        return _compared(name, _OTHER_WAY[sign], value)
    if ranged := _RANGE.fullmatch(text):
        return _compared(*ranged.groups())
    match = _FEATURE.fullmatch(text)
    if match is None:
        return False
    prefix, name, value = match.groups()
    if prefix and "webkit" in prefix:
        name = f"-webkit-{name}"
    if value is None:
        return bool(_SIZES.get(name)) or name in _WORDS
    if name in _WORDS and not prefix:
        return value.strip() == _WORDS[name]
    sign = "=" if not prefix else ">=" if "min" in prefix else "<="
    return _compared(name, sign, value)


def _compared(name: str, sign: str, value: str) -> bool:
    number = _NUMBER.fullmatch(value)
    if number is None or name not in _SIZES:
        return False
    try:
        asked = float(number[1]) / (float(number[2]) if number[2] else 1.0)
    except (ValueError, ZeroDivisionError):
        return False
    asked *= _PIXELS.get(number[3], _DENSITIES.get(number[3], 1.0))
    there = _SIZES[name]
    if sign in ("<=", ">=") and there == asked:
        return True
    return there < asked if "<" in sign else there > asked if ">" in sign else there == asked
