"""A copy of an EPUB whose package says other things of the book, and has another cover.

Only the package file is changed, and of it only the elements that say these things.
"""

from __future__ import annotations

import base64
import posixpath
from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from lxml import etree

from foxreader.core.about import About, isbn_of, unpack_about
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.epub.copy import zipped
from foxreader.formats.epub.metadata import about_of, identifier_of
from foxreader.formats.epub.package import package_name
from foxreader.formats.html.xmlsource import local, parse_package_xml, text_of
from foxreader.language.tags import language_tag

_DC = "http://purl.org/dc/elements/1.1/"
_SERIES = ("calibre:series", "calibre:series_index")
_AUTHOR = ("", "aut")
_RATING = "calibre:rating"
_COVER, _COVER_ID, _PICTURE = "cover-image", "foxreader-cover", "foxreader-cover.jpg"


def edited_copy(
    archive: Archive, about: Mapping[str, Any], tick: Callable[[int, int], None]
) -> bytes:
    """The bytes of a copy that says what ``about`` does, an ``About`` as it is packed. Raises
    ``DamagedBook`` where the package cannot be changed."""
    name = package_name(archive)
    raw = archive.read(name, MAX_CHAPTER)
    cover = _decoded(about.get("cover"))
    picture = posixpath.join(posixpath.dirname(name), _PICTURE) if cover else ""
    package = with_about(raw, unpack_about(about), cover=bool(cover)) if raw is not None else None
    if package is None:
        raise DamagedBook(Notice("copy_impossible", name=name[-80:]))
    new = {picture: cover} if cover else {}
    return zipped(archive, {archive.find(name) or name: package}, new, tick)


def _decoded(value: object) -> bytes:
    try:
        return base64.b64decode(value, validate=True) if isinstance(value, str) else b""
    except ValueError:
        return b""


def with_about(raw: bytes, about: About, *, cover: bool = False) -> bytes | None:
    """The package file ``raw`` saying what ``about`` does, and with ``cover`` that the picture the
    reader chose is the cover; fields that it says already stay as they are written. None where that
    cannot be done."""
    root = parse_package_xml(raw)
    holder = None if root is None else next(root.iter("{*}metadata"), None)
    if root is None or holder is None:
        return None
    _write_about(root, holder, about)
    if cover:
        _write_cover(root, holder)
    data = etree.tostring(root.getroottree(), xml_declaration=True, encoding="utf-8")
    again = parse_package_xml(data)
    return None if again is None or about_of(again).title != about.title else bytes(data)


def _write_about(root: etree._Element, holder: etree._Element, about: About) -> None:
    said = about_of(root)
    # A book of EPUB 2 may have its elements in a holder of their own.
    inner = next(holder.iter("{*}dc-metadata"), holder)
    if about.title != said.title or about.sort_title != said.sort_title:
        _write_title(holder, inner, about)
    if about.authors != said.authors:
        _remove(holder, _authors(holder))
        _add_each(inner, "creator", about.authors)
    if about.tags != said.tags:
        _remove(holder, list(holder.iter("{*}subject")))
        _add_each(inner, "subject", about.tags)
    if about.language and language_tag(about.language) != language_tag(said.language):
        _remove(holder, list(holder.iter("{*}language")))
        _add(inner, "language", about.language)
    if (about.series, about.series_index) != (said.series, said.series_index):
        _write_series(root, holder, about)
    _write_edition(holder, inner, about, said)
    _write_identifiers(root, holder, inner, about, said)


def _write_title(holder: etree._Element, inner: etree._Element, about: About) -> None:
    """The first title; others, such as subtitles, stay."""
    first = next(holder.iter("{*}title"), None)
    if first is None:
        first = _add(inner, "title", about.title)
    del first[:]
    first.text = about.title
    for name in [name for name in first.attrib if str(name).endswith("file-as")]:
        del first.attrib[name]
    own = first.get("id")
    _remove(
        holder,
        [
            one for one in holder.iter()
            if _named(one) == "calibre:title_sort"
            or (own and _refines(one) == own and one.get("property") == "file-as")
        ],
    )  # fmt: skip
    if about.sort_title:
        _meta(holder, "calibre:title_sort", about.sort_title)


def _write_series(root: etree._Element, holder: etree._Element, about: About) -> None:
    """As EPUB 3 has it, where the book is one, and as calibre does, which others read too."""
    _remove(
        holder,
        [
            one for one in holder.iter()
            if _named(one) in _SERIES or one.get("property") == "belongs-to-collection"
        ],
    )  # fmt: skip
    if not about.series:
        return
    index = "" if about.series_index is None else f"{about.series_index:g}"
    if root.get("version", "").startswith("3"):
        own = _free_id(root)
        _property(holder, "belongs-to-collection", about.series).set("id", own)
        _property(holder, "collection-type", "series").set("refines", f"#{own}")
        if index:
            _property(holder, "group-position", index).set("refines", f"#{own}")
    _meta(holder, _SERIES[0], about.series)
    if index:
        _meta(holder, _SERIES[1], index)


