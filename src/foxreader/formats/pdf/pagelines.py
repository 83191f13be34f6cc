"""The lines of a page as the page engine enumerates them: letters, their boxes, and their ink.

A page has thousands of letters, so what can be done for a whole line is done so, and only a
line with an unusual character in it is taken letter by letter.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from operator import itemgetter
from typing import Any

from foxreader.core.page import Rect

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
NOWHERE: Rect = (math.nan, math.nan, math.nan, math.nan)
_PAINTED = 16 | 32  # PyMuPDF's character flags: filled, stroked
_FIXED_WIDTH = 8  # its flag of a font
_TINY = 1.0  # points; the smallest print that is read has four
_PALE = 0xF0  # red, green and blue all at least this, of 255, are nearly white
# Characters that are several letters: ligatures and Arabic letter forms.
_FORMS = re.compile("[\ufb00-\ufdff\ufe70-\ufefc]")
# Characters that need a look: blanks, codes without meaning, ligatures and letter forms.
_UNUSUAL = re.compile(
    " *[\x00-\x1f\x7f-\xa0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ud800-\udfff"
    "\ufb00-\ufdff\ufe70-\ufefc\ufffe\uffff]+ *|  +"
)
_SPACE = re.compile(" ")
_BLANK = " \xa0"
_Style = tuple[float, str, int, int, int, int]
_STYLE: Callable[[Any], _Style] = itemgetter(
    "size", "font", "flags", "char_flags", "alpha", "color"
)
_CHARACTER, _BOX = itemgetter("c"), itemgetter("bbox")


class Ink(IntEnum):
    """Whether a character can be seen, and if not, why."""

    VISIBLE = 0
    UNPAINTED = 1
    """Neither filled nor stroked, or wholly transparent: text laid over a scan, or a trick."""
    PALE = 2
    """Nearly white: seen only on a dark background."""
    TINY = 3
    """Too small to read."""


@dataclass(slots=True)
class Line:
    """One line: its text, the box and the ink of each character, and its place.

    ``block`` is the number of the engine's block, ``size`` that of its largest letters in
    points; ``level`` is whether it is not turned, ``fixed`` whether its letters have one width.
    """

    block: int
    text: str
    boxes: list[Rect]
    inks: bytearray
    rect: Rect
    size: float = 0.0
    level: bool = True
    fixed: bool = False


@dataclass(slots=True)
class _Letters:
    """Characters as they are gathered."""

    pieces: list[str] = field(default_factory=list)
    boxes: list[Rect] = field(default_factory=list)
    inks: bytearray = field(default_factory=bytearray)

    def add(self, text: str, boxes: Iterable[Rect], inks: Iterable[int]) -> None:
        self.pieces.append(text)
        self.boxes += boxes
        self.inks += bytes(inks)


def page_lines(blocks: Sequence[Mapping[str, Any]], matrix: Matrix) -> list[Line]:
    """The lines of a page's raw blocks that have anything on them, boxes turned by ``matrix``."""
    lines: list[Line] = []
    for number, block in enumerate(blocks):
        for raw in block["lines"] if block["type"] == 0 else ():
            line = _line(raw, matrix, number)
            if line is not None:
                lines.append(line)
    return lines


def _line(raw: Mapping[str, Any], matrix: Matrix, block: int) -> Line | None:
    """One line, runs of white space as one space, none at its ends, ligatures taken apart."""
    spans = raw["spans"]
    styles = set(map(_STYLE, spans))
    chars = [char for span in spans for char in span["chars"]]
    text = "".join(map(_CHARACTER, chars))
    # The size of such a font is meaningless: its unit may be a pixel of the printer.
    drawn = _drawn_size(chars) if all(style[1].startswith("Type3") for style in styles) else 0.0
    boxes = [_drawn_box(char, drawn) for char in chars] if drawn else list(map(_BOX, chars))
    if matrix is not IDENTITY:
        boxes = [_turned(box, matrix) for box in boxes]
    inks = _line_inks(spans, styles, drawn, len(text))
    if not _is_plain(text):
        text, boxes, inks = _spelled(text, boxes, inks)
    text = _trimmed(text, boxes, inks)
    if not text:
        return None
    sizes = {style[0] for style in styles}
    level = abs(raw["dir"][1]) < 0.1 and matrix is IDENTITY
    # The engine's own box counts the spaces, which may stick out where sizes are mixed.
    high = raw["bbox"] if level and not drawn and len(sizes) == 1 else None
    return Line(
        block,
        text,
        boxes,
        inks,
        rect=_between(boxes, high) if high else covering(boxes),
        size=drawn or max(sizes),
        level=level,
        fixed=all(style[2] & _FIXED_WIDTH for style in styles),
    )


