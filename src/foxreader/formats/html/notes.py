"""Which links of a book are marks of notes, and how far a note goes.

A mark and its note are told from other links by signs that hold in any book: the vocabulary of
EPUB and ARIA, the element the link leads to, a link that leads back to the mark, and a short raised
mark whose note begins with the same number. All is read from the book's own trees.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from string import whitespace

from lxml import etree

from foxreader.formats.html.text import BACK_KINDS, BLOCKS, Measured, kinds, upward
from foxreader.formats.html.xmlsource import XHTML, names

# How far a note goes, from the element that a mark leads to

_NOTE_KINDS = frozenset(
    {"footnote", "endnote", "rearnote", "note", "annotation", "doc-footnote", "doc-endnote"}
)
"""What EPUB and ARIA call one note; the plurals are lists of notes."""
_NOTE_CLASS = re.compile(
    r"(?<![\w-])(?:foot|end|rear)?-?note(?:-?(?:body|text|content))?(?![\w-])", re.I
)
_CLIMBED = names("li aside tr", XHTML)
_ENDINGS = names("h1 h2 h3 h4 h5 h6 hr", XHTML)
_LABEL = re.compile(
    r"\s*(?:[\[({]\s*(?:[^\W\d_]{1,10}\.?\s*(?=\d))?)?"
    r"(\w{0,2}\d{1,4}\w?|[ivxlcdm]{1,7}|[^\W\d_]|[*†‡§¶‖#∗⁎※]{1,4})\s*[\])}.:]*(?:\s+|$)",
    re.I,
)
"""The number a note begins with, with what stands round it."""
_BACK = "[(↩↵↑⏎⤴^↖←⮌«\ufe0e\ufe0f])" + whitespace + "\u00a0\u202f"
"""What a link back is written with, at the end of a note."""
_ARROWS = frozenset("↩↵↑⏎⤴^↖←⮌«")
_LONGEST = 20_000
"""Characters of a note. Chosen: ten pages; what is longer is a chapter that a link leads to."""
_SHORT = 2
"""Characters of one of several links back, which are "a", "b", "1.1". Chosen."""
_MOST_PARAGRAPHS = 40
"""Paragraphs that are looked at for the rest of a note. Chosen."""
_MOST_LEVELS = 40
"""Levels of elements round a note that may be the list of notes. Chosen."""
_FEW = 0.2
"""Marks for each note of a list of notes, at most: notes may have notes, but few do. Chosen."""


@dataclass(frozen=True, slots=True)
class NoteText:
    """Where a note is in its file, as code points.

    ``outer`` is all of it, from ``start`` to ``end`` without its own number and the link back.
    ``label`` is the number the note begins with, or ""; ``in_list`` says that it is an item of a
    list, which may be numbered by the list.
    """

    outer_start: int
    outer_end: int
    start: int
    end: int
    label: str
    in_list: bool

    @property
    def text_length(self) -> int:
        """How many characters the note itself has."""
        return self.end - self.start


class Noted:
    """Where in a file notes begin, and where the marks of notes are.

    ``elements`` are what marks lead to, ``marks`` the offsets of the file's own marks.
    """

    def __init__(
        self, file: Measured, elements: Iterable[etree._Element], marks: Iterable[int]
    ) -> None:
        self.elements = frozenset(elements)
        self._begins = sorted(file.starts[one] for one in self.elements)
        self._marks = sorted(marks)
        self._lists: dict[etree._Element, bool] = {}
        self._within: dict[etree._Element, list[etree._Element]] = {}
        for element in self.elements:
            for one in islice(element.iterancestors(), _MOST_LEVELS):
                self._within.setdefault(one, []).append(element)

    def begins_in(self, start: int, end: int) -> bool:
        """Whether a note begins between two offsets."""
        at = bisect_left(self._begins, start)
        return at < len(self._begins) and self._begins[at] < end

    def is_list(self, file: Measured, parent: etree._Element) -> bool:
        """Whether ``parent`` is a list of notes, so that what stands between two belongs to the
        first: not where paragraphs of the text, with marks in them, stand between the notes."""
        if parent not in self._lists:
            begins = [file.starts[one] for one in self._within.get(parent, ())]
            end = file.ends[parent]
            between = bisect_left(self._marks, end) - bisect_left(
                self._marks, min(begins, default=end)
            )
            self._lists[parent] = len(begins) > 1 and between <= _FEW * len(begins)
        return self._lists[parent]


def _note_text(file: Measured, element: etree._Element, noted: Noted) -> NoteText:
    """The note that begins at ``element``, or holds it; ``noted`` are where other notes begin."""
    holders = _holders(file, element, noted)
    first, last = holders[0], holders[-1]
    start, end = file.starts[first], min(file.ends[last], file.starts[first] + _LONGEST)
    own, inner_start = _raised_label(file, first, start) or _own_label(file, start, end)
    inner_start = _after_links_back(file, inner_start, end)
    inner_end = inner_start + len(_without_signs(file.text[inner_start:end]))
    inner_end = _without_link_back(file, inner_start, inner_end)
    inner_end = inner_start + len(file.text[inner_start:inner_end].rstrip())
    while inner_start < inner_end and file.text[inner_start].isspace():
        inner_start += 1
    in_list = any(one.tag == XHTML + "li" for one in upward(first, file.body))
    return NoteText(start, end, inner_start, inner_end, own, in_list)


def _without_signs(text: str) -> str:
    """``text`` without a link back at its end; brackets that it opens itself stay closed."""
    bare = text.rstrip(_BACK)
    rest = text[len(bare) :]
    if not any(sign in _ARROWS for sign in rest):
        return text.rstrip()
    return bare


def _own_label(file: Measured, start: int, end: int) -> tuple[str, int]:
    """The number a note begins with, and where it ends; ("", ``start``) where there is none.

    A word of one letter ("A lamp …") is none by itself.
    """
    found = _LABEL.match(file.text, start, end)
    if found is None:
        return "", start
    label = found.group(1)
    sure = label[-1].isdigit() or not label[0].isalpha()
    marked = found.group().strip() != label  # in brackets, or a full stop follows
    if sure or marked or file.links_between(start, found.end()):
        return label, found.end()
    return "", start


def _raised_label(file: Measured, first: etree._Element, start: int) -> tuple[str, int] | None:
    """The raised number a note begins with, as in "¹Colza", and where it ends."""
    raised = next(first.iter(XHTML + "sup"), None)
    if raised is None or not file.is_blank(start, file.starts[raised]):
        return None
    found = _LABEL.fullmatch(file.words(raised).strip())
    return (found.group(1), file.ends[raised]) if found is not None else None


def _after_links_back(file: Measured, start: int, end: int) -> int:
    """Where a note goes on after links back at its start, as in "^ a b Colza"."""
    bare = file.text[start:end].lstrip()
    if bare[:1] not in _ARROWS:
        return start
    at = end - len(bare) + 1
    for link in file.links_between(at, end):
        if not file.is_blank(at, file.starts[link]) or len(file.words(link).strip()) > _SHORT:
            break
        at = file.ends[link]
    return at


def _without_link_back(file: Measured, start: int, end: int) -> int:
    """The end of the note before a link of a word or two at its end that leads back."""
    for link in file.links_between(start, end)[-1:]:
        said = kinds(link) & BACK_KINDS
        at = file.starts[link]
        if said and start < at <= end and file.is_blank(file.ends[link], end):
            return at
    return end


def _holders(file: Measured, element: etree._Element, noted: Noted) -> list[etree._Element]:
    """The elements that hold the note, in their order."""
    if element is file.body:
        return [element]
    for one in upward(element, file.body):
        if kinds(one) & _NOTE_KINDS or _named_note(file, one, element):
            return [one]
    block = _with_text(file, _block_below_body(file, element))
    if block.tag == XHTML + "dt":
        return [block, *_definition(block)]
    for one in upward(block, file.body):
        if not file.is_blank(file.starts[one], file.starts[block]):
            break
        if one.tag in _CLIMBED:  # a cell belongs to its row, a paragraph to its item
            return [one]
    if "fb-section" in block.get("class", "").split():
        return [block]
    return [block, *_rest(file, block, noted)]


def _block_below_body(file: Measured, element: etree._Element) -> etree._Element:
    """The block of an element; of an anchor that stands in the body itself, the anchor."""
    block = file.block(element)
    return block if block is not file.body else next(iter(reversed([*upward(element, file.body)])))


def _named_note(file: Measured, one: etree._Element, element: etree._Element) -> bool:
    """Whether a block that begins with the place is a note by its class, as "footnote"."""
    return (
        one.tag in BLOCKS
        and bool(_NOTE_CLASS.search(one.get("class") or ""))
        and file.is_blank(file.starts[one], file.starts[element])
    )


def _with_text(file: Measured, block: etree._Element) -> etree._Element:
    """``block``, or the next one where it is only an anchor."""
    at = block
    for _ in range(4):
        if not file.is_blank(file.starts[at], file.ends[at]) or at is file.body:
            return at
        following = at.getnext()
        if following is None:
            return block
        at = following
    return block


def _definition(term: etree._Element) -> Iterator[etree._Element]:
    for one in term.itersiblings():
        if one.tag != XHTML + "dd":
            return
        yield one


def _rest(file: Measured, block: etree._Element, noted: Noted) -> Iterator[etree._Element]:
    """The further paragraphs of a note in a list of notes; none where notes stand in the text."""
    parent = block.getparent()
    if parent is None or not noted.is_list(file, parent):
        return
    for count, one in enumerate(block.itersiblings()):
        if (
            noted.begins_in(file.starts[one], file.ends[one])
            or one.tag in _ENDINGS
            or count >= _MOST_PARAGRAPHS
        ):
            return
        if _LABEL.match(file.words(one)) and one.find(f".//{XHTML}a") is not None:
            return
        yield one


# Marks

_REFERENCE_KINDS = frozenset({"noteref", "doc-noteref", "annoref"})
_LISTS = frozenset({"toc", "landmarks", "page-list", "doc-toc", "index", "doc-index", "loi", "lot"})
_REFERENCE_CLASS = re.compile(
    r"\b(?:foot|end)?note-?_?(?:ref(?:erence)?|anchor|call|mark|link)\b|\bfn-?(?:ref|anchor)\b|\bduokan-footnote\b",
    re.I,
)
_BACK_CLASS = re.compile(r"back-?(?:ref|link)|reversefootnote|\bfn-?back", re.I)
_BACK_SIGNS = frozenset("↩↵↑⏎⤴^↖←⮌«")
_RAISED = re.compile(r"\bsup(?:er(?:script)?)?\b|vertical-align:\s*super", re.I)
MARK = re.compile(
    r"(?:[\[({<]\s*(?:[^\W\d_]{1,10}\.?\s*(?=\d))?)?"
    r"(\w{0,2}\d{1,4}\w?|[ivxlcdm]{1,7}|[^\W\d_]|[*†‡§¶‖#∗⁎※]{1,4})\s*[\])}>.:]?",
    re.I,
)
"""A number, a Roman one, one letter or some signs, in brackets or not."""
_LONGEST_MARK = 12
"""Characters of a mark, its brackets counted; "[Note 127]" has ten. Chosen."""
_HEADINGS = names("h1 h2 h3 h4 h5 h6 hgroup", XHTML)
_SUP = XHTML + "sup"
_MOST_BACK = 20
"""Links at the beginning and the end of a note that may lead back to its marks. Chosen."""
_A_NOTE_FILE = 3_000
"""Characters of a file that holds one note and no more. Chosen: a page and a half."""


@dataclass(frozen=True, slots=True)
class LinkFacts:
    """What a link is by itself. Offsets are code points of its file.

    ``back`` says that it leads from a note to its mark; ``alone`` that it is all of its block,
    ``first`` that it begins it. The block goes from ``block_start`` to ``block_end``.
    """

    number: int
    start: int
    end: int
    name: str
    fragment: str
    words: str
    said: bool
    back: bool
    listed: bool
    raised: bool
    alone: bool
    first: bool
    block_start: int
    block_end: int

    @property
    def label(self) -> str:
        """The mark without brackets, or "" where the link has no such shape."""
        if len(self.words) > _LONGEST_MARK:
            return ""
        found = MARK.fullmatch(self.words)
        return found.group(1) if found else ""


def facts_of(
    file: Measured, number: int, link: etree._Element, name: str, fragment: str
) -> LinkFacts:
    """The facts of link ``number``, which leads to ``fragment`` of the file ``name``."""
    block = file.block(link)
    start, end = file.starts[link], file.ends[link]
    first, last = file.starts[block], file.ends[block]
    words = " ".join(file.text[start:end].split())
    back = bool(
        _said(link) & BACK_KINDS
        or _BACK_CLASS.search(link.get("class") or "")
        or words.rstrip("\ufe0e\ufe0f") in _BACK_SIGNS
    )
    return LinkFacts(
        number, start, end, name, fragment, words,
        said=not back and calls_itself_mark(link),
        back=back,
        listed=any(map(_is_list_of_links, upward(link, file.body))),
        raised=is_raised(link),
        alone=file.is_blank(first, start) and file.is_blank(end, last),
        first=file.is_blank(first, start),
        block_start=first, block_end=last,
    )  # fmt: skip


def _said(link: etree._Element) -> frozenset[str]:
    around = link.getparent()
    return kinds(link) | kinds(around) if around is not None else kinds(link)


def calls_itself_mark(link: etree._Element) -> bool:
    """Whether a link says that it is the mark of a note, by its kind or its class."""
    named = link.get("class") or ""
    return bool(_said(link) & _REFERENCE_KINDS or _REFERENCE_CLASS.search(named))


def _is_list_of_links(element: etree._Element) -> bool:
    return element.tag == XHTML + "nav" or bool(kinds(element) & _LISTS)


def is_raised(link: etree._Element) -> bool:
    """Whether a mark stands raised, as far as its element says so."""
    around = [one for one in (link, link.getparent(), *link) if one is not None]
    return any(
        one.tag == _SUP or _RAISED.search(f"{one.get('class') or ''} {one.get('style') or ''}")
        for one in around
    )


@dataclass(frozen=True, slots=True)
class Target:
    """What a link leads to: the note's text if it is one, and what tells that it is.

    ``said`` that the book calls it a note; ``heading`` that it is a heading; ``backs`` are where
    the links in it lead, as (file, offset); ``at`` is the offset the link leads to.
    """

    file: int
    at: int
    note: NoteText
    said: bool
    heading: bool
    whole: bool
    backs: tuple[tuple[int, int], ...]


def target_of(
    number: int,
    file: Measured,
    fragment: str,
    noted: Noted,
    places: Sequence[tuple[int, tuple[int, int]]],
) -> Target | None:
    """What ``fragment`` of file ``number`` is; None where the file has no such place.

    ``noted`` is where notes begin in that file; ``places`` are its links in their
    order: the offset of each, and the file and offset it leads to.
    """
    element = file.ids.get(fragment) if fragment else file.body
    if element is None:
        return None
    note = _note_text(file, element, noted)
    first = bisect_left(places, note.outer_start, key=_offset)
    last = bisect_left(places, max(note.outer_end, note.outer_start + 1), key=_offset)
    ends = {
        *range(first, min(last, first + _MOST_BACK)),
        *range(max(first, last - _MOST_BACK), last),
    }
    backs = tuple(places[at][1] for at in sorted(ends))
    around = list(upward(element, file.body))
    return Target(
        number,
        file.starts[element],
        note,
        said=any(kinds(one) & _NOTE_KINDS for one in around) or _in_notes_of_fb2(around),
        heading=any(one.tag in _HEADINGS for one in (*around, file.block(element))),
        whole=not fragment and len(file.text) <= _A_NOTE_FILE,
        backs=backs,
    )


def _offset(link: tuple[int, tuple[int, int]]) -> int:
    return link[0]


def _in_notes_of_fb2(around: list[etree._Element]) -> bool:
    found = [(one.get("class") or "").split() for one in around]
    return any("fb-section" in one for one in found) and any("fb-notes" in one for one in found)


def is_mark(link: LinkFacts, file: int, target: Target) -> bool:
    """Whether a link of file ``file`` is the mark of the note at ``target``."""
    if link.back or link.listed or not target.note.text_length:
        return False
    note = target.note
    inside = target.file == file and note.outer_start <= link.start < note.outer_end
    if inside or not (link.fragment or target.whole):
        return False
    if link.said or target.said:
        return True
    if not link.label or target.heading or link.alone:
        return False
    backed = any(
        number == file and link.block_start <= at <= link.end for number, at in target.backs
    )
    if backed:
        # Both lead to each other: the one that begins its block and comes later is the note's.
        return not link.first or (file, link.start) < (target.file, target.at)
    same = note.label.casefold() == link.label.casefold()
    return link.raised and not link.first and (same or note.in_list)
