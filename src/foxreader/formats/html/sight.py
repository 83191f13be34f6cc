"""Which runs of a document's text cannot be seen, given the declarations of its styles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lxml import etree

from foxreader.formats.html.clean import MarkupCensus
from foxreader.formats.html.css import PAGE, Colour
from foxreader.formats.html.sheets import Declared, Later
from foxreader.formats.html.values import FAINT, FAR, FAR_RIGHT, SLIVER, is_off
from foxreader.formats.html.xmlsource import MATHML, SVG, XHTML, names

# Boxes: whether declarations make one nothing, cut it off or move it off

_POINT = 4 / 3
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
_CLIPPED = ("clip-path", "mask")
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


def _hides_alone(name: str, value: Any) -> bool:
    """Whether a value could hide text, be it with other properties."""
    if isinstance(value, Later):
        return True
    if isinstance(value, tuple):
        tiny = name == "font-size" and bool(value)
        return tiny and bool(value[0] < (_TINY_FACTOR if value[1] else _POINT))
    if isinstance(value, str):
        return (name, value) == ("display", "none")
    if value is None or isinstance(value, bool):
        return bool(value) and name not in _CUT | {"white-space", "nowrap", "background-clip"}
    return _hides_as_number(name, value)


def _hides_as_number(name: str, value: float) -> bool:
    if name in _SMALL:
        return bool(value <= SLIVER)
    if name in ("left", "top", "right", "bottom", "margin-left", "margin-top"):
        return bool(value <= -FAR or value >= FAR_RIGHT)
    if name in ("x", "y"):
        return bool(value <= -_FAR_MARGIN)
    if name == "text-indent":
        return bool(value <= -FAR or value >= PAGE)
    return name in _SHARES and bool(value <= _FAINT_TOGETHER)


def _with_others(live: set[str], styles: Sequence[Declared]) -> set[str]:
    """``live`` with the properties that decide with those whether text is hidden."""
    small = live & (_SMALL | {"text-indent"})
    cut = small and any(d[n][0] for d in styles for n in _CUT if n in d)
    found = live - _SMALL if not cut else live | _OF_SMALL
    for name in tuple(found):
        found |= _WITH.get(name, frozenset())
    return found


def _is_block(tag: str, values: Mapping[str, Any], in_flex: bool) -> bool:
    """Whether an element has a box of its own, with a width and a height."""
    display = values.get("display")
    if values.get("position") in _FLOATING or values.get("float") in ("left", "right") or in_flex:
        return display != "contents"
    if display is None:
        return tag in _BLOCKS or tag.startswith(SVG)
    return display not in ("inline", "contents")


def _is_taken_away(values: Mapping[str, Any], block: bool, factor: float) -> bool:
    """Whether the box is there and shows nothing: clipped, flattened, or far off the page.

    ``factor`` is how much smaller than its pixels everything around is drawn.
    """
    if any(map(values.get, _CLIPPED)) or _is_off_drawing(values):
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
    if is_off(left, top) or (values.get("left") is None and abs(right) >= FAR_RIGHT):
        return True
    if values.get("top") is not None:
        return False
    return bottom >= FAR_RIGHT or (bottom <= -FAR_RIGHT and position == "fixed")


def _is_cut_off(
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


def _is_faint(value: float) -> bool:
    """Whether nothing is seen of what is this opaque."""
    return value < FAINT


# Text

_BLACK = (0.0, 0.0, 0.0, 1.0)
_WHITE = (1.0, 1.0, 1.0, 1.0)
_ALIKE = 0.05  # difference from the background, in each of red, green and blue; set by hand
_OPAQUE = 0.5  # opacity from which a background hides the one behind it; set by hand
_MEDIUM = 16.0  # the usual size of letters, in pixels
# What the view lends every book: a book may paint its words with them.
_LENT: Mapping[str, str] = {"--fx-page": "white", "--fx-sheet": "white", "--fx-ink": "black"}
# What browsers themselves never show.
_NEVER_SHOWN = (
    names(
        "datalist area head link meta style title audio video rp progress meter select",
        XHTML,
    )
    | names("title desc metadata defs symbol clipPath mask marker pattern", SVG)
    | names("annotation annotation-xml", MATHML)
)
_DIALOG = XHTML + "dialog"
_SVG, _FOREIGN, _TEXT = SVG + "svg", SVG + "foreignObject", SVG + "text"
_PHANTOM = MATHML + "mphantom"
_FIRST_SHOWS = names("semantics maction", MATHML)
_SPECIAL = _NEVER_SHOWN | _FIRST_SHOWS | {_DIALOG, _SVG, _FOREIGN, _TEXT, _PHANTOM}
_OF_COLOUR = frozenset({"color", "text-fill", "ground", "background-clip"})
_FLEXIBLE = ("flex", "inline-flex", "grid", "inline-grid")
_NOTHING: Declared = {}
_PLAIN = {
    "text-indent": "indent",
    "line-height": "tight",
    "nowrap": "nowrap",
    "fill": "fill",
    "fill-opacity": "fill_opacity",
    "stroke": "stroke",
    "stroke-opacity": "stroke_opacity",
    "font-size-adjust": "shrunk",
    "text-security": "veiled",
    "visibility": "invisible",
}
"""The properties whose values are inherited as they are, and what they are called here."""


@dataclass(frozen=True, slots=True)
class _Sight:
    """The styles that an element inherits, as far as they decide whether text shows.

    ``gone``: nothing inside shows. ``cut``: it is inside a box that is cut off to nothing;
    ``cut_outside``: so is the box that positioned elements belong to. ``factor`` is how much
    smaller than its pixels everything is drawn. ``drawn``: inside a drawing, where only what is
    ``lettered`` shows. ``in_flex``: the parent lays out its children as boxes. ``first_only``: of
    the children only the first shows.
    """

    gone: bool = False
    cut: bool = False
    cut_outside: bool = False
    invisible: bool = False
    shrunk: bool = False
    veiled: bool = False
    tight: bool = False
    nowrap: bool = False
    in_flex: bool = False
    first_only: bool = False
    drawn: bool = False
    lettered: bool = False
    indent: float = 0.0
    opacity: float = 1.0
    factor: float = 1.0
    size: float = _MEDIUM
    colour: Colour = _BLACK
    text_fill: Colour | None = None
    ground: tuple[float, ...] = _WHITE
    fill: float = 1.0
    fill_opacity: float = 1.0
    stroke: float = 0.0
    stroke_opacity: float = 1.0
    variables: tuple[tuple[str, str], ...] = ()

    @property
    def unseen(self) -> bool:
        """Whether text here shows nothing."""
        if any((self.gone, self.cut, self.invisible, self.shrunk, self.veiled)):
            return True
        if _is_faint(self.opacity) or self.indent * self.factor <= -FAR:
            return True
        if self.drawn:
            # A drawing is scaled: how large its letters are is not known.
            inked = max(self.fill * self.fill_opacity, self.stroke * self.stroke_opacity)
            return not self.lettered or _is_faint(inked) or self.size <= 0
        colour = self.text_fill or self.colour
        small = self.size * self.factor < _POINT
        return small or _is_faint(colour[3]) or _alike(colour, self.ground)


def may_hide(styles: Sequence[Declared]) -> set[str]:
    """The properties by which some of ``styles`` could hide text."""
    live = {name for declared in styles for name in declared if _hides(name, declared[name][0])}
    live = _with_others(live, styles)
    if _may_blend(styles):
        live |= {"color", "ground", "text-fill", "background-clip"}
    if any(isinstance(value, Later) for declared in styles for value, _ in declared.values()):
        live |= {name for declared in styles for name in declared if name.startswith("--")}
        live |= {"color", "ground", "position", "display", "float", "overflow"}
    return live


def _may_blend(styles: Sequence[Declared]) -> bool:
    """Whether letters could be seen through, or have the colour of what is behind them."""
    colours = {_BLACK, *_colours("color", styles), *_colours("text-fill", styles)}
    grounds = {_WHITE, *_colours("ground", styles)}
    own = any(d["ground"][0] == "text" for d in styles if "ground" in d)
    return own or any(_is_faint(c[3]) or _alike(c, g) for c in colours for g in grounds)


def _hides(name: str, value: Any) -> bool:
    return not name.startswith("--") and _hides_alone(name, value)


def _colours(name: str, styles: Sequence[Declared]) -> Iterator[tuple[float, ...]]:
    for declared in styles:
        value = declared[name][0] if name in declared else ()
        if isinstance(value, tuple) and value:
            yield value


def unseen_runs(
    body: etree._Element, styles: Mapping[etree._Element, Declared]
) -> tuple[tuple[int, int], ...]:
    """The runs (start, end) of the text of ``body`` that do not show; white space joins them."""
    runs: list[tuple[int, int]] = []
    outer = _Sight(variables=tuple(_LENT.items()))
    parent = body.getparent()
    if parent is not None:
        outer = _inside(outer, parent, styles.get(parent, _NOTHING))
    blank = True
    for text, unseen, offset in _pieces(body, styles, outer):
        if not unseen:
            blank = blank and not text.strip()
        elif text.strip():
            start = offset if not (runs and blank) else runs.pop()[0]
            runs.append((start, offset + len(text)))
            blank = True
    return tuple(runs)


def _pieces(
    body: etree._Element, styles: Mapping[etree._Element, Declared], outer: _Sight
) -> Iterator[tuple[str, bool, int]]:
    """Each text node with whether it is unseen and where it starts."""
    # It is computed only where it changes, which is at few elements.
    stack = [(outer, outer.unseen)]
    offset = 0
    for event, element in etree.iterwalk(body, events=("start", "end")):
        if event == "start":
            before, unseen = stack[-1]
            sight = _inside(before, element, styles.get(element, _NOTHING))
            stack.append((sight, unseen if sight is before else sight.unseen))
            text = element.text
        else:
            stack.pop()
            text = element.tail if element is not body else None
        if text:
            yield text, stack[-1][1], offset
            offset += len(text)


def hides_by_itself(body: etree._Element, census: MarkupCensus) -> bool:
    """Whether ``body`` hides text without any style; ``census`` tells what is in it."""
    if not census.tags.isdisjoint(_SPECIAL) and next(body.iter(*_SPECIAL), None) is not None:
        return True
    return "hidden" in census.attributes and any(e.get("hidden") is not None for e in body.iter())


def _inside(outer: _Sight, element: etree._Element, declared: Declared) -> _Sight:
    """The inherited styles inside ``element``."""
    if outer.gone:
        return outer
    tag = str(element.tag)
    in_flex, second = outer.in_flex, outer.first_only and element.getprevious() is not None
    if in_flex or outer.first_only:
        outer = replace(outer, in_flex=False, first_only=False)
    if tag in _SPECIAL:
        outer = _special(outer, tag)
    hidden = second or element.get("hidden") is not None
    hidden = hidden or (tag == _DIALOG and element.get("open") is None)
    if outer.gone or not declared:
        return replace(outer, gone=True) if hidden else outer
    values, variables = _resolved(declared, outer)
    if values.get("display") is not None:
        hidden = second or values["display"] == "none"
    if hidden:
        return replace(outer, gone=True)
    return _styled(outer, tag, values, in_flex, variables)


def _special(outer: _Sight, tag: str) -> _Sight:
    """What an element does by itself."""
    if tag in _NEVER_SHOWN:
        return replace(outer, gone=True)
    if tag == _SVG:
        return replace(outer, drawn=True, lettered=False)
    if tag == _FOREIGN:
        return replace(outer, drawn=False)
    if tag == _TEXT:
        return replace(outer, lettered=True)
    if tag == _PHANTOM:
        return replace(outer, invisible=True)
    return replace(outer, first_only=tag in _FIRST_SHOWS)


def _resolved(
    declared: Declared, outer: _Sight
) -> tuple[dict[str, Any], tuple[tuple[str, str], ...]]:
    """The values of ``declared`` with variables in their place, and the variables inside."""
    own = {name: value for name, (value, _) in declared.items() if name.startswith("--")}
    variables = {**dict(outer.variables), **own} if own else dict(outer.variables)
    values = {
        name: value.read(name, variables) if isinstance(value, Later) else value
        for name, (value, _) in declared.items()
        if not name.startswith("--")
    }
    return values, tuple(variables.items()) if own else outer.variables


def _styled(
    outer: _Sight,
    tag: str,
    values: Mapping[str, Any],
    in_flex: bool,
    variables: tuple[tuple[str, str], ...],
) -> _Sight:
    """The styles inside an element with these ``values`` that is displayed."""
    changed: dict[str, Any] = {
        own: values[name] for name, own in _PLAIN.items() if values.get(name) is not None
    }
    if variables is not outer.variables:
        changed["variables"] = variables
    size = values.get("font-size")
    if size is not None:
        changed["size"] = size[0] * (outer.size if size[1] else 1.0)
    if not _OF_COLOUR.isdisjoint(values):
        changed |= _coloured(outer, values)
    if values.get("display") != "contents":
        changed |= _boxed(outer, tag, values, in_flex, changed)
    return replace(outer, **changed)


def _boxed(
    outer: _Sight,
    tag: str,
    values: Mapping[str, Any],
    in_flex: bool,
    changed: Mapping[str, Any],
) -> Mapping[str, Any]:
    """What the box of an element changes for all that is inside it."""
    block = _is_block(tag, values, in_flex)
    factor = outer.factor * _or_one(values.get("zoom"))
    position = values.get("position")
    cut = (outer.cut_outside if position in ("absolute", "fixed") else outer.cut) or (
        block
        and _is_cut_off(
            tag,
            values,
            tight=changed.get("tight", outer.tight),
            indent=changed.get("indent", outer.indent),
            nowrap=changed.get("nowrap", outer.nowrap),
        )
    )
    return {
        "gone": _is_taken_away(values, block, factor),
        "cut": cut,
        "cut_outside": outer.cut_outside if position in (None, "static") else cut,
        "in_flex": values.get("display") in _FLEXIBLE,
        "opacity": outer.opacity * _or_one(values.get("opacity")) * _or_one(values.get("filter")),
        "factor": factor * (_or_one(values.get("factor")) if block else 1.0),
    }


def _coloured(outer: _Sight, values: Mapping[str, Any]) -> Mapping[str, Any]:
    colour = values.get("color") or outer.colour
    fill = values.get("text-fill")
    text_fill = None if fill == "text" else fill or outer.text_fill
    ground = values.get("ground")
    if ground == "text":
        ground = colour
    if values.get("background-clip"):
        ground = ()  # the letters are a window to the background
        text_fill = _BLACK
    elif ground is None or (ground and ground[3] <= _OPAQUE):
        ground = outer.ground
    return {"colour": colour, "text_fill": text_fill, "ground": ground}


def _or_one(value: float | None) -> float:
    return 1.0 if value is None else value


def _alike(colour: tuple[float, ...], ground: tuple[float, ...]) -> bool:
    return bool(ground) and all(
        abs(c - g) <= _ALIKE for c, g in zip(colour[:3], ground[:3], strict=True)
    )
