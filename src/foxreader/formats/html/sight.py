"""Which runs of a document's text cannot be seen, given the declarations of its styles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from lxml import etree

from foxreader.formats.html.xmlns import MATHML, SVG, XHTML, names

Value = bool | float | tuple[float, ...]
Declared = Mapping[str, tuple[Value, bool]]
"""Property to (value, whether it is important)."""

_BLACK = (0.0, 0.0, 0.0, 1.0)
_WHITE = (1.0, 1.0, 1.0, 1.0)
# Thresholds set by hand, where even a careful eye sees nothing. Colours are 0 to 1.
_ALIKE = 0.05  # difference from the background, in each of red, green and blue
_FAINT = 0.02  # opacity
_POINT = 4 / 3  # the smallest size of letters that show, in pixels: one point
_MEDIUM = 16.0  # the usual size of letters, in pixels
_TINY_FACTOR = 0.2  # of the size around it; no book sets its notes as small
_FAR_OUT = -500.0  # pixels to the left or above; hanging indents are far smaller
_OF_POSITION = frozenset({"left", "top", "clip"})
# What browsers themselves never show.
_NEVER_SHOWN = (
    names("datalist area head link meta style title audio video canvas", XHTML)
    | names("title desc metadata defs symbol clipPath", SVG)
    | names("annotation annotation-xml", MATHML)
)

_DIALOG = XHTML + "dialog"
_NOTHING: Declared = {}


@dataclass(frozen=True, slots=True)
class _Sight:
    """The styles that an element inherits, as far as they decide whether text shows."""

    gone: bool = False
    invisible: bool = False
    indented: bool = False
    size: float = _MEDIUM
    colour: tuple[float, ...] = _BLACK
    ground: tuple[float, ...] = _WHITE

    @property
    def unseen(self) -> bool:
        """Whether text here shows nothing."""
        return (
            self.gone
            or self.invisible
            or self.indented
            or self.size < _POINT
            or self.colour[3] < _FAINT
            or _alike(self.colour, self.ground)
        )


def may_hide(styles: Sequence[Declared]) -> set[str]:
    """The properties by which some of ``styles`` could hide text."""
    live = {name for declared in styles for name in declared if _hides(name, declared[name][0])}
    colours = {_BLACK, *_colours("color", styles)}
    grounds = {_WHITE, *_colours("ground", styles)}
    if any(c[3] < _FAINT or _alike(c, g) for c in colours for g in grounds):
        live |= {"color", "ground"}
    return live | {"position"} if live & _OF_POSITION else live


def _hides(name: str, value: Value) -> bool:
    if name == "font-size" and isinstance(value, tuple):
        return value[0] < (_TINY_FACTOR if value[1] else _POINT)
    if name == "opacity":
        return isinstance(value, float) and value < _FAINT
    if name in ("left", "top", "text-indent"):
        return isinstance(value, float) and value <= _FAR_OUT
    return name in ("display", "visibility", "clip", "clip-path") and value is True


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
    outer = _Sight()
    parent = body.getparent()
    if parent is not None:
        outer = _inside(outer, parent, styles.get(parent, {}))
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


def hides_by_itself(body: etree._Element, attributes: Set[str]) -> bool:
    """Whether ``body``, which has these ``attributes``, hides text without any style."""
    return (
        next(body.iter(*_NEVER_SHOWN), None) is not None
        or any(dialog.get("open") is None for dialog in body.iter(_DIALOG))
        or ("hidden" in attributes and any(e.get("hidden") is not None for e in body.iter()))
    )


def _never_shown(element: etree._Element) -> bool:
    return element.tag in _NEVER_SHOWN or (element.tag == _DIALOG and element.get("open") is None)


def _inside(outer: _Sight, element: etree._Element, declared: Declared) -> _Sight:
    """The inherited styles inside ``element``."""
    if outer.gone:
        return outer
    if _never_shown(element):
        return replace(outer, gone=True)
    hidden = element.get("hidden") is not None
    if not declared:
        return replace(outer, gone=True) if hidden else outer
    gone, invisible, indented = hidden, outer.invisible, outer.indented
    size, colour, ground = outer.size, outer.colour, outer.ground
    for name, (value, _) in declared.items():
        if name == "display":
            gone = value is True
        elif name == "visibility":
            invisible = value is True
        elif name == "font-size" and isinstance(value, tuple):
            size = value[0] * (outer.size if value[1] else 1.0)
        elif name == "color" and isinstance(value, tuple):
            colour = value
        elif name == "ground" and isinstance(value, tuple):
            ground = value if not value or value[3] > 0.5 else ground
        elif name == "text-indent":
            indented = _hides(name, value)
    gone = gone or _taken_away(declared)
    return _Sight(gone, invisible, indented, size, colour, ground)


def _taken_away(declared: Declared) -> bool:
    """Whether the element is there and shows nothing: faint, clipped, or far off the page."""
    names = {name for name, (value, _) in declared.items() if _hides(name, value)}
    placed = "position" in declared and declared["position"][0] is True
    return bool(names & {"opacity", "clip-path"} or (placed and names & _OF_POSITION))


def _alike(colour: tuple[float, ...], ground: tuple[float, ...]) -> bool:
    return bool(ground) and all(
        abs(c - g) <= _ALIKE for c, g in zip(colour[:3], ground[:3], strict=True)
    )
