"""The hidden words of a Word document: marked before it is converted, which would lose that."""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

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
        name = _attribute(style, "styleId") if local(style) == "style" else ""
        if name:
            own[name] = _vanishes(_child(style, "rPr"))
            based[name] = _value(_child(style, "basedOn"))
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
    for run in _named(part, "r"):
        properties = _child(run, "rPr")
        said = _vanishes(properties)
        if said is None:
            styles = (_value(_child(properties, "rStyle")), _style_around(run))
            said = not hiding.isdisjoint(styles)
        if said:
            _set_style(run, properties)


def _set_style(run: etree._Element, properties: etree._Element | None) -> None:
    space = str(run.tag).rpartition("}")[0] + "}"
    if properties is None:
        properties = etree.Element(space + "rPr")
        run.insert(0, properties)
    style = _child(properties, "rStyle")
    if style is None:
        style = etree.Element(space + "rStyle")
        properties.insert(0, style)
    style.set(space + "val", HIDDEN_STYLE)


def _style_around(run: etree._Element) -> str:
    """The id of the style of the paragraph that ``run`` is in."""
    for around in run.iterancestors():
        if local(around) == "p":
            return _value(_child(_child(around, "pPr"), "pStyle"))
    return ""


def _vanishes(properties: etree._Element | None) -> bool | None:
    """Whether properties of words hide them; None where they do not say."""
    mark = _child(properties, "vanish")
    return None if mark is None else _value(mark).lower() not in _OFF


def _named(part: etree._Element, name: str) -> Iterator[etree._Element]:
    return (element for element in part.iter() if local(element) == name)


def _child(element: etree._Element | None, name: str) -> etree._Element | None:
    return next((e for e in element if local(e) == name), None) if element is not None else None


def _value(element: etree._Element | None) -> str:
    return _attribute(element, "val") if element is not None else ""


def _attribute(element: etree._Element, name: str) -> str:
    found = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == name)
    return next(found, "")
