"""The text of an older Kindle book, whose links count bytes and pictures have numbers, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lxml import etree

from foxreader.formats.epub.contents import MAX_ENTRIES
from foxreader.formats.html.xmlns import XHTML, text_of
from foxreader.formats.tidy import one_line

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
class Entry:
    """An entry of the table of contents: ``position`` counts the bytes of the unpacked text."""

    title: str
    level: int
    position: int

    @property
    def anchor(self) -> str:
        """The id of the anchor at the position."""
        return f"filepos{self.position}"


def page(raw: bytes, encoding: str, entries: Iterable[Entry]) -> bytes:
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


def contents_page(root: etree._Element) -> list[Entry]:
    """The links of the page of contents that the book's guide names; for books with no other."""
    return list(_links(root))[:MAX_ENTRIES]


def _links(root: etree._Element) -> Iterator[Entry]:
    begun = False
    for element in root.iter(XHTML + "a", XHTML + "div"):
        kind = element.get("class")
        if kind == _CONTENTS:
            begun = True
        elif begun and kind == _CUT:
            return
        elif begun and (element.get("href") or "").startswith("#filepos"):
            title = one_line(text_of(element))
            position = (element.get("href") or "").removeprefix("#filepos")
            if title and position.isdecimal():
                yield Entry(title, 1, int(position))


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
