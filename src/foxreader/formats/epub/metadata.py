"""What a package says of its book: title, authors, language and the like.

A title or name whose direction the package declares, and its letters alone would not give, stands
between the two characters that isolate a text of that direction, which do not show.
"""

from __future__ import annotations

import unicodedata

from lxml import etree

from foxreader.core.book import Metadata
from foxreader.formats.html.markup import canonical
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.tidy import one_line, real_name, real_title

_ISOLATES = {"ltr": "\u2066", "rtl": "\u2067"}
_END = "\u2069"
_DIRECTIONS = {"L": "ltr", "R": "rtl", "AL": "rtl"}  # of strong letters, by their Unicode class


def metadata_of(root: etree._Element) -> Metadata:
    """The metadata of the package ``root``, cleaned for display."""
    holder = next(root.iter("{*}metadata"), root)
    fields: dict[str, list[etree._Element]] = {}
    said: dict[str, dict[str, str]] = {"role": {}, "title-type": {}}
    for element in holder.iter():
        # OEB 1 writes its names with capitals.
        if (name := local(element).lower()) != "meta":
            fields.setdefault(name, []).append(element)
        elif (kind := element.get("property") or "") in said:
            said[kind].setdefault((element.get("refines") or "").lstrip("#"), _text(element))
    roles = said["role"]

    def first(name: str) -> str:
        return next((t for e in fields.get(name, []) if (t := one_line(_text(e)))), "")

    people = fields.get("creator", []) + fields.get("contributor", [])
    unique = root.get("unique-identifier")
    fields.get("identifier", []).sort(key=lambda e: e.get("id") != unique)
    return Metadata(
        title=_title(fields.get("title", []), said["title-type"]),
        authors=_authors(fields.get("creator", []), roles),
        language=first("language"),
        publisher=first("publisher"),
        published=_published(fields.get("date", [])),
        identifier=first("identifier"),
        description=_description(_first_text(fields.get("description", []))),
        editors=_in_role("edt", people, roles),
        translators=_in_role("trl", people, roles),
    )


def _title(titles: list[etree._Element], types: dict[str, str]) -> str:
    """The first title, as the standard has it, but for one that says it is a subtitle or the like.
    ``types`` are the kinds of titles by their ids."""

    def is_beside(element: etree._Element) -> bool:
        return types.get(element.get("id") or "", "main").strip().lower() != "main"

    named = (_directed(e, 300) for e in sorted(titles, key=is_beside))
    return next((title for title in named if real_title(title)), "")


def _text(element: etree._Element) -> str:
    return text_of(element).strip()


def _first_text(elements: list[etree._Element]) -> str:
    return next((t for e in elements if (t := _text(e))), "")


def _directed(element: etree._Element, limit: int) -> str:
    """The words of ``element`` on one line, in its direction where they need it."""
    words = real_title(_text(element), limit)
    around = (a.get("dir") for a in (element, *element.iterancestors()))
    declared = next((d for d in around if d), "").strip().lower()
    if not words or declared not in _ISOLATES or declared == _direction(words):
        return words
    return f"{_ISOLATES[declared]}{words}{_END}"


def _direction(words: str) -> str:
    """The direction of the first letter that has one."""
    kinds = (_DIRECTIONS.get(unicodedata.bidirectional(c), "") for c in words)
    return next(filter(None, kinds), "")


def _authors(creators: list[etree._Element], roles: dict[str, str]) -> tuple[str, ...]:
    """The creators in the order the package has them, which is the order of their importance.

    Editors and translators are none where the package says who is the author.
    """
    if any(_role(element, roles) == "aut" for element in creators):
        creators = [element for element in creators if _role(element, roles) not in ("edt", "trl")]
    named = dict.fromkeys(_directed(element, 200) for element in creators)
    return tuple(filter(real_name, named))[:50]


def _role(element: etree._Element, roles: dict[str, str]) -> str:
    """The role of a person, by its code at the Library of Congress. ``roles`` are those that the
    package states apart, by the id of whose they are."""
    own = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == "role")
    return (roles.get(element.get("id") or "") or next(own, "")).strip().lower()


def _in_role(role: str, people: list[etree._Element], roles: dict[str, str]) -> tuple[str, ...]:
    """Those of ``people`` who have a role."""
    found = (element for element in people if _role(element, roles) == role)
    return tuple(filter(None, dict.fromkeys(_directed(element, 200) for element in found)))[:50]


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
