"""Makes markup safe, without scripts and loads from the network, and what engines draw today."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from lxml import etree

from foxreader.core.about import one_line
from foxreader.formats.html.xmlsource import (
    MATHML,
    MAX_ATTRIBUTES,
    OPS,
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


# Markup as shops and older books write it, made into what engines draw today

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
