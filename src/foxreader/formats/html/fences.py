"""Brackets round formulas, which MathML 3 has as attributes that browsers no longer draw.

Without its brackets a formula means something else, so they become characters of the text.
"""

from __future__ import annotations

from lxml import etree

from foxreader.formats.html.xmlns import MATHML

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
