"""The package file of an EPUB: what the book is called, its files, and their order.

Names of elements are matched without their namespace, since many books get it wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree

from foxreader.core.book import Metadata
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.epub.cover import cover_of
from foxreader.formats.epub.item import Item
from foxreader.formats.epub.viewport import APPLE_OPTIONS, fixed_files
from foxreader.formats.html.markup import canonical
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml
from foxreader.formats.tidy import one_line

_MAX_ITEMS = 20_000  # items of a manifest, as many as an archive may have members


@dataclass(frozen=True, slots=True)
class Package:
    """A package file as read. ``spine`` pairs each item with whether it is in the main flow.

    ``fixed`` are the names of the files that are pages of fixed layout. ``cover`` is the name of
    the cover's picture, or ""; ``leftward`` tells that pages are turned to the left.
    """

    metadata: Metadata
    items: tuple[Item, ...]
    spine: tuple[tuple[Item, bool], ...]
    navigation: str = ""
    ncx: str = ""
    fixed: frozenset[str] = frozenset()
    cover: str = ""
    leftward: bool = False


def read_package(archive: Archive) -> Package | None:
    """The first package the container names, or None; ``DamagedBook`` for one without chapters."""
    name = _package_name(archive)
    root = _package_root(archive, name)
    if root is None:
        return None
    items = _items(archive, name, root)
    spine = tuple(_spine(root, items)) or tuple(
        (item, True) for item in items.values() if item.is_document and item.present
    )
    if not spine:
        raise DamagedBook(Notice("lists_no_chapters"))
    return Package(
        metadata=_metadata(root),
        items=tuple(items.values()),
        spine=spine,
        navigation=next((i.name for i in items.values() if "nav" in i.properties), ""),
        ncx=_ncx(root, items),
        fixed=fixed_files(
            root,
            {key: item.name for key, item in items.items()},
            archive.read(APPLE_OPTIONS, MAX_CHAPTER),
        ),
        cover=cover_of(archive, name, root, items, spine[0][0]),
        leftward=any(
            (e.get("page-progression-direction") or "").strip().lower() == "rtl"
            for e in _all(root, "spine")
        ),
    )


def identifiers(archive: Archive) -> tuple[str, ...]:
    """All the book's identifiers, the unique one first: fonts are masked with it."""
    root = _package_root(archive, _package_name(archive))
    if root is None:
        return ()
    found = _all(root, "identifier")
    unique = root.get("unique-identifier")
    found.sort(key=lambda e: e.get("id") != unique)
    return tuple(_text(e) for e in found)


def _package_name(archive: Archive) -> str:
    raw = archive.read("META-INF/container.xml", MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    for rootfile in _all(root, "rootfile") if root is not None else []:
        found = archive.find(resolve("", rootfile.get("full-path") or "")[0])
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
        found = archive.find(name) if name else None
        items.setdefault(
            element.get("id") or f"item {len(items)}",
            Item(
                name=found or name,
                media_type=(element.get("media-type") or "").lower().strip(),
                properties=frozenset((element.get("properties") or "").split()),
                present=found is not None,
            ),
        )
    return items


def _spine(root: etree._Element, items: dict[str, Item]) -> Iterator[tuple[Item, bool]]:
    """Each itemref with its item; one that names nothing keeps its place as a missing file.

    A file listed again (books list parts of one file so) is read once: a text must not
    be found in two places.
    """
    listed: set[str] = set()
    for element in _all(root, "itemref"):
        idref = element.get("idref") or ""
        item = items.get(idref) or Item(name=idref, media_type="", present=False)
        if item.name not in listed:
            yield item, (element.get("linear") or "").lower() != "no"
        listed.add(item.name)


def _ncx(root: etree._Element, items: dict[str, Item]) -> str:
    spine = next(iter(_all(root, "spine")), None)
    named = items.get((spine.get("toc") or "") if spine is not None else "")
    if named is not None and named.present:
        return named.name
    return next(
        (
            i.name
            for i in items.values()
            if i.media_type == "application/x-dtbncx+xml" or i.name.lower().endswith(".ncx")
        ),
        "",
    )


def _metadata(root: etree._Element) -> Metadata:
    holder = next(iter(_all(root, "metadata")), root)
    fields: dict[str, list[etree._Element]] = {}
    refined: dict[tuple[str, str], str] = {}
    for element in holder.iter():
        name = local(element)
        if name == "meta" and element.get("refines"):
            key = ((element.get("refines") or "").lstrip("#"), element.get("property") or "")
            refined.setdefault(key, _text(element))
        elif name != "meta":
            fields.setdefault(name, []).append(element)

    def first(name: str) -> str:
        return next((t for e in fields.get(name, []) if (t := one_line(_text(e)))), "")

    unique = root.get("unique-identifier")
    people = fields.get("creator", []) + fields.get("contributor", [])
    fields.get("identifier", []).sort(key=lambda e: e.get("id") != unique)
    return Metadata(
        title=_title(fields.get("title", []), refined),
        authors=_authors(fields.get("creator", []), refined),
        language=first("language"),
        publisher=first("publisher"),
        published=_published(fields.get("date", [])),
        identifier=first("identifier"),
        description=_description(_first_text(fields.get("description", []))),
        editors=_in_role("edt", people, refined),
        translators=_in_role("trl", people, refined),
    )


def _first_text(elements: list[etree._Element]) -> str:
    return next((t for e in elements if (t := _text(e))), "")


def _title(titles: list[etree._Element], refined: dict[tuple[str, str], str]) -> str:
    main = [e for e in titles if refined.get((e.get("id") or "", "title-type")) == "main"]
    return next((t for e in main + titles if (t := one_line(_text(e)))), "")


def _authors(
    creators: list[etree._Element], refined: dict[tuple[str, str], str]
) -> tuple[str, ...]:
    """All creators, those with the role of an author first."""
    named: list[tuple[bool, str]] = []
    for element in creators:
        name = one_line(_text(element), 200)
        if name and all(name != other for _, other in named):
            named.append((_role(element, refined) != "aut", name))
    return tuple(name for _, name in sorted(named, key=lambda pair: pair[0]))[:50]


def _in_role(
    role: str, people: list[etree._Element], refined: dict[tuple[str, str], str]
) -> tuple[str, ...]:
    """Those of ``people`` who have a role, by its code at the Library of Congress."""
    names = (one_line(_text(one), 200) for one in people if _role(one, refined) == role)
    return tuple(dict.fromkeys(filter(None, names)))[:50]


def _role(element: etree._Element, refined: dict[tuple[str, str], str]) -> str:
    """The role of one who made the book; "aut" where none is stated."""
    role = refined.get((element.get("id") or "", "role")) or next(
        (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == "role"), "aut"
    )
    return role.strip().lower()


def _published(dates: list[etree._Element]) -> str:
    def rank(element: etree._Element) -> int:
        event = next((str(v) for k, v in element.items() if str(k).endswith("event")), "")
        return {"publication": 0, "original-publication": 1, "": 2}.get(event.lower(), 3)

    return next((t for e in sorted(dates, key=rank) if (t := one_line(_text(e), 40))), "")


def _description(raw: str) -> str:
    """A description as plain text; many carry markup."""
    raw = raw[:20_000]
    if "<" in raw or "&" in raw:
        raw = canonical(raw.encode("utf-8", "replace")).text
    lines = (one_line(line, 2_000) for line in raw.splitlines())
    return "\n".join(line for line in lines if line)[:5_000]
