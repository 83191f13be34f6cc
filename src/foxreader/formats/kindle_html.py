"""The text of older Kindle books as HTML, and the only door to the package that unpacks them."""

from __future__ import annotations

import re
import struct
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from loguru import logger
from lxml import etree
from mobi import (
    kindleunpack,
    mobi_header,
    mobi_html,
    mobi_index,
    mobi_k8proc,
    mobi_ncx,
    mobi_sectioner,
    mobi_uncompress,
)

from foxreader.core.about import one_line
from foxreader.core.book import MAX_ENTRIES
from foxreader.formats.html.xmlsource import XHTML, parse_xml, prepare, text_of

# The text as HTML: its links count bytes, and its pictures have numbers

_BOM = "\ufeff"
_CUT = "fx-cut"
_CONTENTS = "fx-contents"
_POSITION = re.compile(rb"\bfilepos\s*=\s*[\"']?\s*0*(\d{1,10})", re.I)
_TAG = re.compile(rb"<[^<>]{1,2000}?\b(?:filepos|recindex)\s*=[^<>]{0,2000}>", re.I)
_LINK = re.compile(rb"\bfilepos\s*=\s*[\"']?\s*0*(\d{1,10})\s*[\"']?", re.I)
_IMAGE = re.compile(rb"\brecindex\s*=\s*[\"']?\s*0*(\d{1,6})\s*[\"']?", re.I)
_BREAK = re.compile(rb"</?mbp:pagebreak[^<>]{0,500}>", re.I)
_OTHER = re.compile(rb"</?(?:mbp|idx):[^<>]{0,500}>|<\?xml[^<>]{0,200}\?>", re.I)
_REFERENCE = re.compile(rb"<reference\b[^<>]{0,2000}>", re.I)
_ENTITY = re.compile(rb"&#?[A-Za-z0-9]*\Z")
_LONGEST_TAG = 2000  # bytes, as in the patterns above: a bound on how far is searched


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """An entry of the table of contents: ``position`` counts the bytes of the unpacked text."""

    title: str
    level: int
    position: int

    @property
    def anchor(self) -> str:
        """The id of the anchor at the position."""
        return f"filepos{self.position}"


def page(raw: bytes, encoding: str, entries: Iterable[IndexEntry]) -> bytes:
    """The unpacked text as HTML in UTF-8, an anchor wherever a link or an entry leads."""
    marked = _marked(raw, {entry.position for entry in entries})
    marked, guide = _without_guide(marked)
    marked = _TAG.sub(_relinked, marked)
    marked = _BREAK.sub(b'<div class="%s"></div>' % _CUT.encode(), marked)
    text = _OTHER.sub(b"", marked).decode(encoding, "replace").replace("\0", "")
    contents = next((r for r in guide if b"toc" in r.lower()), None)
    at = _POSITION.search(contents) if contents is not None else None
    if at is not None:
        anchor = f'<a id="filepos{int(at.group(1))}">'
        text = text.replace(anchor, anchor.replace("<a ", f'<a class="{_CONTENTS}" '), 1)
    return (_BOM + text).encode("utf-8", "replace")


def rank(element: etree._Element) -> int:
    """A file begins at each page break, and in a long one at a heading."""
    if element.tag == XHTML + "div" and element.get("class") == _CUT:
        return 1
    return 2 if element.tag in (XHTML + "h1", XHTML + "h2") else 0


def contents_page(root: etree._Element) -> list[IndexEntry]:
    """The links of the page of contents that the book's guide names; for books with no other."""
    return list(_links(root))[:MAX_ENTRIES]


def _links(root: etree._Element) -> Iterator[IndexEntry]:
    begun = False
    for element in root.iter(XHTML + "a", XHTML + "div"):
        kind = element.get("class")
        if kind == _CONTENTS:
            begun = True
        elif begun and kind == _CUT:
            return
        elif begun and element.get("href", "").startswith("#filepos"):
            title = one_line(text_of(element))
            position = element.get("href", "").removeprefix("#filepos")
            if title and position.isdecimal():
                yield IndexEntry(title, 1, int(position))


def _marked(raw: bytes, positions: set[int]) -> bytes:
    """``raw`` with an anchor at each position that anything leads to."""
    positions |= {int(match.group(1)) for match in _POSITION.finditer(raw)}
    pieces: list[bytes] = []
    last = 0
    for position in sorted(p for p in positions if p <= len(raw)):
        place = max(last, _outside(raw, position))
        pieces.append(raw[last:place])
        pieces.append(b'<a id="filepos%d"></a>' % position)
        last = place
    return b"".join(pieces) + raw[last:]


def _outside(raw: bytes, position: int) -> int:
    """``position``, or the start of the tag, the entity or the character that it is inside."""
    opened = raw.rfind(b"<", max(0, position - _LONGEST_TAG), position)
    if opened >= 0 and raw.find(b">", opened, position) < 0:
        return opened
    entity = _ENTITY.search(raw[max(0, position - 10) : position])
    if entity is not None:
        return position - len(entity.group())
    while position and position < len(raw) and raw[position] & 0xC0 == 0x80:
        position -= 1
    return position


def _without_guide(raw: bytes) -> tuple[bytes, list[bytes]]:
    """``raw`` without the guide, which is no text, and the references in it."""
    start = raw.find(b"<guide>")
    end = raw.find(b"</guide>", start) if start >= 0 else -1
    if end < 0:
        return raw, []
    return raw[:start] + raw[end + len(b"</guide>") :], _REFERENCE.findall(raw[start:end])


def _relinked(match: re.Match[bytes]) -> bytes:
    tag = _LINK.sub(rb'href="#filepos\1"', match.group())
    return _IMAGE.sub(rb'src="../image/\1"', tag)


