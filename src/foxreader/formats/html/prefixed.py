"""The style properties that EPUB 3 gave a prefix of its own, as the names that came of them.

The engine knows some of the prefixed names and not others.
"""

from __future__ import annotations

import re

from lxml import etree

from foxreader.formats.html.xmlns import SVG, XHTML

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
