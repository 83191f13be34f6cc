"""Documents that a Word document has inside it and shows in their places (``altChunk``): web pages,
saved pages, rich text, text and other Word documents, each read as it is by itself, without its
pictures."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lxml import etree

from foxreader.core.errors import OpenError
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.docx_parts import attribute, named
from foxreader.formats.html.decode import read_as
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlsource import XHTML, parse_package_xml
from foxreader.formats.kinds import looks_like_html
from foxreader.formats.mhtml import MhtmlResources
from foxreader.formats.plain import plain_page
from foxreader.formats.rtf import rtf_page

_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_MESSAGES = (b"MIME-Version:", b"Content-Type:", b"From:", b"Subject:")
_PICTURES = tuple(XHTML + name for name in ("img", "object", "video", "audio", "link"))


@dataclass(slots=True)
class LeftToRead:
    """What is still read of the documents in a document, and of those in them: chosen far above
    what merged letters have, which are a few dozen pages."""

    documents: int = 500
    size: int = MAX_CHAPTER

    def allows(self, size: int) -> bool:
        """Whether one more of ``size`` bytes is read, which then counts."""
        self.documents -= 1
        self.size -= size
        return self.documents >= 0 and self.size >= 0


@dataclass(frozen=True, slots=True)
class InsertedDocuments:
    """The documents inside ``archive``, each with the words that stand in its place.

    ``path`` names the archive; ``word`` reads one of Word's, and gives None for one not read.
    """

    path: Path
    archive: Archive
    mark: str
    word: Callable[[Archive], etree._Element | None]
    left: LeftToRead
    names: list[str] = field(default_factory=list)

    def take(self, part: etree._Element, name: str) -> None:
        """Put a paragraph with words of its own in the place of each document in ``part``, the
        member ``name``."""
        found = list(named(part, "altChunk"))
        targets = self._targets(name) if found else {}
        for chunk in found:
            around = chunk.getparent()
            if around is None:
                continue
            self.names.append(targets.get(attribute(chunk, "id"), ""))
            paragraph = etree.Element(_WORD + "p")
            run = etree.SubElement(paragraph, _WORD + "r")
            etree.SubElement(run, _WORD + "t").text = f"{self.mark}d{len(self.names) - 1};"
            around.replace(chunk, paragraph)

    def place(self, root: etree._Element) -> tuple[int, int]:
        """Put the documents in their places in the web page ``root``; gives how many are left out
        because they cannot be read, and how many pictures of the others are."""
        left_out = pictures = 0
        if not self.names:
            return 0, 0
        for paragraph in list(root.iter(XHTML + "p")):
            words = (paragraph.text or "").strip()
            if not words.startswith(f"{self.mark}d") or not words.endswith(";"):
                continue
            number = int(words[len(self.mark) + 1 : -1])
            body = self._read(self.names[number])
            left_out += body is None
            pictures += _without_pictures(body)
            _rename(body, f"inserted-{number}-")
            around = paragraph.getparent()
            if around is not None:
                around.replace(paragraph, body if body is not None else etree.Comment(""))
        return left_out, pictures

    def _targets(self, name: str) -> Mapping[str, str]:
        """The members that a member refers to, by their ids."""
        folder, base = posixpath.split(name)
        raw = self.archive.read(f"{folder}/_rels/{base}.rels", MAX_CHAPTER)
        root = parse_package_xml(raw) if raw else None
        return {
            attribute(e, "Id"): posixpath.normpath(
                posixpath.join("/", folder, attribute(e, "Target"))
            ).lstrip("/")
            for e in (root if root is not None else ())
            if attribute(e, "TargetMode").lower() != "external"
        }

    def _read(self, name: str) -> etree._Element | None:
        """The body of a document as a web page, as a block; None for one not read."""
        raw = self.archive.read(name, MAX_CHAPTER) if name else None
        root = self._page(raw) if raw and self.left.allows(len(raw)) else None
        body = root.find(XHTML + "body") if root is not None else None
        if body is not None:
            body.tag = XHTML + "div"
            body.text = (body.text or "").lstrip()
        return body

    def _page(self, raw: bytes) -> etree._Element | None:
        start = raw[:4_000].lstrip(b"\xef\xbb\xbf \t\r\n")
        if raw.startswith(b"PK"):
            try:
                return self.word(Archive(self.path, raw))
            except OpenError:
                return None
        if start.startswith(b"{\\rtf"):
            return parse(rtf_page(raw))
        if start.startswith(_MESSAGES):
            try:
                return MhtmlResources(self.path, raw).page()
            except OpenError:
                return None
        if looks_like_html(start) or b"</" in start:
            return parse(raw)
        if b"\0" in start and not start.startswith((b"\xff\xfe", b"\xfe\xff")):
            return None
        return parse(plain_page(read_as(raw)[0]))


def _without_pictures(body: etree._Element | None) -> int:
    """Take the pictures out of ``body``; gives how many they were."""
    if body is None:
        return 0
    count = sum(1 for _ in body.iter(XHTML + "img"))
    etree.strip_elements(body, *_PICTURES, with_tail=False)
    return count


def _rename(body: etree._Element | None, prefix: str) -> None:
    """Put ``prefix`` before the ids of ``body``, which others may have too, and in its links."""
    for element in body.iter(etree.Element) if body is not None else ():
        if own := element.get("id"):
            element.set("id", prefix + own)
        if (href := element.get("href") or "").startswith("#"):
            element.set("href", f"#{prefix}{href[1:]}")
