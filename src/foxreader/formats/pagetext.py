"""A page's characters in reading order, each with its box, from what the page engine enumerates.

The text is made so that it reads as flow text does: a line end inside a block is a space,
a block's end a line end, a word broken over two lines is whole again with a soft hyphen
in it that keeps the hyphen's place.
"""

from __future__ import annotations

import math
import unicodedata
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from foxreader.core.page import Rect

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_NOWHERE: Rect = (math.nan, math.nan, math.nan, math.nan)
_HYPHENS = frozenset("-\u2010\u00ad")
_PAINTED = 16 | 32
_TINY = 1.0
_PALE = 0xF0
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


@dataclass(frozen=True, slots=True)
class Glyph:
    """A character with its place on the page as shown."""

    character: str
    box: Rect
    ink: Ink = Ink.VISIBLE


@dataclass(frozen=True, slots=True)
class PageText:
    """A page's text, four floats a character, and how each meets the eye."""

    text: str
    boxes: array[float]
    inks: bytes

    def runs(self, *inks: Ink) -> tuple[tuple[int, int], ...]:
        """The runs (start, end) of characters of one of ``inks``; white space inside joins them."""
        runs: list[tuple[int, int]] = []
        for offset, ink in enumerate(self.inks):
            if ink not in inks:
                continue
            if runs and not self.text[runs[-1][1] : offset].strip():
                runs[-1] = (runs[-1][0], offset + 1)
            else:
                runs.append((offset, offset + 1))
        return tuple(runs)


EMPTY = PageText("", array("f"), b"")


def page_text(blocks: Sequence[Mapping[str, Any]], matrix: Matrix) -> PageText:
    """The text of a page's raw blocks, boxes turned by ``matrix`` to the page as shown."""
    glyphs: list[Glyph] = []
    for block in blocks:
        if block["type"] != 0:
            continue
        before = len(glyphs)
        for line in block["lines"]:
            _join(glyphs, list(_line(line, matrix)), before)
        if len(glyphs) > before:
            if glyphs[-1].character == " ":
                glyphs.pop()
            glyphs.append(Glyph("\n", _NOWHERE))
    boxes = array("f")
    for glyph in glyphs:
        boxes.extend(glyph.box)
    return PageText("".join(g.character for g in glyphs), boxes, bytes(g.ink for g in glyphs))


def is_garbage(text: str) -> bool:
    """Whether ``text`` is codes without meaning, as fonts without a character map give it."""
    seen = [c for c in text if not c.isspace()]
    bad = sum(c == "\ufffd" or unicodedata.category(c) in ("Co", "Cc", "Cn", "Cs") for c in seen)
    return bad > _GARBAGE_SHARE * len(seen)


def _line(line: Mapping[str, Any], matrix: Matrix) -> Iterator[Glyph]:
    """The glyphs of one line, runs of white space as one space, ligatures taken apart."""
    space = True
    for span in line["spans"]:
        ink = _ink(span)
        for char in span["chars"]:
            character: str = char["c"]
            if character.isspace() or character == "\u200b":
                if not space:
                    yield Glyph(" ", _NOWHERE, ink)
                space = True
                continue
            space = False
            box = _turned(char["bbox"], matrix)
            letters = _letters(character)
            for number, letter in enumerate(letters):
                yield Glyph(letter, _part(box, number, len(letters)), ink)


def _ink(span: Mapping[str, Any]) -> Ink:
    if not span["char_flags"] & _PAINTED or span["alpha"] < 8:
        return Ink.UNPAINTED
    if span["size"] < _TINY:
        return Ink.TINY
    colour: int = span["color"]
    if min(colour >> 16 & 255, colour >> 8 & 255, colour & 255) >= _PALE:
        return Ink.PALE
    return Ink.VISIBLE


def _letters(character: str) -> str:
    """What one glyph stands for: ligatures and Arabic letter forms become their letters."""
    code = ord(character[0])
    if 0xFB00 <= code <= 0xFDFF or 0xFE70 <= code <= 0xFEFC:
        return unicodedata.normalize("NFKC", character).replace(" ", "") or character
    if code < 32 or 0x7F <= code < 0xA0 or 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF):
        return "\ufffd"
    return character


def _part(box: Rect, number: int, count: int) -> Rect:
    if count == 1:
        return box
    x0, y0, x1, y1 = box
    width = (x1 - x0) / count
    return x0 + number * width, y0, x0 + (number + 1) * width, y1


def _turned(box: Rect, matrix: Matrix) -> Rect:
    if matrix is IDENTITY:
        return box
    a, b, c, d, e, f = matrix
    x0, y0, x1, y1 = box
    xs = (a * x0 + c * y0 + e, a * x1 + c * y1 + e)
    ys = (b * x0 + d * y0 + f, b * x1 + d * y1 + f)
    return min(xs), min(ys), max(xs), max(ys)


def _join(glyphs: list[Glyph], line: list[Glyph], block_start: int) -> None:
    """Put ``line`` after what stands there of its block, with what belongs between the two."""
    if not line:
        return
    if len(glyphs) > block_start:
        last, first = glyphs[-1], line[0].character
        before = glyphs[-2].character if len(glyphs) - block_start > 1 else ""
        if last.character in _HYPHENS and before.isalpha() and first.islower():
            glyphs[-1] = Glyph("\u00ad", last.box, last.ink)
        elif last.character != " " and not (_unspaced(last.character) and _unspaced(first)):
            glyphs.append(Glyph(" ", _NOWHERE, last.ink))
    glyphs.extend(line)


def _unspaced(character: str) -> bool:
    """Whether ``character`` belongs to a script that writes no spaces between words."""
    code = ord(character)
    return (
        0x2E80 <= code <= 0x30FF
        or 0x3400 <= code <= 0x9FFF
        or 0xF900 <= code <= 0xFAFF
        or 0xFF00 <= code <= 0xFF9F
        or 0x20000 <= code <= 0x3FFFF
    )
