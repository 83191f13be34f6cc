"""A page's characters in reading order, each with its box, from what the page engine enumerates.

The text is made so that it reads as flow text does: a line end inside a paragraph is a
space, a paragraph's end a line end, a word broken over two lines is whole again with a
soft hyphen in it that keeps the hyphen's place.
"""

from __future__ import annotations

import math
import re
import unicodedata
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import chain
from typing import Any

from foxreader.core.page import Rect

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NOWHERE: Rect = (math.nan, math.nan, math.nan, math.nan)
_HYPHENS = frozenset("-\u2010\u00ad")
_PAINTED = 16 | 32
_FIXED_WIDTH = 8
_TINY = 1.0
_PALE = 0xF0
# Codes without meaning: controls, private use, "unknown".
_GARBAGE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]")
_GARBAGE_SHARE = 0.3


class Ink(IntEnum):
    """How a character meets the eye."""

    VISIBLE = 0
    UNPAINTED = 1
    """Neither filled nor stroked, or wholly transparent: text laid over a scan, or a trick."""
    PALE = 2
    """Nearly white: seen only on a dark ground."""
    TINY = 3
    """Smaller than anybody reads."""


@dataclass(slots=True)
class Line:
    """One line as it is gathered: its characters, their boxes and inks, and where it lies."""

    block: int
    size: float = 0.0
    level: bool = True
    fixed: bool = False
    characters: list[str] = field(default_factory=list)
    boxes: list[Rect] = field(default_factory=list)
    inks: bytearray = field(default_factory=bytearray)

    @property
    def rect(self) -> Rect:
        """What the boxes of its characters cover."""
        placed = [box for box in self.boxes if box is not _NOWHERE]
        x0s, y0s, x1s, y1s = zip(*placed, strict=True)
        return min(x0s), min(y0s), max(x1s), max(y1s)

    def put(self, character: str, box: Rect, ink: Ink) -> None:
        """Add one character."""
        self.characters.append(character)
        self.boxes.append(box)
        self.inks.append(ink)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A run of a page's text that stands together, and the size of its letters in points."""

    start: int
    end: int
    size: float


@dataclass(frozen=True, slots=True)
class PageText:
    """A page's text, four floats a character, and how each meets the eye."""

    text: str
    boxes: array[float]
    inks: bytes
    paragraphs: tuple[Paragraph, ...] = ()

    def runs(self, *inks: Ink) -> tuple[tuple[int, int], ...]:
        """The runs (start, end) of characters of one of ``inks``; white space inside joins them."""
        runs: list[tuple[int, int]] = []
        if not any(ink in self.inks for ink in inks):
            return ()
        for offset, ink in enumerate(self.inks):
            if ink not in inks:
                continue
            if runs and not self.text[runs[-1][1] : offset].strip():
                runs[-1] = (runs[-1][0], offset + 1)
            else:
                runs.append((offset, offset + 1))
        return tuple(runs)


EMPTY = PageText("", array("f"), b"")


def page_text(lines: Sequence[Line], joins: Sequence[bool]) -> PageText:
    """The text of ``lines``; ``joins`` tells of each whether it goes on with the paragraph."""
    whole = Line(0)
    paragraphs: list[Paragraph] = []
    start, size = 0, 0.0
    for line, join in zip(lines, joins, strict=True):
        if whole.characters and join:
            _glue(whole, line.characters[0])
        elif whole.characters:
            paragraphs.append(_closed(whole, start, size))
            start, size = len(whole.characters), 0.0
        size = max(size, line.size)
        whole.characters += line.characters
        whole.boxes += line.boxes
        whole.inks += line.inks
    if whole.characters:
        paragraphs.append(_closed(whole, start, size))
    boxes = array("f", chain.from_iterable(whole.boxes))
    return PageText("".join(whole.characters), boxes, bytes(whole.inks), tuple(paragraphs))


def page_lines(blocks: Sequence[Mapping[str, Any]], matrix: Matrix) -> list[Line]:
    """The lines of a page's raw blocks that have anything on them, boxes turned by ``matrix``."""
    lines: list[Line] = []
    for number, block in enumerate(blocks):
        for raw in block["lines"] if block["type"] == 0 else ():
            line = _line(raw, matrix, number)
            if line.characters:
                lines.append(line)
    return lines


