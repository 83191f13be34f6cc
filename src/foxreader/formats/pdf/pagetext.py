"""A page's characters in reading order, each with its box, from what the page engine enumerates.

The text is made so that it reads as flow text does: a line end inside a paragraph is a
space, a paragraph's end a line end, a word broken over two lines is whole again with a
soft hyphen in it that keeps the hyphen's place.
"""

from __future__ import annotations

import math
import re
import struct
import unicodedata
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Any

from foxreader.core.page import Rect

# Lines: letters, their boxes, and their ink
#
# A page has thousands of letters, so what can be done for a whole line is done so, and only a
# line with an unusual character in it is taken letter by letter.

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
_CODES = frozenset("\x0b\x0c\x0e\x0f\x1c\x1d\x1e\x1f")  # of letters, above all of ligatures
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
class _GatheredLetters:
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
    found = _GatheredLetters()
    at = 0
    for run in _UNUSUAL.finditer(text):
        start, end = run.span()
        found.add(text[at:start], boxes[at:start], inks[at:start])
        at = end
        space = False
        for character, box, ink in zip(run[0], boxes[start:end], inks[start:end], strict=True):
            if character in _CODES or not (character.isspace() or character == "\u200b"):
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


# Text

# What a word is broken with at a line's end: hyphens, the sign of the optional one in recognised
# text, the double one of blackletter, and the dot of old fonts for a hyphen that they lack.
_HYPHENS = frozenset("-\u2010\u00ad\u00ac\u2e17\u00b7")
# Words before which a hyphen stands for a part of a later word, "Kupfer- und Messingkessel": only
# those that are no end of a broken word in any language.
_SUSPENDING = re.compile(r"(?:und|oder)\s")
_OWN_HYPHENS = frozenset("-\u2010\u2011")  # those that may be of the word
# Codes without meaning: controls, private use, "unknown".
_GARBAGE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)?")
_BROKEN = re.compile("[^\\W\\d_]+\u00ad[^\\W\\d_]+")
_GARBAGE_SHARE = 0.3  # of a page, above which its font has no usable letters; set by hand


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a page's text, and the size of its letters in points."""

    start: int
    end: int
    size: float


@dataclass(frozen=True, slots=True)
class PageText:
    """A page's text, four floats for each character's box, and whether each can be seen."""

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


@dataclass(slots=True)
class _Whole:
    """A page's text as it grows, in pieces."""

    pieces: list[str] = field(default_factory=list)
    boxes: list[Rect] = field(default_factory=list)
    inks: bytearray = field(default_factory=bytearray)

    def put(self, character: str, ink: int) -> None:
        """Add a character that has no place on the page."""
        self.pieces.append(character)
        self.boxes.append(NOWHERE)
        self.inks.append(ink)

    def add(self, line: Line) -> None:
        """Add a line."""
        self.pieces.append(line.text)
        self.boxes += line.boxes
        self.inks += line.inks

    def glue(self, line: str) -> None:
        """Add the separator between the last line and ``line``."""
        piece, first = self.pieces[-1], line[0]
        last = piece[-1]
        before = piece[-2:-1] or "".join(self.pieces[-2:-1])[-1:]
        if last in _OWN_HYPHENS and _SUSPENDING.match(line):
            self.put(" ", self.inks[-1])
            return
        capitals = piece[-3:-1].isupper() and line[:2].isupper() and len(line) > 1
        if last in _HYPHENS and before.isalpha() and (first.islower() or capitals):
            self.pieces[-1] = piece[:-1] + "\u00ad"
        elif last in _OWN_HYPHENS and (before + first).isalpha():
            return  # "Anglo-" and "Saxon" are one
        elif (last in _OWN_HYPHENS or last == "–") and (before + first).isdecimal():
            return  # "1914-" and "1918" too
        elif not (unspaced(last) and unspaced(first)):
            self.put(" ", self.inks[-1])

    def floats(self) -> array[float]:
        """The boxes, four floats each; packed, as that takes a third of the time."""
        boxes = array("f")
        boxes.frombytes(struct.pack(f"{4 * len(self.boxes)}f", *chain.from_iterable(self.boxes)))
        return boxes


def page_text(lines: Sequence[Line], joins: Sequence[bool]) -> PageText:
    """The text of ``lines``; ``joins`` is, for each, whether it continues the paragraph."""
    whole = _Whole()
    paragraphs: list[Paragraph] = []
    start, size = 0, 0.0
    for line, join in zip(lines, joins, strict=True):
        if whole.pieces and join:
            whole.glue(line.text)
        elif whole.pieces:
            paragraphs.append(Paragraph(start, len(whole.boxes), size))
            whole.put("\n", Ink.VISIBLE)
            start, size = len(whole.boxes), 0.0
        size = max(size, line.size)
        whole.add(line)
    if whole.pieces:
        paragraphs.append(Paragraph(start, len(whole.boxes), size))
        whole.put("\n", Ink.VISIBLE)
    return PageText("".join(whole.pieces), whole.floats(), bytes(whole.inks), tuple(paragraphs))


def with_own_hyphens(texts: Sequence[str]) -> list[str]:
    """The texts of all pages, each as long as before: a word broken at a line's end has its hyphen
    where the book writes the same word inside a line at least as often with one as without."""
    if not any("\u00ad" in text for text in texts):
        return list(texts)
    written = Counter(word.casefold() for text in texts for word in _WORD.findall(text))

    def kept(match: re.Match[str]) -> str:
        own, joined = (match[0].replace("\u00ad", sign) for sign in ("-", ""))
        often = written[own.casefold()]
        return own if often and often >= written[joined.casefold()] else match[0]

    return [_BROKEN.sub(kept, text) for text in texts]


def is_garbage(text: str) -> bool:
    """Whether ``text`` is mostly codes without meaning, as from fonts without a character map."""
    found = len(_GARBAGE.findall(text))
    return bool(found) and found > _GARBAGE_SHARE * len("".join(text.split()))


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
