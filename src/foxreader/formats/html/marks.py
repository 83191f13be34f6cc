"""What stands in the text and is no word of it: marks of notes and numbers of printed pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lxml import etree

from foxreader.formats.html.measured import kinds
from foxreader.formats.html.notes import MARK, calls_itself_mark, is_raised
from foxreader.formats.html.xmlns import XHTML, text_of
from foxreader.formats.tidy import one_line

SIGNS_OF_PAGES = tuple(
    b"page" + dash + word for dash in (b"", b"-", b"_") for word in (b"break", b"num", b"no")
)
"""What markup in small letters has some of where it says that printed pages begin."""
_BREAKS = frozenset({"pagebreak", "doc-pagebreak"})
_CLASS = re.compile(r"(?<![\w-])page-?_?(?:break|num(?:ber)?|no)(?![\w-])", re.I)
_INLINE = frozenset({XHTML + "span", XHTML + "a"})
_NUMBER = re.compile(r"[\W_]*(?:[^\W\d_]+[.:]?\s+)?(\d+|[ivxlcdm]+)[\W_]*", re.I)
_OF_ID = re.compile(r"(?:p|pg|page)[_.-]?(\d+|[ivxlcdm]+)", re.I)
_LONGEST = 12
"""Characters of the number of a page, with what stands round it: "[Page 1,204]". Chosen."""
_BRACKETS = {"[": "]", "(": ")", "{": "}"}

Starts = Mapping[etree._Element, int]


def page_breaks(body: etree._Element, starts: Starts) -> Iterator[tuple[str, int]]:
    """The label of each printed page and the offset at which it begins, as the markup says."""
    for element in _breaks(body):
        if label := _label(element):
            yield label, starts[element]


def marks(
    body: etree._Element, starts: Starts, text: str, pages: bool
) -> Iterator[tuple[int, int]]:
    """The runs of ``text`` that are marks of notes or, with ``pages``, numbers of pages; in order.

    A mark that begins its line is the number of a note.
    """
    found = {_run(element, starts) for element in (_breaks(body) if pages else ())}
    for link in body.iter(XHTML + "a"):
        if "#" not in (link.get("href") or ""):
            continue
        start, end = _with_brackets(text, *_run(link, starts))
        line = text.rfind("\n", 0, start) + 1
        if start < end and _is_mark(link, text[start:end]) and text[line:start].strip():
            found.add((start, end))
    at = 0
    for start, end in sorted(found):
        if at <= start < end:
            yield start, end
            at = end


def _run(element: etree._Element, starts: Starts) -> tuple[int, int]:
    return starts[element], starts[element] + len(text_of(element))


def _breaks(body: etree._Element) -> Iterator[etree._Element]:
    for element in body.iter():
        said = bool(kinds(element) & _BREAKS)
        named = element.tag in _INLINE and _CLASS.search(element.get("class") or "")
        if (said or named) and len(text_of(element)) <= _LONGEST:
            yield element


def _label(element: etree._Element) -> str:
    """The number of the page that begins at an element: as it says, as it is printed, by its id."""
    for said in (element.get("title"), element.get("aria-label"), text_of(element)):
        if words := one_line(said or "", 2 * _LONGEST):
            number = _NUMBER.fullmatch(words)
            return number[1] if number else words
    ids = (one.get("id") or "" for one in element.iter())
    found = next(filter(None, map(_OF_ID.fullmatch, ids)), None)
    return found[1] if found else ""


def _is_mark(link: etree._Element, words: str) -> bool:
    """Whether a link is the mark of a note by what it says or looks like; ``words`` have the
    brackets round it."""
    words = words.strip()
    if len(words) > _LONGEST or not MARK.fullmatch(words):
        return False
    return calls_itself_mark(link) or is_raised(link) or words[0] in _BRACKETS


def _with_brackets(text: str, start: int, end: int) -> tuple[int, int]:
    closing = _BRACKETS.get(text[start - 1 : start])
    return (start - 1, end + 1) if closing and text[end : end + 1] == closing else (start, end)
