"""Makes a page of a catalogue of what the confined process read, its addresses made whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from foxreader.core.feed import Choice, Feed, Kind, Offer, Publication, Way
from foxreader.net.address import joined

_LONG = 2_000
_SEARCHABLE = "{"


def feed_of(values: dict[str, Any], url: str) -> Feed:
    """The page that ``values`` are, which came from ``url``. What is not of its type is left out:
    the process that sent it is not trusted."""

    def whole(value: object) -> str:
        return joined(url, value) if isinstance(value, str) else ""

    return Feed(
        url=url,
        title=_text(values.get("title")),
        navigation=tuple(_ways(values.get("navigation"), whole)),
        publications=tuple(_publication(one, whole) for one in _dicts(values, "publications")),
        choices=tuple(
            Choice(_text(one.get("title")), tuple(_ways(one.get("ways"), whole)))
            for one in _dicts(values, "choices")
        ),
        search=_template(values.get("search"), whole),
        description=whole(values.get("description")),
        following=whole(values.get("following")),
        preceding=whole(values.get("preceding")),
        start=whole(values.get("start")),
    )


def _template(value: object, whole: Callable[[object], str]) -> str:
    """A template with its address made whole; its braces stay as they are."""
    if not isinstance(value, str) or _SEARCHABLE not in value:
        return ""
    base, brace, rest = value.partition(_SEARCHABLE)
    address = whole(base or "?")
    return f"{address if base else address.rstrip('?')}{brace}{rest[:_LONG]}" if address else ""


def _publication(value: dict[str, Any], whole: Callable[[object], str]) -> Publication:
    return Publication(
        title=_text(value.get("title")),
        authors=_texts(value.get("authors")),
        summary=_text(value.get("summary")),
        language=_text(value.get("language")),
        series=_text(value.get("series")),
        published=_text(value.get("published")),
        tags=_texts(value.get("tags")),
        cover=whole(value.get("cover")),
        offers=tuple(
            Offer(href, _text(one.get("media_type")), one["kind"])
            for one in _dicts(value, "offers")
            if (href := whole(one.get("href"))) and one.get("kind") in get_args(Kind)
        ),
    )


def _ways(value: object, whole: Callable[[object], str]) -> Iterator[Way]:
    for one in _dicts({"": value}, ""):
        href, count = whole(one.get("href")), one.get("count")
        if href:
            known = count if type(count) is int else -1
            yield Way(_text(one.get("title")) or href, href, known, one.get("active") is True)


def _dicts(values: dict[str, Any], name: str) -> Iterator[dict[str, Any]]:
    listed = values.get(name)
    yield from (one for one in listed if isinstance(one, dict)) if isinstance(listed, list) else ()


def _text(value: object) -> str:
    return value[:_LONG] if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    listed = value if isinstance(value, list) else []
    return tuple(one for one in map(_text, listed) if one)
