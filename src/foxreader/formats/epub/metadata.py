"""What a package says of its book: title, authors, language, series, tags and the like.

A title or name whose direction the package declares, and its letters alone would not give, stands
between the two characters that isolate a text of that direction, which do not show.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator, Mapping

from lxml import etree

from foxreader.core.about import (
    About,
    isbn_of,
    one_line,
    real_name,
    real_title,
    series_number,
    stars,
)
from foxreader.core.book import Metadata
from foxreader.formats.html.xmlsource import local, text_of

_ISOLATES = {"ltr": "\u2066", "rtl": "\u2067"}
_END = "\u2069"
_LONGEST_RANK = 9  # figures of a rank among titles or people
_DIRECTIONS = {"L": "ltr", "R": "rtl", "AL": "rtl"}  # of strong letters, by their Unicode class


def metadata_of(root: etree._Element) -> Metadata:
    """The metadata of the package ``root``, cleaned for display."""
    holder = next(root.iter("{*}metadata"), root)
    fields: dict[str, list[etree._Element]] = {}
    said: dict[str, dict[str, str]] = {"role": {}, "title-type": {}, "display-seq": {}}
    for element in holder.iter():
        # OEB 1 writes its names with capitals.
        if (name := local(element).lower()) != "meta":
            fields.setdefault(name, []).append(element)
        elif (kind := element.get("property") or "") in said:
            said[kind].setdefault((element.get("refines") or "").lstrip("#"), _text(element))
    roles = said["role"]

    def first(name: str) -> str:
        return next((t for e in fields.get(name, []) if (t := one_line(_text(e)))), "")

    for name in ("title", "creator", "contributor"):
        fields.get(name, []).sort(key=lambda e: _rank_shown(e, said["display-seq"]))
    people = fields.get("creator", []) + fields.get("contributor", [])
    unique = root.get("unique-identifier")
    fields.get("identifier", []).sort(key=lambda e: e.get("id") != unique)
    return Metadata(
        title=_title(fields.get("title", []), said["title-type"]),
        authors=_authors(fields.get("creator", []), roles) or _in_role("aut", people, roles),
        language=first("language"),
        publisher=first("publisher"),
        published=_published(fields.get("date", [])),
        identifier=first("identifier"),
        description=plain_description(_first_text(fields.get("description", []))),
        editors=_in_role("edt", people, roles),
        translators=_in_role("trl", people, roles),
    )


def _rank_shown(element: etree._Element, ranks: dict[str, str]) -> float:
    """Where the package wants ``element`` shown among those of its kind; last where it says
    nothing."""
    number = ranks.get(element.get("id") or "", "").strip()
    return int(number) if number.isdecimal() and len(number) < _LONGEST_RANK else math.inf


def _title(titles: list[etree._Element], types: dict[str, str]) -> str:
    """The title that comes first, but for one that says it is a subtitle or the like; ``types``
    are the kinds of titles by their ids."""

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


_MAKERS = frozenset(
    [
        "edt",
        "trl",
        "ill",
        "aui",
        "aft",
        "ann",
        "bkd",
        "bkp",
        "bjd",
        "cov",
        "dsr",
        "nrt",
        "pbl",
        "pfr",
        "pht",
        "prt",
        "red",
        "spn",
    ]
)


def _authors(creators: list[etree._Element], roles: dict[str, str]) -> tuple[str, ...]:
    """The creators in the order the package has them, which is the order of their importance.

    Editors, translators, illustrators and others who made the book of what was written are none
    where the package says who is the author.
    """
    if any(_role(element, roles) == "aut" for element in creators):
        creators = [element for element in creators if _role(element, roles) not in _MAKERS]
    named = dict.fromkeys(
        name for element in creators for name in _each_name(_directed(element, 200))
    )
    return tuple(filter(real_name, named))[:50]


def _each_name(names: str) -> list[str]:
    """The people whom one element names: several where each has a name of two words."""
    found = _SEVERAL.split(names)
    return found if all(" " in name for name in found) else [names]


_ROLES = {"author": "aut", "editor": "edt", "translator": "trl", "illustrator": "ill"}
"""What some packages write for the codes of the Library of Congress."""
_SEVERAL = re.compile(r"\s*;\s*|(?<=\w)\s+&\s+(?=\w)")
"""Between the names of several people in one element."""


def _role(element: etree._Element, roles: dict[str, str]) -> str:
    """The role of a person, by its code at the Library of Congress. ``roles`` are those that the
    package states apart, by the id of whose they are."""
    own = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == "role")
    said = (roles.get(element.get("id") or "") or next(own, "")).strip().lower()
    code = said.rpartition("/")[2]
    return _ROLES.get(code, code)


def _in_role(role: str, people: list[etree._Element], roles: dict[str, str]) -> tuple[str, ...]:
    """Those of ``people`` who have a role."""
    found = (element for element in people if _role(element, roles) == role)
    return tuple(filter(None, dict.fromkeys(_directed(element, 200) for element in found)))[:50]


def _published(dates: list[etree._Element]) -> str:
    def rank(element: etree._Element) -> int:
        event = next((str(v) for k, v in element.items() if str(k).endswith("event")), "")
        return {"publication": 0, "original-publication": 1, "": 2}.get(event.lower(), 3)

    return next((t for e in sorted(dates, key=rank) if (t := one_line(_text(e), 40))), "")


def plain_description(raw: str) -> str:
    """A description as plain text; many carry markup."""
    raw = raw[:20_000]
    if "<" in raw or "&" in raw:
        from foxreader.formats.html.markup import canonical  # noqa: PLC0415 -- it loads the parsers

        raw = canonical(raw.encode("utf-8", "replace")).text
    lines = (one_line(line, 2_000) for line in raw.splitlines())
    return "\n".join(line for line in lines if line)[:5_000]


# What shelves sort by: series, tags, ISBN, sort title

_SPLIT = re.compile(r"\s*;\s*")
_MOST = 5_000
"""Elements of the metadata that are looked at; books have under a hundred."""


def about_of(root: etree._Element) -> About:
    """What the package ``root`` says; the title is "" where it says none."""
    said = metadata_of(root)
    holder = next(root.iter("{*}metadata"), root)
    elements = [element for _, element in zip(range(_MOST), holder.iter(), strict=False)]
    refined = _refined(elements)
    series, index = _series(elements, refined)
    return About(
        title=said.title,
        authors=said.authors,
        sort_title=_sort_title(elements, refined),
        series=series,
        series_index=index,
        tags=tuple(dict.fromkeys(_tags(elements)))[:100],
        language=said.language,
        isbn=_isbn(elements),
        identifier=said.identifier,
        publisher=said.publisher,
        published=said.published,
        description=said.description,
        identifiers=tuple(dict.fromkeys(filter(None, map(identifier_of, elements))))[:20],
        rating=_rating(elements),
    )


_SCHEME = re.compile(r"(?:urn:)?([a-z][a-z0-9_-]{1,15}):(?!//)(\S.{0,100})", re.I)
_OURS = frozenset({"isbn", "uuid", "urn", "calibre", "http", "https", "foxreader"})


def identifier_of(element: etree._Element) -> str:
    """An identifier of the book as "scheme:value", such as a DOI; "" for an ISBN, for one that a
    program made up, and for what is none."""
    if local(element).lower() != "identifier" or isbn_of(text := _text(element)):
        return ""
    stated = next((str(v) for k, v in element.items() if str(k).endswith("scheme")), "")
    found = _SCHEME.fullmatch(one_line(text, 120))
    if found is None and stated.strip():
        found = _SCHEME.fullmatch(one_line(f"{stated.strip()}:{text}", 120))
    if found is None or found[1].lower() in _OURS:
        return ""
    return f"{found[1].lower()}:{found[2]}"


def _rating(elements: list[etree._Element]) -> float | None:
    """The stars that calibre wrote, from 0 to 10 halves."""
    fields = dict(reversed([pair for element in elements for pair in _named(element)]))
    halves = series_number(fields.get("calibre:rating"))
    return None if halves is None else stars(halves / 2)


def _refined(elements: list[etree._Element]) -> dict[str, dict[str, str]]:
    """What each element is said to be by others, by its id: the ``refines`` of EPUB 3."""
    found: dict[str, dict[str, str]] = {}
    for element in elements:
        of = (element.get("refines") or "").strip().lstrip("#")
        if of and local(element) == "meta":
            name = (element.get("property") or "").strip().lower()
            found.setdefault(of, {}).setdefault(name, one_line(text_of(element)))
    return found


def _series(
    elements: list[etree._Element], refined: Mapping[str, Mapping[str, str]]
) -> tuple[str, float | None]:
    """The series and the book's number in it: EPUB 3's collection, else calibre's."""
    named = [
        (one_line(text_of(element)), refined.get(element.get("id") or "", {}))
        for element in elements
        if local(element) == "meta" and element.get("property") == "belongs-to-collection"
    ]
    kinds = ("series", "")  # one without a kind counts; a set is sold together, and is no series
    for kind in kinds:
        for name, about in named:
            if name and about.get("collection-type", "").lower() == kind:
                return name, series_number(about.get("group-position"))
    fields = dict(reversed([pair for element in elements for pair in _named(element)]))
    return fields.get("calibre:series", ""), series_number(fields.get("calibre:series_index"))


