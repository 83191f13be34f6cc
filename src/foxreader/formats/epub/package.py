"""The package file of an EPUB: what the book is called, its files, their order, what is encrypted.

Names of elements are matched without their namespace, since many books get it wrong.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle

from lxml import etree

from foxreader.core.book import Flow, Metadata
from foxreader.core.errors import DamagedBook, ProtectedBook
from foxreader.core.inside import Overlay, Par, Run
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.epub.metadata import metadata_of
from foxreader.formats.epub.spine import (
    APPLE_OPTIONS,
    Item,
    SpineItem,
    flow_of,
    is_leftward,
    numbered_id,
    shown,
    spine_of,
)
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlsource import OPS, XHTML, local, parse_package_xml, text_of
from foxreader.formats.kinds import cover_named, kind_of_picture, media_type

# The cover, in each of the ways a package can name it

_NAMES = ("cover", "coverimage", "cover-image", "embeddedcover")
_MOST_CALLED = 20  # files that are called so; chosen: a book has one or two
_TITLE = f"{XHTML}head/{XHTML}title"


def _cover_of(
    archive: Archive, base: str, root: etree._Element, items: Mapping[str, Item], first: Item
) -> str:
    """The name of the cover's picture in ``archive``, or ""; ``base`` is the package's own name.

    Where the package names none, the only picture of ``first``, the first file of the spine, is it;
    else a picture that is called so, or the one on a page that is.
    """
    for name in _named(base, root, items):
        found = archive.nearest(name) if name else None
        if found is None:
            continue
        picture = found if _is_picture(archive, found) else _picture_of(archive, found)
        if picture and archive.read(picture):
            return picture
    return _opening_picture(archive, first) or _called(archive, items)


def _named(base: str, root: etree._Element, items: Mapping[str, Item]) -> Iterator[str]:
    """Names of the cover in the package, the most reliable first: pictures, or pages with one."""
    yield from (item.name for item in items.values() if "cover-image" in item.properties)
    for element in root.iter():
        if local(element) == "meta" and element.get("name", "").lower() in _NAMES:
            content = element.get("content", "")
            yield items[content].name if content in items else resolve(base, content)[0]
    for element in root.iter():
        if local(element) == "reference" and cover_named(element.get("type", "")) == "front":
            yield resolve(base, element.get("href", ""))[0]


def _opening_picture(archive: Archive, first: Item) -> str:
    """The picture that the first file is, or the only thing it shows; else ""."""
    page = archive.find(first.name) if first.present else None
    if page is None or _is_picture(archive, page):
        return page or ""
    return _picture_of(archive, page, alone=True) if first.is_document else ""


def _called(archive: Archive, items: Mapping[str, Item]) -> str:
    """The picture that is the cover by its name or its id, "" where there is none.

    A picture goes before a page, a short name before a long one.
    """
    found: list[tuple[bool, int, str]] = []
    unlisted = {name: Item(name, "") for name in archive.names}
    for key, item in {**unlisted, **items}.items():
        stem = item.name.rpartition("/")[2].rpartition(".")[0]
        words = [n for n in (stem, key.rpartition("/")[2]) if cover_named(n) == "front"]
        if words and item.present:
            found.append((item.is_document, min(map(len, words)), item.name))
    for is_page, _, name in sorted(found, key=lambda one: one[:2])[:_MOST_CALLED]:
        picture = _picture_of(archive, name) if is_page else name
        if picture and _is_picture(archive, picture):
            return picture
    return ""


def _is_picture(archive: Archive, name: str) -> bool:
    """Whether a file is a picture, by its name or by what is in it."""
    return media_type(name).startswith("image/") or bool(kind_of_picture(archive.head(name, 16)))


def _picture_of(archive: Archive, page: str, *, alone: bool = False) -> str:
    """The first picture that the page shows, or ""; with ``alone`` only if it has no words."""
    raw = archive.read(page, MAX_CHAPTER)
    root = parse(raw) if raw else None
    if root is None or (alone and text_of(root).strip() != (root.findtext(_TITLE) or "").strip()):
        return ""
    for address in _picture_addresses(root):
        found = archive.find(resolve(page, address)[0])
        if found is not None and _is_picture(archive, found):
            return found
    return ""


def _picture_addresses(root: etree._Element) -> Iterator[str]:
    for element in root.iter("{*}img", "{*}image"):
        for key, value in element.items():
            if str(key).rpartition("}")[2] in ("src", "href"):
                yield str(value)


# The package

_NAVIGATION = re.compile(r"(?:.*/)?(?:nav|toc)\.x?html?", re.I)
_NCX = re.compile(r".*\.ncx", re.I)
_MAX_ITEMS = 20_000  # items of a manifest, as many as an archive may have members


@dataclass(frozen=True, slots=True)
class Package:
    """A package file as read.

    ``unlisted_ncx`` and ``unlisted_navigation`` are tables that the package forgot to name;
    ``linked_contents`` is the page that is called the contents, ``cover`` the name of the cover's
    picture, or ""; ``leftward`` tells that pages are turned to the left, ``flow`` how the book
    wants to be read.
    """

    metadata: Metadata
    items: tuple[Item, ...]
    spine: tuple[SpineItem, ...]
    navigation: str = ""
    ncx: str = ""
    page_map: str = ""
    unlisted_ncx: str = ""
    unlisted_navigation: str = ""
    linked_contents: str = ""
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
        unlisted_ncx=_unlisted(archive, _NCX),
        unlisted_navigation=_unlisted(archive, _NAVIGATION),
        page_map=_table(root, items, "page-map", "application/oebps-page-map+xml", "page-map.xml"),
        linked_contents=_guided(archive, name, root),
        cover=_cover_of(archive, name, root, items, spine[0].item),
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


def _identifiers(archive: Archive) -> tuple[str, ...]:
    """All the book's identifiers, the unique one first: fonts are masked with it."""
    root = _package_root(archive, package_name(archive))
    if root is None:
        return ()
    found = _all(root, "identifier")
    unique = root.get("unique-identifier")
    found.sort(key=lambda e: e.get("id") != unique)
    return tuple(text_of(e).strip() for e in found)


