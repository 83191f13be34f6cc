"""Pictures of covers and pages drawn small, and drawn for what reads them: recognition, a model."""

from __future__ import annotations

import base64
import contextlib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from lxml import etree

from foxreader.core.book import Resource, Resources
from foxreader.core.errors import OpenError
from foxreader.formats.archive import Archive
from foxreader.formats.comics import CbzResources
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
from foxreader.formats.kinds import kind_of_picture, size_of_picture
from foxreader.formats.ocr import DOTS
from foxreader.formats.pdf.reader import FAILURES, LOCK, MUPDF, PdfResources, bitmap_of

# A drawing (SVG) made into one that the library which draws pages shows as it is meant.
#
# That library knows no style sheets and looks at few attributes. What is drawn is built anew from
# the shapes, pictures and words of the drawing: nothing in it names anything outside it, runs or
# repeats.

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


# Covers, whatever kind of picture they are

WIDTH, HEIGHT = 256, 384
"""The most pixels of a thumbnail: a cover of the shelf on a screen of two dots to the pixel."""
_MOST_BYTES = 48 * 1024
"""The most bytes of a thumbnail. One of noise alone has 45,000."""


@dataclass(frozen=True, slots=True)
class CoverSize:
    """The most pixels of a picture of a cover, and the most bytes."""

    width: int = WIDTH
    height: int = HEIGHT
    most: int = _MOST_BYTES


CHOSEN = CoverSize(600, 900, 100 * 1024)
"""One that the reader chose: it is in the copies that are written of a book, too."""
_ENDINGS = (".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".bmp", ".tif", ".tiff")
MAX_COVER = 32 * 1024 * 1024
"""The most bytes of a cover; those of books have up to five million. Chosen, not measured."""
_QUALITY = 82  # of the JPEG file, of 100
_LOW_QUALITY, _LOWEST_QUALITY = 50, 25  # where that is too large


def cover_thumbnail(picture: bytes, size: CoverSize = CoverSize()) -> bytes:
    """``picture`` as a JPEG file of that ``size`` at most, in its proportions.

    b"" for one that is no picture, cannot be read, or is too large to be a cover.
    """
    if len(picture) > MAX_COVER:
        return b""
    sides = size_of_picture(picture)
    if sides is None:
        return _shrunk(drawable(picture), size, "svg")
    return _shrunk(picture, size) if sides[0] * sides[1] <= MAX_PIXELS else b""


def _shrunk(picture: bytes, size: CoverSize, kind: str | None = None) -> bytes:
    if not picture:
        return b""
    try:
        with MUPDF.open(stream=picture, filetype=kind) as document:
            return _drawn(document[0], size)
    except (*FAILURES, ZeroDivisionError):
        return b""


def _drawn(page: Any, size: CoverSize) -> bytes:
    """A page of MuPDF, which a picture is too."""
    sides = page.rect.width, page.rect.height
    if max(sides) > 100 * min(sides):
        return b""
    # Enlarged no further than a thumbnail: that adds nothing.
    scale = min(size.width / sides[0], size.height / sides[1], max(1.0, WIDTH / sides[0]))
    drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), alpha=False)
    if drawn.width > size.width + 1 or drawn.height > size.height + 1:
        return b""
    for quality in (_QUALITY, _LOW_QUALITY, _LOWEST_QUALITY):
        made: bytes = drawn.tobytes("jpeg", jpg_quality=quality)
        if len(made) <= size.most:
            return made
    return b""


def chosen_picture(picture: bytes) -> bytes:
    """A picture that the reader chose for a cover; a thumbnail where it would be too large."""
    return cover_thumbnail(picture, CHOSEN) or cover_thumbnail(picture)


# The pictures of a book, of which one may be its cover

_CHOICES, _LEAST_BYTES = 60, 4_000
"""Pictures that are offered, and the bytes that each has at least: smaller ones are ornaments."""
_PAGES = 12
"""Pages of a PDF that are offered. Chosen: its cover is among the first."""


def pictures_of_book(path: Path) -> tuple[bytes, ...]:
    """Thumbnails of the pictures of a book: those in its archive, of a PDF the first pages; () for
    other formats. b"" stands for one that cannot be drawn."""
    return tuple(cover_thumbnail(one) if one else b"" for one in _pictures(path, CoverSize()))


def picture_of_book(path: Path, number: int) -> bytes:
    """The picture with that number of the :func:`pictures_of_book`, as large as a chosen one."""
    found = next(islice(_pictures(path, CHOSEN), number, None), b"")
    return chosen_picture(found) if found else b""


