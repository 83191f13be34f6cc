"""Markup as shops and older books write it, made into what engines draw today."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lxml import etree

from foxreader.formats.html.xmlsource import MATHML, OPS, SVG, XHTML, remove
from foxreader.formats.tidy import one_line

# Brackets round formulas, which MathML 3 has as attributes that browsers no longer draw
#
# Without its brackets a formula means something else, so they become characters of the text.

_FENCED, _ROW, _SIGN = MATHML + "mfenced", MATHML + "mrow", MATHML + "mo"


def expand_fences(root: etree._Element) -> None:
    """Turn each ``<mfenced>`` into the row of signs that it means, in place."""
    for element in list(root.iter(_FENCED)):
        opening, closing = element.get("open", "("), element.get("close", ")")
        separators = "".join(element.get("separators", ",").split())
        for name in {"open", "close", "separators"} & set(element.keys()):
            del element.attrib[name]
        element.tag = _ROW
        children = list(element.iterchildren("*"))
        for number, child in enumerate(children[1:] if separators else ()):
            sign = separators[min(number, len(separators) - 1)]
            child.addprevious(_sign(sign, "separator"))
        if opening.strip():
            element.insert(0, _sign(opening.strip(), "fence"))
        if closing.strip():
            element.append(_sign(closing.strip(), "fence"))


def _sign(text: str, kind: str) -> etree._Element:
    sign = etree.Element(_SIGN, {kind: "true"})
    sign.text = text
    return sign


# Notes that shops keep in the alternative text of a small picture, as WeRead and QQ do
#
# Such a picture becomes the mark of a note at the end of its file: it is shown as any other note
# is, and its words are found and cited as text of the book.

SIGNS_OF_NOTES = (b"footnote", b"foot_note", b"footernote", b"footer_note")
"""What markup in small letters has one of where a picture holds a note."""
_CLASS = re.compile(r"foot(?:er)?_?note", re.I)
_SAID = ("zy-footnote", "data-wr-footernote", "alt", "title")
_SHORTEST = 2
"""Characters of a note; one character is what stands for a mark. Chosen."""
_LONGEST, _MOST = 20_000, 2_000
"""Characters of a note, notes of a file. Chosen: more than books have."""
# The stubs of lxml know no default namespace here.
_DEFAULT: dict[Any, str] = {None: XHTML[1:-1], "epub": OPS[1:-1]}


def put_in_notes(body: etree._Element) -> None:
    """Make notes at the end of ``body`` of those in pictures, and marks of the pictures."""
    found = list(_pictures(body))[:_MOST]
    used = {element.get("id") for element in body.iter()} if found else set()
    for number, (picture, words) in enumerate(found, 1):
        name = f"fx-note-{number}"
        while name in used:
            name += "-"
        _wrap(picture, name)
        aside = etree.SubElement(body, XHTML + "aside", {"id": name, OPS + "type": "footnote"})
        etree.SubElement(aside, XHTML + "p").text = words


def _pictures(body: etree._Element) -> Iterator[tuple[etree._Element, str]]:
    """The pictures that hold a note, with its words; one in a link is the mark of another note."""
    for element in body.iter(XHTML + "img", XHTML + "span"):
        if _CLASS.search(element.get("class") or ""):
            keys = _SAID if element.tag == XHTML + "img" else _SAID[:2]
            words = next(
                (w for key in keys if (w := one_line(element.get(key) or "", _LONGEST))), ""
            )
            linked = any(around.tag == XHTML + "a" for around in element.iterancestors())
            if len(words) >= _SHORTEST and not linked:
                yield element, words


def _wrap(picture: etree._Element, name: str) -> None:
    """Put ``picture`` into a link to the note of that name."""
    link = etree.Element(XHTML + "a", {"href": f"#{name}", OPS + "type": "noteref"}, _DEFAULT)
    picture.addprevious(link)
    tail, picture.tail = picture.tail, None
    remove(picture)
    link.append(picture)
    link.tail = tail


# Style properties that EPUB 3 gave a prefix, of which the engine knows some and not others

_STYLES = (XHTML + "style", SVG + "style")
_PREFIX = "-epub-"
_SAME = (
    "hyphens",
    "line-break",
    "text-align-last",
    "text-emphasis",
    "text-emphasis-color",
    "text-emphasis-position",
    "text-emphasis-style",
    "text-orientation",
    "text-underline-position",
    "word-break",
    "writing-mode",
)
_RENAMED = {name: name for name in _SAME} | {
    "text-combine": "text-combine-upright",
    "text-combine-horizontal": "text-combine-upright",
}
# Values that have another name now.
_VALUES = {
    "text-combine": {"horizontal": "all"},
    "text-orientation": {
        "sideways-right": "sideways",
        "rotate-right": "sideways",
        "rotate-normal": "sideways",
        "vertical-right": "mixed",
    },
    "text-underline-position": {"alphabetic": "auto"},
}
_DECLARATION = re.compile(
    r"(?<![\w-])-epub-([a-z-]{1,40})(\s*:\s*)([^;{}]{0,200}?)(?=\s*(?:[;}!]|$))", re.I
)
_FULL_WIDTH = re.compile(
    r"(?<![\w-])(?:-epub-)?(text-transform\s*:[^;{}]{0,100}?)-epub-fullwidth(?![\w-])", re.I
)
_TRANSFORM = re.compile(r"(?<![\w-])-epub-(text-transform\s*:)", re.I)


def unprefixed(sheet: str) -> str:
    """The style sheet with each prefixed property under the name it has today."""
    if _PREFIX not in sheet.lower():
        return sheet
    sheet = _FULL_WIDTH.sub(r"\1full-width", sheet)
    return _DECLARATION.sub(_declaration, _TRANSFORM.sub(r"\1", sheet))


def unprefix(root: etree._Element) -> None:
    """Rename the prefixed properties in the styles that a document holds, in place."""
    for element in root.iter(*_STYLES):
        if element.text and _PREFIX in element.text.lower():
            element.text = unprefixed(element.text)
    for element in root.iter("*"):
        style = element.get("style")
        if style and _PREFIX in style.lower():
            element.set("style", unprefixed(style))


def _declaration(match: re.Match[str]) -> str:
    name, colon, value = match.groups()
    renamed = _RENAMED.get(name.lower())
    if renamed is None:
        return match.group()
    values = _VALUES.get(name.lower(), {})
    words = (values.get(word.lower(), word) for word in value.split())
    return f"{renamed}{colon}{' '.join(words)}" if values else f"{renamed}{colon}{value}"
