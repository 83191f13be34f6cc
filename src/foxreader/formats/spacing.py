"""White space of a document: short where it does not show, present where words would touch.

All changes are made in the tree that is served, so the text of the tree stays the text
of the view. Separators are real line ends at block boundaries, where they do not render.
"""

from __future__ import annotations

import re
from collections.abc import Set
from itertools import islice

from lxml import etree

from foxreader.formats.xmlns import MATHML, SVG, XHTML, XML, names, remove, text_of

BLOCKS = names(
    "address article aside blockquote body caption center dd details dialog dir div dl dt"
    " fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li"
    " main menu nav ol optgroup option p pre search section select summary table tbody td"
    " textarea tfoot th thead tr ul",
    XHTML,
)
PREFORMATTED = names("pre textarea listing xmp", XHTML)
_BREAK = XHTML + "br"
_SPACES = re.compile("[ \t\r\n]+")
_MATH_WORDS = names("mi mn mo mtext ms", MATHML)
_SVG_WORDS = names("text tspan textPath title desc a", SVG)
_MAX_DEPTH = 400
_UNSEEN = "display:none!important"


def space(body: etree._Element, preserved: Set[etree._Element]) -> None:
    """Collapse and separate in place. ``preserved`` elements show their white space as it is."""
    _lift_ruby(body)
    _cap_depth(body)
    kept = _kept(body, preserved)
    for element in list(body.iter(_BREAK)):
        if element.getparent() in kept:
            element.tail = "\n" + (element.tail or "")
            remove(element)
    _collapse(body, kept)
    _separate(body, kept)


def _lift_ruby(body: etree._Element) -> None:
    """Readings leave the text and become an attribute that the view shows above the words."""
    for element in list(body.iter(XHTML + "rt", XHTML + "rp")):
        if element.tag == XHTML + "rp":
            remove(element)
            continue
        element.set("data-fx-rt", _SPACES.sub(" ", text_of(element)).strip())
        for child in list(element):
            element.remove(child)
        element.text = None


def _cap_depth(body: etree._Element) -> None:
    """Flatten what nests too deep to lay out; its text stays."""
    if sum(1 for _ in islice(body.iter(), _MAX_DEPTH)) < _MAX_DEPTH:
        return  # so few elements cannot nest so deep
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


def _kept(body: etree._Element, preserved: Set[etree._Element]) -> set[etree._Element]:
    """Every element inside which white space shows."""
    roots = set(body.iter(*PREFORMATTED)) | set(preserved)
    roots.update(e for e in body.iter() if e.get(XML + "space") == "preserve")
    return {e for root in roots for e in root.iter() if isinstance(e.tag, str)}


def _collapse(body: etree._Element, kept: set[etree._Element]) -> None:
    """Each run of white space inside one text node becomes one character, never none."""
    for element in body.iter():
        tag = element.tag
        if element.text and element not in kept:
            before = tag in BLOCKS
            after = _breaks(element[0]) if len(element) else before
            element.text = _shortened(element.text, element, before, after)
        parent = element.getparent()
        if element.tail and element is not body and parent is not None and parent not in kept:
            following = element.getnext()
            after = _breaks(following) if following is not None else parent.tag in BLOCKS
            element.tail = _shortened(element.tail, parent, _breaks(element), after)


def _breaks(element: etree._Element) -> bool:
    return element.tag in BLOCKS or element.tag == _BREAK


def _shortened(text: str, parent: etree._Element, before: bool, after: bool) -> str:
    tag = parent.tag
    if (
        not text.strip(" \t\r\n")
        and isinstance(tag, str)
        and (
            (tag.startswith(MATHML) and tag not in _MATH_WORDS)
            or (tag.startswith(SVG) and tag not in _SVG_WORDS)
        )
    ):
        return ""
    if "  " in text or "\n" in text or "\t" in text or "\r" in text:
        text = _SPACES.sub(
            " ", text
        )  # most texts have single spaces only, and need no look at each
    if before and text[0] == " ":
        text = "\n" + text[1:]
    if after and text[-1] == " ":
        text = text[:-1] + "\n"
    return text


def _separate(body: etree._Element, kept: set[etree._Element]) -> None:
    """Put a line end wherever a block begins or ends and none stands there."""
    last = "\n"
    for event, element in etree.iterwalk(body, events=("start", "end")):
        if element is body:
            last = element.text[-1] if event == "start" and element.text else last
        elif event == "start":
            if element.tag in BLOCKS and not last.isspace():
                _insert_before(element, element.getparent() in kept)
                last = "\n"
            if element.text:
                last = element.text[-1]
        else:
            if _breaks(element) and not last.isspace() and not (element.tail or "")[:1].isspace():
                _insert_after(element, element.getparent() in kept)
                last = "\n"
            if element.tail:
                last = element.tail[-1]


def _insert_before(element: etree._Element, shows: bool) -> None:
    if shows:
        element.addprevious(_unseen_line_end())
        return
    before, parent = element.getprevious(), element.getparent()
    if before is not None:
        before.tail = (before.tail or "") + "\n"
    elif parent is not None:
        parent.text = (parent.text or "") + "\n"


def _insert_after(element: etree._Element, shows: bool) -> None:
    if not shows:
        element.tail = "\n" + (element.tail or "")
        return
    # The line end must not show here: it goes into an element of its own, before the tail.
    separator = _unseen_line_end()
    separator.tail, element.tail = element.tail, None
    element.addnext(separator)


def _unseen_line_end() -> etree._Element:
    element = etree.Element(XHTML + "span", {"style": _UNSEEN})
    element.text = "\n"
    return element