def _pictures(path: Path, size: CoverSize) -> Iterator[bytes]:
    """The pictures, in the order of the file; pages of a PDF are drawn in this size."""
    if path.suffix.lower() == ".pdf":
        with contextlib.suppress(*FAILURES), MUPDF.open(path) as document:
            for page in islice(document, _PAGES):
                yield _drawn(page, size)
        return
    try:
        archive = Archive(path)
    except OpenError:
        return
    names = [
        name for name, info in archive.infos().items()
        if name.lower().endswith(_ENDINGS) and info.file_size >= _LEAST_BYTES
    ]  # fmt: skip
    names.sort(key=lambda name: "cover" not in name.rpartition("/")[2].lower())  # likely ones first
    for name in names[:_CHOICES]:
        yield archive.read(name, MAX_COVER) or b""


# Pages as large as recognising their text asks for

_POINTS = 72  # to the inch
# The longer side, in pixels, of a picture whose letters are large enough: a page of ten inches at
# 300 dots. A smaller one is drawn up to three times as large; more would only blur it.
_LONG_SIDE, _LARGER = 3000, 3


def scan(resources: Resources, file: int) -> Resource:
    """The bitmap of page ``file``; raises an ``OpenError`` for one that cannot be drawn."""
    if not isinstance(resources, CbzResources):
        return resources.page_image(file, DOTS / _POINTS)
    picture = resources.page_image(file, 1.0)
    longer = max(resources.size(file) or (_LONG_SIDE,))
    return bitmap_of(picture, max(longer, min(_LARGER * longer, _LONG_SIDE)))


# Pages drawn small

_LARGEST = 1024
"""Dots of the longer side of a thumbnail at most. Chosen: more is a page, not a thumbnail."""


def page_thumbnail(resources: Resources, file: int, longer: int) -> Resource:
    """The bitmap of page ``file`` with ``longer`` dots on its longer side; raises an ``OpenError``
    for one that cannot be drawn.
    """
    longer = max(1, min(longer, _LARGEST))
    if isinstance(resources, CbzResources):
        return bitmap_of(resources.page_image(file, 1.0), longer)
    scale = 1.0
    if isinstance(resources, PdfResources):
        scale = longer / max(resources.page_size(file))
    return resources.page_image(file, scale)


# Pictures as a model gets them

SEEN_SIDE = 1_536
"""Dots of the longer side at most: what large services look at without making it smaller again.
Chosen."""
_MOST_SEEN = 1_000_000
"""The most bytes. Chosen: a page of text as PNG has about 300,000."""
_QUALITIES = (85, 60, 40)  # of the JPEG file, where a PNG file is too large
_TAKEN = ("image/png", "image/jpeg", "image/webp", "image/gif")


def seen_page(resources: Resources, file: int) -> Resource | None:
    """Page ``file`` for a model; raises an ``OpenError`` for one that cannot be drawn."""
    scale = 1.0
    if isinstance(resources, PdfResources):
        scale = SEEN_SIDE / max(resources.page_size(file))
    return seen_picture(resources.page_image(file, scale).data)


def seen_picture(data: bytes) -> Resource | None:
    """A picture or a drawing of a book for a model, no larger than it is; None for what cannot be
    drawn."""
    size = size_of_picture(data)
    if size is None:
        return _encoded(drawable(data), SEEN_SIDE, "svg")
    if size[0] * size[1] > MAX_PIXELS:
        return None
    made = _encoded(data, min(SEEN_SIDE, max(size)))
    kind = kind_of_picture(data)
    if made is None and kind in _TAKEN and len(data) <= _MOST_SEEN and max(size) <= SEEN_SIDE:
        return Resource(kind, data)
    return made


def _encoded(picture: bytes, longer: int, kind: str | None = None) -> Resource | None:
    """``picture`` with ``longer`` dots on its longer side, as PNG or, where that is too large, as
    JPEG."""
    if not picture:
        return None
    try:
        with LOCK, MUPDF.open(stream=picture, filetype=kind) as document:
            page = document[0]
            scale = longer / max(1.0, page.rect.width, page.rect.height)
            drawn = page.get_pixmap(matrix=MUPDF.Matrix(scale, scale), alpha=False)
            made: bytes = drawn.tobytes("png")
            if len(made) <= _MOST_SEEN:
                return Resource("image/png", made)
            for quality in _QUALITIES:
                made = drawn.tobytes("jpeg", jpg_quality=quality)
                if len(made) <= _MOST_SEEN:
                    return Resource("image/jpeg", made)
    except (*FAILURES, ZeroDivisionError):
        pass
    return None
