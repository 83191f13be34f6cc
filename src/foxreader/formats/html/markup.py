"""Any HTML to the canonical document: one tree gives the text and the markup that is served.

``text == ''.join(body.itertext())`` of the served bytes, which is the view's
``document.body.textContent``: every offset of the program counts in it.
"""

from __future__ import annotations

import html
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lxml import etree

from foxreader.core.about import one_line
from foxreader.formats.html.clean import (
    SIGNS_OF_NOTES,
    clean,
    expand_fences,
    put_in_notes,
    unprefix,
)
from foxreader.formats.html.hidden import Styles
from foxreader.formats.html.notes import MARK, calls_itself_mark, is_raised
from foxreader.formats.html.sheets import Load, no_sheet
from foxreader.formats.html.text import kinds, space
from foxreader.formats.html.xmlsource import (
    OPS,
    SVG,
    XHTML,
    XML,
    escaped,
    parse_as_is,
    parse_xml,
    prepare,
    remove,
    text_of,
    without_crowded_tags,
)

# What stands in the text and is no word of it: marks of notes, numbers of printed pages

_SIGNS_OF_PAGES = (
    *(b"page" + dash + word for dash in (b"", b"-", b"_") for word in (b"break", b"num", b"no")),
    *(start + word for start in (b'id="', b"id='", b'name="') for word in (b"page", b"pg")),
)
"""What markup in small letters has some of where it says that printed pages begin."""
_BREAKS = frozenset({"pagebreak", "doc-pagebreak"})
_CLASS = re.compile(r"(?<![\w-])page-?_?(?:break|num(?:ber)?|no)(?![\w-])", re.I)
_INLINE = frozenset({XHTML + "span", XHTML + "a"})
_NUMBER = re.compile(r"[\W_]*(?:[^\W\d_]+[.:]?\s+)?(\d+|[ivxlcdm]+)[\W_]*", re.I)
_OF_ID = re.compile(r"(?:p|pg|page)[_.-]?(\d+|[ivxlcdm]+)", re.I)
_NAMED = re.compile(r"(?:pg|page)[_.-]?(\d+|[ivxlcdm]+)", re.I)
_LONGEST = 12
"""Characters of the number of a page, with what stands round it: "[Page 1,204]". Chosen."""
_LINES = re.compile(r"(?<![\w-])line-?_?(?:num(?:ber)?|no)(?![\w-])", re.I)
_FIGURE = re.compile(r"[\[(]?(?:[^\W\d_]{0,2}\d{1,3}[a-z]?|[*†‡§¶]{1,3}|[①-⑳]|,)[\])]?,?")
_AFTER_WORD = re.compile('(?:[^\\W\\d_]{4}|[.,;:!?)”’»"]|[\u2e80-\uffef])$')
_RAISED_FIGURE = re.compile("(?:(?<=[^\\W\\d_]{4})|(?<=[.,;:!?”’»]))[¹²³⁰⁴-⁹]{1,3}(?!\\w)")
_BRACKETS = {"[": "]", "(": ")", "{": "}"}

Starts = Mapping[etree._Element, int]


def _page_breaks(body: etree._Element, starts: Starts) -> Iterator[tuple[str, int]]:
    """The label of each printed page and the offset at which it begins, as the markup says."""
    for element in _breaks(body):
        if label := _label(element):
            yield label, starts[element]


def _marks(
    body: etree._Element, starts: Starts, text: str, pages: bool
) -> Iterator[tuple[int, int]]:
    """The runs of ``text`` that are marks of notes or, with ``pages``, numbers of pages; in order.

    A mark that begins its line is the number of a note.
    """
    found = {_run(element, starts) for element in (_breaks(body) if pages else ())}
    for link in body.iter(XHTML + "a"):
        if "#" not in link.get("href", ""):
            continue
        start, end = _with_brackets(text, *_run(link, starts))
        line = text.rfind("\n", 0, start) + 1
        if start < end and _is_mark(link, text[start:end]) and text[line:start].strip():
            found.add((start, end))
    found.update(_unlinked(body, starts, text))
    at = 0
    for start, end in sorted(found):
        if at <= start < end:
            yield start, end
            at = end


