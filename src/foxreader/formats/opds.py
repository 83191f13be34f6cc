"""What catalogues and services say of books, read in the confined process.

Pages of catalogues are OPDS 1.2 (Atom) or 2.0 (JSON); a service that is asked for one book
answers in JSON of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lxml import etree

from foxreader.core import plain_data
from foxreader.core.about import About, isbn_of, one_line, real_name, real_title
from foxreader.core.errors import NetError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.formats.html.markup import canonical
from foxreader.formats.html.xmlsource import local, parse_package_xml, text_of
from foxreader.language.tags import language_tag

# What a service says of books that were looked up, read in the confined process: the answers of
# Open Library and of Google Books.

_MOST_FOUND, _FEW = 40, 20
"""Books of an answer that are read, ten are asked for; and values of a field."""
_LONG = 20_000
_EDITION = "ISBN:"


def read_found(path: Path, data: bytes) -> tuple[About, ...]:
    """The books of an answer, which came from the host that ``path`` names; raises ``NetError`` for
    what is none."""
    try:
        value = read_json(data)
    except ValueError as error:
        raise NetError(Notice("no_lookup", host=path.name)) from error
    if not isinstance(value, dict):
        raise NetError(Notice("no_lookup", host=path.name))
    if isinstance(value.get("docs"), list):
        found = map(_work, _listed(value["docs"]))
    elif "totalItems" in value or isinstance(value.get("items"), list):
        found = map(_volume, _listed(value.get("items")))
    elif all(key.startswith(_EDITION) for key in value):
        found = map(_edition, value, _listed([*value.values()]))
    else:
        raise NetError(Notice("no_lookup", host=path.name))
    return tuple(one for one in found if one.title)[:_MOST_FOUND]


def _work(doc: dict[str, Any]) -> About:
    """A book that Open Library's search found: all of its editions together, so that what differs
    between them is left out."""
    year = doc.get("first_publish_year")
    return About(
        title=_title(doc.get("title")),
        authors=_names(doc.get("author_name")),
        tags=_texts(doc.get("subject")),
        language=language_tag(_only(doc.get("language"))),
        isbn=isbn_of(_only(doc.get("isbn"))),
        publisher=_only(doc.get("publisher")),
        published=str(year) if type(year) is int and 0 < year < 3000 else "",
    )


def _edition(key: str, found: dict[str, Any]) -> About:
    """An edition that Open Library has for an ISBN."""
    numbers = found.get("identifiers")
    others = numbers if isinstance(numbers, dict) else {}
    return About(
        title=_title(found.get("title")),
        authors=_names(_named(found.get("authors"))),
        tags=_texts(_named(found.get("subjects"))),
        isbn=isbn_of(key.removeprefix(_EDITION)),
        identifiers=tuple(_identifiers(others)),
        publisher=next(iter(_texts(_named(found.get("publishers")))), ""),
        published=_said(found.get("publish_date"), 40),
        description=_plain(found.get("notes")),
    )


def _volume(item: dict[str, Any]) -> About:
    """A volume of Google Books."""
    given = item.get("volumeInfo")
    found = given if isinstance(given, dict) else {}
    numbers = [
        isbn for one in _listed(found.get("industryIdentifiers"))
        if (isbn := isbn_of(_said(one.get("identifier"), 40)))
    ]  # fmt: skip
    return About(
        title=_title(found.get("title")),
        authors=_names(found.get("authors")),
        tags=_texts(found.get("categories")),
        language=language_tag(_said(found.get("language"), 40)),
        isbn=next(iter(numbers), ""),
        publisher=_said(found.get("publisher"), 300),
        published=_said(found.get("publishedDate"), 40),
        description=_plain(found.get("description")),
    )


def _identifiers(found: dict[str, Any]) -> Iterator[str]:
    """Identifiers besides ISBNs, as "scheme:value"."""
    for scheme, values in list(found.items())[:_FEW]:
        if not scheme.startswith("isbn") and scheme.isascii() and scheme.isalpha():
            yield from (f"{scheme}:{value}" for value in _texts(values)[:1])


def _listed(value: object) -> Iterator[dict[str, Any]]:
    listed = value[:_MOST_FOUND] if isinstance(value, list) else []
    yield from (one for one in listed if isinstance(one, dict))


def _named(value: object) -> list[object]:
    return [one.get("name") for one in _listed(value)]


def _said(value: object, limit: int) -> str:
    return one_line(value[:_LONG], limit) if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    listed = value[:_FEW] if isinstance(value, list) else []
    return tuple(dict.fromkeys(filter(None, (_said(one, 100) for one in listed))))


def _only(value: object) -> str:
    """The one value of a list that has no other; "" where editions differ."""
    found = _texts(value)
    return found[0] if len(found) == 1 else ""


def _title(value: object) -> str:
    return real_title(value[:_LONG]) if isinstance(value, str) else ""


def _names(value: object) -> tuple[str, ...]:
    return tuple(filter(None, map(real_name, _texts(value))))


def _plain(value: object) -> str:
    """A description without markup."""
    if not isinstance(value, str):
        return ""
    text = value[:_LONG]
    if "<" in text or "&" in text:
        text = canonical(text.encode("utf-8", "replace")).text
    lines = (one_line(line, 2_000) for line in text.splitlines())
    return "\n".join(filter(None, lines))[:5_000]


# OPDS 1.2: Atom feeds, and the descriptions of their searches

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


def _read_atom(data: bytes) -> dict[str, Any] | None:
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


def _read_description(data: bytes) -> dict[str, Any] | None:
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
        "series": one_line(series.get("name", "") if series is not None else ""),
        "published": (_text(entry, "issued") or _text(entry, "published"))[:10],
        "tags": [one_line(e.get("label", "") or e.get("term", ""), 100)
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


# OPDS 2.0: JSON

_NAMES = ("next", "previous", "prev", "start")


def _read_json(data: bytes) -> dict[str, Any] | None:
    """The page of a JSON feed, or of a single publication; None for what is none."""
    try:
        value = plain_data.read_json(data)
    except ValueError:
        return None
    if not isinstance(value, dict) or not isinstance(value.get("metadata"), dict):
        return None
    if "images" in value and "publications" not in value:
        value = {"metadata": value["metadata"], "publications": [value]}
    groups = [value, *_dicts(value.get("groups"))]
    books = [_publication(one) for group in groups for one in _dicts(group.get("publications"))]
    return {
        "title": _own_title(value),
        "publications": books[:_MOST],
        "navigation": list(_ways(groups))[:_MOST],
        "choices": list(map(_facet, _dicts(value.get("facets")))),
        **_pages_beside(value),
    }


def _own_title(value: dict[str, Any]) -> str:
    return _words(_dict(value.get("metadata")).get("title"))


def _ways(groups: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The links to other pages: of the page, which is the first of ``groups``, and to its groups
    as pages of their own."""
    for group in groups:
        yield from map(_link, _dicts(group.get("navigation")))
    for group in groups[1:]:
        for link in _dicts(group.get("links")):
            if "self" in _relations(link):
                yield {**_link(link), "title": _own_title(group)}