def _free_id(root: etree._Element) -> str:
    """An id for a series that no element has."""
    ids = {one.get("id") for one in root.iter()}
    return next(n for n in ("series", *(f"series-{k}" for k in range(2, 99))) if n not in ids)


def _write_edition(
    holder: etree._Element, inner: etree._Element, about: About, said: About
) -> None:
    """Publisher, date, description and rating."""
    for name, value, was in (
        ("publisher", about.publisher, said.publisher),
        ("date", about.published, said.published),
        # Read as markup, as which most are written.
        ("description", escape(about.description, quote=False), escape(said.description, False)),
    ):
        if value != was:
            _remove(holder, [one for one in holder.iter() if local(one).lower() == name])
            if value:
                _add(inner, name, value)
    if about.rating != said.rating:
        _remove(holder, [one for one in holder.iter() if _named(one) == _RATING])
        if about.rating is not None:
            _meta(holder, _RATING, f"{2 * about.rating:g}")


def _write_identifiers(
    root: etree._Element, holder: etree._Element, inner: etree._Element, about: About, said: About
) -> None:
    gone = {*said.identifiers} - {*about.identifiers}
    if about.isbn != said.isbn or gone:
        _remove(holder, [
            one for one in _identifiers(root, holder)
            if isbn_of(text_of(one)) or identifier_of(one) in gone
        ])  # fmt: skip
    new = [f"urn:isbn:{about.isbn}"] if about.isbn and about.isbn != said.isbn else []
    new += [one for one in about.identifiers if one not in said.identifiers]
    for text in reversed(new):
        inner.insert(0, _add(inner, "identifier", text))  # the first is the one that is read


def _identifiers(root: etree._Element, holder: etree._Element) -> list[etree._Element]:
    """Those of the book, but for the one by which letters are hidden that come with it."""
    own = root.get("unique-identifier", "")
    found = [one for one in holder.iter() if local(one).lower() == "identifier"]
    return [one for one in found if one.get("id") != own]


def _write_cover(root: etree._Element, holder: etree._Element) -> None:
    """The picture as EPUB 3 and EPUB 2 say that it is the cover."""
    manifest = next(root.iter("{*}manifest"), None)
    if manifest is None:
        return
    for item in manifest:
        kinds = [kind for kind in (item.get("properties") or "").split() if kind != _COVER]
        if item.get("properties") is not None:
            item.set("properties", " ".join(kinds)) if kinds else item.attrib.pop("properties")
    _remove(holder, [one for one in holder.iter() if _named(one) == "cover"])
    made = etree.SubElement(manifest, f"{_space(manifest)}item")
    made.set("id", _COVER_ID)
    made.set("href", _PICTURE)
    made.set("media-type", "image/jpeg")
    if root.get("version", "").startswith("3"):
        made.set("properties", _COVER)
    _meta(holder, "cover", _COVER_ID)


def _authors(holder: etree._Element) -> list[etree._Element]:
    """The creators that are authors; illustrators and the like are not."""
    roles = {
        _refines(one): text_of(one).strip().lower()
        for one in holder.iter()
        if one.get("property") == "role"
    }
    found = []
    for one in holder.iter():
        own = next((str(v) for k, v in one.attrib.items() if str(k).endswith("role")), "")
        role = own.strip().lower() or roles.get(one.get("id") or "-", "")
        if local(one) == "creator" and role in _AUTHOR:
            found.append(one)
    return found


def _remove(holder: etree._Element, elements: Iterable[etree._Element]) -> None:
    """Remove elements, and what is said of them by others."""
    gone = list(elements)
    ids = {one.get("id") for one in gone} - {None}
    gone += [one for one in holder.iter() if _refines(one) in ids]
    for one in gone:
        parent = one.getparent()
        if parent is not None:
            parent.remove(one)


def _refines(element: etree._Element) -> str:
    return (element.get("refines") or "").strip().lstrip("#")


def _named(element: etree._Element) -> str:
    return (element.get("name") or "").strip().lower() if local(element) == "meta" else ""


def _add(inner: etree._Element, name: str, text: str) -> etree._Element:
    made = etree.SubElement(inner, f"{{{_DC}}}{name}")
    made.text, made.tail = text, "\n"
    return made


def _add_each(inner: etree._Element, name: str, texts: Iterable[str]) -> None:
    for text in texts:
        _add(inner, name, text)


def _space(holder: etree._Element) -> str:
    """The namespace that the elements of the package are in, with its braces."""
    return str(holder.tag).partition("}")[0] + "}" if "}" in str(holder.tag) else ""


def _meta(holder: etree._Element, name: str, content: str) -> None:
    made = etree.SubElement(holder, f"{_space(holder)}meta")
    made.set("name", name)
    made.set("content", content)
    made.tail = "\n"


def _property(holder: etree._Element, name: str, text: str) -> etree._Element:
    made = etree.SubElement(holder, f"{_space(holder)}meta")
    made.set("property", name)
    made.text, made.tail = text, "\n"
    return made
