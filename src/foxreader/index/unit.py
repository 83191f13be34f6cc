"""Units: sentences, as spans that partition a text. What is tagged, cited and highlighted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import sentencex

from foxreader.core.book import Book
from foxreader.core.span import Span

LONGEST = 400
SHORTEST = 40

_PARAGRAPH = re.compile(r"\s*[^\n]*\n?\s*")
_SURROGATE = re.compile("[\ud800-\udfff]")
_SPACES = re.compile(r"\s*")
# Closing marks that a splitter may leave at the head of the next sentence.
_CLOSERS = re.compile(r"[」』”’）〉》】\])»›\"']+(?=\s|$|[^\w\s])|[」』”’）〉》】»›]+")
# The splitter keeps a quotation whole, however many sentences are spoken in it: hide the quotes.
# And it does not cut an item of a list: hide the bullet.
_QUOTES = str.maketrans({**dict.fromkeys('“”„"«»「」『』‘•◦▪‣', " "), "’": "'"})
# A typewriter's single quote, where it is no apostrophe.
_SINGLE = re.compile(r"(?<!\S)'|(?<=[.,;:!?—-])'(?!\w)")
_OPENERS = re.compile(r"(?:(?<=\s)|^)[“„\"«「『‘']+\s?$")
_NEXT_LETTER = re.compile(r"[^\w]*(\w)")
_CLAUSE_END = re.compile(r"[;:,—、，；：،؛।](?:[\"'”’」』»)]*)\s*|\s+[—–-]\s*")
_WIDE = re.compile("[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")


def units(text: str, language: str = "") -> list[tuple[int, int]]:
    """The sentences of ``text`` as (start, end), in order, that partition it.

    A line break always ends a unit. White space belongs to the unit before it (at the head
    of the text to the first). Long sentences are cut, tiny ones joined to a neighbour of
    the same paragraph.
    """
    found: list[tuple[int, int]] = []
    for start, end in _paragraphs(text):
        bounds = _sentences(text, start, end, language or "en")
        pieces = [cut for a, b in pairwise(bounds) for cut in _cut(text, a, b)]
        found += _joined(text, pieces)
    return found


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """``start`` and ``end`` without the white space around them: what a tag names.

    A run of white space alone gives an empty span at its start.
    """
    inner = text[start:end]
    left = len(inner) - len(inner.lstrip())
    if left == len(inner):
        return start, start
    return start + left, end - (len(inner) - len(inner.rstrip()))


def file_units(book: Book, file: int) -> list[tuple[int, int]]:
    """The units of one file of a book, cut also where hidden text begins and ends.

    So a unit is wholly visible or wholly hidden, and all that print tags agree on them.
    """
    source = book.files[file]
    edges = sorted({edge for run in source.hidden for edge in run})
    found: list[tuple[int, int]] = []
    for start, end in units(source.text, book.metadata.language):
        inner = [edge for edge in edges if start < edge < end]
        found += pairwise((start, *inner, end))
    return found


def tagged_units(book: Book, file: int) -> list[Span]:
    """The spans that tags of one file name: its visible units, trimmed, none empty."""
    text = book.files[file].text
    spans = (Span(file, *trimmed(text, start, end)) for start, end in file_units(book, file))
    return [span for span in spans if len(span) and book.visible(span)]


def _paragraphs(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start < len(text):
        match = _PARAGRAPH.match(text, start)
        end = match.end() if match else len(text)
        yield start, end
        start = end


def _sentences(text: str, start: int, end: int, language: str) -> list[int]:
    """The bounds of the sentences between ``start`` and ``end``, both included."""
    # A lone surrogate cannot cross into the splitter; its length is kept by what replaces it.
    paragraph = _SURROGATE.sub("\ufffd", text[start:end]).translate(_QUOTES)
    paragraph = _SINGLE.sub(" ", paragraph)
    bounds = [start]
    for found in sentencex.get_sentence_boundaries(language, paragraph):
        at = start + int(found["end_index"])
        closer = _CLOSERS.match(text, at, end)
        if closer and not text[at - 1].isspace():
            at = closer.end()
        opener = _OPENERS.search(text, bounds[-1], at)
        if opener:
            at = opener.start()
        spaces = _SPACES.match(text, at, end)
        at = spaces.end() if spaces else at
        if bounds[-1] < at < end and not _goes_on(text, at, end):
            bounds.append(at)
    return [*bounds, end]


def _goes_on(text: str, at: int, end: int) -> bool:
    """Whether the sentence goes on at ``at``, as in “Go!” he cried: with a small letter."""
    letter = _NEXT_LETTER.match(text, at, end)
    return letter is not None and letter[1].islower()


def _cut(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """One sentence in pieces of at most ``LONGEST``, cut where it reads best."""
    pieces: list[tuple[int, int]] = []
    while trimmed(text, start, end)[1] - start > LONGEST:
        at = _cut_at(text, start, end)
        pieces.append((start, at))
        start = at
    return [*pieces, (start, end)]


def _cut_at(text: str, start: int, end: int) -> int:
    limit = start + LONGEST
    clauses = [m.end() for m in _CLAUSE_END.finditer(text, start + LONGEST // 2, limit)]
    if clauses:
        at = clauses[-1]
    else:
        spaces = [m.end() for m in re.finditer(r"\s+", text[start:limit])]
        at = start + spaces[-1] if spaces else limit
    following = _SPACES.match(text, at, end)
    return following.end() if following else at


def _joined(text: str, pieces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """``pieces`` of a paragraph with each tiny one joined to a neighbour."""
    joined: list[tuple[int, int]] = []
    for start, end in pieces:
        if joined and _may_join(text, joined[-1], (start, end)):
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined


def _may_join(text: str, before: tuple[int, int], here: tuple[int, int]) -> bool:
    tiny = _width(text, *before) < SHORTEST or _width(text, *here) < SHORTEST
    return tiny and trimmed(text, before[0], here[1])[1] - before[0] <= LONGEST


def _width(text: str, start: int, end: int) -> float:
    """How much a unit says, in letters: a Chinese character stands for two or three."""
    inner = text[start:end].strip()
    return len(inner) if inner.isascii() else len(inner) + 1.5 * len(_WIDE.findall(inner))
