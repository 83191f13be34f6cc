"""The namespaces of a book's markup, in the form lxml writes a name."""

from __future__ import annotations

from lxml import etree

XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
MATHML = "{http://www.w3.org/1998/Math/MathML}"
XLINK = "{http://www.w3.org/1999/xlink}"
OPS = "{http://www.idpf.org/2007/ops}"
XML = "{http://www.w3.org/XML/1998/namespace}"


def names(words: str, namespace: str = "") -> frozenset[str]:
    """The names of ``words``, parted by spaces, each in ``namespace``."""
    return frozenset(namespace + word for word in words.split())


def local(element: etree._Element) -> str:
    """The name of ``element`` without its namespace; "" for a comment or the like."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def text_of(element: etree._Element) -> str:
    """All the text inside ``element``, unchanged."""
    return "".join(map(str, element.itertext()))


def remove(element: etree._Element) -> None:
    """Remove ``element`` from its tree; the text that follows it stays."""
    parent = element.getparent()
    if parent is None:
        return
    if element.tail:
        before = element.getprevious()
        if before is not None:
            before.tail = (before.tail or "") + element.tail
        else:
            parent.text = (parent.text or "") + element.tail
    parent.remove(element)
