"""FictionBook, alone or zipped: its own elements turned into those of a web page, in place.

The tree is never walked by recursion, and a ``<binary>`` is named by its number in the file, never
by its own id.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from lxml import etree

from foxreader.core.about import one_line, real_title
from foxreader.core.book import Book, Metadata, Resource, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.archive import Archive
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.decode import decode
from foxreader.formats.html.xmlsource import OPS, XHTML, local, parse_repaired, prepare, text_of
from foxreader.formats.kinds import kind_of_picture
from foxreader.system.files import open_shared, read_shared

# Pictures, taken out before the text is parsed

_ID = re.compile(r"\bid\s*=\s*[\"']([^\"']{1,1000})[\"']")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]")


class Binaries:
    """Every ``<binary>`` of ``source``, decoded when it is asked for; ``rest`` is the source
    without them. They are known by number: what a book calls them is never a path.
    """

    def __init__(self, source: str) -> None:
        self._encoded: list[bytes] = []
        self._numbers: dict[str, int] = {}
        rest: list[str] = []
        last = 0
        # Searched with find(): a pattern would take quadratic time on a file of opening tags alone.
        while (start := source.find("<binary", last)) >= 0:
            opened = source.find(">", start)
            end = source.find("<", opened) if opened >= 0 else -1
            if end < 0:
                break
            self._add(source[start:opened], source[opened + 1 : end])
            rest.append(source[last:start])
            closed = source.startswith("</binary", end)
            last = source.find(">", end) + 1 if closed else end
            if not last:
                last = len(source)
        self.rest = "".join(rest) + source[last:]

    def name_of(self, identity: str) -> str:
        """The resource name of the picture with that id, or "" where there is none to show."""
        name = f"image/{self._numbers.get(identity, len(self._encoded))}"
        return name if self.read(name) is not None else ""

    def read(self, name: str) -> Resource | None:
        """The picture of that resource name; None for anything that is no picture."""
        folder, _, number = name.partition("/")
        if folder != "image" or not number.isdecimal() or int(number) >= len(self._encoded):
            return None
        plain = _NOT_BASE64.sub(b"", self._encoded[int(number)])
        try:
            data = base64.b64decode(plain[: len(plain) - (len(plain) % 4 == 1)] + b"==")
        except binascii.Error:
            return None
        kind = kind_of_picture(data[:64])
        return Resource(kind, data) if kind else None

    def _add(self, tag: str, encoded: str) -> None:
        identity = _ID.search(tag[:4000])
        if identity is not None:
            self._numbers.setdefault(identity.group(1), len(self._encoded))
        self._encoded.append(encoded.encode("ascii", "replace"))


# The body as one web page

_NOTES = b'<div class="fb-notes"'
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


def _rank(element: etree._Element) -> int:
    """Where a file begins: at the book's notes and each section of its top, others by length."""
    kind = element.get("class")
    if kind == "fb-notes":
        return 1
    parent = element.getparent()
    if kind != "fb-section" or parent is None:
        return 0
    return {"fb-body": 1, "fb-section": 2}.get(parent.get("class") or "", 0)


def _page(book: etree._Element, picture: Callable[[str], str]) -> tuple[etree._Element, int]:
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


# The book

_MAX_SIZE = 128 * 1024 * 1024
"""The most bytes of a book, its pictures included. Its tree takes several times as much memory."""
_BOM = b"\xef\xbb\xbf"
_LINES = frozenset({"p", "v", "subtitle", "text-author", "date"})