# Unpacking: only here the ``mobi`` package is used
#
# It logs, prints, and raises errors of any type; none of that leaves this module. What it writes
# goes into a folder that the caller deletes, under names of its own.

# Bounds set by hand, above what books have: bytes of a book's text and of the EPUB made of it,
# entries of its contents, and levels of phrases made of other phrases.
_MAX_UNPACKED = 128 * 1024 * 1024
_MAX_EPUB = 1024**3
_MAX_ENTRIES = 20_000
_DEEPEST = 40
_LONG = struct.Struct(">Q").unpack_from
_MASK = 0xFFFFFFFF


class Unreadable(Exception):
    """The package could not make sense of the file."""


def epub_of(path: Path, folder: Path) -> bytes:
    """The newer form of the book as an EPUB; ``folder`` is where it is put together."""
    with _as_open_errors():
        sectioner = mobi_sectioner.Sectionizer(str(path))
        header = mobi_header.MobiHeader(sectioner, 0)
        headers, boundary = [header], -1
        if not header.isK8():
            boundary = _boundary(sectioner)
            headers.append(mobi_header.MobiHeader(sectioner, boundary + 1))
        # The package names what it writes after the file, so the file gets a neutral name.
        files = kindleunpack.fileNames("book.mobi", str(folder))
        files.makeK8Struct()
        kindleunpack.process_all_mobi_headers(
            files, None, sectioner, headers, boundary, k8only=True, epubver="A"
        )
        made = folder / "mobi8" / "book.epub"
        if made.stat().st_size > _MAX_EPUB:
            raise Unreadable("too large")
        return made.read_bytes()


def text_of_records(path: Path) -> tuple[bytes, str]:
    """The unpacked text of the older form of the book, and the language its header names."""
    with _as_open_errors():
        header = mobi_header.MobiHeader(mobi_sectioner.Sectionizer(str(path)), 0)
        language = "" if header.palm else str(header.Language())
        return bytes(header.getRawML()), one_line(language, 40)


def index_of(path: Path) -> list[IndexEntry]:
    """The table of contents that the older form of the book keeps beside its text."""
    with _as_open_errors():
        header = mobi_header.MobiHeader(mobi_sectioner.Sectionizer(str(path)), 0)
        if header.palm:
            return []
        found = mobi_ncx.ncxExtract(header, None).parseNCX()[:_MAX_ENTRIES]
        return [
            IndexEntry(
                one_line(str(entry["text"])), max(0, int(entry["hlvl"])) + 1, int(entry["pos"])
            )
            for entry in found
            if int(entry["pos"]) >= 0
        ]


@contextmanager
def _as_open_errors() -> Iterator[None]:
    """Turns every error of the package into ``Unreadable``."""
    try:
        with warnings.catch_warnings():
            # It leaves files for the collector to close.
            warnings.simplefilter("ignore", ResourceWarning)
            yield
    except (MemoryError, Unreadable):
        raise
    except Exception as error:  # each of its modules has errors of its own
        raise Unreadable(str(error)) from error


def _boundary(sectioner: Any) -> int:
    """The record between the older and the newer form of the book."""
    for number in range(sectioner.num_sections):
        if sectioner.loadSection(number) == b"BOUNDARY":
            return number
    raise Unreadable("no newer form")


class _BoundedReader(mobi_uncompress.HuffcdicReader):  # type: ignore[misc]
    """The package's reader of Huffman-packed text, which has no bounds: a phrase may consist of
    others, and forty of them for a terabyte.
    """

    def __init__(self) -> None:
        self._room = _MAX_UNPACKED

    def unpack(self, data: bytes, depth: int = 0) -> bytes:
        """The unpacked text of ``data``; raises once a book's worth has been unpacked."""
        if depth > _DEEPEST:
            raise Unreadable("phrases nested too deep")
        pieces: list[bytes] = []
        for number in self._codes(data):
            piece, whole = self.dictionary[number]
            if not whole:
                # A phrase that refers to itself finds None here, and fails.
                self.dictionary[number] = None
                piece = self.unpack(piece, depth + 1)
                self.dictionary[number] = (piece, 1)
            self._room -= len(piece)
            if self._room < 0:
                raise Unreadable("too much text")
            pieces.append(piece)
        return b"".join(pieces)

    def _codes(self, data: bytes) -> Iterator[int]:
        """The numbers of the phrases in ``data``."""
        left = 8 * len(data)
        data += bytes(8)
        at, shift = 0, 32
        bits = _LONG(data, at)[0]
        while True:
            if shift <= 0:
                at += 4
                bits = _LONG(data, at)[0]
                shift += 32
            code = (bits >> shift) & _MASK
            length, ends, most = self.dict1[code >> 24]
            if not ends:
                while code < self.mincode[length]:
                    length += 1
                most = self.maxcode[length]
            shift -= length
            left -= length
            if left < 0:
                return
            yield (most - code) >> (32 - length)


_process_resource_list = kindleunpack.processRESC


def _whole_resource_list(
    number: int, files: Any, names: list[Any], sectioner: Any, data: bytes, before: Any
) -> Any:
    """As the package does with a record of the kind RESC; one that is cut off would keep it busy
    for ever and is left out.
    """
    start, end = data.find(b"<"), data.rfind(b">") + 1
    if 0 <= start < end and parse_xml(prepare(data[start:end])) is not None:
        return _process_resource_list(number, files, names, sectioner, data, before)
    names.append(None)
    return names, before


def _silent(*words: object, **how: object) -> None:
    """Print nothing."""


logger.disable("mobi")
for _module in (mobi_header, mobi_html, mobi_index, mobi_k8proc, mobi_ncx, mobi_sectioner):
    _module.print = _silent
mobi_header.HuffcdicReader = _BoundedReader
kindleunpack.processRESC = _whole_resource_list
