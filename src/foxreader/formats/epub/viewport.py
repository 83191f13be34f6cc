"""The size that a page of fixed layout is made for.

Sizes are in CSS pixels. What a page says of its own size is believed only within bounds.
"""

from __future__ import annotations

import re

from lxml import etree

from foxreader.formats.html.xmlns import SVG, XHTML, text_of
from foxreader.formats.html.xmlsource import parse_xml
from foxreader.formats.pictures import size_of_picture

Size = tuple[float, float]
WINDOW: Size = (0.0, 0.0)
"""The size of a page that is as large as the window."""

_NUMBER = re.compile(r"\s*([0-9]{1,6}(?:\.[0-9]{1,6})?)(?![0-9.])\s*(.*)")
_PAIR = re.compile(r"(?<![\w-])(width|height)\s*[=:]\s*([^,;\s]*)", re.I)
_LEAST, _MOST = 16.0, 20_000.0  # sides in pixels that are believed; a slip gives 0 or 10 million


def page_size(markup: bytes, picture: bytes | None = None) -> Size | None:
    """The size of a fixed page: its viewport's, else its drawing's, else its picture's, or None.

    ``markup`` is the canonical document; ``picture`` what :func:`only_picture` names.
    """
    root = parse_xml(markup.decode("utf-8", "replace"))
    if root is None:
        return None
    for meta in root.iter(XHTML + "meta"):
        if (meta.get("name") or "").strip().lower() == "viewport":
            size = _viewport(meta.get("content") or "")
            if size is not None:
                return size
    drawing = next(root.iter(SVG + "svg"), None)
    size = _drawing(drawing) if drawing is not None else None
    return size or _bounded(size_of_picture(picture) if picture else None)


def only_picture(markup: bytes) -> str:
    """The address of the only picture of a page that has no text, or ""."""
    root = parse_xml(markup.decode("utf-8", "replace"))
    body = root.find(XHTML + "body") if root is not None else None
    pictures = list(body.iter(XHTML + "img")) if body is not None else []
    alone = body is not None and len(pictures) == 1 and not text_of(body).strip()
    return pictures[0].get("src") or "" if alone else ""


def _viewport(content: str) -> Size | None:
    said: dict[str, str] = {}
    for name, value in _PAIR.findall(content):
        said.setdefault(name.lower(), value.lower())  # of two the first counts
    if said == {"width": "device-width", "height": "device-height"}:
        return WINDOW
    # A unit behind a number means nothing here: it is in pixels.
    width, height = (_pixels(said.get(side, ""), units=True) for side in ("width", "height"))
    return _bounded((width, height))


def _drawing(svg: etree._Element) -> Size | None:
    """The size of an SVG: that of its view box, else its width and height."""
    box = (svg.get("viewBox") or "").replace(",", " ").split()
    if len(box) == 4:
        size = _bounded((_pixels(box[2]), _pixels(box[3])))
        if size is not None:
            return size
    return _bounded((_pixels(svg.get("width") or ""), _pixels(svg.get("height") or "")))


def _pixels(length: str, *, units: bool = False) -> float:
    """The number that ``length`` is, 0.0 if it is none; one in other units only with ``units``."""
    number = _NUMBER.fullmatch(length)
    known = number is not None and (units or number.group(2).strip() in ("", "px"))
    return float(number.group(1)) if number is not None and known else 0.0


def _bounded(size: Size | None) -> Size | None:
    return size if size is not None and all(_LEAST <= side <= _MOST for side in size) else None
