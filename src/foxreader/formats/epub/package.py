"""The package file of an EPUB: what the book is called, its files, and their order.

Names of elements are matched without their namespace, since many books get it wrong.
"""

from __future__ import annotations

from dataclasses import dataclass

from lxml import etree

from foxreader.core.book import Flow, Metadata
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.epub.cover import cover_of
from foxreader.formats.epub.item import Item, shown
from foxreader.formats.epub.metadata import metadata_of
from foxreader.formats.epub.spine import APPLE_OPTIONS, SpineItem, flow_of, is_leftward, spine_of
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml

_MAX_ITEMS = 20_000  # items of a manifest, as many as an archive may have members


@dataclass(frozen=True, slots=True)
class Package:
    """A package file as read.

    ``cover`` is the name of the cover's picture, or ""; ``leftward`` tells that pages are turned
    to the left, ``flow`` how the book wants to be read.
    """

    metadata: Metadata
    items: tuple[Item, ...]
    spine: tuple[SpineItem, ...]
    navigation: str = ""
    ncx: str = ""
    page_map: str = ""
    cover: str = ""
    leftward: bool = False
    flow: Flow = ""


def read_package(archive: Archive) -> Package | None:
    """The first package the container names, or None; ``DamagedBook`` for one without chapters."""
    name = package_name(archive)
    root = _package_root(archive, name)
    if root is None:
        return None
    items = _items(archive, name, root)
    spine = tuple(spine_of(root, items, archive.read(APPLE_OPTIONS, MAX_CHAPTER))) or tuple(
        SpineItem(item, item.name) for item in items.values() if item.is_document and item.present
    )
    if not spine:
        raise DamagedBook(Notice("lists_no_chapters"))
    metadata = metadata_of(root)
    return Package(
        metadata=metadata,
        items=tuple(items.values()),
        spine=spine,
        navigation=next((i.name for i in items.values() if "nav" in i.properties), ""),
        ncx=_table(root, items, "toc", "application/x-dtbncx+xml", ".ncx"),
        page_map=_table(root, items, "page-map", "application/oebps-page-map+xml", "page-map.xml"),
        cover=cover_of(archive, name, root, items, spine[0].item),
        leftward=is_leftward(root, metadata.language),
        flow=flow_of(root),
    )


@dataclass(frozen=True, slots=True)
class Manifest:
    """The root of a package file, and its items by their ids."""

    root: etree._Element
    items: dict[str, Item]


def read_manifest(archive: Archive) -> Manifest | None:
    """The items that the package lists; None without a package."""
    name = package_name(archive)
    root = _package_root(archive, name)
    return Manifest(root, _items(archive, name, root)) if root is not None else None


def substitutes(archive: Archive) -> dict[str, str]:
    """The members that cannot be shown, each with the picture that the package names instead."""
    manifest = read_manifest(archive)
    items = manifest.items if manifest is not None else {}
    pairs = ((item.name, shown(item, items)) for item in items.values() if item.fallback)
    return {name: other.name for name, other in pairs if other.name != name and other.is_picture}


def package_root(archive: Archive) -> etree._Element | None:
    """The root of the package file, or None."""
    return _package_root(archive, package_name(archive))


def identifiers(archive: Archive) -> tuple[str, ...]:
    """All the book's identifiers, the unique one first: fonts are masked with it."""
    root = _package_root(archive, package_name(archive))
    if root is None:
        return ()
    found = _all(root, "identifier")
    unique = root.get("unique-identifier")
    found.sort(key=lambda e: e.get("id") != unique)
    return tuple(_text(e) for e in found)


def package_name(archive: Archive) -> str:
    """The name of the first package file the container names, "" without one."""
    raw = archive.read("META-INF/container.xml", MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    for rootfile in _all(root, "rootfile") if root is not None else []:
        found = archive.nearest(resolve("", rootfile.get("full-path") or "")[0])
        if found is not None:
            return found
    return next((n for n in archive.names if n.lower().endswith(".opf")), "")


def _package_root(archive: Archive, name: str) -> etree._Element | None:
    raw = archive.read(name, MAX_CHAPTER) if name else None
    return parse_package_xml(raw) if raw else None


def _all(root: etree._Element, name: str) -> list[etree._Element]:
    return list(root.iter("{*}" + name))


def _text(element: etree._Element) -> str:
    return text_of(element).strip()


def _items(archive: Archive, base: str, root: etree._Element) -> dict[str, Item]:
    items: dict[str, Item] = {}
    manifest = next(iter(_all(root, "manifest")), None)
    for element in manifest if manifest is not None else _all(root, "item"):
        if local(element) != "item" or len(items) >= _MAX_ITEMS:
            continue
        name, _ = resolve(base, element.get("href") or "")
        found = archive.nearest(name) if name else None
        items.setdefault(
            element.get("id") or f"item {len(items)}",
            Item(
                name=found or name,
                media_type=(element.get("media-type") or "").lower().strip(),
                properties=frozenset((element.get("properties") or "").split()),
                present=found is not None,
                fallback=element.get("fallback") or "",
            ),
        )
    return items


def _table(
    root: etree._Element, items: dict[str, Item], named: str, media_type: str, ending: str
) -> str:
    """The name of the item that the spine names as its table ``named``, else of the first one of
    its type or with its name; "" without one."""
    spine = next(iter(_all(root, "spine")), None)
    found = items.get((spine.get(named) or "") if spine is not None else "")
    if found is not None and found.present:
        return found.name
    return next(
        (
            i.name
            for i in items.values()
            if i.media_type == media_type or i.name.lower().endswith(ending)
        ),
        "",
    )
