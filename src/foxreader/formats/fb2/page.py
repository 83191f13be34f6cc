"""The body of a FictionBook as one web page: each of its elements renamed in place."""

from __future__ import annotations

from collections.abc import Callable

from lxml import etree

from foxreader.formats.html.xmlns import OPS, XHTML, local, text_of

NOTES = b'<div class="fb-notes"'
"""A piece of markup that only the files with the book's notes have."""

_STYLE = """
.fb-v, .fb-line { margin: 0; text-indent: 0 }
.fb-stanza, .fb-poem, .fb-epigraph { margin: 1em 0 1em 2em }
.fb-epigraph { margin-left: 30%; font-style: italic }
.fb-author, .fb-date { text-align: right; font-style: italic }
.fb-subtitle { text-align: center; font-weight: bold }
.fb-gap { height: 1em }
"""
_NAMES = {
    "section": ("div", "fb-section"),
    "p": ("p", ""),
    "v": ("p", "fb-v"),
    "stanza": ("div", "fb-stanza"),
    "poem": ("div", "fb-poem"),
    "cite": ("blockquote", ""),
    "epigraph": ("div", "fb-epigraph"),
    "annotation": ("div", "fb-annotation"),
    "subtitle": ("p", "fb-subtitle"),
    "text-author": ("p", "fb-author"),
    "date": ("p", "fb-date"),
    "empty-line": ("div", "fb-gap"),
    "emphasis": ("em", ""),
    "strong": ("strong", ""),
    "strikethrough": ("s", ""),
    "sub": ("sub", ""),
    "sup": ("sup", ""),
    "code": ("code", ""),
    "style": ("span", ""),
    "table": ("table", ""),
    "tr": ("tr", ""),
    "th": ("th", ""),
    "td": ("td", ""),
    "a": ("a", ""),
    "image": ("img", ""),
}
_KEPT = frozenset({"id", "colspan", "rowspan"})
_NOTE_BODIES = frozenset({"notes", "comments", "footnotes"})
_NOTE_RANK = 4  # the heading of a note, below those that enter a table of contents
_LONGEST_TITLE = 90  # characters of a paragraph that can be a heading: longer ones are sentences


def rank(element: etree._Element) -> int:
    """Where a file begins: at the book's notes and each section of its top, others by length."""
    kind = element.get("class")
    if kind == "fb-notes":
        return 1
    parent = element.getparent()
    if kind != "fb-section" or parent is None:
        return 0
    return {"fb-body": 1, "fb-section": 2}.get(parent.get("class") or "", 0)


def page(book: etree._Element, picture: Callable[[str], str]) -> tuple[etree._Element, int]:
    """The web page of a FictionBook's tree, which is used up, and how many pictures are missing.

    ``picture`` gives the resource name for the id of a picture, or "".
    """
    root = etree.Element(XHTML + "html", nsmap={None: XHTML[1:-1]})  # type: ignore[dict-item]
    head = etree.SubElement(root, XHTML + "head")
    etree.SubElement(head, XHTML + "style").text = _STYLE
    body = etree.SubElement(root, XHTML + "body")
    missing = 0
    if not any(local(e) == "title" for e in book.iter()):
        _entitle(book)
    for part in [e for e in book if local(e) == "body"]:
        notes = (part.get("name") or "").lower() in _NOTE_BODIES
        body.append(part)
        missing += _renamed(part, notes, picture)
        _become(part, "div", "fb-notes" if notes else "fb-body")
    return root, missing


def _entitle(book: etree._Element) -> None:
    """Converters write titles as a first line in bold: where a book has no others, take these."""
    for section in [e for e in book.iter() if local(e) == "section"]:
        first = section[0] if len(section) else None
        if first is not None and _is_bold_line(first):
            title = etree.Element("title")
            title.tail, first.tail = first.tail, None
            first.addprevious(title)
            title.append(first)


def _is_bold_line(element: etree._Element) -> bool:
    parts = [element.text, *(child.tail for child in element)]
    return (
        local(element) == "p"
        and all(local(child) == "strong" for child in element)
        and not any((part or "").strip() for part in parts)
        and 0 < len(text_of(element).strip()) <= _LONGEST_TITLE
    )


def _renamed(part: etree._Element, notes: bool, picture: Callable[[str], str]) -> int:
    """Rename the elements of ``part``; gives how many pictures are missing."""
    depth = missing = 0
    found = list(etree.iterwalk(part, events=("start", "end")))
    for event, element in found:
        name = local(element)
        if name == "section" or element.get("class") == "fb-section":
            depth += 1 if event == "start" else -1
        if event == "end" or element is part:
            continue
        if name == "title":
            # The book's own title has the rank of its chapters, as a title page has.
            _heading(element, _NOTE_RANK if notes and depth else max(1, min(depth, 6)))
        elif name == "image":
            missing += _picture(element, picture)
        else:
            _element(element, name)
    return missing


def _element(element: etree._Element, name: str) -> None:
    href = _href(element)
    is_note = element.get("type") == "note"
    renamed, kind = _NAMES.get(name, ("span", ""))
    if element.tag == XHTML + "span":
        return
    _become(element, renamed, kind)
    if name == "a" and href:
        element.set("href", href)
        if is_note:
            element.set(OPS + "type", "noteref")


def _picture(element: etree._Element, picture: Callable[[str], str]) -> int:
    words = element.get("alt") or ""
    name = picture(_href(element).lstrip("#"))
    _become(element, "img", "")
    element.text = None
    for child in list(element):
        element.remove(child)
    if not name:
        element.set("alt", words)
        return 1
    element.set("src", f"../{name}")
    element.set("alt", words)
    return 0


def _heading(title: etree._Element, level: int) -> None:
    """A title's paragraphs become lines of one heading."""
    _become(title, f"h{level}", "")
    title.text = None
    lines = list(title)
    for line in lines:
        line.tail = None
        if local(line) == "empty-line":
            title.remove(line)
        else:
            _become(line, "span", "fb-line")
    for line in list(title)[:-1]:
        line.addnext(etree.Element(XHTML + "br"))


def _href(element: etree._Element) -> str:
    return next((str(v) for k, v in element.items() if str(k).rpartition("}")[2] == "href"), "")


def _become(element: etree._Element, name: str, kind: str) -> None:
    kept = {str(k): str(v) for k, v in element.items() if k in _KEPT}
    element.attrib.clear()
    if kind:
        element.set("class", kind)
    for key, value in kept.items():
        element.set(key, value)
    element.tag = XHTML + name
