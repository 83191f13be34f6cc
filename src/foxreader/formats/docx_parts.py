"""Prepares the parts of a Word document for what converts it, which would lose what they say.

Changes are accepted, headings get a style of their own, hidden words a mark, and the marks of notes
and comments that are not there are taken out.
"""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lxml import etree

from foxreader.core.about import one_line
from foxreader.core.errors import OpenError
from foxreader.formats.archive import MAX_CHAPTER, Archive
from foxreader.formats.html.decode import read_as
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlsource import XHTML, local, parse_package_xml, remove
from foxreader.formats.kinds import looks_like_html
from foxreader.formats.mhtml import MhtmlResources
from foxreader.formats.plain import plain_page
from foxreader.formats.rtf import rtf_page

# Elements and attributes by their local names


def named(part: etree._Element, name: str) -> Iterator[etree._Element]:
    """The elements below ``part`` of that local name."""
    return (element for element in part.iter() if local(element) == name)


def child(element: etree._Element | None, name: str) -> etree._Element | None:
    """The first child of that local name; None without one."""
    return next((e for e in element if local(e) == name), None) if element is not None else None


def value(element: etree._Element | None) -> str:
    """The value ``w:val`` of ``element``, or ""."""
    return attribute(element, "val") if element is not None else ""


def attribute(element: etree._Element, name: str) -> str:
    """The attribute of that local name, or ""."""
    found = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == name)
    return next(found, "")


def space_of(element: etree._Element) -> str:
    """The namespace of ``element``, in braces."""
    return str(element.tag).rpartition("}")[0] + "}"


# Styles: which paragraphs are headings, and which are numbered

HEADING_STYLE = "fx-heading-"
"""The beginning of the paragraph style that headings are given; the rank follows, 1 to 6."""
_HEADING = re.compile(r"heading ?([1-6])", re.I)
_MOST_LEVELS = 20  # of styles based on styles; set by hand
_RANKS = 6


@dataclass(frozen=True, slots=True)
class WordStyles:
    """The paragraph styles of a document by their id."""

    own: Mapping[str, etree._Element]

    def chain(self, style: str) -> Iterator[etree._Element]:
        """The style of that id, then those it is based on."""
        for _ in range(_MOST_LEVELS):
            if (found := self.own.get(style)) is None:
                return
            yield found
            style = value(child(found, "basedOn"))


def read_styles(root: etree._Element | None) -> WordStyles:
    """The styles of ``word/styles.xml``; none without it."""
    there = root if root is not None else ()
    return WordStyles({attribute(e, "styleId"): e for e in there if local(e) == "style"})


def mark_headings(part: etree._Element, styles: WordStyles) -> None:
    """Give a style of ``HEADING_STYLE`` to each paragraph that is a heading by its outline level,
    its own or its style's, or by a style that is based on one of Word's headings."""
    for paragraph in named(part, "p"):
        properties = child(paragraph, "pPr")
        if properties is not None and (rank := _rank(properties, styles)):
            set_style(properties, f"{HEADING_STYLE}{rank}")


def set_style(properties: etree._Element, style: str) -> None:
    """Give the paragraph of ``properties`` a style."""
    found = child(properties, "pStyle")
    if found is None:
        found = etree.Element(space_of(properties) + "pStyle")
        properties.insert(0, found)
    found.set(space_of(properties) + "val", style)


def _rank(properties: etree._Element, styles: WordStyles) -> int:
    """The rank of a heading, 1 to 6; 0 for other paragraphs."""
    name = value(child(properties, "pStyle"))
    if (own := child(properties, "outlineLvl")) is not None:
        return _ranked(value(own))
    for style in styles.chain(name):
        if (level := child(child(style, "pPr"), "outlineLvl")) is not None:
            return _ranked(value(level))
        if match := _HEADING.fullmatch(value(child(style, "name"))):
            return int(match[1])
    match = _HEADING.fullmatch(name)
    return int(match[1]) if match else 0


def _ranked(level: str) -> int:
    return int(level) + 1 if level.isdecimal() and int(level) < _RANKS else 0


# Hidden words: marked before the document is converted, which would lose that

HIDDEN_STYLE = "fx-vanish"
"""The character style that hidden words are given, and the class they have then."""

_OFF = ("0", "false", "off", "none")


def hiding_styles(styles: etree._Element | None) -> frozenset[str]:
    """The ids of the styles that hide words, by themselves or as what they are based on."""
    own: dict[str, bool | None] = {}
    based: dict[str, str] = {}
    for style in styles if styles is not None else ():
        name = attribute(style, "styleId") if local(style) == "style" else ""
        if name:
            own[name] = _vanishes(child(style, "rPr"))
            based[name] = value(child(style, "basedOn"))
    return frozenset(name for name in own if _hides(name, own, based))


def _hides(name: str, own: dict[str, bool | None], based: dict[str, str]) -> bool:
    for _ in range(_MOST_LEVELS):
        said = own.get(name)
        if said is not None:
            return said
        name = based.get(name, "")
    return False


def mark_hidden(part: etree._Element, hiding: frozenset[str]) -> None:
    """Give ``HIDDEN_STYLE`` to each run of ``part`` that Word hides, itself or by ``hiding``."""
    for run in named(part, "r"):
        properties = child(run, "rPr")
        said = _vanishes(properties)
        if said is None:
            styles = (value(child(properties, "rStyle")), _style_around(run))
            said = not hiding.isdisjoint(styles)
        if said:
            _hide(run, properties)


