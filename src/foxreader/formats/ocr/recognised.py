"""The text of pages that are pictures, as tesseract reads it.

A recognised page is marked, even if no text was found on it, so that it is not tried again. It had
no text before, so places in the book do not change.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from foxreader.core.book import BookFile
from foxreader.core.page import PageLayout, Rect
from foxreader.formats.pdf.pagelines import NOWHERE, Ink, Line, covering
from foxreader.formats.pdf.pagetext import page_text, unspaced

_COLUMNS, _WORD = 12, "5"  # of tesseract's table: its columns, and the level of a row for a word
# The engine's confidence, 0 to 100: from noise in a picture it makes words of little confidence. A
# line in which no word reaches this is left out; set by hand.
_BELIEVED = 40.0
_FLAT = 1.6  # a box at most this many times as high as its highest word is one level line


@dataclass(frozen=True, slots=True)
class _Word:
    """A word of tesseract's table: its paragraph and line, and its place on the page."""

    line: tuple[int, int, int]
    text: str
    box: Rect
    belief: float


def recognised_page(file: BookFile, table: str, dots: tuple[int, int]) -> BookFile:
    """The page ``file`` with the text of tesseract's ``table`` for a picture of ``dots``."""
    if file.page is None:
        raise ValueError("not a page")
    width, height = file.page.width, file.page.height
    lines = list(_lines(_words(table, width / dots[0], height / dots[1])))
    paragraphs = [paragraph for paragraph, _ in lines]
    joins = [False] + [one == other for one, other in pairwise(paragraphs)]
    found = page_text([line for _, line in lines], joins[: len(lines)])
    page = PageLayout(width, height, found.boxes, recognised=True)
    return replace(file, text=found.text, hidden=(), page=page)


def _words(table: str, across: float, down: float) -> Iterator[_Word]:
    """The words of the table, their boxes in points; other rows are skipped."""
    for row in table.split("\n"):
        cells = row.rstrip("\r").split("\t", _COLUMNS - 1)
        if len(cells) != _COLUMNS or cells[0] != _WORD or not cells[11].strip():
            continue
        block, paragraph, line, _, x, y, width, height = map(int, cells[2:10])
        box = (across * x, down * y, across * (x + width), down * (y + height))
        yield _Word((block, paragraph, line), _clean(cells[11]), box, float(cells[10]))


def _clean(word: str) -> str:
    """The word's characters that mean something."""
    return "".join(c if unicodedata.category(c)[0] != "C" else "\ufffd" for c in word.strip())


def _lines(words: Iterable[_Word]) -> Iterator[tuple[tuple[int, int], Line]]:
    """Each line and its paragraph, without lines of low confidence, which are noise."""
    for (block, paragraph, _), group in groupby(words, lambda word: word.line):
        members = list(group)
        if max(word.belief for word in members) >= _BELIEVED:
            yield (block, paragraph), _line(block, members)


def _line(block: int, words: Sequence[_Word]) -> Line:
    whole = covering([word.box for word in words])
    upright = whole[3] - whole[1] > whole[2] - whole[0] and len(max(words, key=_length).text) > 2
    highest = max(word.box[3] - word.box[1] for word in words)
    flat = not upright and whole[3] - whole[1] <= _FLAT * highest
    upward = upright and words[-1].box[1] < words[0].box[1]
    pieces: list[str] = []
    boxes: list[Rect] = []
    for word in words:
        if pieces and not (unspaced(pieces[-1][-1]) and unspaced(word.text[0])):
            pieces.append(" ")
            boxes.append(NOWHERE)
        pieces.append(word.text)
        x0, y0, x1, y1 = word.box
        # On a level line all letters are as high as the line: a dash is marked like a word.
        box = (x0, whole[1], x1, whole[3]) if flat else (x0, y0, x1, y1)
        boxes += _letters(word.text, box, upright, upward)
    text = "".join(pieces)
    size = whole[2] - whole[0] if upright else whole[3] - whole[1]
    return Line(block, text, boxes, bytearray([Ink.VISIBLE] * len(text)), whole, size, flat)


def _length(word: _Word) -> int:
    return len(word.text)


def _letters(word: str, box: Rect, upright: bool, upward: bool) -> Iterator[Rect]:
    """A box for each letter of ``word``: equal parts of the word's, as tesseract gives none."""
    x0, y0, x1, y1 = box
    count = len(word)
    backward = upward if upright else unicodedata.bidirectional(word[0]) in ("R", "AL")
    for number in range(count):
        at = count - 1 - number if backward else number
        if upright:
            step = (y1 - y0) / count
            yield x0, y0 + step * at, x1, y0 + step * (at + 1)
        else:
            step = (x1 - x0) / count
            yield x0 + step * at, y0, x0 + step * (at + 1), y1
