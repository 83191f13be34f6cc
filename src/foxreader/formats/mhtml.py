"""MHTML: a web page saved as one message, with its pictures, fonts and style sheets."""

from __future__ import annotations

import email
import email.header
import email.policy
import re
from collections.abc import Callable, Iterable, Iterator
from email.errors import MessageError
from email.message import Message
from pathlib import Path
from urllib.parse import urljoin

from lxml import etree

from foxreader.core.about import one_line
from foxreader.core.book import Book, Metadata, Resource, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.decode import decode, decode_as
from foxreader.formats.html.markup import parse
from foxreader.formats.html.sheets import Load, Sheet, parse_sheet
from foxreader.formats.html.xmlsource import SVG, XHTML, XLINK
from foxreader.formats.kinds import kind_of_picture
from foxreader.system.files import read_shared

_MAX_SIZE = 128 * 1024 * 1024
"""The most bytes of a saved page with its pictures."""
_MAX_PARTS = 10_000  # parts of a message
_MAX_SHEET = 4 * 1024 * 1024  # bytes of a style sheet whose addresses are changed
_BOM = b"\xef\xbb\xbf"
_PAGES = ("text/html", "application/xhtml+xml")
_FONTS = ("font/", "application/font", "application/x-font", "application/vnd.ms-fontobject")
_URL = re.compile(r"url\(\s*([\"']?)([^\"')]{1,2000})\1\s*\)")
_FETCHED = ("src", "poster", "background", XLINK + "href")
_ADDRESSES = {
    XHTML + "a": ("href",),
    **dict.fromkeys((XHTML + "link", SVG + "image"), (*_FETCHED, "href")),
}
"""The attributes with addresses of elements that have others than most."""
_ENCODING = re.compile(rb"<meta[^>]{0,200}charset[^>]{0,200}>", re.I)


