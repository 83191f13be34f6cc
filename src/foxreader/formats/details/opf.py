"""What an EPUB's package says of the book as one of a library: series, tags, ISBN, sort title."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lxml import etree

from foxreader.core.about import About, series_number
from foxreader.core.isbn import isbn_of
from foxreader.formats.epub.metadata import metadata_of
from foxreader.formats.html.xmlns import local, text_of
from foxreader.formats.tidy import one_line

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
    )


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
    titles.sort(
        key=lambda e: refined.get(e.get("id") or "", {}).get("title-type", "main") != "main"
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
