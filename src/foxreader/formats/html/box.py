"""Whether the declarations of one element take its box away: made nothing, cut off or moved off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from foxreader.formats.html.lengths import PAGE
from foxreader.formats.html.shapes import FAR, FAR_RIGHT, SLIVER
from foxreader.formats.html.sheets import Declared, Later
from foxreader.formats.html.values import FAINT
from foxreader.formats.html.xmlns import SVG, XHTML, names

POINT = 4 / 3
"""The smallest size of letters that show, in pixels: one point. Set by hand."""
_TINY_FACTOR = 0.2  # of the size around it; no book sets its notes as small
_FAINT_TOGETHER = 0.2  # opacity: a few of these inside each other show nothing
_FAR_MARGIN = 2_000.0  # pixels; half of a large page is a usual margin, to centre it
_CUT = frozenset({"overflow", "contain-paint"})
_SMALL = frozenset({"width", "height", "max-width", "max-height", "line-height", "contain-size"})
_OF_SMALL = _CUT | names(
    "width height max-width max-height min-width min-height padding-right padding-bottom"
    " display position float nowrap"
)
_SHARES = ("opacity", "filter", "fill", "fill-opacity", "factor", "zoom")
_FLAT = ("transform", "scale", "translate", "rotate")
_PLACED = ("left", "right", "top", "bottom", "clip")
_FLOATING = ("absolute", "fixed")
_WITH: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(_PLACED, frozenset({"position"})),
    **dict.fromkeys(
        (*_FLAT, "content-visibility", "margin-top"), frozenset({"display", "position", "float"})
    ),
    "text-indent": _OF_SMALL,
    "fill": frozenset({"stroke"}),
    "fill-opacity": frozenset({"stroke", "stroke-opacity"}),
}
"""What else decides whether a property hides text."""
_BLOCKS = names(
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset"
    " figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu"
    " nav ol p pre search section summary ul button input select textarea",
    XHTML,
)
# Their height is the least they have, and what overflows them shows.
_NEVER_CUT = names("html body table caption thead tbody tfoot tr td th colgroup col", XHTML)


def hides_alone(name: str, value: Any) -> bool:
    """Whether a value could hide text, be it with other properties."""
    if isinstance(value, Later):
        return True
    if isinstance(value, tuple):
        tiny = name == "font-size" and bool(value)
        return tiny and bool(value[0] < (_TINY_FACTOR if value[1] else POINT))
    if isinstance(value, str):
        return name == "display" and value == "none"
    if value is None or isinstance(value, bool):
        return bool(value) and name not in _CUT | {"white-space", "nowrap", "background-clip"}
    if name in _SMALL:
        return bool(value <= SLIVER)
    if name in ("left", "top", "right", "bottom", "margin-left", "margin-top"):
        return bool(value <= -FAR or value >= FAR_RIGHT)
    if name in ("x", "y"):
        return bool(value <= -_FAR_MARGIN)
    if name == "text-indent":
        return bool(value <= -FAR or value >= PAGE)
    return name in _SHARES and bool(value <= _FAINT_TOGETHER)


def with_others(live: set[str], styles: Sequence[Declared]) -> set[str]:
    """``live`` with the properties that decide with those whether text is hidden."""
    small = live & (_SMALL | {"text-indent"})
    cut = small and any(d[n][0] for d in styles for n in _CUT if n in d)
    found = live - _SMALL if not cut else live | _OF_SMALL
    for name in tuple(found):
        found |= _WITH.get(name, frozenset())
    return found


def is_block(tag: str, values: Mapping[str, Any], in_flex: bool) -> bool:
    """Whether an element has a box of its own, with a width and a height."""
    display = values.get("display")
    if values.get("position") in _FLOATING or values.get("float") in ("left", "right") or in_flex:
        return display != "contents"
    if display is None:
        return tag in _BLOCKS or tag.startswith(SVG)
    return display not in ("inline", "contents")


def is_taken_away(values: Mapping[str, Any], block: bool, factor: float) -> bool:
    """Whether the box is there and shows nothing: clipped, flattened, or far off the page.

    ``factor`` is how much smaller than its pixels everything around is drawn.
    """
    if values.get("clip-path") or values.get("mask") or _is_off_drawing(values):
        return True
    if block and (values.get("content-visibility") or any(map(values.get, _FLAT))):
        return True
    if _pulled_away(values, block, factor):
        return True
    position = values.get("position")
    if position in _FLOATING and values.get("clip"):
        return True
    return position in (*_FLOATING, "relative") and _moved_off(values, position, factor)


def _is_off_drawing(values: Mapping[str, Any]) -> bool:
    """Whether letters of a drawing begin far to the left of it or above."""
    return any((values.get(name) or 0.0) <= -_FAR_MARGIN for name in ("x", "y"))


def _pulled_away(values: Mapping[str, Any], block: bool, factor: float) -> bool:
    left, top = (values.get(name) or 0.0 for name in ("margin-left", "margin-top"))
    return (
        left * factor <= -_FAR_MARGIN
        or left * factor >= FAR_RIGHT
        or (block and top * factor <= -_FAR_MARGIN)
    )


def _moved_off(values: Mapping[str, Any], position: str, factor: float) -> bool:
    left, right, top, bottom = (
        (values.get(name) or 0.0) * factor for name in ("left", "right", "top", "bottom")
    )
    if left <= -FAR or left >= FAR_RIGHT or top <= -FAR:
        return True
    if values.get("left") is None and (right <= -FAR_RIGHT or right >= FAR_RIGHT):
        return True
    below = values.get("top") is None and bottom <= -FAR_RIGHT and position == "fixed"
    return below or (values.get("top") is None and bottom >= FAR_RIGHT)


def is_cut_off(
    tag: str, values: Mapping[str, Any], *, tight: bool, indent: float, nowrap: bool
) -> bool:
    """Whether a box cuts off what does not fit it, and nothing fits.

    ``tight``: its lines have no height. ``indent`` is in pixels, ``nowrap``: it is one line.
    """
    if tag in _NEVER_CUT or not any(map(values.get, _CUT)):
        return False
    if indent >= PAGE and nowrap:
        return True
    across = _least(values, "width", "max-width")
    down = _least(values, "height", "max-height")
    if down is None and (tight or values.get("contain-size")):
        down = 0.0
    return _nothing(values, across, "min-width", "padding-right") or _nothing(
        values, down, "min-height", "padding-bottom"
    )


def _least(values: Mapping[str, Any], *properties: str) -> float | None:
    given = [value for name in properties if (value := values.get(name)) is not None]
    return min(given) if given else None


def _nothing(values: Mapping[str, Any], size: float | None, least: str, padding: str) -> bool:
    """Whether a side of that many pixels shows nothing; what overflows shows in the padding."""
    room = max(values.get(least) or 0.0, values.get(padding) or 0.0)
    return size is not None and size <= SLIVER and room <= SLIVER


def is_faint(value: float) -> bool:
    """Whether nothing is seen of what is this opaque."""
    return value < FAINT