def open_mhtml(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole page, and the pictures, fonts and style sheets saved with it."""
    resources = MhtmlResources(path)
    root = resources.page()
    first = _picture(root)
    documents = canonical_files(cut(root), cancel, progress, resources.sheet())
    book = Book(
        sha256=sha256,
        format="MHTML",
        metadata=_metadata(path, resources.subject, root),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=tuple(resources.warnings()),
        cover=first,
    )
    return book, resources


class MhtmlResources:
    """The parts of a saved page, by the names they get in the book.

    ``data`` are the bytes of one that has no file; ``path`` then only names it.
    """

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        if data is None and path.stat().st_size > _MAX_SIZE:
            raise UnsafeBook(Notice("web_archive_too_large", name=path.name))
        data = read_shared(path) if data is None else data
        self._damaged = DamagedBook(Notice("web_archive_damaged", name=path.name))
        try:
            message = email.message_from_bytes(data, policy=email.policy.compat32)
            self._parts = list(_leaves(message))
        except (MessageError, RecursionError, ValueError, LookupError, TypeError) as error:
            raise self._damaged from error
        self.subject = _header(message, "Subject")
        self._at = next((n for n, p in enumerate(self._parts) if _is_page(p)), -1)
        self._names = _names(self._parts)

    def page(self) -> etree._Element:
        """The tree of the page, its links into the archive naming resources of the book."""
        if self._at < 0:
            raise self._damaged
        part = self._parts[self._at]
        raw = _payload(part)
        charset = part.get_content_charset("")
        text = decode_as(raw, charset) if charset else decode(raw)
        # It is decoded now, so the encoding it declares no longer applies.
        root = parse(_BOM + _ENCODING.sub(b"", text.encode("utf-8", "replace")))
        base = _header(part, "Content-Location")
        for element in root.iter(etree.Element):
            self._relink(element, base)
        return root

    def sheet(self) -> Load:
        """Gives the style sheets of the page, as far as they may hide text."""

        def load(href: str) -> Sheet:
            found = self.read(href.removeprefix("../"))
            if found is None or found.media_type != "text/css" or len(found.data) > _MAX_SHEET:
                return ()
            return parse_sheet(decode(found.data))

        return load

    def warnings(self) -> Iterator[Notice]:
        """Warnings about what the archive lacks."""
        if any(part.defects for part in self._parts):
            yield Notice("web_archive_recovered")

    def read(self, name: str) -> Resource | None:
        """The picture, font or style sheet of that name, or None."""
        number = name.removeprefix("part/").partition(".")[0]
        if not number.isdecimal() or int(number[:6]) >= len(self._parts):
            return None
        part = self._parts[int(number[:6])]
        if _name(int(number[:6]), part) != name:
            return None
        data = _payload(part)
        kind = part.get_content_type()
        if kind == "text/css":
            text = decode_as(data, part.get_content_charset("utf-8"))
            base = _header(part, "Content-Location")
            return Resource(kind, self._in_style(text, base).encode("utf-8", "replace"))
        return Resource(kind_of_picture(data[:64]) or kind, data)

    def page_image(self, file: int, scale: float) -> Resource:
        """A web page has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Free the parts."""
        self._parts = []

    def _relink(self, element: etree._Element, base: str) -> None:
        links = element.tag == XHTML + "a"
        for key in _ADDRESSES.get(element.tag, _FETCHED):
            if value := element.get(key):
                element.set(key, _fragment(value, base) if links else self._found(value, base))
        if element.get("srcset"):
            del element.attrib["srcset"]
        if style := element.get("style"):
            element.set("style", self._in_style(style, base))
        if element.tag == XHTML + "style" and element.text:
            element.text = self._in_style(element.text, base)

    def _found(self, address: str, base: str) -> str:
        """The name of the part at ``address``, as a file of the book writes it."""
        name = self._names.get(address) or self._names.get(_joined(base, address))
        return f"../{name}" if name else address

    def _in_style(self, css: str, base: str) -> str:
        return _URL.sub(lambda m: f'url("{self._found(m.group(2), base)}")', css)


def _leaves(message: Message) -> Iterator[Message]:
    for number, part in enumerate(message.walk()):
        if number >= _MAX_PARTS:
            return
        if not part.is_multipart():
            yield part


def _names(parts: Iterable[Message]) -> dict[str, str]:
    """The names that the parts get, by each address that the page may have for them."""
    found: dict[str, str] = {}
    for number, part in enumerate(parts):
        name = _name(number, part)
        identity = _header(part, "Content-ID").strip("<> ")
        for address in (_header(part, "Content-Location"), identity and f"cid:{identity}"):
            if name and address:
                found.setdefault(address, name)
    return found


def _is_page(part: Message) -> bool:
    return part.get_content_type() in _PAGES


def _payload(part: Message) -> bytes:
    try:
        payload = part.get_payload(decode=True)
    except (ValueError, LookupError, TypeError):
        return b""
    return payload if isinstance(payload, bytes) else b""


def _header(part: Message, name: str) -> str:
    """A header's words, decoded; white space in an address comes from folding."""
    try:
        pieces = email.header.decode_header(str(part.get(name, "")))
        words = "".join(
            decode_as(piece, charset or "utf-8") if isinstance(piece, bytes) else piece
            for piece, charset in pieces
        )
    except (MessageError, ValueError, LookupError):
        return ""
    return " ".join(words.split()) if name == "Subject" else "".join(words.split())


def _name(number: int, part: Message) -> str:
    """The name of a part in the book; "" for what is not shown."""
    kind = part.get_content_type()
    if kind == "text/css":
        return f"part/{number}.css"
    shown = kind.startswith(("image/", *_FONTS))
    return f"part/{number}" if shown else ""


def _joined(base: str, address: str) -> str:
    try:
        return urljoin(base, address)
    except ValueError:
        return ""


def _fragment(href: str, base: str) -> str:
    """A link to a place of the page itself, which is saved as the page's whole address."""
    start, mark, fragment = href.partition("#")
    return f"#{fragment}" if mark and base and start == base.partition("#")[0] else href


def _picture(root: etree._Element) -> str:
    """The first picture of the page, its cover in the library."""
    sources = (e.get("src") or "" for e in root.iter(XHTML + "img"))
    return next((s.removeprefix("../") for s in sources if s.startswith("../part/")), "")


def _metadata(path: Path, subject: str, root: etree._Element) -> Metadata:
    title = one_line(root.findtext(f"{XHTML}head/{XHTML}title") or "") or one_line(subject)
    metas = {
        (m.get("name") or "").lower(): m.get("content") or "" for m in root.iter(XHTML + "meta")
    }
    author = one_line(metas.get("author", ""), 200)
    return Metadata(
        title=title or one_line(path.stem),
        authors=(author,) if author else (),
        language=one_line(root.get("lang") or "", 40),
        description=one_line(metas.get("description", ""), 2_000),
    )
