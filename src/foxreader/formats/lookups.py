"""What a service says of books that were looked up, read in the confined process: the answers of
Open Library and of Google Books."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from foxreader.core.about import About, isbn_of, one_line, real_name, real_title
from foxreader.core.errors import NetError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.formats.html.markup import canonical
from foxreader.language.tags import language_tag

_MOST, _FEW = 40, 20
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
        found = map(_work, _dicts(value["docs"]))
    elif "totalItems" in value or isinstance(value.get("items"), list):
        found = map(_volume, _dicts(value.get("items")))
    elif all(key.startswith(_EDITION) for key in value):
        found = map(_edition, value, _dicts([*value.values()]))
    else:
        raise NetError(Notice("no_lookup", host=path.name))
    return tuple(one for one in found if one.title)[:_MOST]


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
        published=_text(found.get("publish_date"), 40),
        description=_plain(found.get("notes")),
    )


def _volume(item: dict[str, Any]) -> About:
    """A volume of Google Books."""
    given = item.get("volumeInfo")
    found = given if isinstance(given, dict) else {}
    numbers = [
        isbn for one in _dicts(found.get("industryIdentifiers"))
        if (isbn := isbn_of(_text(one.get("identifier"), 40)))
    ]  # fmt: skip
    return About(
        title=_title(found.get("title")),
        authors=_names(found.get("authors")),
        tags=_texts(found.get("categories")),
        language=language_tag(_text(found.get("language"), 40)),
        isbn=next(iter(numbers), ""),
        publisher=_text(found.get("publisher"), 300),
        published=_text(found.get("publishedDate"), 40),
        description=_plain(found.get("description")),
    )


def _identifiers(found: dict[str, Any]) -> Iterator[str]:
    """Identifiers besides ISBNs, as "scheme:value"."""
    for scheme, values in list(found.items())[:_FEW]:
        if not scheme.startswith("isbn") and scheme.isascii() and scheme.isalpha():
            yield from (f"{scheme}:{value}" for value in _texts(values)[:1])


def _dicts(value: object) -> Iterator[dict[str, Any]]:
    listed = value[:_MOST] if isinstance(value, list) else []
    yield from (one for one in listed if isinstance(one, dict))


def _named(value: object) -> list[object]:
    return [one.get("name") for one in _dicts(value)]


def _text(value: object, limit: int) -> str:
    return one_line(value[:_LONG], limit) if isinstance(value, str) else ""


def _texts(value: object) -> tuple[str, ...]:
    listed = value[:_FEW] if isinstance(value, list) else []
    return tuple(dict.fromkeys(filter(None, (_text(one, 100) for one in listed))))


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
