"""The picture of an EPUB's cover, in each of the ways a package can name it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lxml import etree

from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.covers import cover_named
from foxreader.formats.epub.item import Item
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlns import XHTML, local, text_of
from foxreader.formats.media import media_type
from foxreader.formats.pictures import kind_of_picture

_NAMES = ("cover", "coverimage", "cover-image", "embeddedcover")
_MOST_CALLED = 20  # files that are called so; chosen: a book has one or two
_TITLE = f"{XHTML}head/{XHTML}title"


def cover_of(
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
    page = archive.find(first.name) if first.present else None
    if page is not None and _is_picture(archive, page):
        return page
    page = page if first.is_document else None
    shown = _picture_of(archive, page, alone=True) if page is not None else ""
    return shown or _called(archive, items)


def _named(base: str, root: etree._Element, items: Mapping[str, Item]) -> Iterator[str]:
    """Names of the cover in the package, the most reliable first: pictures, or pages with one."""
    yield from (item.name for item in items.values() if "cover-image" in item.properties)
    for element in root.iter():
        if local(element) == "meta" and (element.get("name") or "").lower() in _NAMES:
            content = element.get("content") or ""
            yield items[content].name if content in items else resolve(base, content)[0]
    for element in root.iter():
        if local(element) == "reference" and (cover_named(element.get("type") or "") == "front"):
            yield resolve(base, element.get("href") or "")[0]


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
    for element in root.iter():
        if local(element) in ("img", "image"):
            addresses = (
                str(v) for k, v in element.items() if str(k).rpartition("}")[2] in ("src", "href")
            )
            for address in addresses:
                found = archive.find(resolve(page, address)[0])
                if found is not None and _is_picture(archive, found):
                    return found
    return ""