def _unlinked(body: etree._Element, starts: Starts, text: str) -> Iterator[tuple[int, int]]:
    """The marks that lead nowhere: raised figures and signs after a word, which is no unit of
    measure, and numbers of lines."""
    for element in body.iter(XHTML + "sup", XHTML + "span"):
        numbered = _LINES.search(element.get("class", "")) is not None
        raised = element.tag == XHTML + "sup" or calls_itself_mark(element)
        if not (numbered or raised) or element not in starts:
            continue
        start, end = _run(element, starts)
        marked = _FIGURE.fullmatch(text[start:end].strip()) is not None
        if marked and (numbered or _AFTER_WORD.search(text[max(0, start - 4) : start])):
            yield start, end
    if not text.isascii():
        yield from map(re.Match.span, _RAISED_FIGURE.finditer(text))


def _run(element: etree._Element, starts: Starts) -> tuple[int, int]:
    return starts[element], starts[element] + len(text_of(element))


def _breaks(body: etree._Element) -> Iterator[etree._Element]:
    for element in body.iter():
        said = not _BREAKS.isdisjoint(kind.rpartition(":")[2] for kind in kinds(element))
        inline = element.tag in _INLINE
        named = inline and (_CLASS.search(element.get("class") or "") or _is_named(element))
        if (said or named) and len(text_of(element)) <= _LONGEST:
            yield element


def _is_named(element: etree._Element) -> bool:
    """Whether an empty element is there for its name alone, which is that of a page."""
    name = element.get("id") or element.get("name") or ""
    return bool(_NAMED.fullmatch(name)) and not element.get("href") and not text_of(element)


def _label(element: etree._Element) -> str:
    """The number of the page that begins at an element: as it says, as it is printed, by its id."""
    for said in (element.get("title"), element.get("aria-label"), text_of(element)):
        if words := one_line(said or "", 2 * _LONGEST):
            number = _NUMBER.fullmatch(words)
            return number[1] if number else words
    ids = (one.get("id") or one.get("name") or "" for one in element.iter())
    found = next(filter(None, map(_OF_ID.fullmatch, ids)), None)
    return found[1] if found else ""


def _is_mark(link: etree._Element, words: str) -> bool:
    """Whether a link is the mark of a note by what it says or looks like; ``words`` have the
    brackets round it."""
    words = words.strip()
    if len(words) > _LONGEST or not MARK.fullmatch(words):
        return False
    return calls_itself_mark(link) or is_raised(link) or words[0] in _BRACKETS


def _with_brackets(text: str, start: int, end: int) -> tuple[int, int]:
    closing = _BRACKETS.get(text[start - 1 : start])
    return (start - 1, end + 1) if closing and text[end : end + 1] == closing else (start, end)


# The document