def _between(boxes: Sequence[Rect], high: Rect) -> Rect:
    """What the boxes of a level line cover, as high as ``high``."""
    head, tail = boxes[0], boxes[-1]
    return min(head[0], tail[0]), high[1], max(head[2], tail[2]), high[3]


def _line_inks(
    spans: Sequence[Mapping[str, Any]], styles: Iterable[_Style], drawn: float, length: int
) -> bytearray:
    """The ink of each of the ``length`` characters of ``spans``, which are set in ``styles``."""
    inks = {style: bytes((_ink(style, drawn or style[0]),)) for style in styles}
    if len(set(inks.values())) == 1:
        return bytearray(next(iter(inks.values())) * length)
    return bytearray().join([inks[_STYLE(span)] * len(span["chars"]) for span in spans])


def _is_plain(text: str) -> bool:
    """Whether ``text`` has no unusual character and no run of spaces."""
    return text.isprintable() and "  " not in text and (text.isascii() or not _FORMS.search(text))


def _spelled(
    text: str, boxes: Sequence[Rect], inks: bytearray
) -> tuple[str, list[Rect], bytearray]:
    """A line with its unusual characters spelled out, each run of white space as one."""
    found = _Letters()
    at = 0
    for run in _UNUSUAL.finditer(text):
        start, end = run.span()
        found.add(text[at:start], boxes[at:start], inks[at:start])
        at = end
        space = False
        for character, box, ink in zip(run[0], boxes[start:end], inks[start:end], strict=True):
            if not (character.isspace() or character == "\u200b"):
                space = False
                for letter, part in _letters(character, box):
                    found.add(letter, (part,), (ink,))
            elif not space:
                space = True
                found.add("\xa0" if character == "\xa0" else " ", (NOWHERE,), (ink,))
    found.add(text[at:], boxes[at:], inks[at:])
    return "".join(found.pieces), found.boxes, found.inks


def _trimmed(text: str, boxes: list[Rect], inks: bytearray) -> str:
    """A line without the spaces at its ends; a space inside has no place on the page."""
    shorter = text.rstrip(_BLANK)
    del boxes[len(shorter) :], inks[len(shorter) :]
    text = shorter.lstrip(_BLANK)
    head = len(shorter) - len(text)
    del boxes[:head], inks[:head]
    for space in _SPACE.finditer(text):
        boxes[space.start()] = NOWHERE
    return text


def covering(boxes: Sequence[Rect]) -> Rect:
    """What ``boxes`` cover; the first has a place, others may have none."""
    # The least and the greatest of a row pass over what is no number, but at its head.
    x0s, y0s, x1s, y1s = zip(*boxes, strict=True)
    return min(x0s), min(y0s), max(x1s), max(y1s)


def _drawn_size(chars: Sequence[Mapping[str, Any]]) -> float:
    """The size of letters that are drawings (Type 3), guessed from their widths."""
    widths = [char["bbox"][2] - char["bbox"][0] for char in chars]
    return 2.0 * sum(widths) / len(widths) if widths else 0.0


def _drawn_box(char: Mapping[str, Any], size: float) -> Rect:
    x0, _, x1, _ = char["bbox"]
    base = char["origin"][1]
    return x0, base - 0.75 * size, x1, base + 0.25 * size


@lru_cache(maxsize=1024)
def _ink(style: _Style, size: float) -> Ink:
    _, _, _, flags, alpha, colour = style
    if not flags & _PAINTED or alpha < 8:
        return Ink.UNPAINTED
    if size < _TINY:
        return Ink.TINY
    if min(colour >> 16 & 255, colour >> 8 & 255, colour & 255) >= _PALE:
        return Ink.PALE
    return Ink.VISIBLE


def _letters(character: str, box: Rect) -> Iterator[tuple[str, Rect]]:
    """The letters of one glyph: ligatures and Arabic letter forms are taken apart."""
    code = ord(character[0])
    letters = character
    if 0xFB00 <= code <= 0xFDFF or 0xFE70 <= code <= 0xFEFC:
        letters = unicodedata.normalize("NFKC", character).replace(" ", "") or character
    elif code < 32 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF):
        letters = "\ufffd"
    if len(letters) == 1:
        yield letters, box
        return
    x0, y0, x1, y1 = box
    width = (x1 - x0) / len(letters)
    leftward = unicodedata.bidirectional(letters[0]) in ("R", "AL")
    for number, letter in enumerate(letters):
        left = x0 + width * (len(letters) - 1 - number if leftward else number)
        yield letter, (left, y0, left + width, y1)


def _turned(box: Rect, matrix: Matrix) -> Rect:
    a, b, c, d, e, f = matrix
    x0, y0, x1, y1 = box
    xs = (a * x0 + c * y0 + e, a * x1 + c * y1 + e)
    ys = (b * x0 + d * y0 + f, b * x1 + d * y1 + f)
    return min(xs), min(ys), max(xs), max(ys)
