"""Which files of an EPUB are pages of fixed layout, and the size each is made for.

Sizes are in CSS pixels. What a page says of its own size is believed only within bounds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from lxml import etree

from foxreader.formats.html.xmlns import SVG, XHTML, local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml, parse_xml
from foxreader.formats.pictures import size_of_picture

Size = tuple[float, float]
APPLE_OPTIONS = "META-INF/com.apple.ibooks.display-options.xml"

_NUMBER = re.compile(r"\s*([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*(?:px)?\s*")
_PAIR = re.compile(r"(width|height)\s*=\s*([^,;]*)", re.I)
_LEAST, _MOST = 16.0, 20_000.0  # sides in pixels that are believed; a slip gives 0 or 10 million
_FIXED, _FLOWING = "rendition:layout-pre-paginated", "rendition:layout-reflowable"


def fixed_files(
    package: etree._Element, names: Mapping[str, str], options: bytes | None
) -> frozenset[str]:
    """The names of the spine's files that are fixed pages.

    ``names`` maps a manifest id to the file's name; ``options`` is Apple's file, if there is one.
    """
    whole = _says_fixed(package) or _apple_says_fixed(options)
    found = set()
    for element in package.iter():
        if local(element) != "itemref":
            continue
        properties = (element.get("properties") or "").split()
        if _FIXED in properties or (whole and _FLOWING not in properties):
            found.add(names.get(element.get("idref") or "", ""))
    return frozenset(found - {""})


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


def _says_fixed(package: etree._Element) -> bool:
    for meta in package.iter():
        if local(meta) != "meta":
            continue
        if meta.get("property") == "rendition:layout" and not meta.get("refines"):
            return text_of(meta).strip() == "pre-paginated"
        if (meta.get("name") or "").lower() == "fixed-layout":
            return (meta.get("content") or "").strip().lower() in ("true", "yes")
    return False


def _apple_says_fixed(options: bytes | None) -> bool:
    root = parse_package_xml(options) if options else None
    return root is not None and any(
        local(e) == "option"
        and e.get("name") == "fixed-layout"
        and text_of(e).strip().lower() in ("true", "yes")
        for e in root.iter()
    )


def _viewport(content: str) -> Size | None:
    sizes = {name.lower(): _pixels(value) for name, value in _PAIR.findall(content)}
    return _bounded((sizes.get("width", 0.0), sizes.get("height", 0.0)))


def _drawing(svg: etree._Element) -> Size | None:
    """The size of an SVG: that of its view box, else its width and height."""
    box = (svg.get("viewBox") or "").replace(",", " ").split()
    if len(box) == 4:
        size = _bounded((_pixels(box[2]), _pixels(box[3])))
        if size is not None:
            return size
    return _bounded((_pixels(svg.get("width") or ""), _pixels(svg.get("height") or "")))


def _pixels(length: str) -> float:
    number = _NUMBER.fullmatch(length)
    return float(number.group(1)) if number else 0.0


def _bounded(size: Size | None) -> Size | None:
    return size if size is not None and all(_LEAST <= side <= _MOST for side in size) else None
