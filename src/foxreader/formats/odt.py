"""Texts of OpenDocument (ODT), cut into files by their headings.

The tree is never walked by recursion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from lxml import etree

from foxreader.core.about import one_line, real_name, real_title
from foxreader.core.book import Book, Metadata, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook
from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, PICTURES, Archive, with_pictures
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.xmlsource import (
    OPS,
    XHTML,
    local,
    names,
    parse_package_xml,
    remove,
    text_of,
)
from foxreader.formats.kinds import media_type

# The text as one web page: each of its elements renamed in place

_DROPPED = names(
    "tracked-changes annotation annotation-end sequence-decls variable-decls user-field-decls forms"
    " soft-page-break covered-table-cell script event-listeners event-listener desc title object"
    " object-ole plugin applet bookmark-end reference-mark-end table-of-content-source"
    " alphabetical-index-source index-title-template toc-mark-start toc-mark-end toc-mark"
    " alphabetical-index-mark ruby-text"
)
_NAMES = {
    "p": "p", "list": "ul", "list-item": "li", "list-header": "li", "table": "table",
    "table-row": "tr", "table-cell": "td", "table-header-rows": "thead", "section": "div",
    "line-break": "br", "text-box": "div", "note-body": "div", "table-of-content": "div",
    "index-body": "div", "index-title": "div", "a": "a", "image": "img",
}  # fmt: skip
_ANCHORS = names("bookmark bookmark-start reference-mark reference-mark-start")
_MOST_SPACES = 100  # of one element of spaces; chosen
_MOST_COLUMNS = 1000  # that a cell spans, as in HTML
_PROPERTIES = {
    ("font-weight", "bold"): "font-weight: bold",
    ("font-style", "italic"): "font-style: italic",
    ("display", "none"): "display: none",
    ("text-align", "center"): "text-align: center",
    ("text-align", "end"): "text-align: end",
}
# The stubs of lxml know no default namespace here.
_DEFAULT: dict[Any, str] = {None: XHTML[1:-1], "epub": OPS[1:-1]}


class OdtStyles:
    """The named styles of a document: what they look like, and which stand for a title."""

    def __init__(self, *roots: etree._Element | None) -> None:
        self._parents: dict[str, str] = {}
        self._looks: dict[str, str] = {}
        for element in (e for root in roots if root is not None for e in root.iter()):
            name = _value(element, "name")
            if local(element) == "style" and name:
                self._parents[name] = _value(element, "parent-style-name")
                self._looks[name] = "; ".join(dict.fromkeys(_looks(element)))

    def look(self, name: str) -> str:
        """The CSS of a style, without what its parents add; "" for none."""
        return self._looks.get(name, "")

    def is_title(self, name: str) -> bool:
        """Whether a paragraph of that style is the title of the document."""
        return "Title" in (name, self._parents.get(name))


def _looks(style: etree._Element) -> Iterator[str]:
    for properties in style:
        for key, said in properties.items():
            found = _PROPERTIES.get((str(key).rpartition("}")[2], str(said)))
            if found:
                yield found


def _value(element: etree._Element, name: str) -> str:
    """The value of the attribute ``name`` in any namespace, or ""."""
    return next((str(v) for k, v in element.items() if str(k).rpartition("}")[2] == name), "")


def _page(text: etree._Element, styles: OdtStyles) -> etree._Element:
    """The web page of ``text``, the element of a document's text, which is used up."""
    notes: list[etree._Element] = []
    for element in list(text.iter()):
        kind = local(element)
        if not kind or kind in _DROPPED:
            remove(element)
        elif kind == "note":
            notes.append(element)
        elif element is not text:
            _rename(element, kind, styles)
    for number, note in enumerate(notes, 1):
        _put_last(text, note, number)
    root = etree.Element(XHTML + "html", None, _DEFAULT)
    etree.SubElement(root, XHTML + "head")
    text.tag = XHTML + "body"
    text.attrib.clear()
    root.append(text)
    return root


def _rename(element: etree._Element, kind: str, styles: OdtStyles) -> None:
    said = {str(k).rpartition("}")[2]: str(v) for k, v in element.items()}
    element.attrib.clear()
    style = said.get("style-name", "")
    if kind in ("s", "tab"):
        asked = said.get("c", "1")
        count = min(int(asked), _MOST_SPACES) if asked.isdecimal() and len(asked) < 5 else 1
        element.text = "\u00a0" * (count - 1) + " " if kind == "s" else "\t"
    element.tag = XHTML + _name(kind, said, styles.is_title(style))
    if look := styles.look(style):
        element.set("style", look)
    for key, attribute in _attributes(kind, said):
        element.set(key, attribute)