def package_name(archive: Archive) -> str:
    """The name of the first package file the container names, "" without one."""
    root = parse_package_xml(archive.read("META-INF/container.xml", MAX_CHAPTER))
    for rootfile in _all(root, "rootfile") if root is not None else []:
        found = archive.nearest(resolve("", rootfile.get("full-path") or "")[0])
        if found is not None:
            return found
    return next((n for n in archive.names if n.lower().endswith(".opf")), "")


def _package_root(archive: Archive, name: str) -> etree._Element | None:
    return parse_package_xml(archive.read(name, MAX_CHAPTER)) if name else None


def _all(root: etree._Element, name: str) -> list[etree._Element]:
    return list(root.iter("{*}" + name))


def _items(archive: Archive, base: str, root: etree._Element) -> dict[str, Item]:
    items: dict[str, Item] = {}
    held: Counter[str] = Counter()
    manifest = next(iter(_all(root, "manifest")), None)
    for element in manifest if manifest is not None else _all(root, "item"):
        if local(element) != "item" or len(items) >= _MAX_ITEMS:
            continue
        name, _ = resolve(base, element.get("href", ""))
        found = archive.nearest(name) if name else None
        key = (element.get("id") or f"item {len(items)}").strip()
        held[key] += 1
        items.setdefault(
            numbered_id(key, held[key]),
            Item(
                name=found or name,
                media_type=element.get("media-type", "").lower().strip(),
                properties=frozenset(element.get("properties", "").split()),
                present=found is not None,
                fallback=element.get("fallback", ""),
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


def _unlisted(archive: Archive, name: re.Pattern[str]) -> str:
    """A table that the package forgot to name, or ""."""
    return next(filter(name.fullmatch, archive.names), "")


def _guided(archive: Archive, base: str, root: etree._Element) -> str:
    """The page that the guide calls the table of contents, or ""."""
    for element in _all(root, "reference"):
        if (element.get("type") or "").strip().lower() == "toc":
            return archive.nearest(resolve(base, element.get("href") or "")[0]) or ""
    return ""


# Encryption: DRM, which is named but not opened, and masked fonts

_IDPF = "http://www.idpf.org/2008/embedding"
_ADOBE = "http://ns.adobe.com/pdf/enc#RC"
_SCHEMES = (
    ("META-INF/license.lcpl", "Readium LCP"),
    ("META-INF/sinf.xml", "Apple FairPlay"),
    ("META-INF/rights.xml", "Adobe ADEPT"),
)
_UUID = re.compile(r"[0-9a-fA-F]{8}(-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}")


def encrypted(archive: Archive) -> Mapping[str, str]:
    """Every encrypted member of ``archive`` with the algorithm it names."""
    root = parse_package_xml(archive.read("META-INF/encryption.xml", MAX_CHAPTER))
    found: dict[str, str] = {}
    for data in root.iter("{*}EncryptedData") if root is not None else ():
        parts = {local(e): e for e in reversed(list(data.iter()))}
        method, reference = parts.get("EncryptionMethod"), parts.get("CipherReference")
        if reference is None:
            continue
        name = archive.find(resolve("", reference.get("URI", ""))[0])
        if name is not None:
            found[name] = method.get("Algorithm", "") if method is not None else ""
    return found


def locked(archive: Archive) -> frozenset[str]:
    """The members that are encrypted and no masked fonts."""
    return frozenset(name for name, how in encrypted(archive).items() if not is_mask(how))


def is_mask(algorithm: str) -> bool:
    """Whether ``algorithm`` is one of the two ways fonts are masked, which is no DRM."""
    return algorithm in (_IDPF, _ADOBE)


def protected(archive: Archive, name: str) -> ProtectedBook:
    """The error for a book called ``name``, with its DRM as far as its files show."""
    drm = next((n for member, n in _SCHEMES if archive.find(member)), Notice("drm_unknown"))
    return ProtectedBook(Notice("drm", name=name, drm=drm))


def has_fairplay(archive: Archive) -> bool:
    """Whether Apple's DRM is on ``archive``; it need not list what it encrypts."""
    return archive.find("META-INF/sinf.xml") is not None


def unmask(archive: Archive, algorithm: str, data: bytes) -> bytes:
    """A masked font as it was; ``data`` unchanged where the key cannot be found."""
    names = _identifiers(archive)
    if algorithm == _IDPF and names:
        key = hashlib.sha1(re.sub(r"\s", "", names[0]).encode()).digest()  # the format's choice
        return _xor(data, key, 1040)
    if algorithm == _ADOBE:
        uuid = next((m.group() for n in names if (m := _UUID.search(n))), "")
        if uuid:
            return _xor(data, bytes.fromhex(uuid.replace("-", "")), 1024)
    return data


def _xor(data: bytes, key: bytes, length: int) -> bytes:
    return bytes(a ^ b for a, b in zip(data[:length], cycle(key), strict=False)) + data[length:]


# Media overlays: the SMIL files of an EPUB, in which a narration goes along with the text.
#
# Nothing of them is loaded from outside the book. What is no SMIL, or says what cannot be, is left
# out; its words are then read by a voice.

_MAX_SMIL = 32 * 1024 * 1024
"""Bytes of a SMIL file. Chosen: at word level a novel in one file has twelve million."""
MAX_PARS = 200_000
"""Steps of a SMIL file that are read. Chosen: a step a word, the longest novels in one file have
as many in a few files."""
LONGEST = 7 * 24 * 3600.0
"""Seconds: a later time is a slip. Chosen: a sound of a week."""
_LEFT_OUT = frozenset(
    {"pagebreak", "noteref", "footnote", "endnote", "rearnote", "note", "annotation"}
)
"""What EPUB lets a listener skip: page numbers and notes, by their types."""
_ESCAPABLE = frozenset({"table", "table-row", "list", "list-item", "figure", "aside", "sidebar"})
"""What EPUB lets a listener leave, by its types."""
_FULL = re.compile(r"(?:([0-9]{1,6}):)?([0-5]?[0-9]):([0-5]?[0-9](?:\.[0-9]+)?)")
_COUNT = re.compile(r"([0-9]{1,9}(?:\.[0-9]+)?)(h|min|s|ms)?")
_UNITS = {"h": 3600.0, "min": 60.0, "s": 1.0, "ms": 0.001, None: 1.0}
_CLASS = re.compile(r"(?!fx-)[^\s\"'<>]{1,100}")


class Overlays:
    """The narrations of one book; each SMIL file is read when it is asked for."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        manifest = read_manifest(archive)
        self._of: dict[str, str] = dict(_listed(manifest)) if manifest is not None else {}
        self._active = _class(manifest, "media:active-class")
        self._playing = _class(manifest, "media:playback-active-class")
        self._last: tuple[str, Overlay] | None = None

    def of(self, name: str) -> Overlay | None:
        """The narration of the file ``name``; None where the book has none of it."""
        smil = self._of.get(name) or self._of.get(name.removesuffix(".xhtml"))
        if smil is None:
            return None
        if self._last is None or self._last[0] != smil:
            raw = self._archive.read(smil, _MAX_SMIL)
            pars, structures = _read_smil(raw, smil, self._archive)
            self._last = smil, Overlay(pars, structures, self._active, self._playing)
        return self._last[1]


def _listed(manifest: Manifest) -> Iterator[tuple[str, str]]:
    """Each document with a narration, and the SMIL file of it."""
    for element in manifest.root.iter("{*}item"):
        item = manifest.items.get(element.get("id") or "")
        smil = manifest.items.get(element.get("media-overlay") or "")
        if item is not None and smil is not None and smil.present and item.present:
            yield item.name, smil.name


def _class(manifest: Manifest | None, wanted: str) -> str:
    """The class that the package names for a use; "" for none, and for one of the program's own."""
    for meta in manifest.root.iter("{*}meta") if manifest is not None else ():
        if meta.get("property") == wanted and not meta.get("refines"):
            said = text_of(meta).strip()
            return said if _CLASS.fullmatch(said) else ""
    return ""


def _read_smil(
    raw: bytes | None, base: str, archive: Archive
) -> tuple[tuple[Par, ...], tuple[Run, ...]]:
    """The steps of a SMIL file called ``base``, and the runs of them that can be left."""
    root = parse_package_xml(raw)
    if root is None:
        return (), ()
    pars: list[Par] = []
    structures: list[Run] = []
    # Of each element that is open: whether it is left out, and the first step in it.
    around: list[tuple[bool, int]] = [(False, 0)]
    for event, element in etree.iterwalk(root, events=("start", "end")):
        if not isinstance(element.tag, str):
            continue
        if event == "end":
            _, first = around.pop()
            if _types(element) & _ESCAPABLE and first < len(pars):
                structures.append((first, len(pars)))
            continue
        left_out = around[-1][0] or bool(_types(element) & _LEFT_OUT)
        around.append((left_out, len(pars)))
        if local(element) == "par" and len(pars) < MAX_PARS:
            pars += _par(element, base, archive, left_out=left_out)
    return tuple(pars), tuple(structures)


def _types(element: etree._Element) -> frozenset[str]:
    return frozenset((element.get(OPS + "type") or element.get("type") or "").lower().split())


def _par(element: etree._Element, base: str, archive: Archive, *, left_out: bool) -> Iterator[Par]:
    """The step that a ``<par>`` is, if it has a text in the book."""
    children = {local(child): child for child in reversed(element)}
    if "text" not in children:
        return
    named, fragment = resolve(base, children["text"].get("src") or "")
    name = archive.find(named) if named else None
    if name is None:
        return
    audio, begin, until = _sound(children.get("audio"), base, archive)
    yield Par(name, fragment, audio, begin, until, left_out)


def _sound(
    element: etree._Element | None, base: str, archive: Archive
) -> tuple[str, float, float | None]:
    """The sound of an ``<audio>`` and its times in seconds; "" where it is not in the book, or its
    times cannot be."""
    if element is None:
        return "", 0.0, None
    name = archive.find(resolve(base, element.get("src", ""))[0])
    from_, to = element.get("clipBegin"), element.get("clipEnd")
    begin = seconds(from_) if from_ is not None else 0.0
    until = seconds(to) if to is not None else None
    wrong = begin is None or (to is not None and (until is None or until <= begin))
    if name is None or wrong or begin is None:
        return "", 0.0, None
    return name, begin, until


def seconds(clock: str) -> float | None:
    """A SMIL clock value in seconds: "0:01:30.5", "90.5s", "1.5min"; None for what is none."""
    said = clock.strip().removeprefix("npt=")
    if full := _FULL.fullmatch(said):
        hours, minutes, rest = full.groups()
        value = 3600.0 * int(hours or 0) + 60.0 * int(minutes) + float(rest)
    elif count := _COUNT.fullmatch(said):
        value = float(count[1]) * _UNITS[count[2]]
    else:
        return None
    return value if math.isfinite(value) and value <= LONGEST else None