_HTML_TAG = re.compile(r"<html(?=[\s>/])[^>]*", re.I)
_LINKED = re.compile(
    r"<\?xml-stylesheet\s[^>]{0,500}?\bhref\s*=\s*[\"']([^\"'>]+)[\"'][^>]{0,500}\?>"
)
_PREFIX = re.compile(r"(?:</?|\s)([A-Za-z_][\w.-]*):[A-Za-z_][\w.-]*(?=[\s=/>])")
_UNCLOSED_TITLE = re.compile(r"<title[^>]*>[^<]*(?=<(?!/title))", re.I)
_TAG = re.compile(r"<(/?)([A-Za-z][^\s/>]*)((?:\"[^\"]*\"|'[^']*'|[^'\">])*)>")
_NAMESPACES = {
    "epub": OPS[1:-1],
    "ops": OPS[1:-1],
    "xlink": "http://www.w3.org/1999/xlink",
    "svg": SVG[1:-1],
    "m": "http://www.w3.org/1998/Math/MathML",
    "mml": "http://www.w3.org/1998/Math/MathML",
    "math": "http://www.w3.org/1998/Math/MathML",
}
# The stubs of lxml know no default namespace here.
_DEFAULT: dict[Any, str] = {None: XHTML[1:-1]}
_LINK, _META = XHTML + "a", XHTML + "meta"
_STYLES = frozenset({XHTML + "style", SVG + "style"})
_HEADINGS = {XHTML + f"h{level}": level for level in range(1, 7)}
# What html5lib raises on names that the tree cannot hold.
_PARSER_BUGS = (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError)
# The parser appends each of these to the text before it, which takes quadratic time.
_REFERENCE = re.compile(r"&#\w+;")
_PIECE = re.compile(r"&|<(?![A-Za-z/!?])")
_MOST_PIECES = 3000
_MOST_SHEETS = 8  # style sheets of a drawing that is a chapter
# Characters from which broken HTML is given to lxml's parser, in C. html5lib makes the tree that a
# browser would, but takes minutes for the largest files.
_SLOW = 1024 * 1024
# An eighth of the levels of tags that are kept; a file with fewer tags cannot nest too deep.
_DEEP = 250


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading found in a document: its rank 1 to 6, its words, where it starts."""

    level: int
    title: str
    start: int


@dataclass(frozen=True, slots=True)
class Document:
    """A canonical document: what is indexed and what is shown, from one tree.

    ``sound`` is false where the bytes are not the XML that a chapter of an EPUB has to be.
    ``breaks`` are where printed pages begin, each with its label; ``marks`` as in ``BookFile``.
    """

    text: str
    markup: bytes
    anchors: dict[str, int]
    headings: tuple[Heading, ...]
    hidden: tuple[tuple[int, int], ...] = ()
    title: str = ""
    author: str = ""
    language: str = ""
    sound: bool = True
    breaks: tuple[tuple[str, int], ...] = ()
    marks: tuple[tuple[int, int], ...] = ()


def canonical(raw: bytes, load: Load = no_sheet) -> Document:
    """The canonical document of any HTML, XHTML or SVG bytes. Never fails.

    ``load`` gives the style sheets it links to, which may hide text or show white space.
    """
    root, sound = _parse(raw)
    expand_fences(root)
    census = clean(root)
    small = raw.lower()
    if b"-epub-" in small:
        unprefix(root)
    body = _shape(root)
    if any(sign in small for sign in SIGNS_OF_NOTES):
        put_in_notes(body)
    for style in list(body.iter(*_STYLES)) if census.tags & _STYLES else ():
        _move_to_head(root, style)
    styles = Styles(root, load, census)
    spaced = space(body, styles.preserved(), census)
    hidden = styles.hidden(body)
    pages = any(sign in small for sign in _SIGNS_OF_PAGES)
    return Document(
        text=spaced.text,
        markup=_serialised(root),
        anchors=_anchors(root, spaced.starts),
        headings=tuple(_headings(body, spaced.starts, spaced.text, hidden)),
        hidden=hidden,
        title=root.findtext(f"{XHTML}head/{XHTML}title", ""),
        author=_author(root) if _META in census.tags else "",
        language=root.get("lang", "") or root.get(XML + "lang", ""),
        sound=sound,
        breaks=tuple(_page_breaks(body, spaced.starts)) if pages else (),
        marks=tuple(_marks(body, spaced.starts, spaced.text, pages)),
    )


def picture(href: str) -> Document:
    """A document that shows one picture of the book and has no text."""
    root = etree.Element(XHTML + "html", nsmap=_DEFAULT)
    etree.SubElement(root, XHTML + "head")
    body = etree.SubElement(root, XHTML + "body", {"class": "fx-picture"})
    etree.SubElement(body, XHTML + "img", {"src": href, "alt": ""})
    return Document("", _serialised(root), {}, ())


def _author(root: etree._Element) -> str:
    names = (m for m in root.iter(_META) if (m.get("name") or "").lower() == "author")
    return next((m.get("content") or "" for m in names), "")


def _serialised(root: etree._Element) -> bytes:
    return etree.tostring(root, encoding="utf-8", doctype="<!DOCTYPE html>")


def parse(raw: bytes) -> etree._Element:
    """The tree of any HTML, XHTML or SVG bytes, unchanged. Never fails."""
    return _parse(raw)[0]


def _parse(raw: bytes) -> tuple[etree._Element, bool]:
    """As :func:`parse`, and whether it was read without a repair."""
    root = parse_as_is(raw)
    if root is not None and root.tag == XHTML + "html":
        return root, True
    source = prepare(raw)
    root = parse_xml(source)
    sound = root is not None
    if root is None:
        # A parser of HTML would take every empty element, as <a id="x"/>, for one that goes on.
        mended = escaped(source)
        source = mended if (root := parse_xml(mended)) is not None else source
    if root is None or root.tag == "html":
        root = parse_xml(_declare_namespaces(source))
    if root is None:
        return _from_soup(source), sound
    if root.tag == XHTML + "html":
        return root, sound
    if root.tag == SVG + "svg":
        return _wrap(root, _LINKED.findall(source)), sound
    return _from_soup(source), sound


def _from_soup(source: str) -> etree._Element:
    root = _parse_soup(source)
    # A character that XML does not allow would keep the view from showing anything.
    again = parse_xml(etree.tostring(root, encoding="unicode")) if root is not None else None
    return again if again is not None and again.tag == XHTML + "html" else _words(source)


def _declare_namespaces(source: str) -> str:
    """``source`` with the namespaces that its ``<html>`` uses and does not declare."""
    tag = _HTML_TAG.search(source)
    if tag is None:
        return source
    missing = {p for p in _PREFIX.findall(source) if p not in ("xml", "xmlns")}
    missing = {p for p in missing if f"xmlns:{p}" not in tag.group()}
    added = "".join(
        f' xmlns:{p}="{_NAMESPACES.get(p, "urn:undeclared:" + p)}"' for p in sorted(missing)
    )
    if not re.search(r"\sxmlns\s*=", tag.group()):
        added += f' xmlns="{XHTML[1:-1]}"'
    at = tag.start() + len("<html")
    return source[:at] + added + source[at:]


def _wrap(picture_root: etree._Element, sheets: Sequence[str] = ()) -> etree._Element:
    root = etree.Element(XHTML + "html", nsmap=_DEFAULT)
    head = etree.SubElement(root, XHTML + "head")
    for sheet in sheets[:_MOST_SHEETS]:
        link = {"rel": "stylesheet", "href": html.unescape(sheet)}
        etree.SubElement(head, XHTML + "link", link)
    body = etree.SubElement(root, XHTML + "body", {"class": "fx-picture"})
    body.append(picture_root)
    return root


def _parse_soup(source: str) -> etree._Element | None:
    """The tree a browser would make of markup that is not well-formed XML."""
    source = without_crowded_tags(_UNCLOSED_TITLE.sub(r"\g<0></title>", source))
    source = _without_deep_tags(_REFERENCE.sub(_character, source))
    if len(source) > _SLOW or len(_PIECE.findall(source)) > _MOST_PIECES:
        return _parse_fast(source)
    import html5lib  # noqa: PLC0415 -- most books are well-formed, and it takes 50 ms

    with warnings.catch_warnings():
        # Names that XML cannot hold are changed by the parser, which it warns of.
        warnings.simplefilter("ignore")
        try:
            tree = html5lib.parse(source, treebuilder="lxml", namespaceHTMLElements=True)
        except _PARSER_BUGS:
            return _parse_fast(source)
    root: etree._Element = tree.getroot()
    etree.strip_tags(root, etree.Comment, etree.ProcessingInstruction, etree.Entity)
    for element in root.iter():
        for name in list(element.attrib):
            prefix, colon, rest = str(name).partition("U0003A")
            if colon and prefix in ("epub", "ops"):
                element.set(OPS + rest, element.attrib.pop(name))
    etree.cleanup_namespaces(root, top_nsmap=_DEFAULT)
    return root


def _parse_fast(source: str) -> etree._Element | None:
    """As :func:`_parse_soup`, for files that would take it minutes."""
    parser = etree.HTMLParser(
        encoding="utf-8", huge_tree=True, remove_comments=True, remove_pis=True, no_network=True
    )
    tree = etree.fromstring(source.encode("utf-8", "replace"), parser)
    again = prepare(etree.tostring(tree, encoding="utf-8") if tree is not None else b"")
    return parse_xml(_declare_namespaces(again))


def _character(match: re.Match[str]) -> str:
    """The character of a reference, unless it would then be read as markup."""
    character = html.unescape(match.group())
    return match.group() if character in "<>&\"'\r" else character


def _words(source: str) -> etree._Element:
    """A document with only the words of ``source``."""
    words = etree.Element(XHTML + "div")
    words.text = html.unescape(re.sub(r"<[^>]*>", " ", source))
    return _wrap(words)


def _without_deep_tags(source: str) -> str:
    """``source`` without the tags that nest too deep: parsers take quadratic time on them."""
    if source.count("<") < _DEEP:
        return source
    depth, out, last = 0, [], 0
    for match in _TAG.finditer(source):
        closing, _, rest = match.groups()
        if rest.endswith("/"):
            continue
        depth += -1 if closing else 1
        if depth > 8 * _DEEP or (closing and depth >= 8 * _DEEP):
            out.append(source[last : match.start()])
            last = match.end()
    return "".join(out) + source[last:]


def _shape(root: etree._Element) -> etree._Element:
    """Give ``root`` one head and one body and nothing else; returns the body."""
    head = next(root.iterchildren(XHTML + "head"), None)
    if head is None:
        head = etree.Element(XHTML + "head")
        root.insert(0, head)
    body = next(root.iterchildren(XHTML + "body"), None)
    if body is None:
        body = etree.SubElement(root, XHTML + "body")
    seen = False
    for child in list(root):
        seen = seen or child is body
        if child is head or child is body:
            _adopt_text(body, child)
        elif seen:
            body.append(child)
        else:
            body.insert(0, child)
    for extra in list(body.iterchildren(XHTML + "body", XHTML + "head")):
        extra.tag = XHTML + "div"
    return body


def _adopt_text(body: etree._Element, element: etree._Element) -> None:
    """Move text beside the head or body into the body."""
    if element.tail and element.tail.strip():
        holder = etree.SubElement(body, XHTML + "div")
        holder.text = element.tail
    element.tail = "\n"


def _move_to_head(root: etree._Element, style: etree._Element) -> None:
    text = text_of(style)
    remove(style)
    head = root.find(XHTML + "head")
    if head is not None:
        etree.SubElement(head, XHTML + "style").text = text


def _anchors(root: etree._Element, starts: Mapping[etree._Element, int]) -> dict[str, int]:
    """Where each id starts; the first of two that are the same."""
    name = root.get("id")
    anchors = {name: 0} if name else {}
    for element, start in starts.items():
        name = element.get("id")
        if name:
            anchors.setdefault(name, start)
        if element.tag == _LINK and (name := element.get("name")):
            anchors.setdefault(name, start)
    return anchors


def _headings(
    body: etree._Element,
    starts: Mapping[etree._Element, int],
    text: str,
    hidden: Sequence[tuple[int, int]],
) -> Iterator[Heading]:
    """The headings with the words of them that show."""
    for element in body.iter(*_HEADINGS):
        start = starts[element]
        title = _shown(text, start, start + len(text_of(element)), hidden)
        if title:
            yield Heading(_HEADINGS[element.tag], title, start)


def _shown(text: str, start: int, end: int, hidden: Sequence[tuple[int, int]]) -> str:
    """The words of a part of ``text`` but for those in the runs that are hidden."""
    pieces: list[str] = []
    for first, last in hidden:
        if first < end and start < last:
            pieces.append(text[start : max(start, first)])
            start = min(end, last)
    return " ".join("".join([*pieces, text[start:end]]).split())