def _facet(value: dict[str, Any]) -> dict[str, Any]:
    """A choice among the ways to show the page."""
    return {
        "title": _own_title(value),
        "ways": [_link(link) for link in _dicts(value.get("links"))],
    }


def _pages_beside(value: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    names = dict(zip(_NAMES, ("following", "preceding", "preceding", "start"), strict=True))
    for link in _dicts(value.get("links")):
        for rel in _relations(link):
            if rel in names:
                found.setdefault(names[rel], str(link.get("href", "")))
            if rel == "search":
                found.setdefault("search", str(link.get("href", "")))
    return found


def _publication(value: dict[str, Any]) -> dict[str, Any]:
    about = _dict(value.get("metadata"))
    series = _first(_dict(about.get("belongsTo")).get("series"))
    images = sorted(_dicts(value.get("images")), key=_width)
    return {
        "title": _words(about.get("title")),
        "authors": [name for one in _list(about.get("author")) if (name := _words(one))],
        "summary": _description(about.get("description")),
        "language": _words(_first(about.get("language"))),
        "series": _words(series),
        "published": _words(about.get("published"))[:10],
        "tags": [tag for one in _list(about.get("subject")) if (tag := _words(one))][:50],
        "cover": str(images[0].get("href", "")) if images else "",
        "offers": [o for link in _dicts(value.get("links")) if (o := _offer(link)) is not None],
    }


def _width(image: dict[str, Any]) -> float:
    """The order of a book's pictures: the smallest that fills a cover of the shelf first."""
    width = image.get("width")
    if not isinstance(width, int | float) or isinstance(width, bool):
        return 10_000
    return width if width >= 200 else 20_000 - width


def _offer(link: dict[str, Any]) -> dict[str, str] | None:
    for rel in _relations(link):
        if rel.startswith(_ACQUISITION) or rel in _KINDS:
            ending = rel.removeprefix(_ACQUISITION).strip("/")
            kind = _KINDS.get(ending, "open" if ending in ("", "open-access") else "buy")
            media_type = str(link.get("type", "")).partition(";")[0].strip().lower()
            return {"href": str(link.get("href", "")), "media_type": media_type, "kind": kind}
    return None


def _link(link: dict[str, Any]) -> dict[str, Any]:
    properties = _dict(link.get("properties"))
    count = properties.get("numberOfItems")
    return {
        "title": _words(link.get("title")),
        "href": str(link.get("href", "")),
        "count": count if type(count) is int and 0 <= count < 10**9 else -1,
        "active": "self" in _relations(link),
    }


def _words(value: Any) -> str:
    """A text, the name of an object, or of several languages the first."""
    value = _first(value)
    if isinstance(value, dict):
        value = value.get("name", next(iter(value.values()), ""))
        return _words(value) if isinstance(value, dict) else one_line(str(value or ""), 300)
    return one_line(value, 300) if isinstance(value, str) else ""


def _description(value: Any) -> str:
    words = str(value)[:20_000] if isinstance(value, str) else ""
    if "<" in words or "&" in words:
        words = canonical(words.encode("utf-8", "replace")).text
    return one_line(words, 2_000)


def _relations(link: dict[str, Any]) -> list[str]:
    return [rel for rel in _list(link.get("rel")) if isinstance(rel, str)]


def _first(value: Any) -> Any:
    return next(iter(_list(value)), None)


def _list(value: Any) -> list[Any]:
    return value[:_MOST] if isinstance(value, list) else [] if value is None else [value]


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    yield from (one for one in _list(value) if isinstance(one, dict))


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


# Either of them


def read_feed(data: bytes, host: str) -> dict[str, Any]:
    """The page as JSON data, addresses as they stand; raises ``NetError`` for what is none.

    Of a description of a search it is the template alone.
    """
    start = data[:200].lstrip(b"\xef\xbb\xbf \t\r\n")
    found = _read_json(data) if start[:1] == b"{" else _read_atom(data) or _read_description(data)
    if found is None:
        raise NetError(Notice("no_feed", host=host))
    return {"is": "feed", **found}
