"""OPDS 2.0: catalogues as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foxreader.core import outer_json
from foxreader.formats.html.markup import canonical
from foxreader.formats.tidy import one_line

_MOST = 2_000
"""Books and links of a page that are read; catalogues have 25 to 100 on one."""
_ACQUISITION = "http://opds-spec.org/acquisition"
_KINDS = {"buy": "buy", "borrow": "borrow", "subscribe": "subscribe", "sample": "sample",
          "preview": "sample"}  # fmt: skip
_NAMES = ("next", "previous", "prev", "start")


def read_json(data: bytes) -> dict[str, Any] | None:
    """The page of a JSON feed, or of a single publication; None for what is none."""
    try:
        value = outer_json.read_json(data)
    except ValueError:
        return None
    if not isinstance(value, dict) or not isinstance(value.get("metadata"), dict):
        return None
    if "images" in value and "publications" not in value:
        value = {"metadata": value["metadata"], "publications": [value]}
    groups = [value, *_dicts(value.get("groups"))]
    books = [_book(one) for group in groups for one in _dicts(group.get("publications"))]
    ways = [_way(one) for group in groups for one in _dicts(group.get("navigation"))]
    ways += [
        {**_way(link), "title": _text(_dict(group.get("metadata")).get("title"))}
        for group in groups[1:] for link in _dicts(group.get("links"))
        if "self" in _rels(link)
    ]  # fmt: skip
    return {
        "title": _text(_dict(value.get("metadata")).get("title")),
        "publications": books[:_MOST],
        "navigation": ways[:_MOST],
        "choices": [
            {"title": _text(_dict(facet.get("metadata")).get("title")),
             "ways": [_way(link) for link in _dicts(facet.get("links"))]}
            for facet in _dicts(value.get("facets"))
        ],
        **_own(value),
    }  # fmt: skip


def _own(value: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    names = dict(zip(_NAMES, ("following", "preceding", "preceding", "start"), strict=True))
    for link in _dicts(value.get("links")):
        for rel in _rels(link):
            if rel in names:
                found.setdefault(names[rel], str(link.get("href", "")))
            if rel == "search":
                found.setdefault("search", str(link.get("href", "")))
    return found


def _book(value: dict[str, Any]) -> dict[str, Any]:
    about = _dict(value.get("metadata"))
    series = _first(_dict(about.get("belongsTo")).get("series"))
    images = sorted(_dicts(value.get("images")), key=_width)
    return {
        "title": _text(about.get("title")),
        "authors": [name for one in _list(about.get("author")) if (name := _text(one))],
        "summary": _summary(about.get("description")),
        "language": _text(_first(about.get("language"))),
        "series": _text(series),
        "published": _text(about.get("published"))[:10],
        "tags": [tag for one in _list(about.get("subject")) if (tag := _text(one))][:50],
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
    for rel in _rels(link):
        if rel.startswith(_ACQUISITION) or rel in _KINDS:
            ending = rel.removeprefix(_ACQUISITION).strip("/")
            kind = _KINDS.get(ending, "open" if ending in ("", "open-access") else "buy")
            media_type = str(link.get("type", "")).partition(";")[0].strip().lower()
            return {"href": str(link.get("href", "")), "media_type": media_type, "kind": kind}
    return None


def _way(link: dict[str, Any]) -> dict[str, Any]:
    properties = _dict(link.get("properties"))
    count = properties.get("numberOfItems")
    return {
        "title": _text(link.get("title")),
        "href": str(link.get("href", "")),
        "count": count if type(count) is int and 0 <= count < 10**9 else -1,
        "active": "self" in _rels(link),
    }


def _text(value: Any) -> str:
    """A text, the name of an object, or of several languages the first."""
    value = _first(value)
    if isinstance(value, dict):
        value = value.get("name", next(iter(value.values()), ""))
        return _text(value) if isinstance(value, dict) else one_line(str(value or ""), 300)
    return one_line(value, 300) if isinstance(value, str) else ""


def _summary(value: Any) -> str:
    words = str(value)[:20_000] if isinstance(value, str) else ""
    if "<" in words or "&" in words:
        words = canonical(words.encode("utf-8", "replace")).text
    return one_line(words, 2_000)


def _rels(link: dict[str, Any]) -> list[str]:
    return [rel for rel in _list(link.get("rel")) if isinstance(rel, str)]


def _first(value: Any) -> Any:
    return next(iter(_list(value)), None)


def _list(value: Any) -> list[Any]:
    return value[:_MOST] if isinstance(value, list) else [] if value is None else [value]


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    yield from (one for one in _list(value) if isinstance(one, dict))


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
