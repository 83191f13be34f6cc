"""Which links of a book are marks of footnotes: by what the book says, and else by their shape.

A mark and its note are told from other links by signs that hold in any book: the vocabulary of
EPUB and ARIA, the element the link leads to, a link that leads back to the mark, and a short raised
mark whose note begins with the same number. All is read from the book's own trees.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from lxml import etree

from foxreader.formats.html.measured import BACK_KINDS, Measured, kinds, upward
from foxreader.formats.html.note_text import NOTE_KINDS, Noted, NoteText, note_text
from foxreader.formats.html.xmlns import XHTML, names

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
    note = note_text(file, element, noted)
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
        said=any(kinds(one) & NOTE_KINDS for one in around) or _in_notes_of_fb2(around),
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
