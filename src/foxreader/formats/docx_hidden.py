"""The hidden words of a Word document: marked before it is converted, which would lose that."""

from __future__ import annotations

from lxml import etree

from foxreader.formats.docx_xml import attribute, child, named, value
from foxreader.formats.html.xmlns import local

HIDDEN_STYLE = "fx-vanish"
"""The character style that hidden words are given, and the class they have then."""

_OFF = ("0", "false", "off", "none")
_MOST_LEVELS = 20  # of styles based on styles; set by hand


def hiding_styles(styles: etree._Element | None) -> frozenset[str]:
    """The ids of the styles that hide words, by themselves or as what they are based on."""
    own: dict[str, bool | None] = {}
    based: dict[str, str] = {}
    for style in styles if styles is not None else ():
        name = attribute(style, "styleId") if local(style) == "style" else ""
        if name:
            own[name] = _vanishes(child(style, "rPr"))
            based[name] = value(child(style, "basedOn"))
    return frozenset(name for name in own if _hides(name, own, based))


def _hides(name: str, own: dict[str, bool | None], based: dict[str, str]) -> bool:
    for _ in range(_MOST_LEVELS):
        said = own.get(name)
        if said is not None:
            return said
        name = based.get(name, "")
    return False


def mark_hidden(part: etree._Element, hiding: frozenset[str]) -> None:
    """Give ``HIDDEN_STYLE`` to each run of ``part`` that Word hides, itself or by ``hiding``."""
    for run in named(part, "r"):
        properties = child(run, "rPr")
        said = _vanishes(properties)
        if said is None:
            styles = (value(child(properties, "rStyle")), _style_around(run))
            said = not hiding.isdisjoint(styles)
        if said:
            _set_style(run, properties)


def _set_style(run: etree._Element, properties: etree._Element | None) -> None:
    space = str(run.tag).rpartition("}")[0] + "}"
    if properties is None:
        properties = etree.Element(space + "rPr")
        run.insert(0, properties)
    style = child(properties, "rStyle")
    if style is None:
        style = etree.Element(space + "rStyle")
        properties.insert(0, style)
    style.set(space + "val", HIDDEN_STYLE)


def _style_around(run: etree._Element) -> str:
    """The id of the style of the paragraph that ``run`` is in."""
    for around in run.iterancestors():
        if local(around) == "p":
            return value(child(child(around, "pPr"), "pStyle"))
    return ""


def _vanishes(properties: etree._Element | None) -> bool | None:
    """Whether properties of words hide them; None where they do not say."""
    mark = child(properties, "vanish")
    return None if mark is None else value(mark).lower() not in _OFF