def open_fb2(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book, and its pictures."""
    binaries = Binaries(decode(fb2_source(path)))
    root, warnings = fb2_tree(path, binaries.rest)
    document, missing = _page(root, binaries.name_of)
    if missing:
        warnings.append(Notice("pictures_missing", count=missing))
    shown = document.find(XHTML + "body")
    if shown is None or not (text_of(shown).strip() or shown.find(f".//{XHTML}img") is not None):
        raise DamagedBook(Notice("fb2_without_text", name=path.name))
    documents = canonical_files(cut(document, _rank), cancel, progress)
    book = Book(
        sha256=sha256,
        format="FB2",
        metadata=fb2_metadata(path, root),
        files=tuple(
            book_file(number, found, linear=_NOTES not in found.markup)
            for number, found in enumerate(documents)
        ),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=tuple(warnings),
        cover=fb2_cover(root, binaries),
    )
    return book, Fb2Resources(path, binaries)


class Fb2Resources:
    """The pictures of a FictionBook; without ``binaries`` they are found when first asked for."""

    def __init__(self, path: Path, binaries: Binaries | None = None) -> None:
        self._path = path
        self._binaries = binaries

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None."""
        if self._binaries is None:
            self._binaries = Binaries(decode(fb2_source(self._path)))
        return self._binaries.read(name)

    def page_image(self, file: int, scale: float) -> Resource:
        """A FictionBook has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Free the pictures."""
        self._binaries = None


def fb2_source(path: Path) -> bytes:
    """The bytes of the book itself, out of its zip where it has one."""
    with open_shared(path) as file:
        zipped = file.read(4).startswith(b"PK")
    if not zipped:
        if path.stat().st_size > _MAX_SIZE:
            raise UnsafeBook(Notice("fb2_too_large", name=path.name))
        return read_shared(path)
    archive = Archive(path)
    try:
        name = next((n for n in archive.names if n.lower().endswith(".fb2")), "")
        raw = archive.read(name, _MAX_SIZE)
    finally:
        archive.close()
    if not raw:
        raise DamagedBook(Notice("fb2_not_unpacked", name=path.name))
    return raw


def fb2_tree(path: Path, source: str) -> tuple[etree._Element, list[Notice]]:
    """The tree of the book's source and what to warn of; raises where there is no text."""
    root, whole = parse_repaired(prepare(_BOM + source.encode("utf-8", "replace")))
    warnings = [] if whole else [Notice("text_recovered")]
    if root is None or not any(local(e) == "body" for e in root):
        raise DamagedBook(Notice("book_damaged", name=path.name))
    return root, warnings


def descendant(element: etree._Element | None, *path: str) -> etree._Element | None:
    """The first descendant at ``path``, by names without namespaces."""
    for name in path:
        if element is None:
            return None
        element = next((e for e in element if local(e) == name), None)
    return element


def _words_of(element: etree._Element | None, limit: int = 300) -> str:
    """The text of an element on one line."""
    return one_line(text_of(element), limit) if element is not None else ""


def fb2_metadata(path: Path, root: etree._Element) -> Metadata:
    """The metadata of a FictionBook, cleaned for display."""
    title = descendant(root, "description", "title-info")
    published = descendant(root, "description", "publish-info")
    date = descendant(title, "date")
    written = (date.get("value") or "") if date is not None else ""
    return Metadata(
        title=real_title(_words_of(descendant(title, "book-title"))) or one_line(path.stem),
        authors=tuple(_people(title, "author"))[:50],
        language=_words_of(descendant(title, "lang"), 40),
        publisher=_words_of(descendant(published, "publisher")),
        published=_words_of(descendant(published, "year"), 40)
        or one_line(written, 40)
        or _words_of(date, 40),
        identifier=_words_of(descendant(published, "isbn"))
        or _words_of(descendant(root, "description", "document-info", "id")),
        description=_description(title),
        translators=tuple(_people(title, "translator"))[:50],
    )


def _people(title: etree._Element | None, role: str) -> Iterator[str]:
    for author in title if title is not None else ():
        if local(author) == role:
            parts = [
                _words_of(descendant(author, f"{n}-name"), 100) for n in ("first", "middle", "last")
            ]
            name = " ".join(filter(None, parts)) or _words_of(descendant(author, "nickname"), 100)
            if name:
                yield name


def _description(title: etree._Element | None) -> str:
    """The series the book belongs to, if any, and the lines of its annotation."""
    series = descendant(title, "sequence")
    lines: list[str] = []
    if series is not None:
        named = (series.get("name") or "", series.get("number") or "")
        lines.append(one_line(", ".join(filter(None, named))))
    annotation = descendant(title, "annotation")
    for element in annotation.iter() if annotation is not None else ():
        if local(element) in _LINES:
            lines.append(_words_of(element, 2_000))
    return "\n".join(filter(None, lines))[:5_000]


def fb2_cover(root: etree._Element, binaries: Binaries) -> str:
    """The resource name of the cover, or ""."""
    coverpage = descendant(root, "description", "title-info", "coverpage")
    for element in coverpage.iter() if coverpage is not None else ():
        for key, value in element.items():
            if local(element) == "image" and str(key).rpartition("}")[2] == "href":
                return binaries.name_of(str(value).lstrip("#"))
    return ""
