"""A page's characters in reading order, each with its box, from what the page engine enumerates.

The text is made so that it reads as flow text does: a line end inside a paragraph is a
space, a paragraph's end a line end, a word broken over two lines is whole again with a
soft hyphen in it that keeps the hyphen's place.
"""

from __future__ import annotations

import re
import struct
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from foxreader.core.page import Rect
from foxreader.formats.pdf.pagelines import NOWHERE, Ink, Line

_HYPHENS = frozenset("-\u2010\u00ad")
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

    def glue(self, first: str) -> None:
        """Add the separator between the last line and one that begins with ``first``."""
        piece = self.pieces[-1]
        last = piece[-1]
        before = piece[-2:-1] or "".join(self.pieces[-2:-1])[-1:]
        if last in _HYPHENS and before.isalpha() and first.islower():
            self.pieces[-1] = piece[:-1] + "\u00ad"
        elif last in _HYPHENS and before.isdecimal() and first.isdecimal():
            return  # "1914-" and "1918" are one
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
            whole.glue(line.text[0])
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
