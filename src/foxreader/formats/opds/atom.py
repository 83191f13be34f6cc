"""OPDS 1.2: catalogues as Atom feeds; and the descriptions of their searches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lxml import etree

from foxreader.formats.html.markup import canonical
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.html.xmlsource import parse_package_xml
from foxreader.formats.tidy import one_line

_MOST = 2_000
"""Books and links of a page that are read; catalogues have 25 to 100 on one."""
_ACQUISITION = "http://opds-spec.org/acquisition"
_FACET = "http://opds-spec.org/facet"
_KINDS = {"buy": "buy", "borrow": "borrow", "subscribe": "subscribe", "sample": "sample",
          "preview": "sample"}  # fmt: skip
_COVERS = (
    "http://opds-spec.org/image/thumbnail", "http://opds-spec.org/thumbnail",
    "x-stanza-cover-image-thumbnail",
    "http://opds-spec.org/image", "http://opds-spec.org/cover", "x-stanza-cover-image",
)  # fmt: skip
_SEARCH = "application/opensearchdescription+xml"


def read_atom(data: bytes) -> dict[str, Any] | None:
    """The page of an Atom feed; None for what is none. A single entry is a page of one book."""
    root = parse_package_xml(data)
    if root is None or local(root) not in ("feed", "entry"):
        return None
    single = local(root) == "entry"
    entries = [root] if single else [e for e in root if local(e) == "entry"][:_MOST]
    books, ways = [], []
    for entry in entries:
        book = _book(entry)
        if book is not None:
            books.append(book)
        elif (way := _way(entry)) is not None:
            ways.append(way)
    links = [] if single else [e for e in root if local(e) == "link"][:_MOST]
    return {
        "title": _text(root, "title"),
        "publications": books,
        "navigation": ways,
        "choices": _choices(links),
        **_own(links),
    }


def read_description(data: bytes) -> dict[str, Any] | None:
    """The template of a search from its description; None for what is none."""
    root = parse_package_xml(data)
    if root is None or local(root) != "OpenSearchDescription":
        return None
    found = [e for e in root if local(e) == "Url" and "{searchTerms" in (e.get("template") or "")]
    found.sort(key=lambda e: "atom" not in (e.get("type") or "").lower())
    return {"search": found[0].get("template")} if found else None


def _own(links: list[etree._Element]) -> dict[str, str]:
    """The addresses of the page itself: the next one, the search."""
    found: dict[str, str] = {}
    names = {"next": "following", "previous": "preceding", "prev": "preceding", "start": "start"}
    for link in links:
        for rel in _rels(link):
            if rel in names:
                found.setdefault(names[rel], link.get("href") or "")
            if rel == "search":
                described = _type(link) == _SEARCH
                found.setdefault("description" if described else "search", link.get("href") or "")
    return found


def _choices(links: list[etree._Element]) -> list[dict[str, Any]]:
    groups: dict[str, list[dict[str, Any]]] = {}
    for link in links:
        if _FACET not in _rels(link):
            continue
        fields = {str(key).rpartition("}")[2]: str(value) for key, value in link.items()}
        groups.setdefault(one_line(fields.get("facetGroup", "")), []).append({
            "title": one_line(fields.get("title", "")),
            "href": fields.get("href", ""),
            "count": _count(fields.get("count")),
            "active": fields.get("activeFacet", "").lower() == "true",
        })  # fmt: skip
    return [{"title": title, "ways": ways} for title, ways in groups.items()]


def _book(entry: etree._Element) -> dict[str, Any] | None:
    """A book, which is an entry with files to be had."""
    links = [e for e in entry if local(e) == "link"]
    offers = [offer for link in links[:100] for offer in _offers(link)]
    if not offers:
        return None
    series = next((e for e in entry if local(e) == "Series"), None)
    return {
        "title": _text(entry, "title"),
        "authors": list(_authors(entry)),
        "summary": _summary(entry),
        "language": _text(entry, "language"),
        "series": one_line((series.get("name") or "") if series is not None else ""),
        "published": (_text(entry, "issued") or _text(entry, "published"))[:10],
        "tags": [one_line(e.get("label") or e.get("term") or "", 100)
                 for e in entry if local(e) == "category"][:50],
        "cover": _cover(links),
        "offers": offers,
    }  # fmt: skip


def _offers(link: etree._Element) -> Iterator[dict[str, str]]:
    for rel in _rels(link):
        if rel.startswith(_ACQUISITION):
            ending = rel.removeprefix(_ACQUISITION).strip("/")
            kind = _KINDS.get(ending, "open" if ending in ("", "open-access") else "buy")
            yield {"href": link.get("href") or "", "media_type": _type(link), "kind": kind}
            return


def _cover(links: list[etree._Element]) -> str:
    by = {rel: link.get("href") or "" for link in reversed(links) for rel in _rels(link)}
    return next((by[rel] for rel in _COVERS if by.get(rel)), "")


def _way(entry: etree._Element) -> dict[str, Any] | None:
    """A link to another page, which is an entry with nothing to be had."""
    links = [e for e in entry if local(e) == "link" and e.get("href")]
    links.sort(key=lambda e: "atom" not in _type(e))
    if not links or ("atom" not in _type(links[0]) and _type(links[0])):
        return None
    fields = {str(k).rpartition("}")[2]: str(v) for k, v in links[0].items()}
    title = _text(entry, "title")
    return {"title": title, "href": fields["href"], "count": _count(fields.get("count"))}


def _authors(entry: etree._Element) -> Iterator[str]:
    for author in [e for e in entry if local(e) in ("author", "creator")][:50]:
        name = _text(author, "name") or one_line(author.text or "", 200)
        if name:
            yield name


def _summary(entry: etree._Element) -> str:
    for name in ("summary", "content"):
        for element in entry:
            if local(element) != name:
                continue
            words = text_of(element)[:20_000]
            if "<" in words or "&" in words:
                words = canonical(words.encode("utf-8", "replace")).text
            if one_line(words):
                return one_line(words, 2_000)
    return ""


def _text(element: etree._Element, name: str) -> str:
    return next((one_line(text_of(e)) for e in element if local(e) == name), "")


def _rels(link: etree._Element) -> list[str]:
    return (link.get("rel") or "").split()


def _type(link: etree._Element) -> str:
    return (link.get("type") or "").partition(";")[0].strip().lower()


def _count(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 10 else -1
