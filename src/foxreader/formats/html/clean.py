"""Removes from a parsed document scripts, what loads from the network, and unsafe links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from lxml import etree

from foxreader.formats.html.xmlsource import (
    MATHML,
    MAX_ATTRIBUTES,
    SVG,
    XHTML,
    XLINK,
    XML,
    local,
    names,
    remove,
    text_of,
)

_DROPPED = (
    names(
        "script template iframe frame frameset noframes noembed noscript object embed applet"
        " base basefont bgsound param portal fencedframe",
        XHTML,
    )
    | names("script handler listener", SVG)
    | names("annotation annotation-xml", MATHML)
)
_DROPPED_ATTRIBUTES = names(
    "srcdoc ping action formaction manifest autofocus autoplay contenteditable nonce download"
    " popover popovertarget target longdesc profile archive codebase classid dynsrc lowsrc"
    " http-equiv cite attributionsrc"
)
_FETCHING = frozenset({"src", "poster", "background", "data", "href", "srcset", "imagesrcset"})
_LINKING = frozenset({XHTML + "a", XHTML + "area", SVG + "a"})
_ANIMATING = frozenset({SVG + "set", SVG + "animate"})
_META, _LINK, _USE = XHTML + "meta", XHTML + "link", SVG + "use"
_SUSPECT = _DROPPED | _ANIMATING | {_META, _LINK}
_PICTURE_ATTRIBUTES = ("src", "alt", "id")
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_IGNORED_IN_URL = re.compile("[\\x00-\\x20\\x7f-\\x9f]")
# How many copies the <use> elements of a drawing may make, and how many levels of copies of copies
# are counted: a drawing made to do harm doubles them at each level. Set by hand.
_MAX_USES = 5_000
_PASSES = 12


@dataclass(frozen=True, slots=True)
class MarkupCensus:
    """The names a document has, or had: what is not among them need not be looked for.

    ``elements`` are held so that lxml makes the object of each once, not once in every walk.
    """

    elements: list[etree._Element]
    tags: set[str]
    attributes: set[str]


def clean(root: etree._Element) -> MarkupCensus:
    """Make ``root`` inert, in place. Text outside the dropped elements stays as it is."""
    elements = list(root.iter())
    tags: set[str] = set()
    # Elements have the same few sets of attributes, and each set is judged once.
    kinds: set[tuple[str, ...]] = {_PICTURE_ATTRIBUTES}
    for element in elements:
        tag = element.tag
        if not isinstance(tag, str) or (tag in _SUSPECT and _drops(element)):
            remove(element)
            continue
        tags.add(tag)
        if found := element.keys():
            keys = tuple(map(str, found))
            kinds.add(keys)
            if _is_suspect(keys):
                _clean_attributes(element, keys)
    if _USE in tags:
        _limit_uses(root)
    return MarkupCensus(elements, tags, set(chain.from_iterable(kinds)))


def _drops(element: etree._Element) -> bool:
    """Whether a suspect element is removed; a picture that it shows is kept."""
    tag = element.tag
    if tag in _DROPPED:
        _keep_picture(element)
        return True
    if tag == _LINK:
        return not _is_style_link(element)
    if tag == _META:
        return bool(element.get("http-equiv"))
    return "href" in (element.get("attributeName") or "")


@lru_cache(maxsize=256)
def _is_suspect(keys: tuple[str, ...]) -> bool:
    """Whether an element with these attributes may have to lose one."""
    return len(keys) > MAX_ATTRIBUTES or any(_is_dropped(k) or _is_url(k) for k in keys)


def _clean_attributes(element: etree._Element, keys: tuple[str, ...]) -> None:
    if len(keys) > MAX_ATTRIBUTES:
        # Each attribute is searched for among all of them: this many would take hours.
        element.attrib.clear()
        return
    for key in keys:
        if _is_dropped(key) or (
            _is_url(key) and not _allowed(element, key.lower(), element.get(key) or "")
        ):
            del element.attrib[key]


@lru_cache(maxsize=256)
def _is_dropped(name: str) -> bool:
    plain = name.lower()
    return (
        plain.startswith("on")
        or plain in _DROPPED_ATTRIBUTES
        or name == XML + "base"
        or "xmlns" in plain
    )


@lru_cache(maxsize=256)
def _is_url(name: str) -> bool:
    return name.lower() in _FETCHING or name.lower() == XLINK + "href"


def _allowed(element: etree._Element, name: str, url: str) -> bool:
    """Whether the element may keep this address: one inside the book, or a link to the web."""
    url = _IGNORED_IN_URL.sub("", url)
    if name.endswith("srcset"):
        return ":" not in url and "//" not in url
    links = element.tag in _LINKING
    if url.startswith(("//", "\\\\", "/\\", "\\/")):
        return False
    scheme = _SCHEME.match(url)
    if scheme is None:
        return True
    allowed = ("http", "https", "mailto") if links else ("data",)
    return scheme.group(1).lower() in allowed


def _is_style_link(element: etree._Element) -> bool:
    """Whether a ``<link>`` brings a style sheet of the book; its other relations are dropped."""
    relations = (element.get("rel") or "").lower().split()
    if "stylesheet" not in relations or "alternate" in relations:
        return False
    element.set("rel", "stylesheet")
    return True


def _keep_picture(element: etree._Element) -> None:
    """Put an ``<img>`` before an embedded object that is only a picture of the book."""
    source = element.get("data") or element.get("src") or ""
    kind = (element.get("type") or "").lower()
    if local(element) not in ("object", "embed") or not kind.startswith("image/"):
        return
    picture = etree.Element(XHTML + "img", {"src": source, "alt": text_of(element)})
    if element.get("id"):
        picture.set("id", element.get("id") or "")
    if _allowed(picture, "src", source):
        element.addprevious(picture)


def _limit_uses(root: etree._Element) -> None:
    """Drop every ``<use>`` once copies of copies would fill the memory of the view."""
    uses = list(root.iter(SVG + "use"))
    links = [(_holder(e), (e.get("href") or e.get(XLINK + "href") or "").lstrip("#")) for e in uses]
    sizes: dict[str, int] = {}
    # Each pass follows the copies one level deeper; growth shows within a few.
    for _ in range(_PASSES):
        counted: dict[str, int] = {}
        for holder, target in links:
            counted[holder] = counted.get(holder, 0) + 1 + sizes.get(target, 0)
        if sum(counted.values()) > _MAX_USES:
            for element in uses:
                remove(element)
            return
        if counted == sizes:
            return
        sizes = counted


def _holder(element: etree._Element) -> str:
    """The id of the nearest element around ``element`` that has one."""
    return next((a.get("id") or "" for a in element.iterancestors() if a.get("id")), "")
