"""The styles of a Word document: which paragraphs are headings, and which are numbered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lxml import etree

from foxreader.formats.docx_xml import attribute, child, named, space_of, value
from foxreader.formats.html.xmlns import local

HEADING_STYLE = "fx-heading-"
"""The beginning of the paragraph style that headings are given; the rank follows, 1 to 6."""
_HEADING = re.compile(r"heading ?([1-6])", re.I)
_MOST_LEVELS = 20  # of styles based on styles; set by hand
_RANKS = 6


@dataclass(frozen=True, slots=True)
class Styles:
    """The paragraph styles of a document by their id."""

    own: Mapping[str, etree._Element]

    def chain(self, style: str) -> Iterator[etree._Element]:
        """The style of that id, then those it is based on."""
        for _ in range(_MOST_LEVELS):
            if (found := self.own.get(style)) is None:
                return
            yield found
            style = value(child(found, "basedOn"))


def read_styles(root: etree._Element | None) -> Styles:
    """The styles of ``word/styles.xml``; none without it."""
    there = root if root is not None else ()
    return Styles({attribute(e, "styleId"): e for e in there if local(e) == "style"})


def mark_headings(part: etree._Element, styles: Styles) -> None:
    """Give a style of ``HEADING_STYLE`` to each paragraph that is a heading by its outline level,
    its own or its style's, or by a style that is based on one of Word's headings."""
    for paragraph in named(part, "p"):
        properties = child(paragraph, "pPr")
        if properties is not None and (rank := _rank(properties, styles)):
            set_style(properties, f"{HEADING_STYLE}{rank}")


def set_style(properties: etree._Element, style: str) -> None:
    """Give the paragraph of ``properties`` a style."""
    found = child(properties, "pStyle")
    if found is None:
        found = etree.Element(space_of(properties) + "pStyle")
        properties.insert(0, found)
    found.set(space_of(properties) + "val", style)


def _rank(properties: etree._Element, styles: Styles) -> int:
    """The rank of a heading, 1 to 6; 0 for other paragraphs."""
    name = value(child(properties, "pStyle"))
    if (own := child(properties, "outlineLvl")) is not None:
        return _ranked(value(own))
    for style in styles.chain(name):
        if (level := child(child(style, "pPr"), "outlineLvl")) is not None:
            return _ranked(value(level))
        if match := _HEADING.fullmatch(value(child(style, "name"))):
            return int(match[1])
    match = _HEADING.fullmatch(name)
    return int(match[1]) if match else 0


def _ranked(level: str) -> int:
    return int(level) + 1 if level.isdecimal() and int(level) < _RANKS else 0
