"""The reading order of an EPUB, and how the package says that each part of it is laid out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lxml import etree

from foxreader.core.book import Facing, Flow, Side
from foxreader.formats.epub.item import Item, shown
from foxreader.formats.html.xmlns import local, names, text_of
from foxreader.formats.html.xmlsource import parse_package_xml

APPLE_OPTIONS = "META-INF/com.apple.ibooks.display-options.xml"
_MAX_REPEATS = 100  # places of files that were in the spine before; chosen, books have a few
_LAYOUTS = {"layout-pre-paginated": True, "layout-reflowable": False}
_SIDES: dict[str, Side] = {
    "page-spread-left": "left",
    "page-spread-right": "right",
    "page-spread-center": "center",
}
_FACING: dict[str, Facing] = {"none": "none", "both": "both", "portrait": "both"}
_SPREADS = tuple(f"spread-{name}" for name in ("none", "both", "portrait", "landscape", "auto"))
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
    for element in root.iter("{*}itemref"):
        key = element.get("idref") or ""
        listed = items.get(key) or Item(name=key, media_type="", present=False)
        item = shown(listed, items)
        if item.name in seen:
            again = seen[item.name] == key and sum(repeats.values()) < _MAX_REPEATS
            if not again:
                continue
            repeats[key] = repeats.get(key, 0) + 1
        seen.setdefault(item.name, key)
        words = [w.removeprefix("rendition:") for w in (element.get("properties") or "").split()]
        facing = next((w.removeprefix("spread-") for w in words if w in _SPREADS), spread)
        yield SpineItem(
            item=item,
            listed=listed.name,
            linear=(element.get("linear") or "").lower() != "no",
            repeat=repeats.get(key, 0),
            # Of several words for one thing the first counts.
            fixed=next((_LAYOUTS[w] for w in words if w in _LAYOUTS), whole),
            side=next((_SIDES[w] for w in words if w in _SIDES), ""),
            facing=_FACING.get(facing, ""),
        )


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
    root = parse_package_xml(options) if options else None
    return root is not None and any(
        local(e) == "option"
        and e.get("name") == "fixed-layout"
        and text_of(e).strip().lower() in ("true", "yes")
        for e in root.iter()
    )