def is_garbage(text: str) -> bool:
    """Whether ``text`` is codes without meaning, as fonts without a character map give it."""
    return len(_GARBAGE.findall(text)) > _GARBAGE_SHARE * len("".join(text.split()))


def unspaced(character: str) -> bool:
    """Whether ``character`` belongs to a script that writes no spaces between words."""
    code = ord(character)
    return (
        0x2E80 <= code <= 0x30FF
        or 0x3400 <= code <= 0x9FFF
        or 0xF900 <= code <= 0xFAFF
        or 0xFF00 <= code <= 0xFF9F
        or 0x20000 <= code <= 0x3FFFF
    )


def _line(raw: Mapping[str, Any], matrix: Matrix, block: int) -> Line:
    """One line, runs of white space as one space, none at its ends, ligatures taken apart."""
    direction = raw["dir"]
    line = Line(block, level=abs(direction[1]) < 0.1 and matrix is IDENTITY)
    line.fixed = all(span["flags"] & _FIXED_WIDTH for span in raw["spans"])
    turned = matrix is not IDENTITY
    space = True
    drawn = _drawn_size(raw)
    characters, boxes, inks = line.characters, line.boxes, line.inks
    for span in raw["spans"]:
        size: float = drawn or span["size"]
        ink = _ink(span, size)
        line.size = max(line.size, size)
        for char in span["chars"]:
            character: str = char["c"]
            if "!" <= character <= "~" and not drawn and not turned:
                # Nearly all of most books: a plain letter just where it stands.
                space = False
                characters.append(character)
                boxes.append(char["bbox"])
                inks.append(ink)
                continue
            if character.isspace() or character == "\u200b":
                if not space:
                    line.put("\xa0" if character == "\xa0" else " ", _NOWHERE, ink)
                space = True
                continue
            space = False
            box = _drawn_box(char, drawn) if drawn else char["bbox"]
            if turned:
                box = _turned(box, matrix)
            if "!" <= character <= "~":
                line.put(character, box, ink)
                continue
            for letter, part in _letters(character, box):
                line.put(letter, part, ink)
    if line.characters and space:
        del line.characters[-1], line.boxes[-1], line.inks[-1]
    return line


def _drawn_size(raw: Mapping[str, Any]) -> float:
    """The size of letters that are drawings (Type 3), guessed from their widths; else 0.

    Such a font's own size says nothing: its unit may be a pixel of the printer.
    """
    if not all(span["font"].startswith("Type3") for span in raw["spans"]):
        return 0.0
    widths = [char["bbox"][2] - char["bbox"][0] for s in raw["spans"] for char in s["chars"]]
    return 2.0 * sum(widths) / len(widths) if widths else 0.0


def _drawn_box(char: Mapping[str, Any], size: float) -> Rect:
    x0, _, x1, _ = char["bbox"]
    base = char["origin"][1]
    return x0, base - 0.75 * size, x1, base + 0.25 * size


def _ink(span: Mapping[str, Any], size: float) -> Ink:
    if not span["char_flags"] & _PAINTED or span["alpha"] < 8:
        return Ink.UNPAINTED
    if size < _TINY:
        return Ink.TINY
    colour: int = span["color"]
    if min(colour >> 16 & 255, colour >> 8 & 255, colour & 255) >= _PALE:
        return Ink.PALE
    return Ink.VISIBLE


def _letters(character: str, box: Rect) -> Iterator[tuple[str, Rect]]:
    """What one glyph stands for: ligatures and Arabic letter forms become their letters."""
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


def _glue(text: Line, first: str) -> None:
    """What belongs between the line that stands there and one that begins with ``first``."""
    last = text.characters[-1]
    before = text.characters[-2] if len(text.characters) > 1 else ""
    if last in _HYPHENS and before.isalpha() and first.islower():
        text.characters[-1] = "\u00ad"
    elif not (unspaced(last) and unspaced(first)):
        text.put(" ", _NOWHERE, Ink(text.inks[-1]))


def _closed(text: Line, start: int, size: float) -> Paragraph:
    paragraph = Paragraph(start, len(text.characters), size)
    text.put("\n", _NOWHERE, Ink.VISIBLE)
    return paragraph
