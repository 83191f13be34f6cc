"""The text of a document: how its white space counts, and where its elements are in it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from lxml import etree

from foxreader.formats.html.clean import MarkupCensus
from foxreader.formats.html.xmlsource import (
    MATHML,
    OPS,
    SVG,
    XHTML,
    XLINK,
    XML,
    names,
    parse_xml,
    remove,
    text_of,
)

# White space: collapsed where it does not show, added where words would touch
#
# All changes are made in the tree that is served, so the text of the tree stays the text
# of the view. Separators are real line ends at block boundaries, where they do not render.

BLOCKS = names(
    "address article aside blockquote body caption center dd details dialog dir div dl dt"
    " fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li"
    " main menu nav ol optgroup option p pre search section select summary table tbody td"
    " textarea tfoot th thead tr ul",
    XHTML,
)
_PREFORMATTED = names("pre textarea listing xmp", XHTML)
_BREAK = XHTML + "br"
_ENDING = BLOCKS | {_BREAK}
_RUBY = names("rt rp", XHTML)
_WHITE = " \t\r\n"
_SPACES = re.compile("[ \t\r\n]+")
_MATH_WORDS = names("mi mn mo mtext ms", MATHML)
_SVG_WORDS = names("text tspan textPath title desc a", SVG)
# How many levels of elements are kept; the browser's own parser stops at 512. A document nests that
# deep only if one of every 100 elements is already nearly as deep, which saves the look at each.
_MAX_DEPTH = 400
_STEP = 100
_UNSEEN = "display:none!important"


@dataclass(frozen=True, slots=True)
class Spaced:
    """The text of a body once it is spaced, and where in it each element starts."""

    text: str
    starts: dict[etree._Element, int]


def space(body: etree._Element, preserved: Set[etree._Element], census: MarkupCensus) -> Spaced:
    """Collapse and separate in place. ``preserved`` elements show their white space as it is."""
    if census.tags & _RUBY:
        _lift_ruby(body)
    _cap_depth(body)
    kept = _kept(body, preserved, census)
    for element in list(body.iter(_BREAK)) if kept else ():
        if element.getparent() in kept:
            element.tail = "\n" + (element.tail or "")
            remove(element)
    return _Walk(body, kept).spaced()


def _lift_ruby(body: etree._Element) -> None:
    """Move ruby readings from the text to an attribute, which the view shows above the words."""
    for element in list(body.iter(XHTML + "rt", XHTML + "rp")):
        if element.tag == XHTML + "rp":
            remove(element)
            continue
        element.set("data-fx-rt", _SPACES.sub(" ", text_of(element)).strip())
        for child in list(element):
            element.remove(child)
        element.text = None


def _cap_depth(body: etree._Element) -> None:
    """Flatten elements that nest too deep to lay out; their text is kept."""
    if not _may_be_deep(body):
        return
    depth, deep = 0, []
    for event, element in etree.iterwalk(body, events=("start", "end")):
        depth += 1 if event == "start" else -1
        if event == "start" and depth == _MAX_DEPTH:
            deep.append(element)
    for element in deep:
        text = text_of(element)
        for child in list(element):
            element.remove(child)
        element.text = text


def _may_be_deep(body: etree._Element) -> bool:
    """Whether an element may nest too deep: none is deeper than the one before it by two."""
    return any(
        sum(1 for _ in element.iterancestors()) >= _MAX_DEPTH - _STEP
        for element in list(body.iter())[::_STEP]
    )


def _kept(
    body: etree._Element, preserved: Set[etree._Element], census: MarkupCensus
) -> set[etree._Element]:
    """Every element inside which white space shows."""
    roots = set(preserved)
    if census.tags & _PREFORMATTED:
        roots.update(body.iter(*_PREFORMATTED))
    if XML + "space" in census.attributes:
        roots.update(e for e in body.iter() if e.get(XML + "space") == "preserve")
    return {e for root in roots for e in root.iter() if isinstance(e.tag, str)}


class _Walk:
    """One walk through a body: collapses white space, separates blocks, collects the text."""

    __slots__ = ("body", "kept", "parts", "starts")

    def __init__(self, body: etree._Element, kept: set[etree._Element]) -> None:
        self.body = body
        self.kept = kept
        # As if a line had ended before the body: a block at its beginning needs no line end.
        self.parts = ["\n"]
        self.starts: list[int] = []

    def spaced(self) -> Spaced:
        """Walk; gives the text and where in it the elements start."""
        elements, around = list(self.body.iter()), [self.body]
        self._enter(self.body, None)
        for element in elements[1:]:
            parent = element.getparent()
            while around[-1] is not parent:
                self._leave(around.pop(), around[-1])
            self._enter(element, parent)
            around.append(element)
        while len(around) > 1:
            self._leave(around.pop(), around[-1])
        # Counted at the end and all at once: a sum for each text would take as long as the walk.
        offsets = list(accumulate(map(len, self.parts), initial=-1))
        starts = map(offsets.__getitem__, self.starts)
        return Spaced("".join(self.parts)[1:], dict(zip(elements, starts, strict=True)))

    def _enter(self, element: etree._Element, parent: etree._Element | None) -> None:
        """Add the text before the children of ``element``, which is inside ``parent``."""
        block, parts = element.tag in BLOCKS, self.parts
        if block and parent is not None and not parts[-1][-1].isspace():
            _insert_before(element, parent in self.kept)
            parts.append("\n")
        self.starts.append(len(parts))
        text = element.text
        if text and element not in self.kept:
            short = _collapsed(text, element.tag, block)
            if short[-1:] == " " and (element[0].tag in _ENDING if len(element) else block):
                short = short[:-1] + "\n"
            if short != text:
                element.text = text = short
        if text:
            parts.append(text)

    def _leave(self, element: etree._Element, parent: etree._Element) -> None:
        """Add the text after ``element``."""
        ends, parts = element.tag in _ENDING, self.parts
        tail = old = element.tail or ""
        shows = parent in self.kept
        if tail and not shows:
            tail = _collapsed(tail, parent.tag, ends)
            if tail[-1:] == " " and _ends_after(element, parent):
                tail = tail[:-1] + "\n"
        if ends and not parts[-1][-1].isspace() and not tail[:1].isspace():
            if shows:
                _insert_after(element)
                parts.append("\n")
            else:
                tail = "\n" + tail
        if tail != old:
            element.tail = tail
        if tail:
            parts.append(tail)


def _ends_after(element: etree._Element, parent: etree._Element) -> bool:
    """Whether a block begins or ends behind the text that follows ``element``."""
    following = element.getnext()
    return following.tag in _ENDING if following is not None else parent.tag in BLOCKS


def _collapsed(text: str, tag: str, begins: bool) -> str:
    """``text`` inside an element ``tag``, each run of white space in it one character, never none.

    Where it ``begins`` behind the edge of a block, that character is a line end.
    """
    if not text.strip(_WHITE):
        return "" if _is_wordless(tag) else "\n" if begins else " "
    # Most texts have single spaces only and need no look at each.
    if "  " in text or "\n" in text or "\t" in text or "\r" in text:
        text = _SPACES.sub(" ", text)
    return "\n" + text[1:] if begins and text[0] == " " else text


@lru_cache(maxsize=256)
def _is_wordless(tag: str) -> bool:
    """Whether white space in an element ``tag`` is no text: in formulas and drawings."""
    return (tag.startswith(MATHML) and tag not in _MATH_WORDS) or (
        tag.startswith(SVG) and tag not in _SVG_WORDS
    )


def _insert_before(element: etree._Element, shows: bool) -> None:
    if shows:
        element.addprevious(_unseen_line_end())
        return
    before, parent = element.getprevious(), element.getparent()
    if before is not None:
        before.tail = (before.tail or "") + "\n"
    elif parent is not None:
        parent.text = (parent.text or "") + "\n"


def _insert_after(element: etree._Element) -> None:
    # The line end must not show here: it goes into an element of its own, before the tail.
    separator = _unseen_line_end()
    separator.tail, element.tail = element.tail, None
    element.addnext(separator)


def _unseen_line_end() -> etree._Element:
    element = etree.Element(XHTML + "span", {"style": _UNSEEN})
    element.text = "\n"
    return element


# Offsets of elements: what links and notes are read from

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
        self.ids = _by_id(self.elements)

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


def _by_id(elements: Sequence[etree._Element]) -> dict[str, etree._Element]:
    """The first element of each id; of links, their names count too."""
    found: dict[str, etree._Element] = {}
    for element in elements:
        for key in ("id", "name") if element.tag == _LINK else ("id",):
            if name := element.get(key):
                found.setdefault(name, element)
    return found


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
