"""A canonical document with the offsets of its elements: what links and notes are read from."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator

from lxml import etree

from foxreader.formats.html.spacing import BLOCKS
from foxreader.formats.html.xmlsource import OPS, SVG, XHTML, XLINK, parse_xml

_LINK = XHTML + "a"
_INK = re.compile(r"\S")
_MOST_LEVELS = 40
"""Levels of elements that are looked at round a link. Chosen: real books have ten."""
_DOCTYPE = b"<!DOCTYPE html>"
_PICTURES = frozenset({XHTML + "img", SVG + "svg"})
_MEDIA = frozenset({XHTML + "audio", XHTML + "video"})
BACK_KINDS = frozenset({"backlink", "doc-backlink", "referrer"})
"""What EPUB and ARIA call a link from a note to its mark."""


class Measured:
    """The tree of a file's markup; each element's start and end in code points of its text.

    ``elements`` are all in the body, in document order, the body first.
    """

    def __init__(self, markup: bytes) -> None:
        source = markup.removeprefix(_DOCTYPE).decode("utf-8", "replace")
        root = parse_xml(source)
        found = root.find(XHTML + "body") if root is not None else None
        self.root = root if root is not None else etree.Element(XHTML + "html")
        self.body = found if found is not None else etree.SubElement(self.root, XHTML + "body")
        self.starts: dict[etree._Element, int] = {}
        self.ends: dict[etree._Element, int] = {}
        pieces: list[str] = []
        at = 0
        for event, element in etree.iterwalk(self.body, events=("start", "end")):
            if event == "start":
                self.starts[element] = at
                words = element.text
            else:
                self.ends[element] = at
                words = element.tail if element is not self.body else None
            if words:
                pieces.append(words)
                at += len(words)
        self.text = "".join(pieces)
        self.elements = list(self.starts)
        self._links = [e for e in self.elements if e.tag == _LINK and e.get("href") is not None]
        self.ids: dict[str, etree._Element] = {}
        for element in self.elements:
            for key in ("id", "name") if element.tag == _LINK else ("id",):
                if name := element.get(key):
                    self.ids.setdefault(name, element)

    def words(self, element: etree._Element) -> str:
        """The text inside ``element``."""
        return self.text[self.starts[element] : self.ends[element]]

    def links(self) -> list[etree._Element]:
        """The ``<a href>`` of the body, in their order."""
        return self._links

    def links_between(self, start: int, end: int) -> list[etree._Element]:
        """The links that begin between two offsets."""
        first = bisect_left(self._links, start, key=self.starts.__getitem__)
        return self._links[first : bisect_left(self._links, end, key=self.starts.__getitem__)]

    def pictures(self) -> list[etree._Element]:
        """The pictures of the body, in their order: each ``<img>`` and outermost ``<svg>``."""
        found: list[etree._Element] = []
        inside = -1
        order = {element: number for number, element in enumerate(self.elements)}
        for element in self.elements:
            if element.tag in _PICTURES and order[element] > inside:
                found.append(element)
                if element.tag == SVG + "svg":
                    inside = order[element] + sum(1 for _ in element.iterdescendants("*"))
        return found

    def media(self) -> list[etree._Element]:
        """The ``<audio>`` and ``<video>`` of the body, in their order."""
        return [element for element in self.elements if element.tag in _MEDIA]

    def block(self, element: etree._Element) -> etree._Element:
        """The nearest block that holds ``element``, or is it; at last the body."""
        for one in upward(element, self.body):
            if one.tag in BLOCKS:
                return one
        return self.body

    def is_blank(self, start: int, end: int) -> bool:
        """Whether nothing but white space stands between two offsets."""
        return _INK.search(self.text, start, end) is None


def upward(element: etree._Element, body: etree._Element) -> Iterator[etree._Element]:
    """``element`` and what it is in, from the inside out, without the body; so many levels."""
    at: etree._Element | None = element
    for _ in range(_MOST_LEVELS):
        if at is None or at is body:
            return
        yield at
        at = at.getparent()


def kinds(element: etree._Element) -> frozenset[str]:
    """What an element says it is, in lower case: its ``epub:type`` and its role."""
    said = f"{element.get(OPS + 'type') or ''} {element.get('role') or ''}"
    return frozenset(said.lower().split())


def address(element: etree._Element) -> str:
    """The address an element links to or shows, or ""."""
    return element.get("href") or element.get(XLINK + "href") or element.get("src") or ""
