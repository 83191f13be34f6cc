"""A drawing (SVG) made into one that the library which draws pages shows as it is meant.

That library knows no style sheets and looks at few attributes. What is drawn is built anew from the
shapes, pictures and words of the drawing: nothing in it names anything outside it, runs or repeats.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from lxml import etree

from foxreader.formats.html.css import (
    block_nodes,
    colour,
    compiled,
    declaration_nodes,
    matches,
    sheet_nodes,
    value_tokens,
    written_as_is,
)
from foxreader.formats.html.xmlsource import (
    SVG,
    limit_attributes,
    local,
    names,
    parse_as_is,
    parse_xml,
    prepare,
    text_of,
)
from foxreader.formats.kinds import size_of_picture

MAX_PIXELS = 40_000_000
"""The most pixels of a cover, or of all pictures of one together: decoded each takes four bytes.
Scans have about ten million."""
# Set by hand, far above what covers have; those of Standard Ebooks have 30 to 60 elements.
_MOST_ELEMENTS, _DEEPEST = 5_000, 40  # elements with a beginning and an end
_MOST_MATCHES = 200_000  # rules times elements
_LONGEST, _LONGEST_SHEET = 2 * 1024 * 1024, 50_000  # characters

_GROUPS = names("svg g a")
_DRAWN = _GROUPS | names("path rect circle ellipse line polyline polygon image text tspan")
_GRADIENTS = names("linearGradient radialGradient")
_PAINTS = ("fill", "stroke")
_SHARES = names("opacity fill-opacity stroke-opacity stop-opacity")
_STYLED = _SHARES | names(
    "fill stroke fill-rule stroke-width stroke-linecap stroke-linejoin font-family font-size"
    " font-style font-weight text-anchor color stop-color display visibility"
)
"""The properties that are read, each of which is an attribute as well."""
_ASKED = names("color stop-color display visibility")  # those that the library does not know
_PLACED = names(
    "d points x y x1 y1 x2 y2 cx cy r rx ry width height transform viewBox preserveAspectRatio"
)
_LENGTH = re.compile(r"\s*[0-9.]+(?:e[+-]?[0-9]+)?\s*(?:px|pt|pc|in|cm|mm)?\s*", re.I)
_NUMBERS = re.compile(r"[-+.\deE]+")
_DATA = re.compile(r"data:[^,]{0,200};\s*base64\s*,", re.I)

Style = dict[str, str]
Read = Callable[[str], bytes | None]
"""Gives the bytes of a picture by its address in the drawing; None where there is none."""


def drawable(source: bytes, read: Read = lambda address: None) -> bytes:
    """The drawing, or a page's that has nothing else, as one that needs nothing beside it.

    b"" for what is none, or is too large.
    """
    # Before it is parsed: some parsers have no limit, and a walk through a deep tree takes minutes.
    if b"svg" not in source or source.count(b"<") > 2 * _MOST_ELEMENTS:
        return b""
    root = parse_as_is(source)
    root = root if root is not None else parse_xml(prepare(source))
    root = _only_drawing(root) if root is not None else None
    if root is None or any(True for _ in islice(root.iter(), _MOST_ELEMENTS, None)):
        return b""
    for element in root.iter():
        limit_attributes(element)
    made = _Redrawn(root, read).made()
    return b"" if made is None else etree.tostring(made)


def _only_drawing(root: etree._Element) -> etree._Element | None:
    """The drawing that ``root`` is, or the only thing that a page shows."""
    if local(root) == "svg":
        return root
    body = next((element for element in root if local(element) == "body"), None)
    shown = [e for e in body.iter() if local(e) in ("svg", "img")] if body is not None else []
    if body is None or len(shown) != 1 or local(shown[0]) != "svg":
        return None
    return shown[0] if text_of(body).strip() == text_of(shown[0]).strip() else None


class _Redrawn:
    """Builds the drawing below ``root`` anew."""

    def __init__(self, root: etree._Element, read: Read) -> None:
        self._root, self._read = root, read
        self._styles = _styles(root)
        self._gradients: dict[str, tuple[str, float]] = {}
        self._gradients = self._averages()
        self._pixels, self._length = MAX_PIXELS, _LONGEST

    def made(self) -> etree._Element | None:
        """The new drawing; None for one without a size, or one that is too long."""
        made = self._copy(self._root, None, "#000000", 0)
        if made is None or self._length < 0:
            return None
        box = _NUMBERS.findall(self._root.get("viewBox") or "")
        if len(box) == 4:
            made.set("width", box[2])
            made.set("height", box[3])
        elif not all(_LENGTH.fullmatch(made.get(name) or "") for name in ("width", "height")):
            return None
        return made

    def _copy(
        self, element: etree._Element, parent: etree._Element | None, ink: str, level: int
    ) -> etree._Element | None:
        """Draw ``element`` inside ``parent``; ``ink`` is the colour around it."""
        name, style = local(element), self._styles.get(element, {})
        hidden = style.get("display") == "none" or style.get("visibility") == "hidden"
        if name not in _DRAWN or hidden or level > _DEEPEST:
            return None
        ink = self._painted(style.get("color", ""), ink)[0] or ink
        placed = {str(k): str(v) for k, v in element.items() if k in _PLACED}
        attributes = placed | self._drawn(style, ink)
        if name == "image":
            attributes["href"] = self._picture(element)
            if not attributes["href"]:
                return None
        self._length -= len(element.text or "") + len(element.tail or "")
        self._length -= sum(len(value) for key, value in attributes.items() if key != "href")
        tag = SVG + ("g" if name == "a" else name)
        words = name in ("text", "tspan")
        made = etree.Element(tag) if parent is None else etree.SubElement(parent, tag)
        for key, value in attributes.items():
            made.set(key, value)
        made.text = element.text if words else None
        for child in element if name in _GROUPS or words else ():
            drawn = self._copy(child, made, ink, level + 1)
            if drawn is not None and words:
                drawn.tail = child.tail
        return made

    def _drawn(self, style: Style, ink: str) -> Style:
        """``style`` as attributes, with colours in the one way that is known."""
        found = {name: value for name, value in style.items() if name not in _ASKED}
        for name in found.keys() & _SHARES:
            found[name] = str(_share(found[name]))
        for name in _PAINTS:
            if name in found:
                paint, share = self._painted(found[name], ink)
                if not paint:
                    del found[name]
                    continue
                found[name] = paint
                own = _share(found.get(f"{name}-opacity", "1"))
                found[f"{name}-opacity"] = str(share * own)
        return found

    def _painted(self, value: str, ink: str) -> tuple[str, float]:
        """A paint as ``#rrggbb`` or ``none``, "" for one that is not known; and its opacity."""
        tokens = value_tokens(value)
        if not tokens:
            return "", 1.0
        written = written_as_is(tokens[:1])
        if written.lower() in ("none", "transparent"):
            return "none", 1.0
        if written.lower() == "currentcolor":
            return ink, 1.0
        if written.lower().startswith("url("):
            return self._gradients.get(written[4:-1].strip(" \"'"), ("", 1.0))
        found = colour(tokens[0])
        if found is None:
            return "", 1.0
        red, green, blue = (round(255 * min(1.0, max(0.0, part))) for part in found[:3])
        return f"#{red:02x}{green:02x}{blue:02x}", found[3]

    def _averages(self) -> dict[str, tuple[str, float]]:
        """The colour in the middle of each gradient, by its address: none is drawn as it is."""
        stops: dict[str, list[tuple[str, float]]] = {}
        others: dict[str, str] = {}
        for element in self._root.iter():
            if local(element) in _GRADIENTS and element.get("id"):
                address = f"#{element.get('id')}"
                others[address] = _address(element)
                stops[address] = [self._stop(stop) for stop in element if local(stop) == "stop"]
        filled = {at: stops[at] or stops.get(others[at], []) for at in stops}
        return {at: _middle(found) for at, found in filled.items() if found}

    def _stop(self, element: etree._Element) -> tuple[str, float]:
        style = self._styles.get(element, {})
        paint, share = self._painted(style.get("stop-color", "#000000"), "#000000")
        return paint, share * _share(style.get("stop-opacity", "1"))

    def _picture(self, element: etree._Element) -> str:
        """The picture of an ``image`` as part of the drawing; "" for one that cannot be shown."""
        address = _address(element)
        data = _DATA.match(address)
        try:
            found = base64.b64decode(address[data.end() :]) if data else self._read(address)
        except ValueError:
            return ""
        size = size_of_picture(found) if found else None
        if size is None or not found or size[0] * size[1] > self._pixels:
            return ""
        self._pixels -= size[0] * size[1]
        # The library goes by the bytes, once it is told one of the two types that it takes.
        return "data:image/png;base64," + base64.b64encode(found).decode()


