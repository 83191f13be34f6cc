"""Takes out of a parsed document all that runs, fetches or leads where a book must not lead."""

from __future__ import annotations

import re

from lxml import etree

from foxreader.formats.xmlns import MATHML, SVG, XHTML, XLINK, XML, local, names, remove, text_of

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
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_IGNORED_IN_URL = re.compile("[\\x00-\\x20\\x7f-\\x9f]")
_MAX_USES = 2_000


def clean(root: etree._Element) -> None:
    """Make ``root`` inert, in place. Text outside the dropped elements stays as it is."""
    uses = 0
    for element in list(root.iter()):
        if not isinstance(element.tag, str):
            remove(element)
        elif element.tag in _DROPPED:
            _keep_picture(element)
            remove(element)
        elif (
            (element.tag in _ANIMATING and "href" in (element.get("attributeName") or ""))
            or (element.tag == XHTML + "meta" and element.get("http-equiv"))
            or (element.tag == XHTML + "link" and not _is_style_link(element))
        ):
            remove(element)
        else:
            uses += element.tag == SVG + "use"
            _clean_attributes(element)
    if uses:
        _limit_uses(root, uses)


def _clean_attributes(element: etree._Element) -> None:
    for key, value in element.items():
        name = str(key)
        plain = name.lower()
        if (
            plain.startswith("on")
            or plain in _DROPPED_ATTRIBUTES
            or name == XML + "base"
            or (_url_name(plain) and not _allowed(element, plain, str(value)))
        ):
            del element.attrib[name]


def _url_name(name: str) -> bool:
    return name in _FETCHING or name == XLINK + "href"


def _allowed(element: etree._Element, name: str, url: str) -> bool:
    """Whether the element may keep this address: inside the book, or a link a reader may follow."""
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
    """Put an ``<img>`` before an embedding that only shows a picture of the book."""
    source = element.get("data") or element.get("src") or ""
    kind = (element.get("type") or "").lower()
    if local(element) not in ("object", "embed") or not kind.startswith("image/"):
        return
    picture = etree.Element(XHTML + "img", {"src": source, "alt": text_of(element)})
    if element.get("id"):
        picture.set("id", element.get("id") or "")
    if _allowed(picture, "src", source):
        element.addprevious(picture)


def _limit_uses(root: etree._Element, uses: int) -> None:
    """Drop every ``<use>`` once copies of copies would fill the memory of the view."""
    sizes: dict[str, int] = {}
    total = 0
    for element in root.iter(SVG + "use"):
        holder = next((a for a in element.iterancestors() if a.get("id")), None)
        target = (element.get("href") or element.get(XLINK + "href") or "").lstrip("#")
        size = sizes.get(target, 1)
        total += size
        if holder is not None and holder.get("id"):
            key = holder.get("id") or ""
            sizes[key] = sizes.get(key, 1) + size
    if total > _MAX_USES and uses < total:
        for element in list(root.iter(SVG + "use")):
            remove(element)
