"""What stands on a page beside its text, and whether a sentence goes over the page's end."""

from __future__ import annotations

import re
from itertools import islice

from foxreader.core.book import Book
from foxreader.core.inside import Run
from foxreader.core.span import Span

_LINES = 2
"""Lines at the head and foot of a page that may be no text. Chosen: a title and a number."""
_LONGEST = 100
"""Characters of such a line at most. Chosen: a line of a page has as many."""
_NEAR = (-2, -1, 1, 2)
"""The pages that have the same line: heads of left and right pages differ."""
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_NUMBER = re.compile(r"[\W_]*(?:\d{1,5}|[ivxlcdm]{1,8})[\W_]*", re.IGNORECASE)
_BEHIND = re.compile(r"(?<=[^\W\d_]|[.,;:!?)\]’”'\"»])(?:[0-9]{1,3}|[*†‡]{1,3})(?![\w.,]\w)")
_SMALL = 0.85
"""How high the number of a note is at most, beside the word before it. Chosen: numbers of notes
are set in two thirds to three quarters of the size."""
_DIGITS = re.compile(r"\d+")
_ENDS = re.compile(r"[.!?…。！？:][\"'”’»)\]」』]*$")
_ADDRESS = re.compile(r"<https?://[^<>\s]*>$")


def furniture(book: Book, page: int) -> list[Run]:
    """The running heads and page numbers of a page: lines at its edges that are a number alone or
    the label of the page, or stand on a page near by too, but for their numbers."""
    here = _edges(book, page)
    if not here:
        return []
    label = book.page_label(Span(page, 0, 0)) or ""
    near = {
        _shape(words) for other in _NEAR for _, words in _edges(book, page + other)
    }  # fmt: skip
    return [
        run
        for run, words in here
        if words == label or _NUMBER.fullmatch(words) or _shape(words) in near
    ]


def note_numbers(book: Book, page: int) -> list[Run]:
    """The numbers of notes in the text of a page: small, raised, and right behind a word."""
    layout, text = book.files[page].page, book.files[page].text
    if layout is None:
        return []

    def is_mark(run: Run) -> bool:
        word, number = layout.box(run[0] - 1), layout.box(run[0])
        if word is None or number is None:
            return False
        low = number[3] - number[1] < _SMALL * (word[3] - word[1])
        return low and number[3] < word[3] and number[0] >= word[0]

    return [found.span() for found in _BEHIND.finditer(text) if is_mark(found.span())]


def goes_on(book: Book, page: int) -> bool:
    """Whether the last sentence of a page goes on on the next one: it has no end there, and the
    next page's text begins with a small letter."""
    if not 0 <= page < len(book.files) - 1:
        return False
    before, after = _body(book, page), _body(book, page + 1)
    if not before or not after or _ENDS.search(before):
        return False
    return after[0].islower()


def _body(book: Book, page: int) -> str:
    """The text of a page without its heads and numbers."""
    text = book.files[page].text
    runs = sorted(furniture(book, page))
    pieces, at = [], 0
    for start, end in runs:
        pieces.append(text[at:start])
        at = end
    return _ADDRESS.sub("", "".join([*pieces, text[at:]]).strip()).strip()


def _edges(book: Book, page: int) -> list[tuple[Run, str]]:
    """The lines at the head and foot of a page, with their words; nothing outside the book."""
    if not 0 <= page < len(book.files):
        return []
    text = book.files[page].text
    head = list(islice(_LINE.finditer(text), _LINES))
    foot = text.rstrip().split("\n")[-_LINES:]
    found = {line.span(): line.group().strip() for line in head}
    at = len(text.rstrip())
    for line in reversed(foot):
        if line.strip():
            found.setdefault((at - len(line), at), line.strip())
        at -= len(line) + 1
    return [(run, words) for run, words in found.items() if len(words) <= _LONGEST]


def _shape(words: str) -> str:
    """A line without its numbers and its capitals; one with no letter is like no other."""
    shape = _DIGITS.sub("", words).casefold().strip()
    return shape if any(map(str.isalpha, shape)) else words + "\0"
