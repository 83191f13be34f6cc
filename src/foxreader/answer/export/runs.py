"""An answer's text as lines of runs, so that each format decides what may be markup: nearly none.

Of what a model may have meant as Markdown only ``**words**`` are taken as such; all else is text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from foxreader.core.events import Mark, Part

Kind = Literal["text", "strong", "quote", "mark"]


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line: plain or strong text, the book's own words, or a footnote's number."""

    kind: Kind
    text: str


Line = tuple[Run, ...]

# A part that is no plain text stands for one private character while a line is read.
_HELD = "\ue000"
_STRONG = re.compile(r"\*\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*\*")
_NOT_SHOWN = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def shown(text: str) -> str:
    """``text`` with a replacement character for controls and for what cannot be encoded.

    Marks that turn the direction of all that follows are taken out: they could put a book's words
    in the place of ours.
    """
    return _TURNING.sub("", _NOT_SHOWN.sub("\ufffd", text))


def one_line(text: str) -> str:
    """``text`` on one line, with single spaces."""
    return " ".join(shown(text).split())


def lines(parts: Iterable[Part]) -> list[Line]:
    """The lines of an answer, () for an empty one, without space at their ends."""
    held: list[Run] = []
    plain: list[str] = []
    for part in parts:
        if isinstance(part, Mark):
            held.append(Run("mark", str(part.footnote)))
        elif part.literal:
            held.append(Run("quote", shown(part.text)))
        else:
            plain.append(shown(part.text.replace(_HELD, "\ufffd")))
            continue
        plain.append(_HELD)
    waiting = iter(held)
    whole = "".join(plain).strip()
    return [_line(line.strip(), waiting) for line in whole.splitlines()]


def _line(line: str, held: Iterator[Run]) -> Line:
    runs: list[Run] = []
    for at, piece in enumerate(_STRONG.split(line)):
        kind: Kind = "strong" if at % 2 else "text"
        for number, words in enumerate(piece.split(_HELD)):
            if number:
                runs.append(next(held))
            if words:
                runs.append(Run(kind, words))
    return tuple(runs)


def paragraphs(parts: Iterable[Part]) -> list[list[Line]]:
    """The lines of an answer, those between empty lines together."""
    found: list[list[Line]] = [[]]
    for line in lines(parts):
        if line:
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [paragraph for paragraph in found if paragraph]