def _hide(run: etree._Element, properties: etree._Element | None) -> None:
    space = space_of(run)
    if properties is None:
        properties = etree.Element(space + "rPr")
        run.insert(0, properties)
    style = child(properties, "rStyle")
    if style is None:
        style = etree.Element(space + "rStyle")
        properties.insert(0, style)
    style.set(space + "val", HIDDEN_STYLE)


def _style_around(run: etree._Element) -> str:
    """The id of the style of the paragraph that ``run`` is in."""
    for around in run.iterancestors():
        if local(around) == "p":
            return value(child(child(around, "pPr"), "pStyle"))
    return ""


def _vanishes(properties: etree._Element | None) -> bool | None:
    """Whether properties of words hide them; None where they do not say."""
    mark = child(properties, "vanish")
    return None if mark is None else value(mark).lower() not in _OFF


# Changes, as they are once all are accepted

_GONE = frozenset({"del", "moveFrom"})
_PROPERTIES = ("Pr", "PrChange")


def accept_changes(part: etree._Element) -> None:
    """Take out of ``part`` what its writers deleted or moved elsewhere, paragraph marks included;
    of boxes that it draws in two ways, the newer one, which is not read."""
    for element in [e for e in part.iter() if _is_gone(e)]:
        remove(element)
    for paragraph in list(named(part, "p")):
        marks = child(child(paragraph, "pPr"), "rPr")
        for mark in [e for e in marks if local(e) in _GONE] if marks is not None else ():
            remove(mark)
            if paragraph.getparent() is not None:
                _join(paragraph)


_WRAPPED = frozenset({"fldSimple", "dir", "bdo"})


def unwrap(part: etree._Element) -> None:
    """Put in its place what stands in fields and in stretches of a direction, and words that have
    readings above them: all that would be left out."""
    for element in [e for e in part.iter() if local(e) in _WRAPPED]:
        for one in [e for e in element if not local(e).endswith("Pr")]:
            element.addprevious(one)
        remove(element)
    for base in list(named(part, "rubyBase")):
        run = next((e for e in base.iterancestors() if local(e) == "r"), None)
        if run is not None:
            for one in list(base):
                run.addprevious(one)
    for ruby in list(named(part, "ruby")):
        remove(ruby)


def _is_gone(element: etree._Element) -> bool:
    name = local(element)
    if name in _GONE:
        around = element.getparent()
        return around is not None and not local(around).endswith(_PROPERTIES)
    if name == "tr":
        return child(child(element, "trPr"), "del") is not None
    if name == "tc":
        return child(child(element, "tcPr"), "cellDel") is not None
    return name == "Choice" and child(element.getparent(), "Fallback") is not None


def _join(paragraph: etree._Element) -> None:
    """Put what is in ``paragraph`` before the words of the next one, where one follows at once."""
    inside = [e for e in paragraph if local(e) != "pPr"]
    following = paragraph.getnext()
    if following is not None and local(following) == "p":
        at = 0 if child(following, "pPr") is None else 1
        following[at:at] = inside
    elif inside:
        return
    remove(paragraph)


# Notes and comments

_NOTE_PARTS = {
    "footnoteReference": "footnotes",
    "endnoteReference": "endnotes",
    "commentReference": "comments",
}
_INITIALS = 4  # letters of initials that are shown; with a number the mark is still a short one


@dataclass(slots=True)
class WordNotes:
    """The ids of a document's notes by the name of their part, and who wrote each comment."""

    ids: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    writers: dict[str, str] = field(default_factory=dict)

    def add(self, part: etree._Element) -> None:
        """Note what there is in ``part``, if it is one of notes."""
        if (name := local(part)) not in _NOTE_PARTS.values():
            return
        for note in (e for e in part if attribute(e, "id")):
            self.ids[name].add(id_ := attribute(note, "id"))
            if name == "comments":
                said = attribute(note, "author"), attribute(note, "date")[:10]
                self.writers[id_] = ", ".join(one_line(s, 80) for s in said if s.strip())

    def keep_marks(self, part: etree._Element) -> None:
        """Leave in ``part`` the first mark of each note there is. Notes of notes are left out: of a
        comment in itself there would be no end."""
        in_notes = local(part) in _NOTE_PARTS.values()
        for mark in [e for e in part.iter() if local(e) in _NOTE_PARTS]:
            known = self.ids[_NOTE_PARTS[local(mark)]]
            if in_notes or attribute(mark, "id") not in known:
                remove(mark)
            known.discard(attribute(mark, "id"))
        for note in list(part) if in_notes else ():
            if not attribute(note, "id"):
                remove(note)
            elif local(note) == "comment":
                note.set(space_of(note) + "initials", _initials(note))


def _initials(comment: etree._Element) -> str:
    """Those it is marked with: its own, or those of its author's name."""
    letters = attribute(comment, "initials") or attribute(comment, "author").title()
    wanted = str.isalpha if attribute(comment, "initials") else str.isupper
    return "".join(filter(wanted, letters))[:_INITIALS] or "c"


# Documents that a Word document has inside it and shows in their places (``altChunk``): web pages,
# saved pages, rich text, text and other Word documents, each read as it is by itself, without its
# pictures.

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
        root = parse_package_xml(raw)
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
