"""The reading order of an EPUB: its files, and how each part is laid out, to which size of page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from lxml import etree

from foxreader.core.book import Facing, Flow, Side
from foxreader.formats.html.xmlsource import (
    SVG,
    XHTML,
    local,
    names,
    parse_package_xml,
    parse_xml,
    text_of,
)
from foxreader.formats.kinds import size_of_picture

_T = TypeVar("_T")

# Files that a package lists

_DOCUMENT_TYPES = frozenset(
    {"application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document"}
)
_DOCUMENT_NAMES = (".xhtml", ".html", ".htm", ".xht")


_PICTURES = frozenset(
    f"image/{kind}" for kind in ("jpeg", "jpg", "png", "gif", "webp", "avif", "bmp", "svg+xml")
)
_MOST_FALLBACKS = 10  # of one item; chosen: books have one or two, and a chain may be a circle


@dataclass(frozen=True, slots=True)
class Item:
    """A file of the manifest; ``name`` is its name in the archive, found or as declared.

    ``fallback`` is the id of the item to be shown where this one cannot be, or "".
    """

    name: str
    media_type: str
    properties: frozenset[str] = frozenset()
    present: bool = True
    fallback: str = ""

    @property
    def is_document(self) -> bool:
        """Whether it holds text to read."""
        return self.media_type in _DOCUMENT_TYPES or self.name.lower().endswith(_DOCUMENT_NAMES)

    @property
    def is_picture(self) -> bool:
        """Whether it is a picture of a kind that the view shows."""
        return self.media_type in _PICTURES

    @property
    def is_scripted(self) -> bool:
        """Whether the book says that it needs scripts, of which none runs here."""
        return "scripted" in self.properties


def numbered_id(key: str, number: int) -> str:
    """The key of the item that is the ``number``-th with one id, from 1; books should have one."""
    return key if number < 2 else f"{key}\n{number}"


def shown(item: Item, items: Mapping[str, Item]) -> Item:
    """What is shown for ``item``: itself, or the first of its fallbacks that can be shown.

    A scripted document gives way to a fallback without scripts. Where no fallback can be shown,
    it is the item itself.
    """
    tried = item
    for _ in range(_MOST_FALLBACKS):
        readable = (tried.is_document or tried.is_picture) and not tried.is_scripted
        if tried.present and readable:
            return tried
        following = items.get(tried.fallback)
        if following is None:
            break
        tried = following
    return item


# The size of a page of fixed layout, in CSS pixels; believed only within bounds

Size = tuple[float, float]
_WINDOW: Size = (0.0, 0.0)
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
        return _WINDOW
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


# The reading order

APPLE_OPTIONS = "META-INF/com.apple.ibooks.display-options.xml"
_MAX_REPEATS = 100  # places of files that were in the spine before; chosen, books have a few
_LAYOUTS = {"layout-pre-paginated": True, "layout-reflowable": False}
_SIDES: dict[str, Side] = {
    "page-spread-left": "left",
    "page-spread-right": "right",
    "page-spread-center": "center",
}
_FACING: dict[str, Facing] = {"none": "none", "both": "both", "portrait": "both"}
_SPREADS = {f"spread-{name}": name for name in ("none", "both", "portrait", "landscape", "auto")}
_FLOWS: dict[str, Flow] = {
    "paginated": "paged",
    "scrolled-doc": "scroll",
    "scrolled-continuous": "scroll",
}
# Languages whose lines begin on the right, by their codes of BCP 47.
_FROM_THE_RIGHT = names("ar arc ckb dv fa he iw ji nqo ps sd syr ug ur yi")


@dataclass(frozen=True, slots=True)
class SpineItem:
    """A place in the reading order.

    ``item`` is what is shown there, ``listed`` the name of what the spine lists, which differs
    where a fallback is shown. ``linear`` is false outside the main order, ``repeat`` counts how
    often the spine listed the same before. The others are as in :class:`BookFile`.
    """

    item: Item
    listed: str
    linear: bool = True
    repeat: int = 0
    fixed: bool = False
    side: Side = ""
    facing: Facing = ""


def spine_of(
    root: etree._Element, items: Mapping[str, Item], options: bytes | None
) -> Iterator[SpineItem]:
    """Each itemref with its item; one that names nothing keeps its place as a missing file.

    ``options`` is Apple's file, if there is one. Where several items are parts of one file, it
    is read once: a text must not be found in two places. An item that is listed again is shown
    again.
    """
    whole = _layout(root) or _apple_says_fixed(options)
    spread = _rendition(root, "spread")
    seen: dict[str, str] = {}
    repeats: dict[str, int] = {}
    for element, key in _listed(root, items):
        listed = items.get(key) or Item(name=key, media_type="", present=False)
        item = shown(listed, items)
        if item.name in seen:
            again = seen[item.name] == key and sum(repeats.values()) < _MAX_REPEATS
            if not again:
                continue
            repeats[key] = repeats.get(key, 0) + 1
        seen.setdefault(item.name, key)
        words = [w.removeprefix("rendition:") for w in element.get("properties", "").split()]
        facing = _said(words, _SPREADS, spread)
        yield SpineItem(
            item=item,
            listed=listed.name,
            linear=element.get("linear", "").lower() != "no",
            repeat=repeats.get(key, 0),
            fixed=_said(words, _LAYOUTS, whole),
            side=_said(words, _SIDES, ""),
            facing=_FACING.get(facing, ""),
        )


def _listed(
    root: etree._Element, items: Mapping[str, Item]
) -> Iterator[tuple[etree._Element, str]]:
    """Each itemref with the key of its item, which may be none of ``items``."""
    named: Counter[str] = Counter()
    by_name = {item.name.rpartition("/")[2]: key for key, item in reversed(list(items.items()))}
    for element in root.iter("{*}itemref"):
        key = element.get("idref", "").strip()
        named[key] += 1
        if (other := numbered_id(key, named[key])) in items:
            key = other
        elif key not in items:  # some books write the name of the file
            key = by_name.get(key.rpartition("/")[2], key)
        yield element, key


def _said(words: Sequence[str], meanings: Mapping[str, _T], otherwise: _T) -> _T:
    """What ``words`` say of one thing: of several the first counts."""
    return next((meanings[word] for word in words if word in meanings), otherwise)


def flow_of(root: etree._Element) -> Flow:
    """How the package wants its text to be read, "" where it does not say.

    What flows between pages of fixed layout is pages too, so that all of the book is turned.
    """
    return _FLOWS.get(_rendition(root, "flow"), "paged" if _layout(root) else "")


def is_leftward(root: etree._Element, language: str) -> bool:
    """Whether the next page is on the left: as the spine says, else as the language is written."""
    said = (e.get("page-progression-direction") or "" for e in root.iter("{*}spine"))
    direction = next(said, "").strip().lower()
    if direction in ("ltr", "rtl"):
        return direction == "rtl"
    return language.lower().replace("_", "-").partition("-")[0] in _FROM_THE_RIGHT


def _rendition(root: etree._Element, name: str) -> str:
    """What the package says of ``rendition:name`` for the whole book, or ""; the first counts."""
    for meta in root.iter("{*}meta"):
        if meta.get("property") == f"rendition:{name}" and not meta.get("refines"):
            return text_of(meta).strip().lower()
    return ""


def _layout(root: etree._Element) -> bool:
    """Whether the whole book is of fixed layout."""
    said = _rendition(root, "layout")
    if said:
        return said == "pre-paginated"
    return any(
        (meta.get("name") or "").lower() == "fixed-layout"
        and (meta.get("content") or "").strip().lower() in ("true", "yes")
        for meta in root.iter("{*}meta")
    )


def _apple_says_fixed(options: bytes | None) -> bool:
    root = parse_package_xml(options)
    return root is not None and any(
        local(e) == "option"
        and e.get("name") == "fixed-layout"
        and text_of(e).strip().lower() in ("true", "yes")
        for e in root.iter()
    )