def _address(element: etree._Element) -> str:
    found = (v for k, v in element.items() if str(k).rpartition("}")[2] == "href")
    return str(next(found, "")).strip()


def _middle(stops: list[tuple[str, float]]) -> tuple[str, float]:
    """The colour between the first and the last of ``stops``."""
    (first, share), (last, other) = stops[0], stops[-1]
    ends = [value if len(value) == 7 else "#000000" for value in (first, last)]
    parts = [sum(int(end[at : at + 2], 16) for end in ends) // 2 for at in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*parts), (share + other) / 2


def _share(value: str) -> float:
    """An opacity, 0 to 1."""
    try:
        found = float(value.strip().rstrip("%")) / (100 if value.strip().endswith("%") else 1)
    except ValueError:
        return 1.0
    return min(1.0, max(0.0, found))


def _styles(root: etree._Element) -> Mapping[etree._Element, Style]:
    """What is declared of each element, by attributes, style sheets and its own style."""
    found: dict[etree._Element, Style] = {}
    weighty: dict[etree._Element, Style] = {}
    for element in root.iter():
        found[element] = {str(k): str(v) for k, v in element.items() if k in _STYLED}
    for element, layers in matches(root, list(_rules(root))):
        for normal, important in layers:
            found[element] |= normal
            weighty.setdefault(element, {}).update(important)
    for element in root.iter():
        normal, important = _declared(declaration_nodes(element.get("style") or ""))
        found[element] |= normal | weighty.get(element, {}) | important
    return found


def _rules(root: etree._Element) -> Iterator[tuple[object, tuple[Style, Style]]]:
    """The selectors of the drawing's own style sheets, with what their rules declare."""
    elements = list(root.iter())
    sheet = "\n".join(text_of(element) for element in elements if local(element) == "style")
    nodes = sheet_nodes(sheet[:_LONGEST_SHEET])
    for node in nodes if len(nodes) * len(elements) < _MOST_MATCHES else ():
        if node.type == "qualified-rule":
            parts = block_nodes(node.content)
            declared = _declared(part for part in parts if part.type == "declaration")
            yield from ((selector, declared) for selector in compiled(node.prelude, {}))


def _declared(nodes: Iterator[object]) -> tuple[Style, Style]:
    """What declarations say, and what those say that no others overrule."""
    styles: tuple[Style, Style] = {}, {}
    for node in nodes:
        if node.lower_name in _STYLED:  # type: ignore[attr-defined]
            styles[node.important][node.lower_name] = written_as_is(node.value).strip()  # type: ignore[attr-defined]
    return styles