def _name(kind: str, said: Mapping[str, str], is_title: bool) -> str:
    if kind == "h":
        level = said.get("outline-level", "1")
        return f"h{level}" if level in ("1", "2", "3", "4", "5", "6") else "h6"
    return "h1" if kind == "p" and is_title else _NAMES.get(kind, "span")


def _attributes(kind: str, said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    href = said.get("href", "")
    if kind in _ANCHORS and "name" in said:
        yield "id", said["name"]
    elif kind == "a" and href:
        yield "href", href.partition("|")[0]  # "#1.Title|outline" is a link of the program's own
    elif kind == "image" and href.startswith(("Pictures/", "./Pictures/", "media/")):
        yield "src", "../" + quote(href.removeprefix("./"))
    elif kind == "table-cell":
        yield from _spans(said)


def _spans(said: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for key, name in (("number-columns-spanned", "colspan"), ("number-rows-spanned", "rowspan")):
        if said.get(key, "").isdecimal() and 1 < int(said[key][:5]) <= _MOST_COLUMNS:
            yield name, said[key]


def _put_last(body: etree._Element, note: etree._Element, number: int) -> None:
    """Put a note at the end of ``body`` and its mark where it was."""
    words = [text_of(child).strip() for child in note if local(child) == "span"]
    link = etree.Element(
        XHTML + "a", {"href": f"#fx-note-{number}", OPS + "type": "noteref"}, _DEFAULT
    )
    etree.SubElement(link, XHTML + "sup").text = next(filter(None, words), str(number))
    aside = etree.SubElement(
        body, XHTML + "aside", {"id": f"fx-note-{number}", OPS + "type": "footnote"}
    )
    for child in list(note):
        if local(child) == "div":
            aside.append(child)
            child.tail = None
    note.addprevious(link)
    remove(note)


# The book


def open_odt(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures; raises ``DamagedBook`` for one without readable text."""
    return with_pictures(path, lambda archive: _book(archive, path, sha256, cancel, progress))


def _book(
    archive: Archive,
    path: Path,
    sha256: str,
    cancel: Cancel | None,
    progress: Callable[[Progress], None] | None,
) -> Book:
    root = _part(archive, "content.xml")
    text = _text_in(root) if root is not None else None
    if root is None or text is None:
        raise DamagedBook(Notice("book_damaged", name=path.name))
    styles = OdtStyles(_part(archive, "styles.xml"), root)
    documents = canonical_files(cut(_page(text, styles)), cancel, progress)
    if not any(found.text.strip() or b"<img" in found.markup for found in documents):
        raise DamagedBook(Notice("book_damaged", name=path.name))
    return Book(
        sha256=sha256,
        format="ODT",
        metadata=odt_metadata(path, archive),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        cover=odt_cover(archive),
    )


def _text_in(root: etree._Element) -> etree._Element | None:
    body = next(root.iter("{*}body"), None)
    return next(body.iterchildren("{*}text"), None) if body is not None else None


def odt_metadata(path: Path, archive: Archive) -> Metadata:
    """The metadata of an OpenDocument, cleaned for display."""
    root = _part(archive, "meta.xml")
    fields: dict[str, str] = {}
    for element in root.iter() if root is not None else ():
        fields.setdefault(local(element), one_line(text_of(element), 2_000))
    author = real_name(fields.get("initial-creator", "") or fields.get("creator", ""))
    return Metadata(
        title=real_title(fields.get("title", "")) or one_line(path.stem),
        authors=(author,) if author else (),
        language=one_line(fields.get("language", ""), 40),
        published=fields.get("creation-date", "")[:10],
        description=fields.get("description", ""),
    )


def odt_cover(archive: Archive) -> str:
    """The picture of the first page that the document keeps, or ""."""
    names = (name for name in archive.names if name.lower().startswith("thumbnails/"))
    return next((n for n in names if media_type(n) in PICTURES and archive.read(n)), "")


def _part(archive: Archive, name: str) -> etree._Element | None:
    return parse_package_xml(archive.read(name, MAX_CHAPTER))