def _named(element: etree._Element) -> Iterator[tuple[str, str]]:
    """The name and content of a ``meta`` as EPUB 2 has it."""
    if local(element) == "meta" and element.get("name"):
        yield (element.get("name") or "").strip().lower(), one_line(element.get("content") or "")


def _sort_title(elements: list[etree._Element], refined: Mapping[str, Mapping[str, str]]) -> str:
    titles = [element for element in elements if local(element).lower() == "title"]
    ranks = {id_: said.get("display-seq", "") for id_, said in refined.items()}
    titles.sort(
        key=lambda e: (
            refined.get(e.get("id") or "", {}).get("title-type", "main") != "main",
            _rank_shown(e, ranks),
        )
    )
    for title in titles[:1]:
        own = (value for key, value in title.items() if str(key).endswith("file-as"))
        found = refined.get(title.get("id") or "", {}).get("file-as") or next(own, "")
        if one_line(str(found)):
            return one_line(str(found))
    fields = dict(reversed([pair for element in elements for pair in _named(element)]))
    return fields.get("calibre:title_sort", "")


def _tags(elements: list[etree._Element]) -> Iterator[str]:
    for element in elements:
        if local(element).lower() == "subject":
            yield from filter(None, (one_line(t, 100) for t in _SPLIT.split(text_of(element))))


def _isbn(elements: list[etree._Element]) -> str:
    """The first ISBN among the identifiers, those that say they are one first."""
    found = [element for element in elements if local(element).lower() in ("identifier", "source")]
    found.sort(key=lambda e: "isbn" not in " ".join([*map(str, e.values()), text_of(e)]).lower())
    return next(filter(None, (isbn_of(text_of(element).strip()) for element in found)), "")
