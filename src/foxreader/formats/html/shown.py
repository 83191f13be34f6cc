"""The pictures, sounds and films of a file, with what the book says of each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lxml import etree

from foxreader.core.inside import BookMedium, BookPicture
from foxreader.core.span import Span
from foxreader.formats.archive import resolve
from foxreader.formats.html.measured import Measured, address, kinds, upward
from foxreader.formats.html.xmlns import SVG, XHTML, names

_CAPTION_CLASS = re.compile(r"caption|legend|bildunterschrift|legende", re.I)
_LABEL = re.compile(r"([^\W\d_]{1,14}\.?\s{0,2}\d{1,4}(?:[.\-–]\d{1,4})*[a-z]?)(?![\w%])")
"""A word and a number that a caption begins with: "Figure 14", "Abb. 3.2"."""
_SMALL = 32
"""Pixels of a side under which a picture whose size the book states is an ornament. Chosen."""
_LONGEST = 2_000
"""Characters of a caption or a text alternative that are kept. Chosen: half a page."""
_NUMBER = re.compile(r"\s*(\d{1,6})(?:px)?\s*\Z")
_DRAWN = names("path rect circle ellipse line polyline polygon text use", SVG)
_SOURCES = frozenset({XHTML + "source"})


def pictures_of(number: int, name: str, file: Measured) -> Iterator[BookPicture]:
    """The pictures of file ``number``, which has this name; all of them are listed."""
    for count, element in enumerate(file.pictures()):
        at = file.starts[element]
        caption = _caption(file, element)
        found = _LABEL.match(caption)
        yield BookPicture(
            count,
            Span(number, at, at),
            _resource(name, element),
            _alternative(file, element),
            caption,
            " ".join(found.group(1).split()) if found else "",
            not _is_ornament(element),
        )


def media_of(number: int, name: str, file: Measured) -> Iterator[BookMedium]:
    """The sounds and films of file ``number``, which has this name."""
    for count, element in enumerate(file.media()):
        addresses = [address(element), *(address(e) for e in element.iter(*_SOURCES))]
        found = [resolve(name, one)[0] for one in addresses if one]
        title = element.get("aria-label") or element.get("title") or ""
        at = file.starts[element]
        kind = "audio" if element.tag == XHTML + "audio" else "video"
        yield BookMedium(
            count, Span(number, at, at), kind, tuple(dict.fromkeys(filter(None, found))),
            _line(title or _caption(file, element)),
        )  # fmt: skip


def _resource(name: str, element: etree._Element) -> str:
    """The resource a picture shows: of a drawing the picture in it, where it is nothing else."""
    if element.tag == XHTML + "img":
        return resolve(name, address(element))[0]
    inner = list(element.iter(SVG + "image"))
    if len(inner) == 1 and next(element.iter(*_DRAWN), None) is None:
        return resolve(name, address(inner[0]))[0]
    return ""


def _alternative(file: Measured, element: etree._Element) -> str:
    said = element.get("alt") or element.get("aria-label") or ""
    if not said and element.tag == SVG + "svg":
        titles = [e for e in element if e.tag in (SVG + "title", SVG + "desc")]
        said = " ".join(file.words(one) for one in titles)
    return _line(said or element.get("title") or "")


def _caption(file: Measured, element: etree._Element) -> str:
    """What the book prints under the picture: the figure's caption, or a paragraph that says by
    its class that it is one."""
    for around in upward(element, file.body):
        if around.tag == XHTML + "figure":
            caption = around.find(f".//{XHTML}figcaption")
            if caption is not None:
                return _line(file.words(caption))
    holder = next(iter(upward(file.block(element), file.body)), element)
    for one in (*holder.itersiblings(), *holder.itersiblings(preceding=True)):
        if _is_caption(one):
            return _line(file.words(one))
        if not file.is_blank(file.starts[one], file.ends[one]):
            break
    inside = [one for one in holder.iter() if one is not holder and _is_caption(one)]
    return _line(file.words(inside[0])) if inside else ""


def _is_caption(element: etree._Element) -> bool:
    return bool(_CAPTION_CLASS.search(element.get("class") or ""))


def _is_ornament(element: etree._Element) -> bool:
    if "presentation" in kinds(element) or "none" in kinds(element):
        return True
    sides = [_NUMBER.match(element.get(side) or "") for side in ("width", "height")]
    return any(found is not None and int(found.group(1)) < _SMALL for found in sides)


def _line(words: str) -> str:
    return " ".join(words.split())[:_LONGEST]
